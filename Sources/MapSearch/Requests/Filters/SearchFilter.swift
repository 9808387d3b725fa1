public import MapSearchOpeningHours

/// A condition that organizations must meet to be in the results.
///
/// ```swift
/// options.filters = [
///     .boolean("wifi"),
///     .anyOf("cuisine", ["pizza", "sushi"]),
///     .range("price", to: 20),
/// ]
/// ```
///
/// A response can list the available filters, see ``SearchOptions/includesFacets``. The identifiers are those of
/// ``BusinessMetadata/Feature``, and the ones that every backend supports: ``category``, ``chain``, ``distance``,
/// ``completeness`` and ``opening``.
public struct SearchFilter: Hashable, Sendable, Codable, Identifiable {
    /// The condition on a value.
    public enum Condition: Hashable, Sendable, Codable {
        /// The value is known and equal to this one.
        case boolean(Bool)
        /// The object has at least one of the values; a number is equal to one of them.
        case anyOf(Set<String>)
        /// The number is in a closed range; `nil` for an open end.
        case range(from: Double?, to: Double?)
        /// At least one date is in a closed range; `nil` for an open end.
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

    /// The identifier of the filter for whether organizations are open now, or at ``SearchOptions/localTime``; its
    /// values are the raw values of ``/MapSearchOpeningHours/OpeningHours/State``, and of
    /// ``/MapSearchOpeningHours/OpeningHours/Occasion`` for those that are open today, on Sunday or around the clock.
    public static let opening = "opening"

    /// The identifier of the value to check.
    public let id: String
    /// The condition on the value.
    public let condition: Condition

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - id: The identifier of the value to check.
    ///   - condition: The condition on the value.
    public init(id: String, condition: Condition) {
        self.id = id
        self.condition = condition
    }

    /// Returns a filter for a feature that is available, or known to be unavailable.
    ///
    /// - Parameters:
    ///   - id: The identifier, such as `wifi`.
    ///   - value: Whether the feature must be available.
    /// - Returns: The filter.
    public static func boolean(_ id: String, _ value: Bool = true) -> SearchFilter {
        SearchFilter(id: id, condition: .boolean(value))
    }

    /// Returns a filter for organizations that are open now, or at ``SearchOptions/localTime`` if that is set.
    ///
    /// - Parameter keepsUnknown: Whether to keep organizations whose state is unknown: without opening hours, with
    ///   hours that cannot be parsed, after an open end, or, for the current time, without a known time zone.
    /// - Returns: The filter.
    public static func open(keepsUnknown: Bool = false) -> SearchFilter {
        let states: [OpeningHours.State] = keepsUnknown ? [.open, .unknown] : [.open]
        return .anyOf(opening, Set(states.map(\.rawValue)))
    }

    /// Returns a filter for one of several values.
    ///
    /// - Parameters:
    ///   - id: The identifier, such as `cuisine`.
    ///   - values: The accepted values.
    /// - Returns: The filter.
    public static func anyOf(_ id: String, _ values: Set<String>) -> SearchFilter {
        SearchFilter(id: id, condition: .anyOf(values))
    }

    /// Returns a filter for a range of numbers.
    ///
    /// - Parameters:
    ///   - id: The identifier, such as ``distance``.
    ///   - from: The smallest accepted number; `nil` for no limit.
    ///   - to: The largest accepted number; `nil` for no limit.
    /// - Returns: The filter.
    public static func range(_ id: String, from: Double? = nil, to: Double? = nil) -> SearchFilter {
        SearchFilter(id: id, condition: .range(from: from, to: to))
    }

    /// Returns a filter for a range of dates.
    ///
    /// - Parameters:
    ///   - id: The identifier, such as `showtimes`.
    ///   - from: The first accepted day; `nil` for no limit.
    ///   - to: The last accepted day; `nil` for no limit.
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
