import MapSearchText

extension AddressFields {
    /// The same without the number of a district behind the city, as in "Praha 1" and "Dublin 4"; nil if there is none.
    var withoutDistrictNumber: AddressFields? {
        let query = ParsedQuery(value(of: .city))
        guard query.wordCount > 1 else { return nil }
        let number = query.wordCount - 1
        guard query.isNumber(number), query.word(number).count <= Self.longestDistrictNumber,
            !query.isNumber(number - 1)
        else { return nil }
        return replacing(.city, with: query.source(0...number - 1), leavingOut: [query.source(number)])
    }

    /// The same without the number of the house; nil if the street has none, or is nothing else.
    var withoutHouse: AddressFields? {
        let query = ParsedQuery(value(of: .street))
        let house = HouseWords(query).words & query.allWords
        guard house != 0, house != query.allWords else { return nil }
        let street = query.keeping(query.allWords & ~house)
        return replacing(.street, with: street.text, leavingOut: street.leftOutWords)
    }

    /// The number of a district has at most so many digits: longer ones are postal codes.
    private static let longestDistrictNumber = 2
}
