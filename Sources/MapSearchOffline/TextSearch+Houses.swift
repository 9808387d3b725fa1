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
        (matched, doubtful) = (DocumentSet(), DocumentSet())
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

    /// Whether houses are numbered on a document or within it: on a street, or in a village without streets.
    func mayHaveHouses(_ row: AttributeTable.Row) -> Bool {
        let kind = ObjectKind(rawValue: index.strings.all(.kinds)[Int(row.kind)])
        return kind == .street || ObjectKind.settlementsAndAreas.contains(kind)
    }

    /// Whether the text names a business and its street, so that a number that is not its own may be that of a house there.
    ///
    /// "9999 Vaduz" is a town with its postal code, and not a shop called Vaduz at another number.
    func namesStreet(
        of match: TextMatch, _ container: Int?, _ contexts: ContextReader
    ) throws(IndexFormatError) -> Bool {
        let common = query.numericWords | query.streetWords
        guard match.ownWords & ~common != 0 else { return false }
        // A street has the names of its towns and its postal codes, too.
        let others = match.ownWords | common | contexts.areaWords
        var next = try index.street(container)
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let street = next else { break }
            if contexts.places[street].all & ~others != 0 { return true }
            next = try index.street(around: street)
        }
        return false
    }
}
