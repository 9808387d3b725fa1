import Testing

import MapSearchIndexFormat
import MapSearchTestSupport

@Suite struct HouseIndexTests {
    private func open(_ writer: borrowing HouseIndex.Writer) throws -> (index: HouseIndex, storage: IndexStorage) {
        let storage = IndexStorage(copying: try writer.encode())
        return (try HouseIndex(storage.view), storage)
    }

    @Test func whatIsWrittenIsRead() throws {
        var writer = HouseIndex.Writer()
        let postcode = writer.number(ofPostcode: "9490")
        #expect(writer.number(ofPostcode: "9490") == postcode)
        let first = HouseIndex.Entry(
            houses: [
                .init(number: 0, rest: "A7", latitude: -1 << 30, longitude: .max),
                .init(number: 1, rest: "", latitude: 5, longitude: -5, postcode: postcode),
                .init(number: 1, rest: "a", latitude: 1 << 30, longitude: .min),
                .init(number: 999_999, rest: " bis", latitude: 0, longitude: 0),
            ], ranges: [])
        let second = HouseIndex.Entry(
            houses: [], ranges: [.init(first: 20, last: 2, step: 2, vertices: [(1, 2), (3, 4), (-5, -6)])])
        try writer.append(HouseIndex.Entry(houses: first.houses.reversed(), ranges: []), of: 3)
        try writer.append(second, of: 70_000)
        let (index, storage) = try open(writer)
        #expect(index.entries.count == 2)
        #expect(try index.postcode(0) == "9490")
        #expect(try index.entry(0) == first)
        #expect(try index.entry(1) == second)
        #expect(try index.entries.owner(1) == 70_000)
        for (document, number) in [(0, nil), (3, 0), (4, nil), (70_000, 1), (70_001, nil)] as [(UInt32, Int?)] {
            #expect(try index.entries.number(of: document) == number)
        }
        #expect(throws: IndexFormatError.self) { try index.postcode(1) }
        withExtendedLifetime(storage) {}
    }

    @Test(arguments: [Int32.min, -1 << 30 - 1, 1 << 30 + 1, .max])
    func houseBeyondThePole(latitude: Int32) throws {
        var writer = HouseIndex.Writer()
        let house = HouseIndex.House(number: 1, rest: "", latitude: latitude, longitude: 0)
        try writer.append(HouseIndex.Entry(houses: [house], ranges: []), of: 0)
        let (index, storage) = try open(writer)
        #expect(throws: IndexFormatError.self) { try index.entry(0) }
        withExtendedLifetime(storage) {}
    }

    @Test func manyOwners() throws {
        var random = SplitMix64(seed: 11)
        var writer = HouseIndex.Writer()
        var entries: [(document: UInt32, entry: HouseIndex.Entry)] = []
        var document: UInt32 = 0
        for _ in 0..<300 {
            document += UInt32.random(in: 1...50, using: &random)
            var houses: [HouseIndex.House] = []
            for number in 0..<Int.random(in: 0...40, using: &random) {
                houses.append(
                    .init(
                        number: number, rest: "", latitude: Int32.random(in: -1 << 30...1 << 30, using: &random),
                        longitude: Int32.random(in: .min ... .max, using: &random)))
            }
            entries.append((document, HouseIndex.Entry(houses: houses, ranges: [])))
            try writer.append(entries[entries.count - 1].entry, of: document)
        }
        let (index, storage) = try open(writer)
        for (number, (document, entry)) in entries.enumerated() {
            #expect(try index.entries.number(of: document) == number)
            #expect(try index.entry(number) == entry)
        }
        withExtendedLifetime(storage) {}
    }

    // MARK: Places

    /// Streets of so many houses each, with as many houses at one place as elsewhere.
    private static func streets(
        _ counts: [Int], using random: inout SplitMix64
    ) -> [(document: UInt32, houses: [HouseIndex.House])] {
        counts.enumerated().map { number, count in
            let latitude = Int32.random(in: -1 << 29...1 << 29, using: &random)
            let longitude = Int32.random(in: .min + 100_000 ... .max - 100_000, using: &random)
            let houses = (0..<count).map { number in
                HouseIndex.House(
                    number: number / 2, rest: number.isMultiple(of: 2) ? "" : "b",
                    latitude: latitude + .random(in: 0...50_000, using: &random),
                    longitude: longitude + (number.isMultiple(of: 3) ? 0 : .random(in: 0...50_000, using: &random)))
            }
            return (UInt32(number * 3), houses)
        }
    }

