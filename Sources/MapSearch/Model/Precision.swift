/// How well a house number matches the requested one.
///
/// A missing or wrong number never moves a result to another street or city; only the precision becomes lower.
public enum Precision: String, Hashable, Sendable, Codable, CaseIterable {
    /// The exact number: 3/2 for 3/2.
    case exact
    /// The number, with another suffix or building: 5 for 5a.
    case number
    /// A position interpolated between two known numbers of the street.
    case range
    /// The nearest known number, or the street if it has none: 11 for 13.
    case nearby
}
