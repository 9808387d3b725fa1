import MapSearch
import MapSearchIndexFormat

/// Containers of other indexes that match words for the documents of one: "Germany" for an extract of a part of it, whose border
/// is missing.
struct OuterPlaces {
    private var places: [NamedContainer] = []
    /// The words that some of the containers match.
    private(set) var words: WordSet = 0
    /// The matches for all of the last document's container: neighbours are in the same one.
    private var last: (container: Int, words: WordSet)?

    /// The containers that are useful for an index with known meanings of the words: countries, and others if the index has no
    /// container of that name.
    ///
    /// A country of which only the code is known is useful if the index has no country of that name.
    init(
        _ named: [NamedContainer], for meanings: [WordMeaning], in index: OfflineIndex
    ) throws(IndexFormatError) {
        for place in named {
            let isKnown =
                if place.kind != .country {
                    try Self.hasContainer(place.words, meanings, in: index)
                } else if place.extent == nil {
                    try Self.hasContainer(place.words, meanings, in: index, isCountry: true)
                } else {
                    false
                }
            if isKnown { continue }
            places.append(place)
            words |= place.words
        }
    }

    /// Whether an index has its own containers for some of the words, or a country.
    private static func hasContainer(
        _ words: WordSet, _ meanings: [WordMeaning], in index: OfflineIndex, isCountry: Bool = false
    ) throws(IndexFormatError) -> Bool {
        let containers = index.file.containers
        for word in meanings.indices where words & 1 << WordSet(word) != 0 {
            for entry in meanings[word].entriesBySource.exact {
                let places = try containers.places(of: entry.terms)
                guard isCountry else {
                    if places.isEmpty { continue }
                    return true
                }
                for place in places {
                    let document = try containers.document(try containers.container(at: place))
                    if try index.kind(of: document) == .country { return true }
                }
            }
        }
        return false
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
            if place.country != 0, country != 0 {
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
        if isOfAll, let container = row.container { last = (container, words) }
        return words
    }
}
