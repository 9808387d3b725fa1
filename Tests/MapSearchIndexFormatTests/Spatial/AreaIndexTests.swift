import Foundation
import MapSearchTestSupport
import Testing

import MapSearchIndexFormat

/// Outlines against an even-odd rule that looks at every edge.
@Suite struct AreaIndexTests {
    private typealias Vertex = AreaIndex.Vertex

    /// A chunk holds 64 vertices, the first of which is the last of the one before.
    @Test(arguments: [3, 4, 62, 63, 64, 65, 66, 126, 127, 128, 129, 260])
    func starsAgreeWithBruteForce(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        for round in 0..<3 {
            let center = (
                Double.random(in: -80...80, using: &generator), Double.random(in: -170...170, using: &generator)
            )
            let star = Self.star(count, around: center, radius: 1...8, using: &generator)
            let hole = Self.star(max(3, count / 2), around: center, radius: 0.1...0.9, using: &generator)
            let rings = round.isMultiple(of: 2) ? [star] : [star, hole]
            // Closed or open, in either direction, it is the same area.
            let written = [star + [star[0]], star.reversed(), star][round % 3]
            let entry = AreaIndex.Entry(document: 7, country: 0x4C49, rings: [written] + rings.dropFirst())
            try withIndex([entry]) { index throws in
                for _ in 0..<100 {
                    let place = Self.place(near: rings, using: &generator)
                    let expected = Self.isInside(place, rings)
                    guard let expected else { continue }
                    guard try index.contains(0, place.latitude, place.longitude) == expected else {
                        Issue.record("\(count) vertices, round \(round), \(place): not \(expected)")
                        return
                    }
                    var areas: [Int] = []
                    try index.forEachArea(containing: place.latitude, place.longitude) { areas.append($0) }
                    #expect(areas == (expected ? [0] : []))
                }
            }
        }
    }

    @Test func holesAndIslandsInThem() throws {
        let rings = [10, 8, 4, 2].map { Self.square($0 * 1000) }
        try withIndex([AreaIndex.Entry(document: 0, country: 0, rings: rings)]) { index throws in
            for (distance, expected) in [(0, false), (3000, true), (6000, false), (9000, true), (11_000, false)] {
                for sign in [1, -1] as [Int32] {
                    #expect(try index.contains(0, Int32(distance) * sign, 0) == expected, "\(distance)")
                    #expect(try index.contains(0, 0, Int32(distance) * sign) == expected, "\(distance)")
                }
            }
        }
    }

    /// Two squares that share an edge: a point on it belongs to exactly one of them.
    @Test func sharedEdgeBelongsToOneSide() throws {
        func square(west: Int32, east: Int32) -> [Vertex] {
            [(0, west), (0, east), (100, east), (100, west)].map { Vertex(latitude: $0.0, longitude: $0.1) }
        }
        let entries = [(0, 50), (50, 100)].enumerated().map { number, edges in
            AreaIndex.Entry(document: UInt32(number), country: 0, rings: [square(west: edges.0, east: edges.1)])
        }
        try withIndex(entries) { index throws in
            for latitude in [0, 1, 50, 99] as [Int32] {
                var areas: [Int] = []
                try index.forEachArea(containing: latitude, 50) { areas.append($0) }
                #expect(areas.count == 1, "latitude \(latitude)")
            }
        }
    }

    /// Edges along ±180°, and squares as wide as the Earth.
    @Test func squaresAtTheDateLine() throws {
        let west = Int32.min
        let east = FixedAngle.clamping(180)
        func box(_ south: Double, _ north: Double, _ west: Int32, _ east: Int32) -> [Vertex] {
            let (south, north) = (FixedAngle.clamping(south), FixedAngle.clamping(north))
            return [(south, west), (south, east), (north, east), (north, west)].map {
                Vertex(latitude: $0.0, longitude: $0.1)
            }
        }
        let entries = [
            AreaIndex.Entry(document: 0, country: 0, rings: [box(-20, -10, FixedAngle.clamping(177), east)]),
            AreaIndex.Entry(document: 1, country: 0, rings: [box(-20, -10, west, FixedAngle.clamping(-178))]),
            AreaIndex.Entry(document: 2, country: 0, rings: [box(-90, -60, west, east)]),
        ]
        try withIndex(entries) { index throws in
            let cases: [(Double, Double, [Int])] = [
                (-15, 179, [0]), (-15, 179.999, [0]), (-15, -179.999, [1]), (-15, -180, [1]), (-15, 176, []),
                (-15, -177, []), (-80, 0, [2]), (-80, 179.9, [2]), (-80, -180, [2]), (-90, 12, [2]), (-59, 0, []),
            ]
            for (latitude, longitude, expected) in cases {
                var areas: [Int] = []
                try index.forEachArea(
                    containing: FixedAngle.clamping(latitude), FixedAngle.clamping(longitude)
                ) { areas.append($0) }
                #expect(areas == expected, "\(latitude), \(longitude)")
            }
        }
    }

    @Test func describesItsAreas() throws {
        let small = AreaIndex.Entry(document: 3, country: 0x4445, rings: [Self.square(1_000_000)])
        let large = AreaIndex.Entry(document: 9, country: 0, rings: [Self.square(2_000_000)])
        try withIndex([small, large]) { index throws in
            #expect(index.count == 2)
            #expect(try [index.document(0), index.document(1)] == [3, 9])
            #expect(try [index.country(0), index.country(1)] == [0x4445, 0])
            let ratio = Double(try index.extent(1)) / Double(try index.extent(0))
            #expect(abs(ratio - 4) < 0.001)
            #expect(throws: IndexFormatError.self) { try index.contains(2, 0, 0) }
        }
    }

