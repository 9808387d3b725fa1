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
        var pieces: [(way: Int, path: OSMPath)] = []
        for way in data.ways where Self.isCoastline(data.tags(way: way)) {
            let path = data.path(way: way)
            // Without one of its nodes, the way may cross the land.
            if path.isComplete, path.nodes.count > 1 { pieces.append((way, path)) }
        }
        var piecesFrom: [Int64: Int] = [:]
        for (number, piece) in pieces.enumerated() { piecesFrom[piece.path.nodes[0]] = number }
        let ends = Set(pieces.compactMap(\.path.nodes.last))
        var isUsed = [Bool](repeating: false, count: pieces.count)
        var records: [IndexRecord] = []
        /// Follows the coast from a piece to its end, or around an island.
        func follow(from first: Int) {
            var coordinates: [Coordinate] = []
            var next: Int? = first
            while let number = next, !isUsed[number] {
                isUsed[number] = true
                let path = pieces[number].path
                coordinates += path.coordinates.dropFirst(coordinates.isEmpty ? 0 : 1)
                next = path.nodes.last.flatMap { piecesFrom[$0] }
            }
            var record = IndexRecord(
                uri: "coastline:w\(data.objects.wayIDs[pieces[first].way])", kind: .coastline, name: "",
                coordinate: coordinates[0])
            record.lines = [Polyline(coordinates)]
            record.boundingBox = CoordinateBounds(covering: coordinates)
            record.importance = 0
            records.append(record)
        }
        for (number, piece) in pieces.enumerated() where !ends.contains(piece.path.nodes[0]) { follow(from: number) }
        for number in pieces.indices where !isUsed[number] { follow(from: number) }
        self.records = records
    }
}
