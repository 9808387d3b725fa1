import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct RingNestingTests {
    private static func square(_ south: Double, _ west: Double, _ size: Double) -> [Coordinate] {
        [(south, west), (south, west + size), (south + size, west + size), (south + size, west)].map {
            Coordinate(latitude: $0.0, longitude: $0.1)
        }
    }

    /// Rings one in another, from the outside to the inside.
    private static func nested(_ count: Int) -> [[Coordinate]] {
        (0..<count).map { index in
            let inset = 20 * Double(index) / Double(count)
            return square(inset, inset, 50 - 2 * inset)
        }
    }

    /// Rings beside one another in a row.
    private static func row(_ count: Int) -> [[Coordinate]] {
        (0..<count).map { square(20, -170 + 340 * Double($0) / Double(count), 300 / Double(count)) }
    }

    /// Rings beside one another in a field.
    private static func field(_ count: Int) -> [[Coordinate]] {
        let side = Int(Double(count).squareRoot().rounded(.up))
        return (0..<count).map {
            square(Double($0 / side) * 80 / Double(side), Double($0 % side) * 80 / Double(side), 40 / Double(side))
        }
    }

    /// Bands from the south-west to the north-east, all of whose boxes overlap.
    private static func diagonals(_ count: Int) -> [[Coordinate]] {
        (0..<count).map { index in
            let shift = 10 * Double(index) / Double(count)
            return [(0, shift), (40, 40 + shift), (40, 40 + shift + 5 / Double(count)), (0, shift + 5 / Double(count))]
                .map {
                    Coordinate(latitude: $0.0, longitude: $0.1)
                }
        }
    }

    enum Layout {
        case nested, row, field, diagonals

        func rings(_ count: Int) -> [[Coordinate]] {
            switch self {
            case .nested: RingNestingTests.nested(count)
            case .row: RingNestingTests.row(count)
            case .field: RingNestingTests.field(count)
            case .diagonals: RingNestingTests.diagonals(count)
            }
        }
    }

    @Test("rings in one another are areas and holes in turn", arguments: [1, 2, 3, 8, 9, 64, 300])
    func layers(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        let rings = Self.nested(count)
        let polygons = try #require(RingNesting(rings.shuffled(using: &generator)).polygons)
        let expected = stride(from: 0, to: count, by: 2).map {
            Polygon(outer: rings[$0], holes: $0 + 1 < count ? [rings[$0 + 1]] : [])
        }
        #expect(polygons == expected)
    }

    @Test("holes belong to the area around them", arguments: 0..<20)
    func islandsWithLakes(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let islands = Self.field(30)
        let lakes = islands.map { ring in
            Self.square(ring[0].latitude + 1, ring[0].longitude + 1, Double.random(in: 0.1...4, using: &generator))
        }
        let sea = [Self.square(-1, -1, 81)]
        let polygons = try #require(RingNesting((islands + lakes + sea).shuffled(using: &generator)).polygons)
        #expect(polygons.count == 31, "seed \(seed)")
        #expect(polygons.first.map { Set($0.holes) == Set(islands) } == true, "seed \(seed)")
        #expect(polygons.first?.outer == sea[0], "seed \(seed)")
        // The lakes are at the third level: areas in the holes of the sea.
        #expect(Set(polygons.dropFirst().map(\.outer)) == Set(lakes), "seed \(seed)")
    }

    @Test("rings without an inside are neither areas nor holes")
    func degenerate() {
        let line = [0.0, 1, 0].map { Coordinate(latitude: $0, longitude: $0) }
        #expect(RingNesting([line, Self.square(0, 0, 10)]).polygons == [Polygon(outer: Self.square(0, 0, 10))])
        #expect(RingNesting([]).polygons?.isEmpty == true)
        #expect(RingNesting([[], Array(line.prefix(2))]).polygons?.isEmpty == true)
    }

    @Test("rings beside one another are compared with few others", arguments: [Layout.row, .field])
    func manyBeside(layout: Layout) {
        let counts = [500, 2_000].map { count in
            let nesting = RingNesting(layout.rings(count) + [Self.square(-1, -175, 85)])
            #expect((nesting.polygons?.count ?? 0) >= count / 8)
            return nesting.visitCount
        }
        #expect(counts[1] < 2_000 * 100)
        // Four times the rings: four times the work, and slightly more for a higher tree.
        #expect(counts[1] < counts[0] * 6)
    }

    @Test("too many rings in one another are refused", arguments: [Layout.nested, .diagonals])
    func manyInside(layout: Layout) {
        let count = 1_300
        let nesting = RingNesting(layout.rings(count))
        #expect(nesting.polygons == nil)
        #expect(nesting.visitCount < RingNesting.visitsPerCoordinate * 4 * count + 10 * count)
    }
}
