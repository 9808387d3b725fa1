import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension StagedSearch {
    /// The places in an area whose name the last words of the text are a short form of; nil if there are none.
    ///
    /// A word is a short form before a period, or behind the last comma if no index has it: "Toronto, Ont.", "Charleston, W. Va.",
    /// "Lincoln, Lincs".
    func placesInAbbreviatedAreas() throws -> TextAnswer? {
        guard !isTyping, query.wordCount > 1, query.numericWords == 0 else { return nil }
        let hasPeriod = query.text.utf8.contains(UInt8(ascii: "."))
        guard hasPeriod || !query.segments.isEmpty else { return nil }
        let query = hasPeriod ? query.withLettersApart : query
        let isSame = query.wordCount == self.query.wordCount
        let short = query.words { query.isBeforePeriod($0) } | (isSame ? unknownWords & (query.segments.last ?? 0) : 0)
        guard short & query.allWords.lastWord != 0 else { return nil }
        var words: WordSet = 0
        while true {
            let last = (query.allWords & ~words).lastWord
            guard last & short != 0 else { break }
            words |= last
        }
        let name = query.allWords & ~words
        let isPart = query.segments.isEmpty || query.segments.contains { $0 & ~words == 0 }
        guard name != 0, isPart else { return nil }
        let places = scope.with { $0.count = Self.namesakeCount }.keeping(Self.abbreviated.contains)
        let named = try StagedSearch.exactAnswer(to: query.keeping(name, othersAreMet: true), places)
        let answer = try named?.keeping { hit in
            let index = scope.indexes[hit.part]
            return try hit.match.isExact && hit.match.isFullName
                && index.mappingFormatErrors { () throws(IndexFormatError) in
                    for area in try index.file.containers(of: hit.match.document)
                    where try query.isShortForm(words, ofNameOf: area, in: index.file) {
                        return true
                    }
                    return false
                }
        }
        return answer?.hits.isEmpty == false ? answer : nil
    }

    /// So many places of a name are looked at: the one in the area may be a small one.
    private static let namesakeCount = 64
}

extension ParsedQuery {
    /// Whether words are short forms of the first ones of a name that a document has, one each: "Nfld" is Newfoundland and Labrador.
    fileprivate func isShortForm(
        _ words: WordSet, ofNameOf document: UInt32, in index: IndexFile
    ) throws(IndexFormatError) -> Bool {
        let first = words.trailingZeroBitCount
        let count = words.nonzeroBitCount
        var term: [UInt8] = []
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor) {
            guard name.role != .code, name.termCount == count || count == 1 && name.termCount > 1 else { continue }
            var isShort = true
            for place in 0..<count where isShort {
                term.removeAll(keepingCapacity: true)
                try index.dictionary.appendTerm(Int(try name.term(place)), to: &term)
                isShort = Self.isShortForm(word(first + place), of: term[...])
            }
            if isShort { return true }
        }
        return false
    }

    /// Whether a word has the first letter of a longer one, and others of it in their order: "alta" is Alberta, and "w" West.
    ///
    /// More than two thirds of the letters are rather a typo.
    private static func isShortForm(_ word: ArraySlice<UInt8>, of term: ArraySlice<UInt8>) -> Bool {
        guard word.count * 3 <= term.count * 2, word.first == term.first else { return word == term }
        var rest = term
        return word.allSatisfy { letter in
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }
}
