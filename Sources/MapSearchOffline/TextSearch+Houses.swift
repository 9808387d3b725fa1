import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension TextSearch {
    /// Houses of one number that are no farther apart than so many metres are one address.
    private static let twinDistance = 50.0

    /// Searches for houses with numbers that begin or go on with words.
    mutating func searchWordedNumbers() throws {
        guard var numbers = houseWords else { return }
        numbers.addWorded(query, among: parameters.fields?.words(of: query) { $0 == .street } ?? .max)
        guard numbers.worded != 0 else { return }
        houseWords = numbers
        elsewhereWords |= numbers.words
        // A street that was found with another number may have this one.
        matched = DocumentSet()
        try search(plain)
    }

    /// The matches, and behind each house that was asked for the others that bear its number in its street.
    mutating func withTwinHouses(_ matches: [TextMatch]) throws(IndexFormatError) -> [TextMatch] {
        func mayHaveTwins(_ house: FoundHouse?) -> Bool {
            house.map { $0.precision == .exact && !$0.isSingle } ?? false
        }
        guard let houses = index.houses, matches.contains(where: { mayHaveTwins($0.house) }) else { return matches }
        var all: [TextMatch] = []
        for match in matches {
            all.append(match)
            guard let house = match.house, mayHaveTwins(house),
                let owner = try houses.entries.number(of: match.document)
            else { continue }
            var places = [house.coordinate]
            for twin in try HouseFinder(houses: houses).houses(HouseNumber(house.text), of: owner)
            where places.allSatisfy({ $0.distance(to: twin.coordinate) > Self.twinDistance }) {
                var other = match
                other.house = twin
                all.append(other)
                places.append(twin.coordinate)
            }
        }
        found += all.count - matches.count
        return Array(all.prefix(parameters.count))
    }
}
