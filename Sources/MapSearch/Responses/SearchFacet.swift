import MapGeometry
public import MapSearchOpeningHours

/// A filter that applies to a search, with what there is to choose and how many results each choice would leave.
///
/// ```swift
/// for facet in response.metadata.businessResultMetadata?.facets ?? [] {
///     guard case .enumeration(let choices) = facet.values else { continue }
///     for choice in choices { print(facet.name ?? facet.id, choice.name ?? choice.id, choice.count) }
/// }
/// ```
///
/// Counts take into account all filters of the request but the one of the facet itself: they say what would be left if the
/// choice were made. A filter of the request is always among the facets, so that it can be taken back.
public struct SearchFacet: Hashable, Sendable, Codable, Identifiable {
    /// A value to choose.
    public struct Choice: Hashable, Sendable, Codable, Identifiable {
        /// The value, as ``SearchFilter/Condition/anyOf(_:)`` has it.
        public var id: String
        /// The name to show, or `nil`.
        public var name: String?
        /// The number of results that have it.
        public var count: Int
        /// Whether the request chose it.
        public var isSelected: Bool

        /// Creates a choice.
        ///
        /// - Parameters:
        ///   - id: The value.
        ///   - name: The name to show.
        ///   - count: The number of results that have it.
        ///   - isSelected: Whether the request chose it.
        public init(id: String, name: String? = nil, count: Int, isSelected: Bool = false) {
            self.id = id
            self.name = name
            self.count = count
            self.isSelected = isSelected
        }

        /// Whether choosing it would leave nothing; never when it is chosen, so that it can be taken back.
        public var isDisabled: Bool { count == 0 && !isSelected }
    }

    /// What there is to choose.
    public enum Values: Hashable, Sendable, Codable {
        /// Yes or nothing: the number of results that have it.
        case boolean(count: Int)
        /// Any of several values, the most frequent first.
        case enumeration([Choice])
        /// The smallest and the greatest number among the results; both `nil` when there is none.
        case range(from: Double?, to: Double?)
        /// The first and the last day among the results; both `nil` when there is none.
        case dates(from: CalendarDate?, to: CalendarDate?)
    }

    /// The identifier of the filter.
    public var id: String
    /// The name to show, or `nil`.
    public var name: String?
    /// What there is to choose.
    public var values: Values
    /// Whether the request has a filter of this identifier.
    public var isSelected: Bool

    /// Creates a facet.
    ///
    /// - Parameters:
    ///   - id: The identifier of the filter.
    ///   - name: The name to show.
    ///   - values: What there is to choose.
    ///   - isSelected: Whether the request has a filter of this identifier.
    public init(id: String, name: String? = nil, values: Values, isSelected: Bool = false) {
        self.id = id
        self.name = name
        self.values = values
        self.isSelected = isSelected
    }

    /// Whether any choice would leave nothing; never when the request has the filter, so that it can be taken back.
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
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
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
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
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

    /// Decodes what there is to choose from an object with one member, the name of the case; other members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when there is not exactly one case that this version knows, or its values do not fit.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .boolean: self = .boolean(count: try encoded.value("count"))
        case .enumeration: self = .enumeration(try encoded.value("choices"))
        case .range: self = .range(from: try encoded.optional("from"), to: try encoded.optional("to"))
        case .dates: self = .dates(from: try encoded.optional("from"), to: try encoded.optional("to"))
        }
    }

    /// Encodes what there is to choose as ``init(from:)`` reads it.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .boolean(let count): try encoder.encode(Name.boolean, ["count": count])
        case .enumeration(let choices): try encoder.encode(Name.enumeration, ["choices": choices])
        case .range(let from, let to): try encoder.encode(Name.range, ["from": from, "to": to])
        case .dates(let from, let to): try encoder.encode(Name.dates, ["from": from, "to": to])
        }
    }
}
