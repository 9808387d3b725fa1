package import MapGeometry

/// The land in a box, from the coastlines that cross it or lie in it.
///
/// Along a coastline the land is on the left. Where one leaves the box, the edge of the land continues counterclockwise along the
/// edge of the box, to where the next one enters.
package struct CoastalLand: Sendable {
    package let polygons: [Polygon]

    /// A part of a coastline in the box.
    private struct Part {
        var points: [Coordinate]
        /// Where it enters and leaves, as distances along the edge of the box; nil where it begins or ends in the box.
        var entry: Double?
        var exit: Double?
    }

    /// Finds the land; nil if there is no coastline in the box, or one ends in it.
    ///
    /// - Parameters:
    ///   - coastlines: The coastlines, or the parts of them that touch the box.
    ///   - bounds: The box, which must not cross the 180th meridian.
    package init?(_ coastlines: [Polyline], in bounds: CoordinateBounds) {
        guard bounds.west < bounds.east, bounds.south < bounds.north else { return nil }
        let edge = BoxEdge(bounds)
        var rings: [[Coordinate]] = []
        var parts: [Part] = []
        let lines = coastlines.map(\.coordinates).filter { $0.count > 1 }
        // Islands that touch stay apart.
        for line in lines.filter({ $0.first == $0.last }) + LineChains.joined(lines.filter { $0.first != $0.last }) {
            if line.first == line.last, let outside = line.firstIndex(where: { !bounds.contains($0) }) {
                // A ring begins outside, so that no part of it is cut in two.
                parts += Self.parts(of: Array(line[outside...] + line[...outside].dropFirst()), edge)
            } else if line.first == line.last {
                rings.append(line)
            } else {
                parts += Self.parts(of: line, edge)
            }
        }
        guard !parts.isEmpty || !rings.isEmpty else { return nil }
        var crossings: [(part: [Coordinate], entry: Double, exit: Double)] = []
        for part in parts {
            guard let entry = part.entry, let exit = part.exit else { return nil }
            crossings.append((part.points, entry, exit))
        }
        if crossings.isEmpty, rings.allSatisfy({ !Self.isLand($0) }) {
            // Land all around.
            rings.append(edge.corners)
        }
        rings += Self.rings(of: crossings.sorted { $0.entry < $1.entry }, edge)
        guard let polygons = RingNesting(rings).polygons else { return nil }
        self.polygons = polygons
    }

    /// The parts of a line in the box.
    private static func parts(of line: [Coordinate], _ edge: BoxEdge) -> [Part] {
        var parts: [Part] = []
        var current: Part?
        for (start, end) in zip(line, line.dropFirst()) {
            guard let (first, last) = edge.clip(start, end) else { continue }
            if current == nil {
                let entry = first > 0 ? BoxEdge.point(first, from: start, to: end) : start
                current = Part(points: [entry], entry: first > 0 ? edge.distance(along: entry) : nil)
            }
            guard last < 1 else {
                current?.points.append(end)
                continue
            }
            let exit = BoxEdge.point(last, from: start, to: end)
            current?.points.append(exit)
            current?.exit = edge.distance(along: exit)
            if let part = current { parts.append(part) }
            current = nil
        }
        if let current { parts.append(current) }
        return parts
    }

    /// Whether the land is inside a ring, which then runs counterclockwise.
    private static func isLand(_ ring: [Coordinate]) -> Bool {
        zip(ring, ring.dropFirst()).reduce(0) { sum, side in
            sum + (side.0.longitude - ring[0].longitude) * (side.1.latitude - ring[0].latitude)
                - (side.1.longitude - ring[0].longitude) * (side.0.latitude - ring[0].latitude)
        } > 0
    }

    /// The outlines of the land along lines through the box, which are sorted by where they enter.
    private static func rings(
        of crossings: [(part: [Coordinate], entry: Double, exit: Double)], _ edge: BoxEdge
    ) -> [[Coordinate]] {
        var isUsed = [Bool](repeating: false, count: crossings.count)
        return crossings.indices.compactMap { first in
            guard !isUsed[first] else { return nil }
            var ring: [Coordinate] = []
            var next = first
            repeat {
                isUsed[next] = true
                ring += crossings[next].part
                let exit = crossings[next].exit
                next = crossings.firstIndex { $0.entry >= exit } ?? 0
                ring += edge.corners(from: exit, to: crossings[next].entry)
            } while !isUsed[next]
            return ring + [ring[0]]
        }
    }
}

/// The edge of a box, measured counterclockwise from its south-western corner: a unit for each side.
private struct BoxEdge {
    private let bounds: CoordinateBounds

    init(_ bounds: CoordinateBounds) { self.bounds = bounds }

    /// The box as a ring.
    var corners: [Coordinate] { [0, 1, 2, 3, 0].map(corner) }

    private func corner(_ number: Int) -> Coordinate {
        Coordinate(
            latitude: number % 4 < 2 ? bounds.south : bounds.north,
            longitude: 1...2 ~= number % 4 ? bounds.east : bounds.west)
    }

    /// The corners on the way from one place on the edge to another.
    func corners(from start: Double, to end: Double) -> [Coordinate] {
        let end = end < start ? end + 4 : end
        return (0..<8).filter { Double($0) > start && Double($0) < end }.map(corner)
    }

    /// The place of a point on the edge, 0 ..< 4.
    func distance(along point: Coordinate) -> Double {
        let x = (point.longitude - bounds.west) / (bounds.east - bounds.west)
        let y = (point.latitude - bounds.south) / (bounds.north - bounds.south)
        let sides = [(y, x), (1 - x, 1 + y), (1 - y, 3 - x), (x, 4 - y)]
        let nearest = sides.min { abs($0.0) < abs($1.0) } ?? sides[0]
        return min(max(nearest.1, 0), 3.999_999_999)
    }

    /// The part of a segment in the box, as fractions of its length; nil outside.
    func clip(_ start: Coordinate, _ end: Coordinate) -> (first: Double, last: Double)? {
        let box = DrawingBox(minX: bounds.west, minY: bounds.south, maxX: bounds.east, maxY: bounds.north)
        guard let part = PathClipping.inside(Self.point(start), Self.point(end), box), part.low < part.high else {
            return nil
        }
        return (part.low, part.high)
    }

    static func point(_ fraction: Double, from start: Coordinate, to end: Coordinate) -> Coordinate {
        let point = PathClipping.place(fraction, point(start), point(end))
        return Coordinate(latitude: point.y, longitude: point.x)
    }

    private static func point(_ coordinate: Coordinate) -> DrawingPoint {
        DrawingPoint(x: coordinate.longitude, y: coordinate.latitude)
    }
}
