import Foundation
import MapGeometry
import MapSearchTestSupport
import TestFixtures
import Testing

@Suite struct PolygonIndexTests {
    /// Rings of every kind, also of kinds that no area should have.
    enum Kind: CaseIterable {
        case star, across180, aroundNorthPole, aroundSouthPole, cutAt180, comb, spiral, scribble, degrees, doubled
    }

    private static func ring(_ kind: Kind, _ count: Int, _ generator: inout SplitMix64) -> [Coordinate] {
        func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
            Coordinate(latitude: latitude, longitude: longitude).normalized
        }
        func share(_ index: Int) -> Double { Double(index) / Double(count) }
        var ring: [Coordinate] = (0..<count).map { index in
            let angle = 2 * .pi * share(index)
            let reach = Double.random(in: 0.5...1, using: &generator)
            switch kind {
            case .star, .doubled: return place(40 * reach * sin(angle), 30 + 50 * reach * cos(angle))
            case .across180: return place(10 + 40 * reach * sin(angle), 180 + 50 * reach * cos(angle))
            case .aroundNorthPole: return place(50 + 35 * reach, -180 + 360 * share(index))
            case .aroundSouthPole: return place(-50 - 35 * reach, 180 - 360 * share(index))
            case .cutAt180:
                if index < 2 { return place(-90, index == 0 ? -180 : 180) }
                if index == 2 { return place(-70, 180) }
                return index == count - 1 ? place(-70, -180) : place(-60 - 20 * reach, 180 - 360 * share(index))
            case .comb: return place(Double(index) * 60 / Double(count), index % 4 < 2 ? -170 : -20)
            case .spiral: return place(80 - 160 * share(index), 1000 * share(index))
            case .scribble: return Coordinate.random(using: &generator)
            case .degrees:
                return place(
                    Double(Int.random(in: -3...3, using: &generator)),
                    178 + Double(Int.random(in: 0...4, using: &generator)))
            }
        }
        if kind == .doubled { ring = ring.flatMap { [$0, $0] } + ring.prefix(1) }
        return Bool.random(using: &generator) ? ring : ring.reversed()
    }

    /// Places where it matters: vertices, points of edges, the parallels and meridians of vertices, poles, the 180th meridian.
    private static func places(_ polygon: Polygon, _ generator: inout SplitMix64) -> [Coordinate] {
        var places: [Coordinate] = []
        for ring in [polygon.outer] + polygon.holes {
            for _ in 0..<12 {
                let index = Int.random(in: 0..<ring.count, using: &generator)
                let (first, second) = (ring[index], ring[(index + 1) % ring.count])
                let other = ring[Int.random(in: 0..<ring.count, using: &generator)]
                places += [
                    first,
                    Coordinate(
                        latitude: (first.latitude + second.latitude) / 2,
                        longitude: (first.longitude + second.longitude) / 2),
                    Coordinate(latitude: first.latitude, longitude: other.longitude),
                    Coordinate(latitude: first.latitude.nextUp, longitude: first.longitude),
                    Coordinate(latitude: first.latitude, longitude: first.longitude.nextDown),
                    Coordinate(latitude: other.latitude, longitude: 180),
                    Coordinate(latitude: first.latitude, longitude: -180),
                    .random(using: &generator),
                ]
            }
        }
        return places + [Coordinate(latitude: 90, longitude: 7), Coordinate(latitude: -90, longitude: -180)]
    }

    @Test(arguments: Kind.allCases)
    func agreesWithThePolygon(kind: Kind) {
        let seed = 64 + UInt64(Kind.allCases.firstIndex(of: kind) ?? 0)
        var generator = SplitMix64(seed: seed)
        var insideCount = 0
        // About the counts at which the tree gets another level.
        for count in [3, 4, 7, 8, 9, 63, 64, 65] + (TestRun.isHeavy ? [511, 512, 513] : [513]) {
            let holes = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
                Self.ring(Kind.allCases.randomElement(using: &generator) ?? kind, 12, &generator)
            }
            let polygon = Polygon(outer: Self.ring(kind, count, &generator), holes: holes)
            let index = PolygonIndex(polygon)
            for place in Self.places(polygon, &generator) {
                let expected = polygon.contains(place)
                if expected { insideCount += 1 }
                #expect(index.contains(place) == expected, "seed \(seed), \(kind) \(count) \(place)")
            }
        }
        #expect(insideCount > 30)
    }

    @Test func severalAreas() {
        var generator = SplitMix64(seed: 80)
        let areas = MultiPolygon(
            (0..<20).map { _ in Polygon(outer: Self.ring(.star, 20, &generator).map { moved($0, &generator) }) })
        let index = PolygonIndex(areas)
        #expect(index.multiPolygon == areas)
        for _ in 0..<500 {
            let place = Coordinate.random(using: &generator)
            #expect(index.contains(place) == areas.contains(place), "seed 80, \(place)")
        }
    }

    private func moved(_ coordinate: Coordinate, _ generator: inout SplitMix64) -> Coordinate {
        Coordinate(latitude: coordinate.latitude / 2, longitude: coordinate.longitude * 3).normalized
    }

    @Test("few of thousands of areas and holes are examined")
    func manyRings() {
        func square(_ south: Double, _ west: Double, _ size: Double) -> [Coordinate] {
            [(0.0, 0.0), (0, size), (size, size), (size, 0)].map {
                Coordinate(latitude: south + $0.0, longitude: west + $0.1)
            }
        }
        let squares = (0..<10_000).map { square(Double($0 / 100) * 0.8, Double($0 % 100) * 0.8, 0.4) }
        let islands = PolygonIndex(MultiPolygon(squares.map { Polygon(outer: $0) }))
        let lakes = PolygonIndex(Polygon(outer: square(-1, -1, 82), holes: squares))
        var generator = SplitMix64(seed: 81)
        var visits = 0
        for _ in 0..<1_000 {
            let place = Coordinate(
                latitude: Double.random(in: 0...79, using: &generator),
                longitude: Double.random(in: 0...79, using: &generator))
            let isInSquare = [place.latitude, place.longitude].allSatisfy {
                $0.truncatingRemainder(dividingBy: 0.8) <= 0.4
            }
            #expect(islands.contains(place, visits: &visits) == isInSquare, "\(place)")
            #expect(lakes.contains(place, visits: &visits) != isInSquare, "\(place)")
        }
        #expect(visits < 2_000 * 100)
    }

    @Test func nothingIsInNothing() {
        let nowhere = Coordinate(latitude: .nan, longitude: 0)
        let here = Coordinate(latitude: 1, longitude: 2)
        for outer in [[], [here], [here, here], [nowhere, nowhere, nowhere], [nowhere, here, nowhere]] {
            let polygon = Polygon(outer: outer, holes: [[], [nowhere]])
            #expect(PolygonIndex(polygon).contains(here) == polygon.contains(here))
            #expect(!PolygonIndex(polygon).contains(nowhere))
        }
        #expect(!PolygonIndex(MultiPolygon([])).contains(here))
    }
}
