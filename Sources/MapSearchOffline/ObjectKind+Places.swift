import MapSearch

extension ObjectKind {
    /// The kinds of settlements and administrative areas.
    static let settlementsAndAreas: Set<ObjectKind> = [.country, .region, .county, .locality, .district]

    /// Whether an object is in the time zones of its parts, which need not be that of what it is a part of.
    var spansTimeZones: Bool { self == .region || self == .county || self == .area || self == .water }
}
