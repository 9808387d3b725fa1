/// A ring prepared for many lookups: a tree of boxes around its edges.
///
/// Only edges that meet the meridian of a place to the north of it count. A run of edges that is completely to the
/// north meets it an odd number of times if its two ends are on different sides, and needs no further
/// examination; nor does one to the south, or to one side. The remaining edges are examined one by one, as in ``Ring``.
struct RingIndex: Sendable {
    /// The vertices, the first one again at the end.
    private let vertices: [Coordinate]
    /// Boxes around runs of edges: first of single runs, then of runs of these, up to a level that consists of one box.
    private let levels: [[EdgeBox]]
    /// Whether the way to the north ends inside.
    private let enclosesNorthPole: Bool
    /// A box outside of which every coordinate is outside the ring.
    let bounds: CoordinateBounds

    /// The number of edges or boxes in a box, as a power of two.
    private static let fanOutBits = 3

    init(_ coordinates: [Coordinate]) {
        let ring = Ring(coordinates).vertices
        let vertices = Array(ring) + ring.prefix(1)
        self.vertices = vertices
        let (edges, turns) = EdgeBox.edges(of: vertices)
        let pole = turns.magnitude > 180 ? Pole(enclosedBy: ring) : nil
        enclosesNorthPole = pole == .north

        var levels: [[EdgeBox]] = []
        var level = edges
        let fanOut = 1 << Self.fanOutBits
        while level.count > 1 || levels.isEmpty && !level.isEmpty {
            level = stride(from: 0, to: level.count, by: fanOut).map { start in
                EdgeBox(joining: level[start..<min(start + fanOut, level.count)])
            }
            levels.append(level)
        }
        bounds = turns.magnitude > 180 ? .world : level.first?.bounds ?? .empty
        self.levels = levels.map { $0.map(\.normalized) }
    }

    /// Locates a valid coordinate, exactly as ``Ring/locate(_:)`` does.
    ///
    /// - Parameters:
    ///   - place: A valid coordinate.
    ///   - visits: Increases by the number of boxes compared with the coordinate.
    /// - Returns: Its location.
    /// - Complexity: O(log *n*) for rings in which neighbouring edges are near each other.
    func locate(_ place: Coordinate, visits: inout Int) -> Ring.Location {
        guard !levels.isEmpty else { return .outside }
        var isInside = enclosesNorthPole
        guard visit(0..<levels[levels.count - 1].count, level: levels.count - 1, place, &isInside, &visits) else {
            return .boundary
        }
        return isInside ? .inside : .outside
    }

    /// Counts the crossings of some boxes of a level; returns false if the place is on an edge.
    private func visit(
        _ boxes: Range<Int>, level: Int, _ place: Coordinate, _ isInside: inout Bool, _ visits: inout Int
    ) -> Bool {
        visits += boxes.count
        for index in boxes {
            switch levels[level][index].relation(to: place) {
            case .apart: continue
            case .north:
                let bits = Self.fanOutBits * (level + 1)
                let first = index << bits
                let last = min((index + 1) << bits, vertices.count - 1)
                let startsWest = Ring.offset(vertices[first], from: place) < 0
                let endsWest = Ring.offset(vertices[last], from: place) < 0
                if startsWest != endsWest { isInside.toggle() }
            case .around:
                let start = index << Self.fanOutBits
                let end = start + (1 << Self.fanOutBits)
                if level > 0 {
                    let children = start..<min(end, levels[level - 1].count)
                    guard visit(children, level: level - 1, place, &isInside, &visits) else { return false }
                } else {
                    guard visitEdges(start..<min(end, vertices.count - 1), place, &isInside) else { return false }
                }
            }
        }
        return true
    }

    private func visitEdges(_ edges: Range<Int>, _ place: Coordinate, _ isInside: inout Bool) -> Bool {
        var first = vertices[edges.lowerBound]
        var firstEast = Ring.offset(first, from: place)
        for index in edges {
            let second = vertices[index + 1]
            let secondEast = Ring.offset(second, from: place)
            let turn = longitudeTurn(from: first.longitude, to: second.longitude)
            switch Ring.meeting(first, firstEast, second, secondEast, turn: turn, place) {
            case .boundary: return false
            case .inside: isInside.toggle()
            case .outside: break
            }
            first = second
            firstEast = secondEast
        }
        return true
    }
}

/// A box in degrees around a run of edges.
private struct EdgeBox: Sendable {
    private var west: Double
    private var width: Double
    private var south: Double
    private var north: Double

    /// The position of a box relative to a place.
    enum Relation {
        /// No edge meets the meridian of the place to its north.
        case apart
        /// All edges are to the north, and around less than half of the Earth.
        case north
        /// The place may be between the edges.
        case around
    }

    /// An upper bound of the rounding errors of differences of longitudes, in degrees.
    private static let rounding = 1e-9

    /// Returns a box for each edge, with longitudes that continue beyond 180°, and the total turn of the path.
    static func edges(of vertices: [Coordinate]) -> ([EdgeBox], turns: Double) {
        var boxes: [EdgeBox] = []
        boxes.reserveCapacity(vertices.count)
        var turns = 0.0
        // Whole turns are counted, so that following a long path adds no rounding errors.
        var wholeTurns = 0.0
        for (start, end) in zip(vertices, vertices.dropFirst()) {
            let turn = longitudeTurn(from: start.longitude, to: end.longitude)
            turns += turn
            let from = start.longitude + wholeTurns
            wholeTurns += ((start.longitude + turn - end.longitude) / 360).rounded() * 360
            let to = end.longitude + wholeTurns
            boxes.append(
                EdgeBox(
                    west: min(from, to), width: (to - from).magnitude, south: min(start.latitude, end.latitude),
                    north: max(start.latitude, end.latitude)))
        }
        return (boxes, turns)
    }

    private init(west: Double, width: Double, south: Double, north: Double) {
        self.west = west
        self.width = width
        self.south = south
        self.north = north
    }

    init(joining boxes: ArraySlice<EdgeBox>) {
        self.init(west: .infinity, width: 0, south: .infinity, north: -.infinity)
        var east = -Double.infinity
        for box in boxes {
            west = min(west, box.west)
            east = max(east, box.west + box.width)
            south = min(south, box.south)
            north = max(north, box.north)
        }
        width = east - west
    }

    var bounds: CoordinateBounds {
        CoordinateBounds(
            south: south, west: west - Self.rounding, north: north, east: west + width + Self.rounding)
    }

    /// The box with its western edge within −180…180.
    var normalized: EdgeBox {
        EdgeBox(west: wrappedLongitude(west), width: width, south: south, north: north)
    }

    func relation(to place: Coordinate) -> Relation {
        if place.latitude > north { return .apart }
        var east = place.longitude - west
        if east < -Self.rounding { east += 360 }
        if east > width + Self.rounding, east < 360 - Self.rounding { return .apart }
        return place.latitude < south && width < 180 - 2 * Self.rounding ? .north : .around
    }
}
