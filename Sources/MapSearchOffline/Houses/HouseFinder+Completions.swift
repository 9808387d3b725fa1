import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension HouseFinder {
    /// The houses of an owner whose numbers go on from what is typed, each number once: 3a, 30, 31 for 3.
    func completions(of typed: HouseNumber, of owner: Int, limit: Int) throws(IndexFormatError) -> [FoundHouse] {
        let entry = try houses.entry(owner)
        let digits = String(typed.number)
        var completions: [FoundHouse] = []
        for house in entry.houses where completions.count < limit {
            let number = HouseNumber(number: house.number, rest: house.rest)
            let goesOn =
                house.number == typed.number
                ? number.suffix.hasPrefix(typed.suffix)
                : typed.suffix.isEmpty && String(house.number).hasPrefix(digits)
            guard goesOn, number != typed, completions.last?.text != house.text else { continue }
            completions.append(try found(house, .exact, in: entry))
        }
        return completions
    }
}
