import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// A country, region or settlement whose complete name is in a query.
struct NamedContainer {
    private(set) var words: WordSet
    let kind: ObjectKind
    /// The country that it is, or that it is a part of; 0 if it is another area, or the code is not known.
    let country: UInt16
    /// Nil for a country of which only the code is known.
    let extent: OutlinedPlace?

    /// The containers of an index that a query names, as far as their contents are known, unless these do not matter.
    static func all(
        in index: OfflineIndex, _ query: ParsedQuery, _ meanings: [WordMeaning], fields: AddressFields?,
        needsExtent: Bool = true
    ) throws(IndexFormatError) -> [NamedContainer] {
        let mentions = try ContainerMentions(of: meanings, in: index)
        return try all(mentions, in: index, query, meanings, fields: fields, needsExtent: needsExtent)
    }

    /// The same for known mentions; of those by some of the words, only the countries.
    static func all(
        _ mentions: ContainerMentions, in index: OfflineIndex, _ query: ParsedQuery, _ meanings: [WordMeaning],
        fields: AddressFields?, needsExtent: Bool = true, onlyCountriesBy countryWords: WordSet = 0
    ) throws(IndexFormatError) -> [NamedContainer] {
        let file = index.file
        // Each by itself: a word with variants has terms all over the dictionary.
        let terms = TermFilter(meanings.flatMap(\.entriesBySource.exact), termCount: file.dictionary.termCount)
        let isContainer = index.kinds.map(ObjectKind.settlementsAndAreas.contains)
        var found: [NamedContainer] = []
        // The index in `found` of each container.
        var indices: [Int: Int] = [:]
        var seen: Set<Range<Int>> = []
        // A word that is there twice names the same containers.
        for mention in mentions.all where mentions.mayBeMeant(mention) && seen.insert(mention.places).inserted {
            for place in mention.places.prefix(ContainerMentions.maximumCount) {
                let container = try file.containers.container(at: place)
                let document = try file.containers.document(container)
                let number = Int(try file.attributes.kind(document))
                guard number < isContainer.count, isContainer[number] else { continue }
                let kind = index.kinds[number]
                guard kind == .country || countryWords & mention.word == 0 else { continue }
                var words = try NameMatcher.wordsOfWholeName(
                    of: document, near: mention.terms, query, meanings, terms, in: file)
                if let fields { words &= fields.words(of: query, forKind: kind) }
                // The object itself is not its own container.
                guard words != 0, words != query.allWords else { continue }
                if let known = indices[container] {
                    if words.nonzeroBitCount > found[known].words.nonzeroBitCount { found[known].words = words }
                    continue
                }
                let country = kind == .country ? try file.containers.country(container) : 0
                let extent = try OutlinedPlace(document, kind, in: file)
                guard !needsExtent || country != 0 || extent.isKnown else { continue }
                indices[container] = found.count
                found.append(NamedContainer(words: words, kind: kind, country: country, extent: extent))
            }
        }
        return found
    }

    /// The countries that a query names at one end or between commas, in any language.
    static func countries(in query: ParsedQuery) -> [NamedContainer] {
        guard query.wordCount > 1 else { return [] }
        var found: [NamedContainer] = []
        let known = query.words { query.word($0).count == 2 || CountryNames.mayHave(query.word($0)) }
        guard known != 0 else { return [] }
        func note(_ range: ClosedRange<Int>) {
            let words = range.reduce(WordSet(0)) { $0 | 1 << WordSet($1) }
            guard words & ~known == 0 else { return }
            let name = query.folded(range)
            let isCode = name.count == 2 && isCountryCode(range.lowerBound, in: query)
            let codes = CountryNames.codes(of: name, isCode: isCode)
            guard !codes.isEmpty else { return }
            // "London, Scotland" is nowhere, although Scotland is in the country of London.
            let part = CountryParts.box(of: name).map(OutlinedPlace.init)
            for code in codes {
                guard let country = IndexFile.country(ofText: code) else { continue }
                found.append(
                    NamedContainer(words: words, kind: part == nil ? .country : .region, country: country, extent: part)
                )
            }
        }
        forEachRun(of: query, note)
        // "Tal 12, DE-80331 München"; the first and the last words have been read.
        guard query.numericWords != 0, query.wordCount > 3 else { return found }
        for word in 1..<query.wordCount - 1 where known & 1 << WordSet(word) != 0 && query.word(word).count == 2 {
            if CountrySigns.precedesCode(word, query) { note(word...word) }
        }
        return found
    }

    /// Whether two letters may be the code of a country: in capitals, and at the beginning only before a postal code, as in
    /// "LI-9490 Vaduz".
    private static func isCountryCode(_ word: Int, in query: ParsedQuery) -> Bool {
        guard query.source(word).utf8.allSatisfy({ $0 < UInt8(ascii: "a") }) else { return false }
        return word > 0 || query.numericWords & 2 != 0 && query.word(1).count >= 3
    }

    /// Calls `body` with the sequences of words that may name a country: at the end, at the beginning, and between two commas.
    private static func forEachRun(of query: ParsedQuery, _ body: (ClosedRange<Int>) -> Void) {
        let last = query.wordCount - 1
        let longest = min(CountryNames.maximumWordCount, last)
        for length in 1...longest { body(last - length + 1...last) }
        for length in 1...longest { body(0...length - 1) }
        for segment in query.segments.dropFirst().dropLast() {
            let first = segment.trailingZeroBitCount
            body(first...first + segment.nonzeroBitCount - 1)
        }
    }
}
