import MapSearch
import MapSearchOffline

/// A question to a country, which has one answer.
struct Question {
    enum Kind: String, CaseIterable {
        /// Street and number in a town, as most people write it; with its postal code; the number first; without commas.
        case address, addressPostcode, numberFirst, plain
        /// A street of a town, a street and number with nothing but a postal code, a town, each by itself.
        case street, streetPostcode, town
        /// One letter is wrong, in the street, the town, or in each of them.
        case typoStreet, typoTown, typoBoth
        /// A business of a town, without and with its address.
        case business, businessAddress
        /// A chain around a point, by rank and by distance, and in the box of a town; a street and number in such a box.
        case chainNear, chainSorted, chainWithin, addressWithin
        /// What is suggested for a street and the beginning of its town, and for a town and the beginning of a street.
        case suggestTown, suggestStreet
    }

    let kind: Kind
    let text: String
    let latitude: Double
    let longitude: Double
    /// How far from its place an answer may be in latitude and in longitude, in degrees.
    let tolerance: Double
    var area: SearchArea?

    /// The places of the first ten answers.
    func ask(_ backend: OfflineBackend) throws -> [(name: String, coordinate: Coordinate?)] {
        switch kind {
        case .suggestTown, .suggestStreet:
            return try backend.suggest(SuggestRequest(text: text, in: area, limit: 10)).map {
                (Self.line($0.title, $0.subtitle), $0.center)
            }
        default:
            var options = SearchOptions()
            if kind == .chainSorted, let area { options.sort = .distance(from: area.center) }
            return try backend.answer(.text(text, in: area, options: options, page: .init(limit: 10))).objects.map {
                (Self.line($0.name, $0.descriptionText), $0.coordinate)
            }
        }
    }

    /// The rank of the right answer, beginning with one; zero when it is not among the answers.
    func rank(in places: [Coordinate?]) -> Int {
        let index = places.firstIndex { place in
            guard let place else { return false }
            return abs(place.latitude - latitude) <= tolerance && abs(place.longitude - longitude) <= tolerance
        }
        return index.map { $0 + 1 } ?? 0
    }

    /// The question as a line of a table; the last cell is empty unless it has an area.
    var row: String {
        let place = "\(latitude)\t\(longitude)\t\(tolerance)"
        return "\(kind.rawValue)\t\(text)\t\(place)\t\(area == nil ? "" : "area")\n"
    }

    private static func line(_ name: String, _ rest: String?) -> String {
        rest.map { "\(name) (\($0))" } ?? name
    }
}
