import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Describes a match for clients: the matched letters, the missing words, the corrected text.
struct MatchDescription {
    let index: IndexFile
    let query: ParsedQuery
    let meanings: [WordMeaning]
    /// The code of the country requested separately from the text; nil for none.
    let country: String?
    /// The words of the current name; their storage is reused from name to name.
    private var words = TokenizedText()

    init(index: IndexFile, query: ParsedQuery, meanings: [WordMeaning], country: String? = nil) {
        self.index = index
        self.query = query
        self.meanings = meanings
        self.country = country
    }

    /// How much of the typed text the match covers.
    func quality(of match: TextMatch) -> MatchQuality { query.leftOutWords.isEmpty ? match.quality : .partial }

    /// One document in so many has a word that distinguishes little: "el" or "saint".
    private static let littleTellingShare = 1_000
    /// So many documents have it at least.
    private static let littleTellingCount = 30

    /// The number of characters of the only word of the text that distinguishes the match from others; nil if several do.
    ///
    /// What a correction leaves as it was typed may be a word that many names have, one for a street, or the country; "IL"
    /// behind a town of Illinois is not Israel.
    func onlyWordLength(_ match: TextMatch) throws(IndexFormatError) -> Int? {
        guard query.wordCount > 1, match.correctedWords != 0 else {
            return query.wordCount == 1 && query.leftOutWords.isEmpty ? query.token(0).characterCount : nil
        }
        let count = max(index.documentCount / Self.littleTellingShare, Self.littleTellingCount)
        let common = query.words { match.ownWords & 1 << WordSet($0) != 0 && meanings[$0].estimatedCount >= count }
        let country = try index.country(of: match.document, try index.attributes[match.document])
        let countryWords = query.countries.reduce(WordSet(0)) { words, named in
            country == 0 || named.country == country ? words | named.words : words
        }
        // "Via Alpina" is no place called V. Alsina.
        let kind = try index.strings.string(.kinds, Int(try index.attributes.kind(match.document)))
        let streetWords = kind == ObjectKind.street.rawValue ? 0 : query.streetWords
        let others =
            countryWords | (common | streetWords) & ~match.correctedWords | (isArticleFirst(match) ? 1 : 0)
        let telling = query.allWords & ~others
        return telling.nonzeroBitCount == 1 ? query.token(telling.trailingZeroBitCount).characterCount : nil
    }

    /// Whether the text begins with a word that looks like an article and is no part of the matched name: in "Le media", it is only
    /// met as a code of what contains the place.
    private func isArticleFirst(_ match: TextMatch) -> Bool {
        match.ownWords & 1 == 0 && query.word(0).count <= 2 && query.numericWords & 1 == 0
            && query.segments.first.map { $0 & 2 != 0 } ?? true
    }

    /// The match metadata; `isPrimary` says whether the shown name is the document's primary one.
    ///
    /// The `confidence` is only known for all results together. A house is shown with its number, in the order of its country.
    mutating func metadata(
        _ match: TextMatch, name: String, isPrimary: Bool, order: StreetLine, confidence: Double
    ) throws(IndexFormatError) -> MatchMetadata {
        var metadata = MatchMetadata(score: Double(match.score.total), edits: match.edits)
        metadata.spans = try spans(match, in: name, isPrimary: isPrimary)
        if let house = match.house {
            let starts = order.starts(street: name, number: house.text)
            for place in metadata.spans.indices { metadata.spans[place].start += starts.street }
            // A number that is only near is not the typed one.
            if house.precision != .nearby {
                let number = TextSpan(start: starts.number, length: house.text.utf16.count)
                metadata.spans.insert(number, at: starts.street > 0 ? 0 : metadata.spans.count)
            }
        }
        if metadata.spans.isEmpty { metadata.matchedName = try matchedName(match) }
        if match.unmatchedWords != 0 {
            for word in 0..<query.wordCount where match.unmatchedWords & 1 << WordSet(word) != 0 {
                metadata.unmatchedWords.append(query.source(word))
            }
        }
        metadata.unmatchedWords += query.leftOutWords
        if match.isCountryUnknown, query.leftOutWords.isEmpty, let country { metadata.unmatchedWords.append(country) }
        metadata.quality = quality(of: match)
        metadata.confidence = confidence
        return metadata
    }

