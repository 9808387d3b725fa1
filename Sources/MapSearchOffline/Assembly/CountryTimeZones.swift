import MapGeometry
import MapSearchIndexFormat

/// The time zones of countries that have only one.
enum CountryTimeZones {
    /// The identifier of the time zone of a country, by its code as in an index; nil if there are several.
    static func timeZone(of country: UInt16) -> String? { timeZones[country] }

    private static let timeZones: [UInt16: String] = Dictionary(
        uniqueKeysWithValues: CountryTimeZoneTable.text.split(separator: "\n").map { line in
            let letters = line.utf8.prefix(2).map(UInt16.init)
            return (letters[0] << 8 | letters[1], String(line.dropFirst(3)))
        })
}

extension OfflineIndex {
    /// The time zone of a place in a country: that of the whole country, or otherwise that of the nearest settlement, in this
    /// index or in others; nil if it is not known.
    func timeZone(
        at coordinate: Coordinate, country: UInt16, _ others: CountryDirectory?
    ) throws(IndexFormatError) -> String? {
        guard country != 0 else { return nil }
        if let zone = CountryTimeZones.timeZone(of: country) { return zone }
        if let zone = try ReverseSearch(self, coordinate).timeZone(in: country) { return zone }
        return try others?.timeZone(at: coordinate, country: country)
    }
}
