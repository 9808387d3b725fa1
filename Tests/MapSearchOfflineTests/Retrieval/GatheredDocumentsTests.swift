import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchIndexing
import MapSearchTestSupport
import MapSearchText
import TestFixtures
import Testing

@testable import MapSearchOffline

@Suite struct GatheredDocumentsTests {
    /// Conditions turn away the same documents, one by one and together, before and after those that meet them are gathered.
    @Test(arguments: UInt64(1)...(TestRun.isHeavy ? 6 : 3), [false, true])
    func gatheredMeetTheCondition(seed: UInt64, withMembers: Bool) throws {
        let country = RandomCountry(seed: seed)
        var builder = IndexBuilder(name: "Random")
        for record in country.records { try builder.add(record) }
        let file = try OfflineIndex(bytes: try builder.build().bytes).file
        var generator = SplitMix64(seed: seed)
        for text in ["mill", "stre", "inn", "ford"] {
            let query = ParsedQuery(text + " x")
            let reader = WordReader(index: file, query: query, isTyping: false)
            let meanings = [try reader.plainMeaning(0, asPrefix: false), try reader.plainMeaning(1, asPrefix: false)]
            var contexts = ContextReader(
                meanings, of: query, in: file, areas: AreaRanges(effort: SearchEffort()), wordsOfKind: nil,
                isTyping: false)
            let word = try #require(try RequiredWord(0, meanings[0], &contexts, GatheredDocuments(), in: file))
            let all = Array(0..<UInt32(file.documentCount))
            func met() throws -> Set<UInt32> {
                Set(try all.filter { try word.isMet(by: $0, try file.attributes[$0].container) })
            }
            let found = try met()
            var documents = all
            try word.narrow(&documents, withMembers: withMembers)
            #expect(documents == all, "nothing is gathered")

            try word.gather(afterTurningAway: .max / 100, GatheredDocuments())
            #expect(try met() == found, "\(text) with seed \(seed)")
            let wanted = try all.filter { document in
                if found.contains(document) { return true }
                let members = withMembers ? try file.members(of: document) : nil
                return members?.contains(where: found.contains) == true
            }
            try word.narrow(&documents, withMembers: withMembers)
            #expect(documents == wanted, "\(text) with seed \(seed)")
            for _ in 0..<100 {
                let lower = UInt32.random(in: 0..<UInt32(file.documentCount), using: &generator)
                let run = lower..<min(lower + .random(in: 1...40, using: &generator), UInt32(file.documentCount))
                #expect(
                    try word.mayBeMet(byOneOf: run, withMembers: withMembers) == wanted.contains(where: run.contains),
                    "\(text), \(run), seed \(seed)")
            }
        }
    }

    @Test func theSameDocumentsAreKeptForAllSearches() throws {
        var world = TinyWorld()
        for number in 0..<300 { world.add("road\(number)", .street, number < 5 ? "Mill Road" : "King Road") }
        let file = try world.backend().index.file
        let query = ParsedQuery("mill")
        let meaning = try WordReader(index: file, query: query, isTyping: false).plainMeaning(0, asPrefix: false)
        let documents = GatheredDocuments()
        func word() throws -> OwnWord? {
            try OwnWord(meaning.entries, count: meaning.estimatedCount, documents, in: file)
        }
        var first = try #require(try word())
        try first.gather(afterTurningAway: 127, documents, in: file)
        #expect(first.gathered == nil, "too few were turned away")
        try first.gather(afterTurningAway: 128, documents, in: file)
        #expect(first.gathered != nil)
        #expect(try word()?.gathered != nil)
        #expect(try (0..<300).count { try first.isIn(UInt32($0)) } == 5)
    }

    /// Documents that a condition leaves out all at once are work, too.
    @Test(arguments: [0, 5, 299, 300])
    func documentsLeftOutAreCounted(kept: Int) throws {
        var world = TinyWorld()
        for number in 0..<300 { world.add("road\(number)", .street, number < kept ? "Mill Road" : "King Road") }
        world.add("mill", .street, "Mill")
        let file = try world.backend().index.file
        let query = ParsedQuery("mill road")
        let effort = SearchEffort()
        let parameters = TextSearch.SearchParameters(memory: RequestMemory(effort: effort))
        let search = TextSearch(query, parameters: parameters, hasHouses: false, in: file)
        let reader = WordReader(index: file, query: query)
        let meanings = [try reader.plainMeaning(0, asPrefix: false), try reader.plainMeaning(1, asPrefix: false)]
        var contexts = ContextReader(
            meanings, of: query, in: file, areas: parameters.memory.areaRanges, wordsOfKind: nil, isTyping: false)
        var pass = TextSearch.Pass(
            earlier: 0, contextLoss: 0, ranges: DocumentRanges(all: file.documentCount), missLimit: .max, start: 0,
            limit: .max)
        let all = Array(0..<UInt32(file.documentCount))
        var documents = all
        try search.narrow(&documents, pass)
        #expect(documents == all && effort.spent == 0)
        let word = try #require(
            try RequiredWord(0, meanings[0], &contexts, parameters.memory.gathered, in: file))
        try word.gather(afterTurningAway: .max / 100, parameters.memory.gathered)
        pass.required = [word]
        try search.narrow(&documents, pass)
        #expect(effort.spent == (all.count - documents.count) / 2)
        #expect(documents.count == kept + 1)
    }

    /// Of many documents with a common word, the one with another comes last: by itself, or from its street.
    @Test func searchesFindWhatWasGathered() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Ham", people: 10_000)
        for number in 0..<400 {
            world.add("road\(number)", .street, "King Road", in: "town") { $0.importance = 0.5 }
            world.add("street\(number)", .street, "Mill Street", in: "town") { $0.importance = 0.5 }
        }
        world.add("wanted", .street, "King Street", in: "town") { $0.importance = 0.1 }
        world.add("lane", .street, "Weavers Lane", in: "town") { $0.importance = 0.1 }
        world.add("inn", .business, "King", in: "lane") {
            $0.business = BusinessMetadata(name: "King", phones: [.init(number: "+49 1")])
        }
        let backend = try world.backend()
        let near = SearchArea.point(Coordinate(latitude: 10, longitude: 10))
        for text in ["king street", "street king", "king street ham"] {
            #expect(try backend.ids(text).first == "wanted", "\(text)")
            #expect(try backend.ids(text, in: near).first == "wanted", "\(text)")
        }
        #expect(try backend.ids("king weavers").first == "inn")
        #expect(try backend.ids("king weavers", in: near).first == "inn")
    }

    /// The rarer word is that of a street, and the other that of a shop in a building on it.
    @Test func aShopInABuildingIsOnTheStreet() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Ham", people: 10_000)
        func addShop(_ id: String, _ name: String, in parent: String) {
            world.add(id, .business, name, in: parent) {
                $0.business = BusinessMetadata(name: name, phones: [.init(number: "+49 1")])
                $0.importance = 0.1
            }
        }
        for number in 0..<300 { world.add("road\(number)", .street, "King Road", in: "town") { $0.importance = 0.5 } }
        for number in 0..<500 { addShop("shop\(number)", "Weavers", in: "town") }
        world.add("court", .street, "King Court", in: "town") { $0.importance = 0.1 }
        world.add("plaza", .other, "Plaza", in: "court") { $0.importance = 0.1 }
        addShop("wanted", "Weavers", in: "plaza")
        #expect(try world.backend().ids("king weavers") == ["wanted"])
    }

    @Test(arguments: UInt64(1)...4)
    func bitsAreASet(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        for count in [0, 1, 63, 64, 65, 127, 128, 129, 400] {
            var bits = DocumentBits(documentCount: count)
            var set: Set<UInt32> = []
            for _ in 0..<count / 8 {
                let document = UInt32.random(in: 0..<UInt32(count), using: &generator)
                bits.insert(document)
                set.insert(document)
            }
            // Numbers that a damaged index may have.
            bits.insert(UInt32(count) + 64)
            bits.insert(.max)
            for document in 0..<UInt32(count) { #expect(bits.contains(document) == set.contains(document)) }
            #expect(!bits.contains(.max))
            for _ in 0..<200 {
                let lower = UInt32.random(in: 0...UInt32(count) + 70, using: &generator)
                let run = lower..<lower + UInt32.random(in: 0...200, using: &generator)
                #expect(bits.intersects(run) == run.contains(where: set.contains), "\(run) of \(count), seed \(seed)")
            }
        }
    }
}
