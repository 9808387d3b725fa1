import MapGeometry

/// An address as separate fields, to be geocoded or shown.
///
/// ```swift
/// let address = PostalAddress(street: "Unter den Linden 77", city: "Berlin", postalCode: "10117", country: "Germany")
/// let placemarks = try await geocoder.geocode(postalAddress: address)
/// ```
///
/// The fields are those of contacts on Apple platforms. An empty field is unknown.
public struct PostalAddress: Hashable, Sendable, Codable {
    /// The street with the house number, in the order of the country; may have several lines.
    public var street: String
    /// The district of the city.
    public var subLocality: String
    /// The city, town or village.
    public var city: String
    /// The county.
    public var subAdministrativeArea: String
    /// The state or province.
    public var state: String
    /// The postal code.
    public var postalCode: String
    /// The name of the country.
    public var country: String
    /// The ISO 3166-1 alpha-2 code of the country, in upper or lower case.
    public var isoCountryCode: String

    /// Creates an address; every field is optional.
    ///
    /// - Parameters:
    ///   - street: The street with the house number.
    ///   - subLocality: The district of the city.
    ///   - city: The city, town or village.
    ///   - subAdministrativeArea: The county.
    ///   - state: The state or province.
    ///   - postalCode: The postal code.
    ///   - country: The name of the country.
    ///   - isoCountryCode: The ISO 3166-1 alpha-2 code of the country.
    public init(
        street: String = "", subLocality: String = "", city: String = "", subAdministrativeArea: String = "",
        state: String = "", postalCode: String = "", country: String = "", isoCountryCode: String = ""
    ) {
        self.street = street
        self.subLocality = subLocality
        self.city = city
        self.subAdministrativeArea = subAdministrativeArea
        self.state = state
        self.postalCode = postalCode
        self.country = country
        self.isoCountryCode = isoCountryCode
    }

    /// The known fields on one line for a search, from street to country, with the postal code before the city.
    ///
    /// The country code replaces a missing country name. The line works for a text search in any country, but it is not
    /// the format in which every country writes addresses.
    public var singleLine: String {
        let place = [postalCode, city].filter { !$0.isEmpty }.joined(separator: " ")
        let nation = country.isEmpty ? isoCountryCode.uppercased() : country
        let lines = street.split(whereSeparator: \.isNewline).map(String.init)
        return (lines + [subLocality, place, subAdministrativeArea, state, nation])
            .filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}

extension PostalAddress {
    /// Decodes an address.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member is not a string.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            street: try members.value(.street, or: ""), subLocality: try members.value(.subLocality, or: ""),
            city: try members.value(.city, or: ""),
            subAdministrativeArea: try members.value(.subAdministrativeArea, or: ""),
            state: try members.value(.state, or: ""), postalCode: try members.value(.postalCode, or: ""),
            country: try members.value(.country, or: ""), isoCountryCode: try members.value(.isoCountryCode, or: ""))
    }
}
