import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

/// Joins the ways along the coasts to lines, from which a map gets its land.
///
/// Each way has the land on its left, and ends where another one begins, or where the extract ends.
struct CoastlineCollector {
    let records: [IndexRecord]

    /// Whether a way is a piece of a coast, whatever else it is.
    static func isCoastline(_ tags: OSMTags) -> Bool { tags.is(.natural, "coastline") }

    init(_ data: OSMData) {
        var ways: [Int] = []
        var pieces: [[Coordinate]] = []
        for way in data.ways where Self.isCoastline(data.tags(way: way)) {
            let path = data.path(way: way)
            // Without one of its nodes, the way may cross the land.
            guard path.isComplete, path.nodes.count > 1 else { continue }
            ways.append(way)
            pieces.append(path.coordinates)
        }
        records = LineChains.chains(of: pieces).map { chain in
            let coordinates = LineChains.line(of: chain, pieces)
            var record = IndexRecord(
                uri: "coastline:w\(data.objects.wayIDs[ways[chain[0]]])", kind: .coastline, name: "",
                coordinate: coordinates[0])
            record.lines = [Polyline(coordinates)]
            record.boundingBox = CoordinateBounds(covering: coordinates)
            record.importance = 0
            return record
        }
    }
}
