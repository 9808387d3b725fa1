/// The time zones of countries that have only one.
enum CountryTimeZones {
    /// The identifier of the time zone of a country, by its code as an index has it; nil where there are several.
    static func timeZone(of country: UInt16) -> String? { timeZones[country] }

    private static let timeZones: [UInt16: String] = Dictionary(
        uniqueKeysWithValues: CountryTimeZoneTable.text.split(separator: "\n").map { line in
            let letters = line.utf8.prefix(2).map(UInt16.init)
            return (letters[0] << 8 | letters[1], String(line.dropFirst(3)))
        })
}
