import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct InteriorPointTests {
    private static func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
        Coordinate(latitude: latitude, longitude: longitude)
    }

    private static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> [Coordinate] {
        [place(south, west), place(south, east), place(north, east), place(north, west)]
    }

    /// Areas that have, on every parallel, thousands of wide stretches outside and few or narrow ones inside.
    enum Kind: CaseIterable {
        case comb, holesSideBySide, holesInOneAnother

        func polygon(_ count: Int) -> Polygon {
            let width = 100 / Double(count)
            switch self {
            case .comb:
                // Narrow teeth from a narrow spine.
                var outer = [place(0, 100), place(-0.001, 100), place(-0.001, 0), place(0, 0)]
                for tooth in 0..<count {
                    let west = Double(tooth) * width
                    outer += [place(10, west), place(10, west + width / 9), place(0, west + width / 9)]
                    outer.append(place(0, west + width))
                }
                return Polygon(outer: outer)
            case .holesSideBySide:
                let holes = (0..<count).map { box(1, Double($0) * width + width / 9, 9, Double($0 + 1) * width) }
                return Polygon(outer: box(1, 0, 9, 100), holes: holes)
            case .holesInOneAnother:
                let holes = (0..<count).map { index in
                    let inset = 1e-3 + 4 * Double(index) / Double(count)
                    return box(inset, inset, 10 - inset, 100 - inset)
                }
                return Polygon(outer: box(0, 0, 10, 100), holes: holes)
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func narrowParts(kind: Kind) throws {
        for count in [1, 2, 7, 300] {
            let polygon = kind.polygon(count)
            #expect(polygon.contains(try #require(polygon.interiorPoint)), "\(kind) \(count)")
        }
        let polygon = kind.polygon(5_000)
        var search = InteriorPointSearch(polygon)
        let point = search.point()
        #expect(point.map(polygon.contains) == true)
        let vertexCount = polygon.outer.count + polygon.holes.joined().count
        #expect(search.visitCount <= 20 * vertexCount, "\(kind)")
    }

    @Test("an outline that runs back on itself is not tried on every parallel")
    func withoutInside() {
        let way = (0..<5_000).map { Self.place(Double($0) * 1e-3, Double($0 % 2)) }
        var search = InteriorPointSearch(Polygon(outer: way + way.reversed()))
        let point = search.point()
        #expect(point == nil)
        #expect(search.visitCount < 1_000_000 + 70 * 10_000)
    }

    @Test("overlapping holes take what any of them covers", arguments: 0..<50)
    func overlappingHoles(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let holes = (0..<12).map { _ in
            let (south, west) = (
                Double.random(in: -2...9, using: &generator), Double.random(in: -2...9, using: &generator)
            )
            return Self.box(
                south, west, south + Double.random(in: 0.5...7, using: &generator),
                west + Double.random(in: 0.5...7, using: &generator))
        }
        let polygon = Polygon(outer: Self.box(0, 0, 10, 10), holes: holes)
        let point = polygon.interiorPoint
        if let point { #expect(polygon.contains(point), "seed \(seed)") }
        // Nothing is found only if nothing is there.
        let isAnythingInside = (0..<10_000).contains { _ in
            polygon.contains(
                Self.place(Double.random(in: 0...10, using: &generator), Double.random(in: 0...10, using: &generator)))
        }
        #expect(point != nil || !isAnythingInside, "seed \(seed)")
    }
}
