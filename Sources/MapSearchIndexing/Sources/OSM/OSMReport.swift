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
        var parts = ["\(objectCount) objects read", "\(recordCount) records", "\(houseCount) houses"]
        let dropped = [
            (joinedCount, "merged with others"), (strayHouseCount, "houses on streets missing from the map"),
            (homelessHouseCount, "houses without a street skipped"), (brokenRangeCount, "house number ranges skipped"),
            (cutBoundaryCount, "incomplete boundaries skipped"), (openBoundaryCount, "boundaries without an outline"),
            (brokenAreaCount, "areas with broken rings"), (emptyWayCount, "ways without nodes skipped"),
            (misplacedNodeCount, "nodes with invalid coordinates skipped"), (duplicateCount, "duplicates skipped"),
        ]
        for (count, text) in dropped where count > 0 { parts.append("\(count) \(text)") }
        return parts.joined(separator: ", ")
    }
}
