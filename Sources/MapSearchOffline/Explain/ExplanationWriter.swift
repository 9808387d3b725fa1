import MapSearch
import MapSearchIndexFormat

/// Analyses matches.
struct ExplanationWriter {
    let index: IndexFile
    let query: ParsedQuery
    let meanings: [WordMeaning]
    let assembler: ObjectAssembler

    /// The reason for the rank of an object that was created from a match.
    func explanation(_ match: TextMatch, _ object: GeoObject) throws(IndexFormatError) -> Explanation {
        let terms = try terms(match.document) { $0 == match.nameNumber }
        var words: [Explanation.Word] = []
        for word in 0..<query.wordCount { words.append(try explanation(of: word, in: match, terms)) }
        return Explanation(
            object: object, total: Double(match.score.total),
            parts: match.score.parts.map { Explanation.Part(name: $0.name, value: Double($0.value)) },
            matchedName: try terms.map(text).joined(separator: " "), words: words)
    }

    private func explanation(
        of word: Int, in match: TextMatch, _ terms: [UInt32]
    ) throws(IndexFormatError) -> Explanation.Word {
        let bit: WordSet = 1 << WordSet(word)
        if match.ownWords & bit != 0, let own = try meaning(of: word, among: terms) { return own }
        if match.unmatchedWords & bit == 0 {
            var next = try index.attributes[match.document].container
            for _ in 0..<ContainerIndex.maximumDepth {
                guard let container = next else { break }
                let document = try index.containers.document(container)
                if var meaning = try meaning(of: word, among: try self.terms(document) { _ in true }) {
                    meaning.container = try assembler.object(document).name
                    return meaning
                }
                next = try index.containers.parent(container)
            }
        }
        let isUnmatched = match.unmatchedWords & bit != 0
        return Explanation.Word(text: query.source(word), meaning: isUnmatched ? .unmatched : .address, edits: 0)
    }

    /// The best interpretation of a word among some terms; nil if it matches none of them.
    private func meaning(of word: Int, among terms: [UInt32]) throws(IndexFormatError) -> Explanation.Word? {
        var best: (entry: WordMeaning.Entry, term: UInt32)?
        for term in terms {
            guard let entry = meanings[word].entry(for: term) else { continue }
            if let best, (best.entry.source.rawValue, best.entry.edits) <= (entry.source.rawValue, entry.edits) {
                continue
            }
            best = (entry, term)
        }
        guard let (entry, term) = best else { return nil }
        let meaning: Explanation.Word.Meaning =
            switch entry.source {
            case .exact: .exact
            case .variant: .variant
            case .prefix: .prefix
            case .edited: .edited
            }
        return Explanation.Word(
            text: query.source(word), meaning: meaning, term: try text(term), edits: Int(entry.edits))
    }

    /// The terms of a document's names, limited to those with a needed number.
    private func terms(_ document: UInt32, _ isWanted: (Int) -> Bool) throws(IndexFormatError) -> [UInt32] {
        var terms: [UInt32] = []
        var cursor = try index.forward.cursor(document)
        var number = 0
        while let name = try index.forward.next(&cursor) {
            if isWanted(number) {
                for place in 0..<name.termCount { terms.append(try name.term(place)) }
            }
            number += 1
        }
        return terms
    }

    private func text(_ term: UInt32) throws(IndexFormatError) -> String {
        var bytes: [UInt8] = []
        try index.dictionary.appendTerm(Int(term), to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
