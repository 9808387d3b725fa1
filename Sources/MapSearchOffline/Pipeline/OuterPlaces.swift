import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Containers of other indexes that match words for the documents of one: "Germany" for an extract of a part of it, whose border
/// is missing.
struct OuterPlaces {
    private var places: [NamedContainer] = []
    /// The territories of the countries that the index has itself, which its objects there need not be in.
    private var territories: [(words: WordSet, codes: [UInt16])] = []
    /// The words that some of the containers match.
    private(set) var words: WordSet = 0
    /// Those of them that name what the index does not have, and not a country that it has with its territories.
    var missingWords: WordSet { places.reduce(0) { $0 | $1.words } }
    /// The matches for all of the last document's container: neighbours are in the same one.
    private var last: (container: Int, words: WordSet)?

    /// The containers that are useful for an index with mentions of its own: countries, and others if the index has no container of
    /// that name.
    ///
    /// A country of which only the code is known is useful if the index does not have it under that name.
    init(
        _ named: [NamedContainer], _ own: ContainerMentions, in index: OfflineIndex
    ) throws(IndexFormatError) {
        for place in named {
            let isKnown =
                if place.kind != .country {
                    place.words & own.words != 0
                } else if place.extent == nil {
                    try Self.isCountry(place.country, namedBy: place.words, own, in: index)
                } else {
                    false
                }
            if isKnown {
                guard place.kind == .country else { continue }
                let codes = IndexFile.text(ofCountry: place.country).map(CountryNames.territories) ?? []
                guard !codes.isEmpty else { continue }
                territories.append((place.words, codes.compactMap(IndexFile.country(ofText:))))
                words |= place.words
                continue
            }
            places.append(place)
            words |= place.words
        }
    }

    /// Whether words name the state that a document's territory belongs to, and not what the document is in: "UK" of Gibraltar.
    func nameSovereign(
        _ words: WordSet, of document: UInt32, _ row: AttributeTable.Row, in index: IndexFile
    ) throws(IndexFormatError) -> Bool {
        guard territories.contains(where: { $0.words & words != 0 }) else { return false }
        let country = try index.country(of: document, row)
        return territories.contains { $0.words & words != 0 && $0.codes.contains(country) }
    }

    /// Whether an index has a country itself under all of some words: "République française" is not French Polynesia.
    private static func isCountry(
        _ country: UInt16, namedBy words: WordSet, _ own: ContainerMentions, in index: OfflineIndex
    ) throws(IndexFormatError) -> Bool {
        let containers = index.file.containers
        var met: WordSet = 0
        for mention in own.all where words & mention.word & ~met != 0 {
            for place in mention.places where met & mention.word == 0 {
                let container = try containers.container(at: place)
                if try containers.country(container) == country,
                    try index.kind(of: try containers.document(container)) == .country
                {
                    met |= mention.word
                }
            }
        }
        return met & words == words
    }

    /// The words that the containers match for a document.
    mutating func words(
        _ document: UInt32, _ row: AttributeTable.Row, in index: IndexFile
    ) throws(IndexFormatError) -> WordSet {
        if let last, last.container == row.container { return last.words }
        let country = try index.country(of: document, row)
        let (latitude, longitude) = try index.location(row)
        var words: WordSet = 0
        var isOfAll = true
        for place in places where words & place.words != place.words {
            let isIn: Bool
            // What is in the country of a part may be in another part: "London, Scotland".
            if place.country != 0, country != 0, place.kind == .country || place.country != country {
                isIn = place.country == country
            } else if let extent = place.extent {
                isIn = try extent.contains(latitude, longitude)
                // An outline may cross a container.
                isOfAll = false
            } else {
                isIn = false
            }
            if isIn { words |= place.words }
        }
        for territory in territories where territory.codes.contains(country) { words |= territory.words }
        if isOfAll, let container = row.container { last = (container, words) }
        return words
    }
}
