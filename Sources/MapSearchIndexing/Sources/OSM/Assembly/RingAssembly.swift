import MapGeometry

/// Makes areas of ways in any order and direction.
///
/// Ways are chained at the nodes that they share until a node comes a second time: what lies between is a ring. So rings
/// that touch come apart. Which ring is a hole is decided by how deep it lies in others, since roles are often wrong.
struct RingAssembly {
    private(set) var rings: [[Coordinate]] = []
    /// How many ways are in no ring: something is missing.
    private(set) var looseWayCount = 0

    init(_ paths: [OSMPath]) {
        // A course that comes again adds nothing: counted twice, its ring would be a hole in itself.
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
        for (index, path) in paths.enumerated() {
            waysAtNode[path.nodes[0], default: []].append(index)
            waysAtNode[path.nodes[path.nodes.count - 1], default: []].append(index)
        }
        var isUsed = [Bool](repeating: false, count: paths.count)
        for first in paths.indices where !isUsed[first] {
            // A chain of ways with their directions, and the place in it of each node where two of them meet.
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
                next = waysAtNode[end]?.first { !isUsed[$0] }
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

    /// The areas: rings at even depth with those that lie directly in them as holes, the largest area first.
    var polygons: [Polygon] {
        guard rings.count > 1 else { return rings.filter { $0.count > 2 }.map { Polygon(outer: $0) } }
        let sorted = rings.filter { $0.count > 2 }.map { (ring: $0, area: Polygon(outer: $0).area) }
            .sorted { $0.area > $1.area }
        let indices = sorted.map { PolygonIndex(Polygon(outer: $0.ring)) }
        let boxes = sorted.map { CoordinateBounds(covering: $0.ring) }
        var rows = LatitudeRows(CoordinateBounds(covering: boxes), count: min(sorted.count, 256))
        var depths: [Int] = []
        var polygons: [Int: Polygon] = [:]
        for (index, entry) in sorted.enumerated() {
            guard let inside = Polygon(outer: entry.ring).interiorPoint else {
                depths.append(0)
                rows.append(index, boxes[index])
                continue
            }
            let around = rows.candidates(at: inside.latitude).filter {
                boxes[$0].contains(inside) && indices[$0].contains(inside)
            }
            rows.append(index, boxes[index])
            depths.append(around.count)
            if around.count.isMultiple(of: 2) {
                polygons[index] = Polygon(outer: entry.ring)
            } else if let parent = around.last(where: { depths[$0] == around.count - 1 }) {
                polygons[parent]?.holes.append(entry.ring)
            }
        }
        return polygons.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// Boxes by the rows of latitude that they reach into, so that of thousands only a few are looked at.
private struct LatitudeRows {
    private let south: Double
    private let height: Double
    private var numbers: [[Int]]

    init(_ bounds: CoordinateBounds, count: Int) {
        south = bounds.south
        height = max((bounds.north - bounds.south) / Double(count), 1e-9)
        numbers = Array(repeating: [], count: count)
    }

    private func row(_ latitude: Double) -> Int {
        Int(min(max((latitude - south) / height, 0), Double(numbers.count - 1)))
    }

    /// Adds a box; those that are added later have larger numbers.
    mutating func append(_ number: Int, _ box: CoordinateBounds) {
        for row in row(box.south)...row(box.north) { numbers[row].append(number) }
    }

    /// The boxes that may have a latitude, in ascending order.
    func candidates(at latitude: Double) -> [Int] { numbers[row(latitude)] }
}