    /// A square of one degree far in the north is smaller than one on the equator.
    @Test func extentShrinksTowardsThePoles() throws {
        let entries = [0.0, 60].map { latitude in
            let south = FixedAngle.clamping(latitude - 0.5)
            let north = FixedAngle.clamping(latitude + 0.5)
            let east = FixedAngle.clamping(1)
            return AreaIndex.Entry(
                document: 0, country: 0,
                rings: [
                    [(south, 0), (south, east), (north, east), (north, 0)].map {
                        Vertex(latitude: $0.0, longitude: $0.1)
                    }
                ])
        }
        try withIndex(entries) { index throws in
            #expect(try abs(index.extent(0) - 1) < 1e-3)
            #expect(try abs(index.extent(1) - 0.5) < 1e-3)
        }
    }

    /// A file in which many areas have the chunks of one: a search reads no more than the file once.
    @Test func areasShareNoChunks() throws {
        let count = 200
        let ring = (0..<500).map { Vertex(latitude: $0.isMultiple(of: 2) ? 1000 : -1000, longitude: Int32($0)) }
        var bytes = try AreaIndex.encode(
            [AreaIndex.Entry(document: 0, country: 0, rings: [ring])]
                + (1..<count).map { AreaIndex.Entry(document: UInt32($0), country: 0, rings: []) })
        try withView(bytes) { view throws in try AreaIndex(view).verify() }
        for area in 1..<count {
            let first = bytes[8..<40]
            bytes.replaceSubrange(4 + 36 * area + 4..<4 + 36 * area + 36, with: first)
        }
        try withView(bytes) { view throws in
            let index = try AreaIndex(view)
            var met = 0
            #expect(throws: IndexFormatError.self) { try index.forEachArea(containing: 0, 10) { _ in met += 1 } }
            #expect(met <= 3)
            #expect(throws: IndexFormatError.self) { try index.verify() }
        }
    }

    @Test(arguments: [Int32.min, -1 << 30 - 1, 1 << 30 + 1, .max])
    func vertexBeyondThePole(latitude: Int32) throws {
        let ring = [(0, 0), (latitude, 5), (0, 9)].map { Vertex(latitude: $0.0, longitude: $0.1) }
        try withIndex([AreaIndex.Entry(document: 0, country: 0, rings: [ring])]) { index throws in
            #expect(throws: IndexFormatError.self) { try index.verify() }
            #expect(throws: IndexFormatError.self) { try index.rings(of: 0) }
        }
    }

    @Test func ringsWithoutAreaContainNothing() throws {
        let line = [Vertex(latitude: 0, longitude: 0), Vertex(latitude: 9, longitude: 9)]
        let entries = [[], [[]], [line], [[line[0]]], [line + [line[0]]]].map {
            AreaIndex.Entry(document: 0, country: 0, rings: $0)
        }
        try withIndex(entries) { index throws in
            try index.forEachArea(containing: 5, 5) { Issue.record("area \($0) contains a point") }
        }
    }

    // MARK: Shapes

    private static func square(_ half: Int) -> [Vertex] {
        [(-half, -half), (-half, half), (half, half), (half, -half)].map {
            Vertex(latitude: Int32($0.0), longitude: Int32($0.1))
        }
    }

    private static func star(
        _ count: Int, around center: (Double, Double), radius: ClosedRange<Double>, using generator: inout SplitMix64
    ) -> [Vertex] {
        (0..<count).map { number in
            let angle = Double(number) / Double(count) * 2 * .pi
            let radius = Double.random(in: radius, using: &generator)
            return Vertex(
                latitude: FixedAngle.clamping(center.0 + radius * sin(angle)),
                longitude: FixedAngle.clamping(center.1 + radius * cos(angle)))
        }
    }

    private static func place(near rings: [[Vertex]], using generator: inout SplitMix64) -> Vertex {
        // The first ring is around the others.
        let latitudes = rings[0].map { $0.latitude }
        let longitudes = rings[0].map { $0.longitude }
        // On the height of a vertex as often as not: there an edge must not count twice.
        let latitude =
            Bool.random(using: &generator)
            ? rings.randomElement(using: &generator)!.randomElement(using: &generator)!.latitude
            : .random(in: latitudes.min()!...latitudes.max()!, using: &generator)
        return Vertex(
            latitude: latitude, longitude: .random(in: longitudes.min()!...longitudes.max()!, using: &generator))
    }

    /// Even-odd on whole numbers in Double, exact up to the division.
    ///
    /// Nil where a point is too near an edge to tell.
    private static func isInside(_ place: Vertex, _ rings: [[Vertex]]) -> Bool? {
        var inside = false
        for ring in rings {
            for (a, b) in zip(ring, ring.dropFirst() + [ring[0]])
            where (a.latitude > place.latitude) != (b.latitude > place.latitude) {
                let (x1, y1) = (Double(a.longitude), Double(a.latitude))
                let (x2, y2) = (Double(b.longitude), Double(b.latitude))
                let x = x1 + (x2 - x1) * (Double(place.latitude) - y1) / (y2 - y1)
                if abs(x - Double(place.longitude)) < 1 { return nil }
                if x > Double(place.longitude) { inside.toggle() }
            }
        }
        return inside
    }

    private func withIndex(_ entries: [AreaIndex.Entry], _ body: (AreaIndex) throws -> Void) throws {
        try withView(try AreaIndex.encode(entries)) { try body(try AreaIndex($0)) }
    }
}
