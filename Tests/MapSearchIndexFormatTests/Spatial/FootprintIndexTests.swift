import MapGeometry
import MapSearchTestSupport
import Testing

import MapSearchIndexFormat

@Suite struct FootprintIndexTests {
    private typealias Vertex = (latitude: Int32, longitude: Int32)

    /// About a metre in units of the file.
    private static let meter: Int32 = 107

    private static func square(_ latitude: Int32, _ longitude: Int32, _ half: Int32) -> [Vertex] {
        [
            (latitude - half, longitude - half), (latitude - half, longitude + half),
            (latitude + half, longitude + half), (latitude + half, longitude - half),
        ]
    }

    /// A star of many corners, which is nowhere convex.
    private static func star(
        around place: Vertex, _ count: Int, _ size: Int32, using random: inout SplitMix64
    ) -> [Vertex] {
        (0..<count).map { corner in
            let angle = Double(corner) / Double(count) * 2 * .pi
            let radius = Double(size) * .random(in: 0.3...1, using: &random)
            return (
                place.latitude + Int32(radius * Self.sine(angle)),
                place.longitude &+ Int32(radius * Self.sine(angle + .pi / 2))
            )
        }
    }

    private static func sine(_ angle: Double) -> Double {
        let turn = angle > .pi ? angle - 2 * .pi : angle
        let square = turn * turn
        return turn * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
    }

