import MapGeometry
public import MapSearchOpeningHours

/// An available filter with its values and the number of results for each.
///
/// ```swift
/// for facet in response.metadata.businessResultMetadata?.facets ?? [] {
///     guard case .enumeration(let choices) = facet.values else { continue }
///     for choice in choices { print(facet.name ?? facet.id, choice.name ?? choice.id, choice.count) }
/// }
/// ```
///
/// Counts take into account all filters of the request except the one with the facet's own identifier: they are the
/// numbers of results after making that choice. A filter of the request always appears among the facets, so that it can
/// be removed.
public struct SearchFacet: Hashable, Sendable, Codable, Identifiable {
    /// A value to choose from.
    public struct Choice: Hashable, Sendable, Codable, Identifiable {
        /// The value, as used in ``SearchFilter/Condition/anyOf(_:)``.
        public var id: String
        /// The name to show, or `nil`.
        public var name: String?
        /// The number of results with this value.
        public var count: Int
        /// Whether the request selects this value.
        public var isSelected: Bool

        /// Creates a choice.
        ///
        /// - Parameters:
        ///   - id: The value.
        ///   - name: The name to show.
        ///   - count: The number of results with this value.
        ///   - isSelected: Whether the request selects this value.
        public init(id: String, name: String? = nil, count: Int, isSelected: Bool = false) {
            self.id = id
            self.name = name
            self.count = count
            self.isSelected = isSelected
        }

        /// Whether choosing this value would leave no results; false if it is selected, so that it can be removed.
        public var isDisabled: Bool { count == 0 && !isSelected }
    }

    /// The values of a facet.
    public enum Values: Hashable, Sendable, Codable {
        /// A single flag, with the number of results that have it.
        case boolean(count: Int)
        /// A list of values, most frequent first.
        case enumeration([Choice])
        /// The smallest and largest number in the results; both `nil` if there is none.
        case range(from: Double?, to: Double?)
        /// The first and last day in the results; both `nil` if there is none.
        case dates(from: CalendarDate?, to: CalendarDate?)
    }

    /// The identifier of the filter.
    public var id: String
    /// The name to show, or `nil`.
    public var name: String?
    /// The values to choose from.
    public var values: Values
    /// Whether the request has a filter with this identifier.
    public var isSelected: Bool

    /// Creates a facet.
    ///
    /// - Parameters:
    ///   - id: The identifier of the filter.
    ///   - name: The name to show.
    ///   - values: The values to choose from.
    ///   - isSelected: Whether the request has a filter with this identifier.
    public init(id: String, name: String? = nil, values: Values, isSelected: Bool = false) {
        self.id = id
        self.name = name
        self.values = values
        self.isSelected = isSelected
    }

    /// Whether any choice would leave no results; false if the request has the filter, so that it can be removed.
    public var isDisabled: Bool {
        guard !isSelected else { return false }
        return switch values {
        case .boolean(let count): count == 0
        case .enumeration(let choices): choices.allSatisfy(\.isDisabled)
        case .range(let from, _): from == nil
        case .dates(let from, _): from == nil
        }
    }
}

extension SearchFacet {
    /// Decodes a facet.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try members.required(.id),
            name: try members.optional(.name),
            values: try members.required(.values),
            isSelected: try members.value(.isSelected, or: false))
    }
}

extension SearchFacet.Choice {
    /// Decodes a choice.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try members.required(.id),
            name: try members.optional(.name),
            count: try members.required(.count), isSelected: try members.value(.isSelected, or: false))
    }
}

extension SearchFacet.Values {
    private enum Name: String, CodingKey {
        case boolean, enumeration, range, dates
    }

    /// Decodes values from an object with one member, the name of the case; other members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is not exactly one case known to this version, or its values are invalid.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .boolean: self = .boolean(count: try encoded.value("count"))
        case .enumeration: self = .enumeration(try encoded.value("choices"))
        case .range: self = .range(from: try encoded.optional("from"), to: try encoded.optional("to"))
        case .dates: self = .dates(from: try encoded.optional("from"), to: try encoded.optional("to"))
        }
    }

    /// Encodes values in the format that ``init(from:)`` reads.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .boolean(let count): try encoder.encode(Name.boolean, ["count": count])
        case .enumeration(let choices): try encoder.encode(Name.enumeration, ["choices": choices])
        case .range(let from, let to): try encoder.encode(Name.range, ["from": from, "to": to])
        case .dates(let from, let to): try encoder.encode(Name.dates, ["from": from, "to": to])
        }
    }
}
