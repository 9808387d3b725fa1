import MapGeometry

/// Assembles areas from ways in any order and direction.
///
/// Ways are chained at shared nodes until a node occurs for the second time: the part in between is a ring. So rings
/// that touch are separated. Whether a ring is a hole is determined by its nesting (``/MapGeometry/RingNesting``), since
/// roles are often wrong.
struct RingAssembly {
    private(set) var rings: [[Coordinate]] = []
    /// The number of ways that are not in a ring because something is missing.
    private(set) var looseWayCount = 0

    init(_ paths: [OSMPath]) {
        // A repeated way adds nothing: counted twice, its ring would be a hole in itself.
        var known: Set<[Int64]> = []
        var paths = paths.filter { path in
            guard path.isComplete, path.nodes.count > 1 else {
                looseWayCount += 1
                return false
            }
            return known.insert(path.nodes).inserted
        }
        for path in paths where path.isClosed { rings.append(path.coordinates) }
        paths.removeAll { $0.nodes.first == $0.nodes.last }
        chain(paths)
    }

    private mutating func chain(_ paths: [OSMPath]) {
        var waysAtNode: [Int64: [Int]] = [:]
        // The first way of a node is the last in its list, from which it is removed, so that each is examined once.
        for (index, path) in paths.enumerated().reversed() {
            waysAtNode[path.nodes[0], default: []].append(index)
            waysAtNode[path.nodes[path.nodes.count - 1], default: []].append(index)
        }
        var isUsed = [Bool](repeating: false, count: paths.count)
        for first in paths.indices where !isUsed[first] {
            // A chain of ways with their directions, and the position in it of each node where two of them meet.
            var chain: [(way: Int, isReversed: Bool)] = []
            var end = paths[first].nodes[0]
            var places = [end: 0]
            var next: Int? = first
            while let way = next {
                isUsed[way] = true
                let nodes = paths[way].nodes
                let isReversed = nodes[0] != end
                chain.append((way, isReversed))
                end = isReversed ? nodes[0] : nodes[nodes.count - 1]
                if let place = places[end] {
                    rings.append(Self.ring(chain[place...], paths))
                    for link in chain[place...].dropLast() {
                        let nodes = paths[link.way].nodes
                        places[link.isReversed ? nodes[0] : nodes[nodes.count - 1]] = nil
                    }
                    chain.removeSubrange(place...)
                } else {
                    places[end] = chain.count
                }
                next = waysAtNode[end]?.popLast()
                while let way = next, isUsed[way] { next = waysAtNode[end]?.popLast() }
            }
            looseWayCount += chain.count
        }
    }

    private static func ring(
        _ chain: ArraySlice<(way: Int, isReversed: Bool)>, _ paths: [OSMPath]
    ) -> [Coordinate] {
        var ring: [Coordinate] = []
        for link in chain {
            let coordinates = paths[link.way].coordinates
            ring += link.isReversed ? Array(coordinates.reversed().dropLast()) : Array(coordinates.dropLast())
        }
        return ring
    }

    /// The areas, largest first; none if there are no rings, or if they are nested too deeply for ``RingNesting``.
    var polygons: [Polygon] { RingNesting(rings).polygons ?? [] }
}