    /// The distance to an outline by every edge of it; 0 inside.
    private static func distance(_ rings: [[Vertex]], from place: Vertex) -> Double {
        let plane = FlatPlane(latitude: place.latitude, longitude: place.longitude)
        var best = Double.infinity
        var isInside = false
        for ring in rings {
            for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
                best = min(best, plane.nearest(from: start, to: end).angle * Earth.meanRadius)
                guard (start.latitude > place.latitude) != (end.latitude > place.latitude) else { continue }
                let share =
                    Double(place.latitude - start.latitude) / Double(Int(end.latitude) - Int(start.latitude))
                let crossing = Double(start.longitude) + Double(Int(end.longitude) - Int(start.longitude)) * share
                if Double(place.longitude) < crossing { isInside.toggle() }
            }
        }
        return isInside ? 0 : best
    }

    private static func world(_ count: Int, seed: UInt64) -> [FootprintIndex.Entry] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { document in
            let place = (
                latitude: Int32.random(in: -500_000...500_000, using: &random),
                longitude: Int32.random(in: -500_000...500_000, using: &random)
            )
            var rings = [star(around: place, .random(in: 1...40, using: &random), 40_000, using: &random)]
            if Bool.random(using: &random) {
                rings.append(star(around: place, 5, 10_000, using: &random))
                // Closed outlines are the same as open ones.
                rings[0].append(rings[0][0])
            }
            return FootprintIndex.Entry(
                document: UInt32(document), house: Bool.random(using: &random) ? place : nil, rings: rings)
        }
    }

    /// What contains a place and what is near it, as a loop over all outlines has it.
    @Test(arguments: [0, 1, 2, 15, 16, 17, 31, 32, 255, 256, 257])
    func agreesWithBruteForce(count: Int) throws {
        let seed = UInt64(count) + 7
        let entries = Self.world(count, seed: seed)
        let storage = IndexStorage(copying: try FootprintIndex.encode(entries))
        let index = try FootprintIndex(storage.view)
        #expect(index.count == count)
        var random = SplitMix64(seed: seed + 1)
        for _ in 0..<25 {
            let place = (
                latitude: Int32.random(in: -600_000...600_000, using: &random),
                longitude: Int32.random(in: -600_000...600_000, using: &random)
            )
            let distances = entries.map { Self.distance($0.rings, from: place) }
            var around: [UInt32] = []
            try index.forEachFootprint(around: place.latitude, place.longitude) { around.append($0.document) }
            let expected = distances.indices.filter { distances[$0] == 0 }.map(UInt32.init)
            #expect(around.sorted() == expected, "seed \(seed) at \(place)")
            let limit = Double.random(in: 0...3_000, using: &random)
            let wanted = Int.random(in: 1...5, using: &random)
            let found = try index.nearest(
                latitude: place.latitude, longitude: place.longitude, count: wanted, limit: limit)
            let nearest = distances.filter { $0 < limit }.sorted().prefix(wanted)
            #expect(found.map(\.distance) == Array(nearest), "seed \(seed) at \(place)")
            for sight in found {
                let house = entries[Int(sight.document)].house
                #expect(sight.house?.latitude == house?.latitude && sight.house?.longitude == house?.longitude)
            }
        }
        withExtendedLifetime(storage) {}
    }

    @Test func whatIsNotAcceptedIsPassedOver() throws {
        let entries = [Self.square(0, 0, 1000), Self.square(0, 5000, 1000)].enumerated().map {
            FootprintIndex.Entry(document: UInt32($0.offset), rings: [$0.element])
        }
        let storage = IndexStorage(copying: try FootprintIndex.encode(entries))
        let index = try FootprintIndex(storage.view)
        #expect(try index.nearest(latitude: 0, longitude: 0, limit: 1_000).first?.document == 0)
        #expect(
            try index.nearest(latitude: 0, longitude: 0, limit: 1_000, accept: { $0.document == 1 }).first?.document
                == 1)
        #expect(try index.nearest(latitude: 0, longitude: 0, limit: 1_000, accept: { _ in false }).isEmpty)
        let wanted = try index.nearest(latitude: 0, longitude: 0, limit: 1_000, isWanted: { $0 == 1 && !$1 })
        #expect(wanted.first?.document == 1)
        #expect(try index.nearest(latitude: 0, longitude: 0, limit: 1_000, isWanted: { $1 }).isEmpty)
        withExtendedLifetime(storage) {}
    }

    /// The nearest place of an outline, and the size of it, at several latitudes.
    @Test(arguments: [0, 600_000_000, 954_437_177] as [Int32])
    func placeAndSize(latitude: Int32) throws {
        let half = 50 * Self.meter
        let entry = FootprintIndex.Entry(document: 3, rings: [Self.square(latitude, 0, half)])
        let storage = IndexStorage(copying: try FootprintIndex.encode([entry]))
        let index = try FootprintIndex(storage.view)
        let sight = try #require(
            try index.nearest(latitude: latitude + 2 * half, longitude: 0, limit: 1_000).first)
        #expect(sight.latitude == latitude + half && sight.longitude == 0)
        let unit = 360 / 4_294_967_296.0
        let side = 2 * Double(half) * unit
        let cosine = Self.sine(.pi / 2 - Double(latitude + 2 * half) * unit * .pi / 180)
        #expect(abs(sight.extent - side * side * cosine) < 1e-4 * side * side)
        withExtendedLifetime(storage) {}
    }

    /// Outlines that end at ±180°, and one around the pole.
    @Test func edgesOfTheMap() throws {
        let quarter: Int32 = 1_073_741_824
        let entries = [
            FootprintIndex.Entry(
                document: 1, rings: [[(-1000, .max - 4000), (-1000, .max), (1000, .max), (1000, .max - 4000)]]),
            FootprintIndex.Entry(
                document: 2, rings: [[(-1000, .min), (-1000, .min + 4000), (1000, .min + 4000), (1000, .min)]]),
            FootprintIndex.Entry(
                document: 3,
                rings: [[(quarter - 1000, .min), (quarter - 1000, .max), (quarter, .max), (quarter, .min)]]),
        ]
        let storage = IndexStorage(copying: try FootprintIndex.encode(entries))
        let index = try FootprintIndex(storage.view)
        func around(_ latitude: Int32, _ longitude: Int32) throws -> [UInt32] {
            var found: [UInt32] = []
            try index.forEachFootprint(around: latitude, longitude) { found.append($0.document) }
            return found
        }
        #expect(try around(0, .max - 1) == [1])
        #expect(try around(0, .min) == [2])
        #expect(try around(quarter - 1, 12_345) == [3])
        // Across 180° the other side is near.
        let near = try index.nearest(latitude: 0, longitude: .max - 1, count: 2, limit: 6_000)
        #expect(near.map(\.document) == [1, 2])
        withExtendedLifetime(storage) {}
    }

    /// With a tree, the same areas contain a place as without.
    @Test(arguments: [1, 16, 17, 300])
    func areasByTree(count: Int) throws {
        let seed = UInt64(count) + 99
        let entries = Self.world(count, seed: seed).map { entry in
            AreaIndex.Entry(
                document: entry.document, country: 0,
                rings: entry.rings.map { ring in ring.map { .init(latitude: $0.latitude, longitude: $0.longitude) } })
        }
        let storage = IndexStorage(copying: try AreaIndex.encode(entries))
        let treeStorage = IndexStorage(copying: AreaTree.encode(entries))
        let plain = try AreaIndex(storage.view)
        let indexed = try AreaIndex(storage.view, tree: AreaTree(treeStorage.view))
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let latitude = Int32.random(in: -600_000...600_000, using: &random)
            let longitude = Int32.random(in: -600_000...600_000, using: &random)
            var (first, second): ([Int], [Int]) = ([], [])
            try plain.forEachArea(containing: latitude, longitude) { first.append($0) }
            try indexed.forEachArea(containing: latitude, longitude) { second.append($0) }
            #expect(first == second.sorted(), "seed \(seed) at \(latitude), \(longitude)")
        }
        withExtendedLifetime((storage, treeStorage)) {}
    }

    @Test func damageIsNoted() throws {
        let bytes = try FootprintIndex.encode(Self.world(40, seed: 5))
        var random = SplitMix64(seed: 6)
        for _ in 0..<400 {
            var damaged = bytes
            for _ in 0..<3 {
                damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let storage = IndexStorage(copying: damaged)
            if let index = try? FootprintIndex(storage.view) {
                let nearest = try? index.nearest(latitude: 0, longitude: 0, count: 10, limit: 6_000_000)
                let distances = (nearest ?? []).map(\.distance)
                #expect(
                    distances.count <= 10 && distances == distances.sorted()
                        && distances.allSatisfy { (0..<6_000_000).contains($0) })
                var around = 0
                try? index.forEachFootprint(around: 0, 0) { sight in
                    #expect(sight.distance == 0)
                    around += 1
                }
                #expect(around <= index.count)
            }
            withExtendedLifetime(storage) {}
        }
        for length in 0..<min(bytes.count, 200) {
            let storage = IndexStorage(copying: Array(bytes.prefix(length)))
            #expect(throws: IndexFormatError.self) { try FootprintIndex(storage.view) }
            withExtendedLifetime(storage) {}
        }
    }
}
