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
    init(
        _ named: [NamedContainer], for meanings: [WordMeaning], in index: IndexFile
    ) throws(IndexFormatError) {
        for place in named {
            if place.kind != .country, try Self.names(place.words, meanings, in: index) { continue }
            places.append(place)
            words |= place.words
        }
    }

    /// Whether an index has containers of its own for some of the words.
    private static func names(
        _ words: WordSet, _ meanings: [WordMeaning], in index: IndexFile
    ) throws(IndexFormatError) -> Bool {
        for word in meanings.indices where words & 1 << WordSet(word) != 0 {
            for entry in meanings[word].entriesBySource.exact
            where try !index.containers.places(of: entry.terms).isEmpty {
                return true
            }
        }
        return false
    }

    /// The words that the containers answer for a document.
    mutating func words(_ row: AttributeTable.Row, in index: IndexFile) throws(IndexFormatError) -> WordSet {
        if let last, last.container == row.container { return last.words }
        let country = if let container = row.container { try index.containers.country(container) } else { UInt16(0) }
        let (latitude, longitude) = try index.location(row)
        var words: WordSet = 0
        var isOfAll = true
        for place in places where words & place.words != place.words {
            let isIn: Bool
            if place.country != 0, country != 0 {
                isIn = place.country == country
            } else {
                isIn = try place.extent.contains(latitude, longitude)
                // An outline may cut through a container.
                isOfAll = false
            }
            if isIn { words |= place.words }
        }
        if isOfAll, let container = row.container { last = (container, words) }
        return words
    }
}