    private func withIndex(
        of streets: [(document: UInt32, houses: [HouseIndex.House])], _ body: (HouseIndex) throws -> Void
    ) throws {
        var writer = HouseIndex.Writer()
        for street in streets {
            try writer.append(HouseIndex.Entry(houses: street.houses, ranges: []), of: street.document)
        }
        let (index, storage) = try open(writer)
        try body(index)
        withExtendedLifetime(storage) {}
    }

    /// Around the lengths of a run and of a group of boxes.
    @Test(arguments: [[1], [31], [32], [33, 1], [64, 65, 0, 3], Array(repeating: 2, count: 9), [500, 7, 40, 1, 32]])
    func nearestAgreesWithBruteForce(counts: [Int]) throws {
        var random = SplitMix64(seed: UInt64(counts.count * 1000 + counts[0]))
        let streets = Self.streets(counts, using: &random)
        let all = streets.flatMap { street in street.houses.map { (document: street.document, house: $0) } }
        try withIndex(of: streets) { index in
            try index.verify(documentCount: counts.count * 3)
            for round in 0..<60 {
                let near = all[Int.random(in: 0..<all.count, using: &random)].house
                let latitude = near.latitude + .random(in: -90_000...90_000, using: &random)
                let longitude = near.longitude &+ .random(in: -90_000...90_000, using: &random)
                let only = round.isMultiple(of: 4) ? streets[round % streets.count].document : nil
                let query = NearestQuery(latitude: latitude, longitude: longitude)
                let limit: Float = round.isMultiple(of: 3) ? query.haversine(near.latitude, near.longitude) : .infinity
                let expected = all.filter { only == nil || $0.document == only }
                    .map { query.haversine($0.house.latitude, $0.house.longitude) }.filter { $0 < limit }.sorted()
                let wanted = [1, 3, 40][round % 3]
                let found = try index.nearest(
                    latitude: latitude, longitude: longitude, count: wanted, limit: limit
                ) { only == nil || $0 == only }
                #expect(found.map(\.haversine) == Array(expected.prefix(wanted)), "\(counts), round \(round)")
                for neighbor in found {
                    #expect(
                        all.contains {
                            $0.document == neighbor.document && $0.house.latitude == neighbor.latitude
                                && $0.house.longitude == neighbor.longitude
                        })
                }
            }
        }
    }

    @Test func boxesAreVerified() throws {
        var random = SplitMix64(seed: 12)
        let streets = Self.streets(Array(repeating: 3, count: 20), using: &random)
        var writer = HouseIndex.Writer()
        for street in streets {
            try writer.append(HouseIndex.Entry(houses: street.houses, ranges: []), of: street.document)
        }
        let good = try writer.encode()
        // Three groups over twenty runs, and one over the groups.
        let groups = good.count - 4 * BoxGroups.groupLength
        for place in [0, 32, 3 * BoxGroups.groupLength] {
            var bytes = good
            for index in 0..<4 { bytes[groups + place + index] = index == 3 ? 0x7F : 0xFF }
            let storage = IndexStorage(copying: bytes)
            #expect(throws: IndexFormatError.self) { try HouseIndex(storage.view).verify(documentCount: 60) }
            withExtendedLifetime(storage) {}
        }
    }

    @Test func boxesOfStreets() throws {
        let house = HouseIndex.House(number: 1, rest: "", latitude: 7, longitude: -7)
        var other = house
        other.latitude = 9
        for (houses, box) in [
            ([], nil), ([house], nil), ([house, house], nil),
            ([other, house], RecordTable.Box(south: 7, west: -7, north: 9, east: -7)),
        ] as [([HouseIndex.House], RecordTable.Box?)] {
            try withIndex(of: [(0, houses)]) { index throws in #expect(try index.box(0) == box) }
        }
    }

    // MARK: Damage

    @Test func damageIsAnErrorOrAnotherValue() throws {
        let bytes = try SmallIndex.contents().houses.encode()
        for place in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[place] ^= 1 << UInt8(bit)
                let storage = IndexStorage(copying: damaged)
                guard let index = try? HouseIndex(storage.view) else { continue }
                for number in 0..<min(index.entries.count, 4) { _ = try? index.entry(number) }
                let nearest = try? index.nearest(latitude: 0, longitude: 0, count: 3, limit: .infinity)
                #expect(nearest?.count ?? 0 <= 3)
                withExtendedLifetime(storage) {}
            }
        }
        for length in 0..<bytes.count {
            let storage = IndexStorage(copying: Array(bytes.prefix(length)))
            guard let index = try? HouseIndex(storage.view) else { continue }
            #expect(throws: IndexFormatError.self, "cut at \(length)") {
                for number in 0..<index.entries.count { _ = try index.entry(number) }
            }
            withExtendedLifetime(storage) {}
        }
    }
}
