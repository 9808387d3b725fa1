import MapGeometry
import MapSearchIndexFormat
import MapSearchText

/// Finds the meanings of the words of a query in the dictionary.
struct WordReader {
    let index: IndexFile
    let query: ParsedQuery
    /// Whether the last word is still being typed.
    var isTyping = false
    /// The corrections that the request has found so far; nil to keep none.
    var misspelt: MisspeltTerms?

    /// The shortest word, in characters, that is taken for a misspelling, by number of edits.
    static let shortestWord = [0, 4, 6]
    /// A word with so many digits is a code.
    private static let fewestDigitsOfCode = 2

    /// The meaning of a word as it is spelt, and of what it may go on to.
    func plainMeaning(_ word: Int, asPrefix: Bool) throws(IndexFormatError) -> WordMeaning {
        var meaning = WordMeaning()
        let bytes = query.word(word)
        let match = try lookUp(bytes)
        if let exact = match.exact {
            try meaning.appendPlain(.init(exact..<exact + 1, .exact), index.postings)
        }
        var variants: [ArraySlice<UInt8>] = []
        TokenVariants.forEachVariant(of: bytes, isAlone: query.wordCount == 1) { variant in
            if variants.isEmpty { variants.reserveCapacity(4) }
            variants.append(variant)
        }
        var variantPrefixes: [Range<Int>] = []
        for variant in variants {
            let match = try lookUp(variant)
            if let exact = match.exact {
                let isLetter = variant.count == 1 && bytes.count > 1
                try meaning.appendPlain(.init(exact..<exact + 1, .variant, isLetter: isLetter), index.postings)
            }
            // "mue" goes on as "mu" does, but "al" for "alameda" and "circ" for "circus" do not go on at all.
            let longer = match.longer
            if !longer.isEmpty, variant.count >= 2, bytes.count - variant.count <= 2,
                variant.first == bytes.first,
                variant.count >= bytes.count || !EquivalentWords.others(for: bytes).contains(variant)
            {
                variantPrefixes.append(longer)
            }
        }
        if asPrefix {
            // What has the word itself is not looked at again for what the word may go on to.
            let longer = match.longer
            if !longer.isEmpty { try meaning.appendPlain(.init(longer, .prefix), index.postings) }
            for longer in variantPrefixes {
                try meaning.appendPlain(.init(longer, .prefix, isVariant: true), index.postings)
            }
        }
        return meaning
    }

    /// The term that a word is as it is spelt; nil when the index has none.
    func exactTerm(_ word: Int) throws(IndexFormatError) -> Int? { try lookUp(query.word(word)).exact }

    /// A plain meaning widened by the terms within some edits of the word, when it is long enough for them.
    ///
    /// The others are terms that other words are as they are typed. A typo is none of them: "Leon, London" is not London said
    /// twice. A word that is known keeps its first letter: London is no Tondon with a typo.
    func editedMeaning(
        _ word: Int, _ plain: WordMeaning, edits: Int, asPrefix: Bool, others: Set<Int>, isKnown: Bool = false
    ) throws(IndexFormatError) -> WordMeaning {
        let token = query.token(word)
        var edits = min(edits, 2)
        while edits > 0, token.characterCount < Self.shortestWord[edits] { edits -= 1 }
        // "AD700" is the postal code of another town than "AD200", but "1yon" is Lyon.
        guard token.script != .number, query.word(word).count(where: \.isASCIIDigit) < Self.fewestDigitsOfCode else {
            return plain
        }
        if edits == 0 { return asPrefix ? try transposedMeaning(word, plain) : plain }
        var meaning = plain
        var matches = try (misspelt ?? MisspeltTerms()).matches(
            within: edits, of: query.word(word),
            firstCharacter: edits == 2 || isKnown ? firstCharacter(of: word) : [], acceptsPrefix: asPrefix,
            in: index.dictionary)
        if edits == 1, !asPrefix { try appendLigatureEdits(of: word, to: &matches) }
        for match in matches where match.edits > 0 || asPrefix {
            if match.terms.count == 1, others.contains(match.terms.lowerBound) { continue }
            try meaning.appendEdited(
                .init(match.terms, .edited, edits: match.edits, isPrefix: asPrefix && isTyping), index.postings)
        }
        return meaning
    }

    /// Appends the terms that are one typo away, in a letter that is folded to two.
    private func appendLigatureEdits(
        of word: Int, to matches: inout [TermDictionary.FuzzyMatch]
    ) throws(IndexFormatError) {
        let count = matches.count
        try LigatureEdits.forEach(of: query.word(word)) { other throws(IndexFormatError) in
            guard let term = try lookUp(other).exact, !matches.contains(where: { $0.terms.contains(term) }) else {
                return
            }
            matches.append(.init(terms: term..<term + 1, edits: 1))
        }
        if matches.count > count { matches.sort { $0.terms.lowerBound < $1.terms.lowerBound } }
    }

    /// The meaning of a beginning of two or three letters, widened by what begins with two of them the other way round.
    ///
    /// So short a word has too many neighbours for any other edit.
    private func transposedMeaning(_ word: Int, _ plain: WordMeaning) throws(IndexFormatError) -> WordMeaning {
        let bytes = Array(query.word(word))
        guard query.wordCount > 1, 2...3 ~= bytes.count, query.token(word).characterCount == bytes.count else {
            return plain
        }
        var ranges: [Range<Int>] = []
        for place in bytes.indices.dropLast() where bytes[place] != bytes[place + 1] {
            var swapped = bytes
            swapped.swapAt(place, place + 1)
            let range = try lookUp(swapped[...]).prefixed
            if !range.isEmpty { ranges.append(range) }
        }
        var meaning = plain
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            try meaning.appendEdited(.init(range, .edited, edits: 1, isPrefix: true), index.postings)
        }
        return meaning
    }

    private func firstCharacter(of word: Int) -> ArraySlice<UInt8> {
        let bytes = query.word(word)
        let next = bytes.indices.dropFirst().first { bytes[$0] & 0xC0 != 0x80 }
        return bytes[..<(next ?? bytes.endIndex)]
    }

    private func lookUp(_ bytes: ArraySlice<UInt8>) throws(IndexFormatError) -> TermDictionary.Match {
        // The builder cuts longer words in the same place.
        let term = bytes.prefix(TermDictionary.maximumTermLength)
        return try index.dictionary.lookUp(term.span)
    }
}
