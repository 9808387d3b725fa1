import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// The number of matching objects.
@Suite struct FoundCountTests {
    /// Towns with a word in their names, some in an address only, some that go on from it, and one with a code.
    private static func world(_ count: Int) throws -> OfflineBackend {
        var world = TinyWorld()
        for number in 0..<count {
            world.add("t\(number)", .locality, "Alba \(number)", 40, Double(number) / 10, people: 100 + number)
            world.add("p\(number)", .locality, "Albany \(number)", 41, Double(number) / 10, people: 90)
        }
        world.add("both", .locality, "Alba Albany", 42, 0, people: 5)
        for number in 0..<10 {
            world.add("s\(number)", .street, "Street \(number)", 43, 0) { $0.postTowns = ["Alba"] }
        }
        world.add("code", .locality, "Elsewhere", 44, 0) { $0.codes = ["ALBA 5"] }
        return try world.backend()
    }

    @Test("does not depend on the number of results that are wanted", arguments: [1, 7, 30, 127, 128, 600])
    func limits(count: Int) throws {
        let world = try Self.world(count)
        let counts = try [1, 2, 10, 50, 200, 1_000].map { limit in
            try world.answer(.text("Alba", page: .init(limit: limit))).metadata.found
        }
        #expect(counts == Array(repeating: 2 * count + 1, count: counts.count))
        let shops = try world.answer(.text("Alba", options: SearchOptions(searchTypes: .organizations))).metadata.found
        #expect(shops == 0)
    }
    @Test("nor does that of several words, and no other name is counted", arguments: [1, 7, 30, 127, 128, 600])
    func severalWords(count: Int) throws {
        var world = TinyWorld()
        for number in 0..<count {
            world.add("n\(number)", .locality, "Alba Nova", 40, Double(number) / 10, people: 100 + number)
            world.add("a\(number)", .locality, "Alba", 41, Double(number) / 10, people: 50_000)
            world.add("v\(number)", .locality, "Nova", 42, Double(number) / 10, people: 50_000)
        }
        let backend = try world.backend()
        let counts = try [1, 2, 10, 50, 200, 1_000].map { limit in
            try backend.answer(.text("Alba Nova", page: .init(limit: limit))).metadata.found
        }
        #expect(counts == Array(repeating: count, count: counts.count))
    }
}
