/// The counts of OpenStreetMap files.
public struct OSMReport: Hashable, Sendable, CustomStringConvertible {
    /// The number of nodes, ways and relations examined.
    public internal(set) var objectCount = 0
    /// The number of records created.
    public internal(set) var recordCount = 0
    /// The number of houses on streets or in settlements, without those in ranges.
    public internal(set) var houseCount = 0
    /// The number of houses whose street is missing from the map; each such street got its own record.
    public internal(set) var strayHouseCount = 0
    /// The number of houses skipped because they have no street, and none is near.
    public internal(set) var homelessHouseCount = 0
    /// The number of house number ranges skipped because an end is missing or is not a number.
    public internal(set) var brokenRangeCount = 0
    /// The number of boundaries skipped because they are incomplete and have no place inside.
    public internal(set) var cutBoundaryCount = 0
    /// The number of boundaries without an outline because it is incomplete.
    public internal(set) var openBoundaryCount = 0
    /// The number of other areas skipped or without an outline because their ways do not form rings.
    public internal(set) var brokenAreaCount = 0
    /// The number of ways skipped because all their nodes are missing.
    public internal(set) var emptyWayCount = 0
    /// The number of nodes skipped because of an invalid coordinate.
    public internal(set) var misplacedNodeCount = 0
    /// The number of objects merged with another one: pieces of a street, stops of a station, the node of a boundary.
    public internal(set) var joinedCount = 0
    /// The number of records skipped because of a duplicate URI.
    public internal(set) var duplicateCount = 0

    /// The counts that are not zero, on one line.
    public var description: String {
        let parts = [
            CountedNoun(objectCount, "object read"), CountedNoun(recordCount, "record"),
            CountedNoun(houseCount, "house"),
        ]
        let dropped = [
            CountedNoun(joinedCount, "merged with another", "merged with others"),
            CountedNoun(
                strayHouseCount, "house on a street missing from the map", "houses on streets missing from the map"),
            CountedNoun(homelessHouseCount, "house without a street skipped"),
            CountedNoun(brokenRangeCount, "house number range skipped", "house number ranges skipped"),
            CountedNoun(cutBoundaryCount, "incomplete boundary skipped", "incomplete boundaries skipped"),
            CountedNoun(openBoundaryCount, "boundary without an outline", "boundaries without an outline"),
            CountedNoun(brokenAreaCount, "area with broken rings"),
            CountedNoun(emptyWayCount, "way without nodes skipped"),
            CountedNoun(
                misplacedNodeCount, "node with an invalid coordinate skipped",
                "nodes with invalid coordinates skipped"),
            CountedNoun(duplicateCount, "duplicate skipped"),
        ]
        return (parts + dropped.filter { $0.count > 0 }).map(\.description).joined(separator: ", ")
    }
}
