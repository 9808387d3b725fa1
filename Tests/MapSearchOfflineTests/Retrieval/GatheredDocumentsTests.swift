import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchIndexing
import MapSearchTestSupport
import MapSearchText
import Testing

@testable import MapSearchOffline

@Suite struct GatheredDocumentsTests {
    /// What is gathered are the documents that meet the condition one by one, and the streets of those that have the word.
    @Test(arguments: UInt64(1)...6, [false, true])
    func gatheredMeetTheCondition(seed: UInt64, withStreets: Bool) throws {
        let country = RandomCountry(seed: seed)
        var builder = IndexBuilder(name: "Random")
        for record in country.records { try builder.add(record) }
        let file = try OfflineIndex(bytes: try builder.build().bytes).file
        for text in ["mill", "stre", "inn", "ford"] {
            let query = ParsedQuery(text + " x")
            let reader = WordReader(index: file, query: query, isTyping: false)
            let meanings = [try reader.plainMeaning(0, asPrefix: false), try reader.plainMeaning(1, asPrefix: false)]
            var contexts = ContextReader(
                meanings, of: query, in: file, areas: AreaRanges(), wordsOfKind: nil, isTyping: false)
            var required = try #require(try RequiredWord(0, meanings[0], &contexts, in: file))
            let gathered = try GatheredDocuments().documents(
                meanings[0].entries, withStreets: withStreets, in: file)
            var streets: Set<UInt32> = []
            var met: Set<UInt32> = []
            for document in 0..<UInt32(file.documentCount) {
                let container = try file.attributes[document].container
                guard try required.isMet(by: document, container) else { continue }
                met.insert(document)
                guard withStreets, !required.ranges.contains(document), let container,
                    try !file.containers.isNamed(container)
                else { continue }
                streets.insert(try file.containers.document(container))
            }
            let all = (0..<UInt32(file.documentCount)).filter {
                gathered.contains($0) || required.ranges.contains($0)
            }
            #expect(met.isSubset(of: all), "\(text) with seed \(seed)")
            #expect(Set(all).subtracting(met).isSubset(of: streets), "\(text) with seed \(seed)")
        }
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
