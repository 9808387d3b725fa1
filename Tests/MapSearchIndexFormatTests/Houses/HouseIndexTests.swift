import Testing

@testable import MapSearchIndexFormat
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
        try writer.append(
            HouseIndex.Entry(houses: first.houses.reversed(), ranges: []), of: 3, at: (100, -100))
        try writer.append(second, of: 70_000, at: (1 << 30, .min))
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
        try writer.append(HouseIndex.Entry(houses: [house], ranges: []), of: 0, at: (0, 0))
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
            try writer.append(entries[entries.count - 1].entry, of: document, at: (0, 0))
        }
        let (index, storage) = try open(writer)
        for (number, (document, entry)) in entries.enumerated() {
            #expect(try index.entries.number(of: document) == number)
            #expect(try index.entry(number) == entry)
        }
        withExtendedLifetime(storage) {}
    }

    @Test func damageIsAnErrorOrAnotherValue() throws {
        let bytes = try SmallIndex.contents().houses.encode()
        for place in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[place] ^= 1 << UInt8(bit)
                let storage = IndexStorage(copying: damaged)
                guard let index = try? HouseIndex(storage.view) else { continue }
                for number in 0..<min(index.entries.count, 4) { _ = try? index.entry(number) }
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