    /// The parts of the shown name that match words of the query.
    ///
    /// The terms of the primary name are in the forward index, which the match has just read; those of a name in
    /// another language are looked up.
    private mutating func spans(
        _ match: TextMatch, in name: String, isPrimary: Bool
    ) throws(IndexFormatError) -> [TextSpan] {
        var spans: [TextSpan] = []
        spans.reserveCapacity(meanings.count + 1)
        words.tokenize(name)
        var cursor = try index.forward.cursor(match.document)
        let first = isPrimary ? try index.forward.next(&cursor) : nil
        if let first, first.role == .primary {
            for place in 0..<min(first.termCount, words.tokens.count) {
                if let span = span(of: words.tokens[place], try first.term(place), match, in: name) {
                    spans.append(span)
                }
            }
        } else {
            for token in words.tokens {
                guard let term = try index.dictionary.lookUp(words.bytes(of: token).span).exact else { continue }
                if let span = span(of: token, UInt32(term), match, in: name) { spans.append(span) }
            }
        }
        return spans
    }

    /// The part of a token of the shown name that matches a word of the query, if there is one.
    private func span(
        of token: TokenizedText.Token, _ term: UInt32, _ match: TextMatch, in name: String
    ) -> TextSpan? {
        for word in meanings.indices where match.ownWords & 1 << WordSet(word) != 0 {
            guard let entry = meanings[word].entry(for: term) else { continue }
            let isPart = entry.source == .prefix && query.token(word).characterCount < token.characterCount
            return Self.span(of: token, in: name, characters: isPart ? query.token(word).characterCount : nil)
        }
        return nil
    }

    /// A token, or its first characters, in UTF-16.
    private static func span(of token: TokenizedText.Token, in name: String, characters: Int?) -> TextSpan {
        let utf8 = name.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: token.sourceStart)
        var end = utf8.index(utf8.startIndex, offsetBy: token.sourceEnd)
        if let characters {
            // A folded character may be a part of one ("ß") or several with marks; whole characters look right.
            end = name.index(start, offsetBy: characters, limitedBy: end) ?? end
        }
        return TextSpan(start..<end, in: name)
    }

    /// The matched name, folded, if it is not the shown one.
    private func matchedName(_ match: TextMatch) throws(IndexFormatError) -> String? {
        guard let name = try index.forward.name(match.nameNumber, of: match.document) else { return nil }
        var bytes: [UInt8] = []
        for place in 0..<name.termCount {
            if place > 0 { bytes.append(UInt8(ascii: " ")) }
            try index.dictionary.appendTerm(Int(try name.term(place)), to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The query with its misspelt words replaced by those of a match; nil if there are none.
    func correctedText(_ match: TextMatch) throws(IndexFormatError) -> String? {
        guard match.edits > 0 || match.score.context < 0 else { return nil }
        var documents = [match.document]
        var container = try index.attributes[match.document].container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let current = container else { break }
            documents.append(try index.containers.document(current))
            container = try index.containers.parent(current)
        }
        var corrections: [Int: String] = [:]
        // A word that occurs in any of the names as typed needs no correction.
        var rightWords: WordSet = 0
        for document in documents { try noteCorrections(of: document, in: &corrections, &rightWords) }
        for word in corrections.keys where rightWords & 1 << WordSet(word) != 0 { corrections[word] = nil }
        guard !corrections.isEmpty else { return nil }
        var text = ""
        var utf8 = query.text.utf8.startIndex
        for word in 0..<query.wordCount {
            guard let correction = corrections[word] else { continue }
            let token = query.token(word)
            let start = query.text.utf8.index(query.text.utf8.startIndex, offsetBy: token.sourceStart)
            text += query.text[utf8..<start]
            text += correction
            utf8 = query.text.utf8.index(query.text.utf8.startIndex, offsetBy: token.sourceEnd)
        }
        return text + query.text[utf8...]
    }

    /// For each misspelt word, the first matching term of a document's names.
    private func noteCorrections(
        of document: UInt32, in corrections: inout [Int: String], _ rightWords: inout WordSet
    ) throws(IndexFormatError) {
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor) {
            for place in 0..<name.termCount {
                let term = try name.term(place)
                for word in meanings.indices {
                    guard let entry = meanings[word].entry(for: term) else { continue }
                    guard entry.source == .edited else {
                        rightWords |= 1 << WordSet(word)
                        continue
                    }
                    guard corrections[word] == nil else { continue }
                    var bytes: [UInt8] = []
                    try index.dictionary.appendTerm(Int(term), to: &bytes)
                    corrections[word] = String(decoding: bytes, as: UTF8.self)
                }
            }
        }
    }
}
