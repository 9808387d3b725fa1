import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension OfflineIndex {
    /// The maximum number of objects of a name to examine.
    private static let nameBudget = 200

    /// Whether a settlement, region or country is called by some words of a query, in their order, and is where it is wanted.
    ///
    /// Settlements are among the most important objects with their name, so only a few are examined.
    func hasPlace(
        named query: ParsedQuery, _ words: WordSet, of kinds: Set<ObjectKind> = ObjectKind.settlementsAndAreas,
        where isWanted: (Coordinate) -> Bool = { _ in true }
    ) throws(IndexFormatError) -> Bool {
        var found = false
        try forEachPlace(named: query, words, of: kinds) { document throws(IndexFormatError) in
            found = isWanted(try file.coordinate(try file.attributes[document]))
            return !found
        }
        return found
    }

    /// The highest importance of the places of some kinds that are called by some words of a query, in their order.
    ///
    /// - Returns: 0 to 1; nil if there are none.
    func importanceOfPlace(
        named query: ParsedQuery, _ words: WordSet, of kinds: Set<ObjectKind> = ObjectKind.settlementsAndAreas
    ) throws(IndexFormatError) -> Float? {
        try mostImportant(named: query, words, of: kinds).map { Float($0.importance) / 65_535 }
    }

    /// A place and its importance, from 0 to 65,535.
    struct KnownPlace {
        let importance: UInt16
        let coordinate: Coordinate
    }

    /// The best-known place of some kinds that is called by some words of a query, in their order; nil if there is none.
    func mostImportant(
        named query: ParsedQuery, _ words: WordSet, of kinds: Set<ObjectKind>
    ) throws(IndexFormatError) -> KnownPlace? {
        var best: KnownPlace?
        try forEachPlace(named: query, words, of: kinds) { document throws(IndexFormatError) in
            try keep(document, ifBetterThan: &best)
            return true
        }
        return best
    }

    /// The best-known settlement that is called by some words of a query and is in an area called by others, and the number of
    /// settlements with its name anywhere.
    func towns(
        named query: ParsedQuery, _ words: WordSet, in area: WordSet
    ) throws(IndexFormatError) -> (best: KnownPlace?, count: Int) {
        var best: KnownPlace?
        var count = 0
        guard let terms = try terms(of: query, area) else { return (nil, 0) }
        try forEachPlace(named: query, words, of: [.locality]) { document throws(IndexFormatError) in
            count += 1
            if try isWithin(document, { area throws(IndexFormatError) in try bears(terms, area) }) {
                try keep(document, ifBetterThan: &best)
            }
            return true
        }
        return (best, count)
    }

    private func keep(_ document: UInt32, ifBetterThan best: inout KnownPlace?) throws(IndexFormatError) {
        let row = try file.attributes[document]
        if let known = best, known.importance >= row.importance { return }
        best = KnownPlace(importance: row.importance, coordinate: try file.coordinate(row))
    }

    /// Whether a name in a text has the name of a country where the object is not: "Malta Airport" in Montana.
    func isInOtherCountry(_ match: TextMatch, than query: ParsedQuery) throws(IndexFormatError) -> Bool {
        let named = query.countries.filter { $0.words & match.ownWords != 0 }
        guard !named.isEmpty else { return false }
        let country = try file.countryCode(of: match.document)
        return country != 0 && !named.contains { $0.country == country }
    }

    /// Whether an object is in an area for which a condition holds.
    func isWithin(
        _ document: UInt32, _ isWanted: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> Bool {
        var next = try file.attributes[document].container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let container = next else { break }
            if try isWanted(try file.containers.document(container)) { return true }
            next = try file.containers.parent(container)
        }
        return false
    }

    /// Whether a settlement of at least an importance, 0 to 1, is the best-known place that is called by some words of a
    /// query, or about as well known as it.
    func namesTown(
        _ query: ParsedQuery, _ words: WordSet, from least: Float
    ) throws(IndexFormatError) -> Bool {
        guard let town = try importanceOfPlace(named: query, words, of: [.locality]), town >= least else {
            return false
        }
        let area = try importanceOfPlace(named: query, words, of: [.country, .region, .county]) ?? 0
        return town + Self.lagOfTown >= area
    }

    /// By how much less a town may be known than the area around it that has its name.
    private static let lagOfTown: Float = 0.1

    /// Calls `body` with places of some kinds that are called by some words of a query, in their order, until it returns
    /// false; the most important ones are among the first.
    private func forEachPlace(
        named query: ParsedQuery, _ words: WordSet, of kinds: Set<ObjectKind>,
        _ body: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        guard let terms = try terms(of: query, words), let first = terms.first.map(Int.init) else { return }
        var stream = try CandidateStream(
            [WordMeaning.Entry(first..<first + 1, .exact)], in: file, within: DocumentRanges(all: file.documentCount))
        var count = 0
        while count < Self.nameBudget, try stream.next() {
            for document in stream.documents {
                guard kinds.contains(try kind(of: document)), try bears(terms, document) else {
                    continue
                }
                if try !body(document) { return }
            }
            count += stream.documents.count
        }
    }

    /// The terms of some words of a query, as they are typed; nil if the index lacks one of them.
    private func terms(of query: ParsedQuery, _ words: WordSet) throws(IndexFormatError) -> [UInt32]? {
        var terms: [UInt32] = []
        for word in 0..<query.wordCount where words & 1 << WordSet(word) != 0 {
            guard let term = try file.dictionary.lookUp(query.word(word).span).exact else { return nil }
            terms.append(UInt32(term))
        }
        return terms
    }

    /// The minimum importance of a place that many people know: that of a city of about 100,000 people.
    private static let importanceOfLargeCity: UInt16 = 39_322

    /// The same as a part of a score, from 0 to 1.
    static let scoreOfLargeCity = Double(importanceOfLargeCity) / 65_535

    /// Whether an importance, from 0 to 65,535, is that of a place that many people know.
    static func isLargeCity(importance: UInt16) -> Bool { importance >= importanceOfLargeCity }

    /// Whether an object is as important as a place that many people know.
    func isLargeCity(_ document: UInt32) throws(IndexFormatError) -> Bool {
        Self.isLargeCity(importance: try file.attributes.importance(document))
    }

    /// The folded words of the name that an object is shown with.
    func shownWords(of document: UInt32) throws(IndexFormatError) -> Set<ArraySlice<UInt8>> {
        let name = ParsedQuery(try file.records.name(document, languages: []))
        return name.foldedWords(name.allWords)
    }

    private func bears(_ terms: [UInt32], _ document: UInt32) throws(IndexFormatError) -> Bool {
        guard let first = terms.first, let range = ForwardIndex.TermRange(first..<first + 1) else { return false }
        var names = try file.forward.cursor(document)
        while let name = try file.forward.next(&names, near: range) {
            guard name.termCount == terms.count, name.role != .postcode else { continue }
            var isEqual = true
            for place in terms.indices where try name.term(place) != terms[place] { isEqual = false }
            if isEqual { return true }
        }
        return false
    }
}
