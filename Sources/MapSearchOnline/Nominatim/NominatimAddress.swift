import MapSearch

/// Parses the parts of an address in Nominatim's format.
///
/// https://nominatim.org/release-docs/latest/api/Output/#addressdetails
enum NominatimAddress {
    /// The keys of parts, from the country down.
    private static let parts: [(names: [String], kinds: Address.Component.Kinds)] = [
        (["country"], .country),
        (["state", "region", "province"], .region),
        (["state_district"], .area),
        (["county"], .county),
        (["municipality"], .area),
        (["city", "town", "village"], .locality),
        (["city_district", "district", "borough", "suburb", "subdivision"], .district),
        (["hamlet", "croft", "isolated_dwelling"], .locality),
        (["neighbourhood", "allotments", "quarter", "city_block", "residential", "farm", "farmyard"], .district),
        (["industrial", "commercial", "retail"], .district),
        (["road", "square", "pedestrian"], .street),
        (["house_name"], .other),
        (["house_number"], .house),
    ]

    /// Keys that are not parts: codes, and values with their own field.
    private static let others: Set<String> = ["country_code", "postcode", "continent"]

    private static let known = Set(parts.flatMap(\.names)).union(others)

    /// Returns the address; the name of a business, which has its own key, is not part of it.
    static func address(_ details: JSONFields?, formatted: String, ownKey: String?) -> Address {
        guard let details else { return Address(formatted: formatted) }
        var parts = AddressComponents()
        for (names, kinds) in Self.parts {
            if kinds == .street {
                // Other things that the place is or is in: an airport, a building with a name.
                for key in details.names.sorted()
                where !known.contains(key) && key != ownKey && !key.hasPrefix("ISO3166") {
                    parts.add(details.text(key), key == "aeroway" ? .airport : .other)
                }
            }
            for name in names { parts.add(details.text(name), kinds) }
        }
        return Address(
            formatted: formatted, components: parts.components, postalCode: details.text("postcode"),
            countryCode: details.text("country_code")?.uppercased())
    }
}
