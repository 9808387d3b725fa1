/// How well the house number that was found fits the one that was asked for.
///
/// A missing or wrong number never moves an answer to another street or city: the number gets less precise
/// instead.
public enum Precision: String, Hashable, Sendable, Codable, CaseIterable {
    /// The number itself: 3/2 for 3/2.
    case exact
    /// The number, with another suffix or building: 5 for 5a.
    case number
    /// A position worked out between two known numbers of the street.
    case range
    /// The nearest known number, or the street when it has none: 11 for 13.
    case nearby
}
