import MapSearch
import MapSearchIndexFormat

/// What containers of other indexes answer for the documents of one: "Germany" for an extract of a part of it, whose border was
/// cut off.
struct OuterPlaces {
    private var places: [NamedContainer] = []
    /// The words that some of the containers answer.
    private(set) var words: WordSet = 0
    /// What was answered for all of a container, that of the last document: neighbours are in the same one.
    private var last: (container: Int, words: WordSet)?

    /// The containers that are of use to an index whose meanings of the words are known: countries, and of the others those
    /// of which the index has no container of the name.
    ///
    /// A country of which only the code is known is of use where the index has no country of the name.
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

    /// The words that the containers answer for a document.
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
                // An outline may cut through a container.
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
