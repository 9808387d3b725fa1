import MapGeometry
import Testing

@testable import MapSearchIndexing
import MapSearchTestSupport

@Suite struct RingAssemblyTests {
    /// A path through points of a grid; a node is known by its place.
    private static func path(_ points: [(Int, Int)]) -> OSMPath {
        OSMPath(
            nodes: points.map { Int64($0.0 * 1000 + $0.1) },
            coordinates: points.map { Coordinate(latitude: Double($0.0), longitude: Double($0.1)) })
    }

    private static func square(_ south: Int, _ west: Int, _ size: Int) -> [(Int, Int)] {
        [(south, west), (south, west + size), (south + size, west + size), (south + size, west), (south, west)]
    }

    /// Cuts a ring into pieces at random, each in a random direction.
    private static func pieces(_ ring: [(Int, Int)], _ generator: inout SplitMix64) -> [OSMPath] {
        var pieces: [OSMPath] = []
        var start = 0
        while start < ring.count - 1 {
            let end = Int.random(in: start + 1..<ring.count, using: &generator)
            let piece = Array(ring[start...end])
            pieces.append(path(Bool.random(using: &generator) ? piece : piece.reversed()))
            start = end
        }
        return pieces
    }

    @Test("rings of shuffled and turned pieces", arguments: 0..<50)
    func shuffled(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        // An outer ring with a hole, an island in the hole, and another area beside.
        let rings = [Self.square(0, 0, 20), Self.square(2, 2, 16), Self.square(5, 5, 5), Self.square(0, 30, 10)]
        var paths = rings.flatMap { Self.pieces($0, &generator) }
        paths.shuffle(using: &generator)
        let assembly = RingAssembly(paths)
        #expect(assembly.looseWayCount == 0, "seed \(seed)")
        let polygons = assembly.polygons
        #expect(polygons.map(\.holes.count) == [1, 0, 0], "seed \(seed)")
        let area = MultiPolygon(polygons)
        for (latitude, longitude, isInside) in [
            (1.0, 1.0, true), (3, 3, false), (7, 7, true), (5, 35, true), (5, 25, false),
        ] {
            #expect(area.contains(Coordinate(latitude: latitude, longitude: longitude)) == isInside, "seed \(seed)")
        }
    }

    @Test("rings that touch in a node are separated", arguments: 0..<30)
    func touching(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let rings = [Self.square(0, 0, 10), Self.square(10, 10, 10), Self.square(20, 20, 10)]
        var paths = rings.flatMap { Self.pieces($0, &generator) }
        paths.shuffle(using: &generator)
        let assembly = RingAssembly(paths)
        #expect(assembly.looseWayCount == 0, "seed \(seed)")
        let area = assembly.polygons.reduce(0) { $0 + $1.area }
        let expected = rings.reduce(0) { $0 + Polygon(outer: Self.path($1).coordinates).area }
        #expect(abs(area - expected) < expected * 1e-9, "seed \(seed)")
    }

    @Test("a ring that is given many times is one ring")
    func repeated() {
        let outer = Self.path(Self.square(0, 0, 10))
        let inner = Self.path(Self.square(2, 2, 3))
        let assembly = RingAssembly(Array(repeating: outer, count: 50_000) + Array(repeating: inner, count: 50_001))
        #expect(assembly.rings.count == 2 && assembly.looseWayCount == 0)
        #expect(assembly.polygons == [Polygon(outer: outer.coordinates, holes: [inner.coordinates])])
    }

    @Test("each of many rings is in the one around it")
    func many() {
        // A lake with islands, each of which has a pond.
        var rings = [Self.square(0, 0, 85)]
        for row in 0..<12 {
            for column in 0..<12 {
                rings.append(Self.square(2 + row * 7, 2 + column * 7, 5))
                rings.append(Self.square(3 + row * 7, 3 + column * 7, 2))
            }
        }
        var generator = SplitMix64(seed: 12)
        let polygons = RingAssembly(rings.map(Self.path).shuffled(using: &generator)).polygons
        #expect(polygons.map(\.holes.count) == [144] + Array(repeating: 0, count: 144))
    }

    @Test("thousands of rings through one node are separated")
    func flower() {
        let petals = (1...5_000).flatMap { petal in
            [Self.path([(0, 0), (petal, 1), (petal, 2)]), Self.path([(0, 0), (petal, 3), (petal, 2)])]
        }
        var generator = SplitMix64(seed: 13)
        let assembly = RingAssembly(petals.shuffled(using: &generator))
        #expect(assembly.looseWayCount == 0)
        #expect(assembly.rings.count == 5_000 && assembly.rings.allSatisfy { $0.count == 4 })
    }

    @Test("pieces that form no ring are counted, and do not affect the others")
    func loose() {
        let open = Self.path([(50, 50), (50, 60), (60, 60)])
        let single = Self.path([(1, 1)])
        let cut = OSMPath(nodes: [1, 2], coordinates: [Coordinate(latitude: 0, longitude: 0)], isComplete: false)
        let assembly = RingAssembly([open, Self.path(Self.square(0, 0, 10)), single, cut])
        #expect(assembly.looseWayCount == 3)
        #expect(assembly.polygons.count == 1)
        #expect(RingAssembly([]).polygons.isEmpty)
    }

    @Test("a way that runs back on itself encloses nothing")
    func degenerate() {
        let assembly = RingAssembly([
            Self.path([(0, 0), (0, 1), (0, 0)]), Self.path([(5, 5), (5, 6)]), Self.path([(5, 6), (5, 5)]),
        ])
        #expect(assembly.polygons.allSatisfy { $0.area == 0 })
    }
}
