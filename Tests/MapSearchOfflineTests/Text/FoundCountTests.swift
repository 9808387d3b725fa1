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

    private static let limits = [1, 2, 10, 50, 200, 1_000]

    /// How many results a text has for each limit, and whether these are as many as are listed.
    private static func counts(_ text: String, in backend: OfflineBackend) throws -> Set<Int> {
        var counts: Set<Int> = []
        for limit in limits {
            let response = try backend.answer(.text(text, page: .init(limit: limit)))
            counts.insert(response.metadata.found)
            if limit == limits.last { #expect(response.objects.count == response.metadata.found) }
        }
        return counts
    }

    @Test("streets without the house are not counted", arguments: [1, 12, 60, 100])
    func houses(count: Int) throws {
        var world = TinyWorld()
        for number in 0..<count {
            world.add("s\(number)", .street, "Alba Street \(number % 7)", 40, Double(number) / 10) { street in
                for house in [1, 2, number.isMultiple(of: 3) ? 5 : 90] {
                    street.houses.append(.init(number: "\(house)", coordinate: street.coordinate))
                }
            }
            world.add("b\(number)", .business, "Street Alba Bar", 40.1, Double(number) / 10)
        }
        let backend = try world.backend()
        for text in ["Street 5", "Alba Street 5", "Alba 90"] {
            #expect(try Self.counts(text, in: backend).count == 1, "\(text)")
        }
    }

    @Test("numbers alone are counted like words", arguments: [1, 12, 60, 200])
    func numbers(count: Int) throws {
        var world = TinyWorld()
        for number in 0..<count {
            world.add("t\(number)", .locality, "7", 41, Double(number) / 10, people: 300_000)
            world.add("s\(number)", .street, "Alba 7", 40, Double(number) / 10)
        }
        let counts = try Self.counts("7", in: try world.backend())
        #expect(counts == [2 * count])
    }

    @Test(
        "members of several categories are counted once, and what is only called like one, too", arguments: [1, 12, 60])
    func categories(count: Int) throws {
        var world = TinyWorld()
        world.add("lane", .street, "Long Lane", 40, 10)
        world.add("street", .street, "Pharmacy", 40.01, 10)
        for number in 0..<count {
            world.add("p\(number)", .business, "Boots \(number)", 40, 10 + Double(number) / 1_000) {
                var business = BusinessMetadata(name: $0.name)
                business.categories = ["amenity=pharmacy", "healthcare=pharmacy"].map {
                    PlaceCategory(id: $0, name: "")
                }
                $0.business = business
            }
        }
        let backend = try world.backend()
        let atLane = try Self.counts("pharmacy near Long Lane", in: backend)
        #expect(atLane == [count])
        let all = try Self.counts("pharmacy", in: backend)
        #expect(all == [count + 1])
    }
}
