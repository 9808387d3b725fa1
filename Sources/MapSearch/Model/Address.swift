import MapGeometry

/// A postal or administrative address, as one line and in components.
///
/// ```swift
/// let address = object.address
/// address?.formatted     // "Unter den Linden 77, 10117 Berlin, Germany"
/// address?.street        // "Unter den Linden"
/// address?.houseNumber   // "77"
/// ```
///
/// The line and the components are independent: the line often cannot be derived from the components, and a backend may
/// know only one of them. Components are ordered from the largest to the smallest.
public struct Address: Hashable, Sendable, Codable {
    /// The address on one line, in the format of its country; empty if only the components are known.
    public var formatted: String
    /// The components, from country to house; empty if only the line is known.
    public var components: [Component]
    /// The postal code, or `nil`.
    public var postalCode: String?
    /// The ISO 3166-1 alpha-2 code of the country in upper case, or `nil`.
    public var countryCode: String?

    /// Creates an address.
    ///
    /// - Parameters:
    ///   - formatted: The address on one line.
    ///   - components: The components, from country to house.
    ///   - postalCode: The postal code.
    ///   - countryCode: The ISO 3166-1 alpha-2 code of the country.
    public init(
        formatted: String = "", components: [Component] = [], postalCode: String? = nil, countryCode: String? = nil
    ) {
        self.formatted = formatted
        self.components = components
        self.postalCode = postalCode
        self.countryCode = countryCode
    }

    /// Returns the name of the first component of a kind.
    ///
    /// - Parameter kind: The kind to look for; with several kinds, any of them matches.
    /// - Returns: The name, or `nil` if the address has no such component.
    /// - Complexity: O(*n*) in the number of components.
    public func name(of kind: Component.Kinds) -> String? {
        // By index, so that the preceding components are not copied.
        components.firstIndex { !$0.kinds.isDisjoint(with: kind) }.map { components[$0].name }
    }

    /// The house number, or `nil`.
    public var houseNumber: String? { name(of: .house) }
    /// The street, or `nil`.
    public var street: String? { name(of: .street) }
    /// The district of the city, or `nil`.
    public var district: String? { name(of: .district) }
    /// The city, town or village, or `nil`.
    public var locality: String? { name(of: .locality) }
    /// The county or other second-order division, or `nil`.
    public var county: String? { name(of: .county) }
    /// The state, province or other first-order division, or `nil`.
    public var region: String? { name(of: .region) }
    /// The country, or `nil`.
    public var country: String? { name(of: .country) }
}

extension Address {
    /// Creates an address from postal fields.
    ///
    /// - Parameter postalAddress: The fields; empty fields are left out.
    public init(_ postalAddress: PostalAddress) {
        let parts: [(String, Component.Kinds)] = [
            (postalAddress.country, .country), (postalAddress.state, .region),
            (postalAddress.subAdministrativeArea, .county), (postalAddress.city, .locality),
            (postalAddress.subLocality, .district), (postalAddress.street, .street),
        ]
        self.init(
            formatted: postalAddress.singleLine,
            components: parts.compactMap { $0.isEmpty ? nil : Component(name: $0, kinds: $1) },
            postalCode: postalAddress.postalCode.isEmpty ? nil : postalAddress.postalCode,
            countryCode: postalAddress.isoCountryCode.isEmpty ? nil : postalAddress.isoCountryCode.uppercased())
    }
}

extension Address {
    /// Decodes an address.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            formatted: try members.value(.formatted, or: ""), components: try members.value(.components, or: []),
            postalCode: try members.optional(.postalCode),
            countryCode: try members.optional(.countryCode))
    }
}
