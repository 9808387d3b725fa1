/// The boundaries of areas on the grid of tiles, processed row by row from the north.
struct TileOutline: Sendable {
    /// The rows that the boundaries pass or enclose.
    let rows: ClosedRange<Int>

    private let zoom: Int
    private let index: PolygonIndex
    /// The edges by the row in which they begin in the north.
    private let edges: [Edge]
    private var row: Int
    /// How many edges have been met, and which of them still go on.
    private var metCount = 0
    private var active: [Int] = []

    /// An edge as it goes from its northern end to the southern one.
    private struct Edge: Sendable {
        let rows: ClosedRange<Int>
        let north: Coordinate
        /// The southern end; its longitude may be beyond ±180°, and the edge is straight in degrees.
        let south: Coordinate

        init(_ start: Coordinate, _ end: Coordinate, zoom: Int) {
            let turn = longitudeTurn(from: start.longitude, to: end.longitude)
            if start.latitude >= end.latitude {
                north = start
                south = Coordinate(latitude: end.latitude, longitude: start.longitude + turn)
            } else {
                north = end
                south = Coordinate(latitude: start.latitude, longitude: end.longitude - turn)
            }
            let first = TileID.index(of: WebMercator.y(latitude: north.latitude), zoom: zoom)
            rows = first...TileID.index(of: WebMercator.y(latitude: south.latitude), zoom: zoom)
        }

        func longitude(at latitude: Double) -> Double {
            let share = (north.latitude - latitude) / (north.latitude - south.latitude)
            return north.longitude + min(max(share, 0), 1) * (south.longitude - north.longitude)
        }
    }

    /// Creates the outline of some areas; `nil` when none encloses anything.
    ///
    /// - Parameters:
    ///   - multiPolygon: The areas.
    ///   - zoom: The zoom level, 0…30.
    init?(_ multiPolygon: MultiPolygon, zoom: Int) {
        let areas = multiPolygon.polygons.filter { $0.outer.count > 2 }
        let bounds = MultiPolygon(areas).bounds
        guard !bounds.isEmpty else { return nil }
        self.zoom = zoom
        index = PolygonIndex(multiPolygon)
        let first = TileID.index(of: WebMercator.y(latitude: bounds.north), zoom: zoom)
        rows = first...TileID.index(of: WebMercator.y(latitude: bounds.south), zoom: zoom)
        row = first
        var edges: [Edge] = []
        for ring in areas.flatMap({ [$0.outer] + $0.holes }) {
            let vertices = Ring(ring).vertices
            guard var previous = vertices.last else { continue }
            for vertex in vertices {
                edges.append(Edge(previous, vertex, zoom: zoom))
                previous = vertex
            }
        }
        self.edges = edges.sorted { $0.rows.lowerBound < $1.rows.lowerBound }
    }

    /// Returns the columns of the next row in runs from the west; none where nothing is inside.
    mutating func nextRow() -> [ClosedRange<Int>] {
        while metCount < edges.count, edges[metCount].rows.lowerBound <= row {
            // A hole outside its area may end before the first row.
            if edges[metCount].rows.upperBound >= row { active.append(metCount) }
            metCount += 1
        }
        var passed: [ClosedRange<Int>] = []
        for edge in active { appendColumns(of: edges[edge], to: &passed) }
        defer {
            active.removeAll { edges[$0].rows.upperBound <= row }
            row += 1
        }
        return filled(Self.merged(passed))
    }

    /// Adds the columns in which an edge is in the row.
    ///
    /// On the map an edge that is straight in degrees is bent to the north or south but goes one way, so that it is between
    /// where it comes in and where it leaves.
    private func appendColumns(of edge: Edge, to runs: inout [ClosedRange<Int>]) {
        let side = WebMercator.worldSize / Double(1 << zoom)
        var (west, east) = (edge.north.longitude, edge.south.longitude)
        if row > edge.rows.lowerBound { west = edge.longitude(at: WebMercator.latitude(y: Double(row) * side)) }
        if row < edge.rows.upperBound { east = edge.longitude(at: WebMercator.latitude(y: Double(row + 1) * side)) }
        if west > east { swap(&west, &east) }
        let count = 1 << zoom
        var last = Int((WebMercator.x(longitude: east) / side).rounded(.down))
        // The eastern edge of the map belongs to the last column.
        if east == 180 { last -= 1 }
        let first = min(Int((WebMercator.x(longitude: west) / side).rounded(.down)), last)
        guard last - first + 1 < count else {
            runs.append(0...count - 1)
            return
        }
        let start = (first % count + count) % count
        let end = start + last - first
        runs.append(start...min(end, count - 1))
        if end >= count { runs.append(0...end - count) }
    }

    private static func merged(_ runs: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
        var merged: [ClosedRange<Int>] = []
        for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, run.lowerBound <= last.upperBound + 1 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, run.upperBound)
            } else {
                merged.append(run)
            }
        }
        return merged
    }

    /// Adds the gaps that are inside: no boundary crosses them, so checking one tile is enough.
    private func filled(_ runs: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
        var result: [ClosedRange<Int>] = []
        var next = 0
        func isInside(_ column: Int) -> Bool {
            index.contains(TileID(uncheckedZoom: zoom, x: column, y: row).rect.center.coordinate)
        }
        for run in runs {
            if next < run.lowerBound, isInside(next) { result.append(next...run.lowerBound - 1) }
            result.append(run)
            next = run.upperBound + 1
        }
        if next < 1 << zoom, isInside(next) { result.append(next...(1 << zoom) - 1) }
        return Self.merged(result)
    }
}
