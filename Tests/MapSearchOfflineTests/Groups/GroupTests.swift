import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Several indexes that are searched as one.
@Suite struct GroupTests {
    /// A gazetteer, a map of one country, and the user's own places.
    private static func group() throws -> OfflineIndexGroup {
        var world = IndexBuilder(name: "World")
        world.attributions = ["Atlas"]
        var map = IndexBuilder(name: "Liechtenstein")
        map.attributions = ["Surveyors"]
        var own = IndexBuilder(name: "Favourites")
        func add(
            _ uri: String, _ kind: ObjectKind, _ name: String, _ latitude: Double, _ longitude: Double,
            to builder: inout IndexBuilder, _ change: (inout IndexRecord) -> Void = { _ in }
        ) throws {
            var record = IndexRecord(
                uri: uri, kind: kind, name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude))
            change(&record)
            try builder.add(record)
        }
        try add("geonames:1", .locality, "Vaduz", 47.141, 9.521, to: &world) { $0.population = 5_200 }
        try add("geonames:2", .locality, "Vadodara", 22.3, 73.2, to: &world) { $0.population = 1_600_000 }
        try add("osm:r1", .locality, "Vaduz", 47.139, 9.523, to: &map) { record in
            record.population = 5_700
            record.boundingBox = CoordinateBounds(south: 47.08, west: 9.49, north: 47.16, east: 9.58)
        }
        try add("osm:w2", .street, "Vaduzer Strasse", 47.15, 9.52, to: &map)
        try add("mine:1", .business, "Vaduz Office", 47.14, 9.52, to: &own)
        try add("mine:2", .business, "Summer House", 47.1391, 9.5231, to: &own)
        return OfflineIndexGroup(try [world, map, own].map { try OfflineIndex(bytes: try $0.build().bytes) })
    }

    private static func uris(_ text: String, page: SearchRequest.Page? = nil) throws -> [String?] {
        try group().answer(.text(text, page: page)).objects.map(\.uri)
    }

    @Test func whatSeveralHaveAppearsOnce() throws {
        let response = try Self.group().answer(.text("Vaduz"))
        #expect(response.objects.filter { $0.name == "Vaduz" }.count == 1)
        let vaduz = try #require(response.objects.first)
        #expect(Set(vaduz[URIMetadata.self]?.uris ?? []) == ["geonames:1", "osm:r1"])
        #expect(vaduz.boundingBox != nil)
        #expect(vaduz.attributions.map(\.text) == ["Atlas", "Surveyors"] || vaduz.attributions.count == 2)
        #expect(response.attributions.map(\.text) == ["Atlas", "Surveyors"])
        #expect(response.metadata.found == response.objects.count)
        #expect(response.isOffline)
    }

    @Test func ownPlacesStandAmongOthers() throws {
        #expect(try Self.uris("summer house") == ["mine:2"])
        #expect(try Self.uris("vaduz office").first == "mine:1")
        #expect(try Self.uris("vaduzer strasse").first == "osm:w2")
    }

    @Test func pagesAreCutFromOneList() throws {
        let all = try Self.uris("vad")
        #expect(all.count == 4)
        for size in 1...4 {
            var pages: [String?] = []
            for offset in stride(from: 0, to: all.count, by: size) {
                pages += try Self.uris("vad", page: .init(offset: offset, limit: size))
            }
            #expect(pages == all, "pages of \(size)")
        }
        #expect(try Self.uris("vad", page: .init(offset: 4, limit: 10)).isEmpty)
        #expect(try Self.group().answer(.text("vad", page: .init(limit: 3))).hasNextPage)
        #expect(try !Self.group().answer(.text("vad", page: .init(limit: 4))).hasNextPage)
    }

    @Test func identifiersOfAnyIndex() throws {
        let group = try Self.group()
        #expect(try group.answer(.uri("mine:2")).objects.map(\.name) == ["Summer House"])
        #expect(
            try group.answer(.uris(["mine:1", "osm:w2", "x:1", "geonames:2"])).objects.map(\.uri) == [
                "mine:1", "osm:w2", "geonames:2",
            ])
        let error = #expect(throws: SearchError.self) { try group.answer(.uri("x:1")) }
        #expect(error?.code == .notFound)
    }

    @Test func sortedByDistance() throws {
        var options = SearchOptions()
        options.sort = .distance(from: Coordinate(latitude: 47.15, longitude: 9.52))
        let names = try Self.group().answer(.text("vad", options: options)).objects.map(\.uri)
        #expect(names.first == "osm:w2" && names.last == "geonames:2")
    }

    @Test func reverseIsAsFineAsAnyIndexAllows() throws {
        let place = Coordinate(latitude: 47.1501, longitude: 9.52)
        #expect(try Self.group().answer(.reverse(place)).objects.first?.name == "Vaduz")
    }

    @Test func suggestionsAreMerged() throws {
        let titles = try Self.group().suggest(SuggestRequest(text: "vad")).map(\.title)
        #expect(titles.filter { $0 == "Vaduz" }.count == 1 && titles.contains("Vaduzer Strasse"))
        #expect(try Self.group().suggest(SuggestRequest(text: "  ")).isEmpty)
    }

    @Test func aGroupOfNoneFindsNothing() async throws {
        let none = OfflineIndexGroup([])
        #expect(try none.answer(.text("Vaduz")).objects.isEmpty)
        #expect(try await none.suggestions(for: SuggestRequest(text: "V")).isEmpty)
        #expect(throws: SearchError.self) { try none.answer(.uri("geonames:1")) }
    }

    @Test("another spelling of a word in one index does not keep it from being corrected in another")
    func variantElsewhere() throws {
        var town = TinyWorld()
        town.add("schaan", .locality, "Schaan", 47.2, 9.5, people: 5_000)
        town.add("street", .street, "Landstrasse", 47.2, 9.5, in: "schaan")
        var world = TinyWorld()
        world.add("other", .locality, "Landstraß", 48, 14, people: 100)
        let group = OfflineIndexGroup(
            try [town, world].map { try OfflineIndex(bytes: try $0.bytes()) })
        #expect(try group.answer(.text("Landstraeß, Schaan")).objects.first?.key == "street")
    }
}
