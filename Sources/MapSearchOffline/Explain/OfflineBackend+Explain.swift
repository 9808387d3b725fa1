public import MapSearch
import MapSearchIndexFormat

extension OfflineBackend {
    /// Answers a search for a text or an address, and says of each result why it stands where it stands.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The results of the page with their scores taken apart; empty when nothing was found.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``, and `notApplicable` for requests that are no text, whose results have
    ///   no score; `CancellationError` when the current task is cancelled.
    public func explain(_ request: SearchRequest) throws -> [Explanation] {
        try request.validate()
        let text: String
        var fields: AddressFields?
        switch request.operation {
        case .text(let line, _): text = line
        case .address(let address, _):
            text = address.singleLine
            fields = AddressFields(address)
        default: throw SearchError.notApplicable("Only a search for a text has scores to explain: use answer(_:).")
        }
        return try reading {
            let (query, outcome) = try found(by: text, fields, goal: goal(for: request))
            let writer = ExplanationWriter(
                index: index.file, query: query, meanings: outcome.meanings, assembler: assembler(request))
            return try outcome.matches.dropFirst(request.page.offset).prefix(request.page.limit).map(writer.explanation)
        }
    }
}

/// Takes matches apart.
private struct ExplanationWriter {
    let index: IndexFile
    let query: ParsedQuery
    let meanings: [WordMeaning]
    let assembler: ObjectAssembler

    func explanation(_ match: TextMatch) throws(IndexFormatError) -> Explanation {
        var description = MatchDescription(index: index, query: query, meanings: meanings)
        let object = try assembler.object(match.document, house: match.house) {
            name, isPrimary throws(IndexFormatError) in
            try description.metadata(match, name: name, isPrimary: isPrimary)
        }
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
        if match.missingWords & bit == 0 {
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
        let isUnmatched = match.missingWords & bit != 0
        return Explanation.Word(text: query.source(word), meaning: isUnmatched ? .unmatched : .address, edits: 0)
    }

    /// What a word means among some terms, the best that there is; nil when it means none of them.
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

    /// The terms of a document's names, of those whose number is wanted.
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
