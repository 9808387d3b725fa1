/// The counts of OpenStreetMap files.
public struct OSMReport: Hashable, Sendable, CustomStringConvertible {
    /// How many nodes, ways and relations were looked at.
    public internal(set) var objectCount = 0
    /// How many records were made of them.
    public internal(set) var recordCount = 0
    /// How many houses stand on streets or in settlements, without those of ranges.
    public internal(set) var houseCount = 0
    /// How many houses name a street that is not on the map; each such street got a record of its own.
    public internal(set) var strayHouseCount = 0
    /// How many houses were dropped: they name no street, and none is near.
    public internal(set) var homelessHouseCount = 0
    /// How many runs of interpolated numbers were dropped: an end is missing or is no number.
    public internal(set) var brokenRangeCount = 0
    /// How many boundaries were dropped: the files have only a part of them, and no place inside.
    public internal(set) var cutBoundaryCount = 0
    /// How many boundaries have no outline, since the files have only a part of it.
    public internal(set) var openBoundaryCount = 0
    /// How many other areas were dropped or have no outline, since their ways form no rings.
    public internal(set) var brokenAreaCount = 0
    /// How many ways were dropped because the files have none of their nodes.
    public internal(set) var emptyWayCount = 0
    /// How many nodes were dropped because they are outside of the Earth.
    public internal(set) var misplacedNodeCount = 0
    /// How many objects were told as another one: pieces of a street, stops of a station, the node of a boundary.
    public internal(set) var joinedCount = 0
    /// How many records were dropped because the builder has their URI already.
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
