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
