import MapSearchTestSupport
import Testing

import MapSearchIndexFormat

@Suite struct CategoryIndexTests {
    private func open(_ writer: CategoryIndex.Writer) throws -> (index: CategoryIndex, storage: IndexStorage) {
        let storage = IndexStorage(copying: try writer.encode())
        return (try CategoryIndex(storage.view), storage)
    }

    private func point(_ entry: UInt32, _ latitude: Int32 = 0, _ longitude: Int32 = 0) -> PointIndex.Entry {
        PointIndex.Entry(document: entry, latitude: latitude, longitude: longitude, weight: 0)
    }

    @Test func membersAreFoundByCategory() throws {
        var writer = CategoryIndex.Writer()
        for (entry, id) in ["cafe", "bar", "cafe", "café"].enumerated() {
            writer.append(point(UInt32(entry)), to: .category(id: id))
        }
        let (index, storage) = try open(writer)
        #expect(index.count == 3)
        let cafes = try #require(try index.members(ofCategory: "cafe"))
        #expect(try Set((0..<cafes.count).map { try cafes.document($0) }) == [0, 2])
        #expect(try index.members(ofCategory: "café")?.count == 1)
        for id in ["", "ba", "barn", "caf", "zoo"] { #expect(try index.members(ofCategory: id) == nil, "\(id)") }
        try index.verify(entryCount: 4)
        #expect(throws: IndexFormatError.self) { try index.verify(entryCount: 3) }
        withExtendedLifetime(storage) {}
    }

    @Test func chainsAreFoundByName() throws {
        var writer = CategoryIndex.Writer()
        writer.append(point(0), to: .chain(name: "coop", id: "Q1"))
        writer.append(point(1), to: .chain(name: "coop", id: "Q2"))
        writer.append(point(2), to: .chain(name: "coop city", id: "Q3"))
        writer.append(point(3), to: .category(id: "coop"))
        let (index, storage) = try open(writer)
        #expect(try index.chains(named: "coop").map(\.id) == ["Q1", "Q2"])
        #expect(try index.chains(named: "coop city").map(\.id) == ["Q3"])
        #expect(try index.chains(named: "coop c").isEmpty)
        #expect(try index.chains(named: "").isEmpty)
        withExtendedLifetime(storage) {}
    }

    @Test func categoriesOfAKeyAreFoundTogether() throws {
        var writer = CategoryIndex.Writer()
        for (entry, id) in ["shop=shoes", "shop=books", "shoe=red", "shop"].enumerated() {
            writer.append(point(UInt32(entry)), to: .category(id: id))
        }
        let (index, storage) = try open(writer)
        #expect(try index.categories(ofKey: "shop") == ["shop=books", "shop=shoes"])
        #expect(try index.categories(ofKey: "sho") == [])
        withExtendedLifetime(storage) {}
    }

    /// Sizes around the leaves of a tree, against a look at every point.
    @Test(arguments: [1, 2, 63, 64, 65, 128, 129, 1_000])
    func boxesFindWhatBruteForceFinds(count: Int) throws {
        let seed: UInt64 = 16
        var random = SplitMix64(seed: seed)
        var writer = CategoryIndex.Writer()
        var points: [PointIndex.Entry] = []
        for entry in 0..<count {
            let place = point(
                UInt32(entry), .random(in: -1_000...1_000, using: &random), .random(in: -1_000...1_000, using: &random))
            points.append(place)
            writer.append(place, to: .category(id: "a"))
            writer.append(place, to: .category(id: entry.isMultiple(of: 2) ? "even" : "odd"))
        }
        let (index, storage) = try open(writer)
        let tree = try #require(try index.members(ofCategory: "a"))
        for _ in 0..<20 {
            let south = Int32.random(in: -1_000...1_000, using: &random)
            let west = Int32.random(in: -1_000...1_000, using: &random)
            var found: Set<UInt32> = []
            try tree.forEach(south: south, north: south + 300, west: west, east: west + 300) { entry, _, _ in
                found.insert(entry)
                return true
            }
            let expected = points.filter {
                (south...south + 300).contains($0.latitude) && (west...west + 300).contains($0.longitude)
            }
            #expect(found == Set(expected.map(\.document)), "seed \(seed)")
        }
        withExtendedLifetime(storage) {}
    }

    @Test func damageIsAnErrorOrAnotherValue() throws {
        var writer = CategoryIndex.Writer()
        for entry in 0..<5 { writer.append(point(UInt32(entry), Int32(entry)), to: .category(id: "a=\(entry % 2)")) }
        writer.append(point(1), to: .chain(name: "coop", id: "Q1"))
        let bytes = try writer.encode()
        for place in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[place] ^= 1 << UInt8(bit)
                let storage = IndexStorage(copying: damaged)
                guard let index = try? CategoryIndex(storage.view) else { continue }
                let categories = try? index.categories(ofKey: "a")
                #expect(categories?.allSatisfy { $0.hasPrefix("a=") } ?? true)
                let chains = try? index.chains(named: "coop")
                #expect(chains?.allSatisfy { (0..<index.count).contains($0.number) } ?? true)
                guard (try? index.verify(entryCount: 5)) != nil else { continue }
                // What was verified can be read, and has members that there are.
                #expect(categories != nil && chains != nil, "bit \(bit) of byte \(place)")
                if let members = try index.members(ofCategory: "a=1") {
                    for number in 0..<members.count { #expect(try members.document(number) < 5) }
                }
                withExtendedLifetime(storage) {}
            }
        }
    }
}
