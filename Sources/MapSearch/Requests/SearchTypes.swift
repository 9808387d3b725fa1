/// The types of objects to search for: places with an address, organizations, or both.
///
/// In JSON, a value is a list of member names, `["places","organizations"]`; unknown names are ignored.
public struct SearchTypes: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The members as bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Toponyms: countries, cities, streets, houses, lakes.
    public static let places = SearchTypes(rawValue: 1 << 0)
    /// Organizations and points of interest.
    public static let organizations = SearchTypes(rawValue: 1 << 1)
    /// All types.
    public static let all: SearchTypes = [.places, .organizations]
}

extension ObjectKind {
    /// The search type that includes objects of this kind.
    package var searchType: SearchTypes { self == .business ? .organizations : .places }
}

extension SearchTypes: Codable, CustomStringConvertible {
    private static let names: OptionNames<Self> = [(.places, "places"), (.organizations, "organizations")]

    /// Decodes the set from a list of names; unknown names are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the value is not a list of strings.
    public init(from decoder: any Decoder) throws {
        self = Self.names.set(of: try [String](from: decoder))
    }

    /// Encodes the set as the list of the names of its members.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        try Self.names.names(in: self).encode(to: encoder)
    }

    /// The names of the members, such as `[places, organizations]`.
    public var description: String { Self.names.description(of: self) }
}
