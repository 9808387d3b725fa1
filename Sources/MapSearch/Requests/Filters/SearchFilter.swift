public import MapSearchOpeningHours

/// One thing that an organisation must have or be to be among the results.
///
/// ```swift
/// options.filters = [
///     .boolean("wifi"),
///     .anyOf("cuisine", ["pizza", "sushi"]),
///     .range("price", to: 20),
/// ]
/// ```
///
/// Which filters there are comes back with a response, see ``SearchOptions/includesFacets``. The identifiers are those of
/// ``BusinessMetadata/Feature``, and the ones that every backend has: ``category``, ``chain``, ``distance``,
/// ``completeness`` and ``opening``.
public struct SearchFilter: Hashable, Sendable, Codable, Identifiable {
    /// What is demanded.
    public enum Condition: Hashable, Sendable, Codable {
        /// The value is known, and is this one.
        case boolean(Bool)
        /// At least one of the values is there.
        case anyOf(Set<String>)
        /// The number lies between two others, both included; `nil` for an open end.
        case range(from: Double?, to: Double?)
        /// One of the dates lies between two others, both included; `nil` for an open end.
        case dates(from: CalendarDate?, to: CalendarDate?)
    }

    /// The identifier of the filter for ``BusinessMetadata/categories``; its values are ``PlaceCategory/id``.
    public static let category = "category"
    /// The identifier of the filter for ``BusinessMetadata/chains``; its values are those of
    /// ``BusinessMetadata/Chain/id``.
    public static let chain = "chain"
    /// The identifier of the filter for ``DistanceMetadata/meters``, a number.
    public static let distance = "distance"

    /// The identifier of the filter for ``BusinessMetadata/completeness``, a number in 0…1.
    public static let completeness = "completeness"

    /// The identifier of the filter for whether organisations are open now, or at ``SearchOptions/localTime``; its values are
    /// those of ``/MapSearchOpeningHours/OpeningHours/State``.
    public static let opening = "opening"

    /// The identifier of what is looked at.
    public let id: String
    /// What is demanded.
    public let condition: Condition

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - id: The identifier of what is looked at.
    ///   - condition: What is demanded.
    public init(id: String, condition: Condition) {
        self.id = id
        self.condition = condition
    }

    /// A filter for what is there, or is known not to be.
    ///
    /// - Parameters:
    ///   - id: The identifier, such as `wifi`.
    ///   - value: Whether it must be there.
    /// - Returns: The filter.
    public static func boolean(_ id: String, _ value: Bool = true) -> SearchFilter {
        SearchFilter(id: id, condition: .boolean(value))
    }

    /// A filter for what is open now, or at ``SearchOptions/localTime`` if that is set.
    ///
    /// - Parameter keepsUnknown: Whether organisations stay of which nobody knows: without opening hours, with hours that
    ///   cannot be understood, after an open end, or for now where the time zone is not known.
    /// - Returns: The filter.
    public static func open(keepsUnknown: Bool = false) -> SearchFilter {
        let states: [OpeningHours.State] = keepsUnknown ? [.open, .unknown] : [.open]
        return .anyOf(opening, Set(states.map(\.rawValue)))
    }

    /// A filter for one of several values.
    ///
    /// - Parameters:
    ///   - id: The identifier, such as `cuisine`.
    ///   - values: The values of which one must be there.
    /// - Returns: The filter.
    public static func anyOf(_ id: String, _ values: Set<String>) -> SearchFilter {
        SearchFilter(id: id, condition: .anyOf(values))
    }

    /// A filter for a number.
    ///
    /// - Parameters:
    ///   - id: The identifier, such as ``distance``.
    ///   - from: The smallest number that will do; `nil` for any.
    ///   - to: The greatest number that will do; `nil` for any.
    /// - Returns: The filter.
    public static func range(_ id: String, from: Double? = nil, to: Double? = nil) -> SearchFilter {
        SearchFilter(id: id, condition: .range(from: from, to: to))
    }

    /// A filter for a date.
    ///
    /// - Parameters:
    ///   - id: The identifier, such as `showtimes`.
    ///   - from: The first day that will do; `nil` for any.
    ///   - to: The last day that will do; `nil` for any.
    /// - Returns: The filter.
    public static func dates(_ id: String, from: CalendarDate? = nil, to: CalendarDate? = nil) -> SearchFilter {
        SearchFilter(id: id, condition: .dates(from: from, to: to))
    }

    func validate() throws(SearchError) {
        let problem: String?
        switch condition {
        case _ where id.isBlank:
            problem = "it has no identifier"
        case .boolean:
            problem = nil
        case .anyOf(let values):
            problem = values.isEmpty ? "it has no values" : nil
        case .range(let from, let to):
            let isOrdered = (from ?? -.infinity) <= (to ?? .infinity)
            problem = isOrdered && (from != nil || to != nil) ? nil : "its range is empty"
        case .dates(let from, let to):
            if let from, let to {
                problem = from <= to ? nil : "its last day is before its first day"
            } else {
                problem = from == nil && to == nil ? "it has no dates" : nil
            }
        }
        if let problem { throw .invalidFilter(id: id, problem: problem) }
    }
}
