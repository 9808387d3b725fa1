import MapSearchIndexFormat
import MapSearchText

extension StagedSearch {
    /// Whether another reading omits, in brackets, the name of a known place that is not its result.
    ///
    /// "Santa Luċija (Ta' Kerċem), Malta" is not a Santa Luċija elsewhere; "Bozen (Bolzano)" is Bozen.
    func contradicts(_ reading: StagedSearch) throws -> Bool {
        guard !reading.query.leftOutWords.isEmpty else { return false }
        let leftOut = query.bracketedWords
        guard leftOut != 0, try isPlaceNamed(in: leftOut) else { return false }
        guard let (place, document) = reading.best else { return true }
        let index = scope.indexes[place]
        let meanings = searches[place].plain
        let own = try index.mappingFormatErrors { () throws(IndexFormatError) in
            let terms = TermFilter(meanings, termCount: index.file.dictionary.termCount)
            return try NameMatcher.wordsOfWholeName(of: document, query, meanings, terms, in: index.file)
        }
        return own & leftOut == 0
    }

    /// Whether some words are the complete name of a place that contains others.
    private func isPlaceNamed(in words: WordSet) throws -> Bool {
        for (place, index) in scope.indexes.enumerated() {
            let named = try index.mappingFormatErrors { () throws(IndexFormatError) in
                try NamedContainer.all(in: index, query, searches[place].plain, fields: nil, needsExtent: false)
            }
            if named.contains(where: { $0.words & ~words == 0 }) { return true }
        }
        return false
    }
}

extension ParsedQuery {
    /// The words in brackets.
    var bracketedWords: WordSet {
        // Most texts have none of the bytes that the brackets consist of or begin with.
        guard text.utf8.contains(where: { $0 == 0x28 || $0 == 0x5B || $0 == 0xEF }) else { return 0 }
        var words: WordSet = 0
        var depth = 0
        var offset = 0
        var word = 0
        for scalar in text.unicodeScalars {
            while word < wordCount, token(word).sourceStart <= offset {
                if depth > 0 { words |= 1 << WordSet(word) }
                word += 1
            }
            switch scalar {
            case "(", "[", "（", "［": depth += 1
            case ")", "]", "）", "］": depth -= 1
            default: break
            }
            offset += UTF8.width(scalar)
        }
        return words
    }
}
