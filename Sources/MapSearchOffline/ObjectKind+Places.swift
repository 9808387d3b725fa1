import MapSearch

extension ObjectKind {
    /// The kinds of settlements and administrative areas.
    static let settlementsAndAreas: Set<ObjectKind> = [.country, .region, .county, .locality, .district]
}
