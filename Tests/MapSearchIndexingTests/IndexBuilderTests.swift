import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchTestSupport
import Testing

@Suite struct IndexBuilderTests {
    private static let world = [
        record("t:li", .country, "Liechtenstein") { record in
            record.countryCode = "LI"
            record.population = 39_000
            record.localizedNames = ["fr": "Liechtenstein", "ru": "Лихтенштейн", "zh-Hant": "列支敦斯登"]
            record.boundary = [
                Polygon(
                    outer: [(47.05, 9.47), (47.27, 9.47), (47.27, 9.64), (47.05, 9.64)].map {
                        Coordinate(latitude: $0.0, longitude: $0.1)
                    })
            ]
            record.boundingBox = CoordinateBounds(south: 47.05, west: 9.47, north: 47.27, east: 9.64)
        },
        record("t:o", .region, "Oberland", 47.1, 9.52, parent: "t:li"),
        record("t:v", .locality, "Vaduz", 47.14, 9.52, parent: "t:o") { record in
            record.population = 5_700
            record.capital = .country
            record.timeZone = "Europe/Vaduz"
        },
        record("t:s", .locality, "Schaan", 47.17, 9.51, parent: "t:li") { $0.population = 6_000 },
        record("t:a", .airport, "Flugplatz", 47.16, 9.5, parent: "t:li") { $0.codes = ["LSX"] },
        record("t:w", .water, "Gampriner Seele", 47.22, 9.5) { $0.water = "lake" },
    ]

    @Test func orderOfRecordsDoesNotMatter() throws {
        let bytes = try build(Self.world).bytes
        var generator = SplitMix64(seed: 3)
        for _ in 0..<10 {
            let shuffled = Self.world.shuffled(using: &generator)
            #expect(try build(shuffled).bytes == bytes, "seed 3, \(shuffled.map(\.uri))")
        }
    }

    /// Equal importance, equal names, equal places: still the same bytes.
    @Test func orderOfEqualRecordsDoesNotMatter() throws {
        let equal = (0..<100).map { record("t:\($0)", .locality, "Same", 1, 2) }
        #expect(try build(equal).bytes == build(equal.reversed()).bytes)
    }

    @Test func whatIsSaidOfTheDataComesBack() throws {
        var builder = IndexBuilder(name: "Fürstentum")
        builder.date = "2026-09-05"
        builder.license = "CC0-1.0"
        builder.attributions = ["Amt für Statistik", "Me"]
        try builder.add(Self.world[0])
        #expect(builder.count == 1)
        let index = try OfflineIndex(bytes: try builder.build().bytes)
        #expect(index.name == "Fürstentum")
        #expect(index.date == "2026-09-05")
        #expect(index.license == "CC0-1.0")
        #expect(index.attributions.map(\.text) == ["Amt für Statistik", "Me"])
        #expect(index.path == nil)
    }

    @Test func reportCounts() throws {
        let (bytes, report) = try build(Self.world)
        let index = try OfflineIndex(bytes: bytes)
        #expect(report.objectCount == 6 && index.objectCount == 6)
        #expect(report.byteCount == bytes.count && index.byteCount == bytes.count)
        #expect(report.termCount == index.wordCount && report.termCount > 8)
        #expect(report.outlineCount == 1)
        #expect(report.orphanCount == 0)
        #expect(report.droppedNameCount == 0)
        #expect("\(report)" == "6 objects, \(report.termCount) words, 1 outline, \(bytes.count) bytes")
        #expect(try index.objectCounts() == [.country: 1, .region: 1, .locality: 2, .airport: 1, .water: 1])
        try index.verify()
    }

    @Test func nothingGivesAnIndexThatAnswersNothing() throws {
        let (bytes, report) = try build([])
        #expect(report.objectCount == 0)
        let index = try OfflineIndex(bytes: bytes)
        try index.verify()
        #expect(try index.objectCounts().isEmpty)
        let backend = OfflineBackend(index)
        for text in ["a", "Paris, France", "東京"] {
            let response = try backend.answer(.text(text))
            #expect(response.objects.isEmpty && response.metadata.found == 0 && !response.hasNextPage)
        }
        #expect(try backend.answer(.reverse(Coordinate(latitude: 1, longitude: 2))).objects.isEmpty)
        #expect(try backend.suggest(SuggestRequest(text: "a")).isEmpty)
        #expect(throws: SearchError.self) { try backend.answer(.uri("t:1")) }
    }

    @Test func namelessObjectIsFoundByItsPlaceAlone() throws {
        let backend = try backend([record("t:1", .locality, "")])
        #expect(try backend.found("t").isEmpty)
        #expect(try backend.object("t:1")?.name == "")
        #expect(try backend.answer(.reverse(Coordinate(latitude: 47, longitude: 9))).objects.first?.uri == "t:1")
    }

    // MARK: Refusals

    @Test func uriMustBeThereOnce() throws {
        var builder = IndexBuilder(name: "Test")
        let nameless = #expect(throws: IndexingError.self) { try builder.add(record("", .locality, "Vaduz")) }
        #expect(nameless?.message.contains("Vaduz") == true)
        try builder.add(record("t:1", .locality, "A"))
        let duplicate = #expect(throws: IndexingError.self) { try builder.add(record("t:1", .country, "B")) }
        #expect(duplicate?.message.contains("t:1") == true)
        #expect(builder.count == 1)
    }

    @Test(arguments: [
        (Double.nan, 0), (0, .nan), (.infinity, 0), (90.001, 0), (-90.001, 0), (0, 180.001), (0, -.infinity),
    ])
    func coordinateMustBeOnEarth(latitude: Double, longitude: Double) throws {
        var builder = IndexBuilder(name: "Test")
        let wrong = Coordinate(latitude: latitude, longitude: longitude)
        #expect(throws: IndexingError.self) { try builder.add(record("t:1", .locality, "A", latitude, longitude)) }
        let right = Coordinate(latitude: 1, longitude: 1)
        for polygon in [Polygon(outer: [right, wrong, right]), Polygon(outer: [right], holes: [[wrong]])] {
            #expect(throws: IndexingError.self) {
                try builder.add(record("t:2", .locality, "A") { $0.boundary = [polygon] })
            }
        }
        // What was refused left no trace: its URI is free.
        try builder.add(record("t:1", .locality, "A"))
        #expect(builder.count == 1)
    }

    @Test(arguments: [(90.0, 0.0), (-90, 180), (0, -180), (0, 180)])
    func edgesOfTheEarthAreOnIt(latitude: Double, longitude: Double) throws {
        let backend = try backend([record("t:1", .locality, "Edge", latitude, longitude)])
        let coordinate = try #require(try backend.object("t:1")).coordinate
        #expect(abs(coordinate.latitude - latitude) < 1e-7)
        let error = (coordinate.longitude - longitude).magnitude.truncatingRemainder(dividingBy: 360)
        #expect(error < 1e-7)
    }

    @Test func emptyBoxAndOutlineAreNoObstacle() throws {
        let backend = try backend([
            record("t:1", .locality, "A") { record in
                record.boundingBox = .empty
                record.boundary = [Polygon(outer: [])]
            }
        ])
        #expect(try backend.found("A").count == 1)
    }

    // MARK: Identity

    @Test(arguments: [
        "geonames:2988507", "osm:n0", "osm:n007", "osm:w123456789012345678901234567890", "wikidata:Q64", "a", "7", ":",
        "https://example.org/a b?c=ü#1", "x:-5", "東京:1", "t:1.0", "t:00", "osm:n999999999999999999",
    ])
    func uriComesBack(uri: String) throws {
        let backend = try backend([record(uri, .locality, "A"), record("other:1", .locality, "B")])
        #expect(try backend.object(uri)?.uri == uri)
        #expect(try backend.found("A").first?.uri == uri)
    }

    @Test func kindsComeBack() throws {
        let kinds: [ObjectKind] = [.country, .house, .business, .postcode, ObjectKind(rawValue: "volcano")]
        let backend = try backend(kinds.map { record("t:\($0)", $0, "A") })
        for kind in kinds { #expect(try backend.object("t:\(kind)")?.kind == kind) }
    }

    // MARK: Hierarchy

    @Test func chainOfContainers() throws {
        let backend = try backend(Self.world)
        let vaduz = try #require(try backend.object("t:v"))
        #expect(vaduz.address?.components.map(\.name) == ["Liechtenstein", "Oberland", "Vaduz"])
        #expect(vaduz.address?.country == "Liechtenstein")
        #expect(vaduz.address?.region == "Oberland")
        #expect(vaduz.address?.locality == "Vaduz")
        #expect(vaduz.address?.countryCode == "LI")
        #expect(vaduz.descriptionText == "Oberland, Liechtenstein")
        #expect(vaduz[ToponymMetadata.self]?.timeZoneIdentifier == "Europe/Vaduz")
        #expect(vaduz[ToponymMetadata.self]?.population == 5_700)
        #expect(try backend.object("t:li")?.address?.countryCode == "LI")
        #expect(try backend.object("t:w")?.address?.countryCode == nil)
    }

    @Test func orphansAndCyclesAreCounted() throws {
        let (bytes, report) = try build([
            record("t:1", .locality, "Orphan", parent: "t:none"),
            record("t:2", .region, "Itself", parent: "t:2"),
            record("t:3", .region, "Ring", parent: "t:4"),
            record("t:4", .region, "Ring", parent: "t:3"),
            record("t:5", .locality, "Below the ring", parent: "t:3"),
            record("t:6", .country, "Fine"),
            record("t:7", .locality, "Fine too", parent: "t:6"),
        ])
        #expect(report.orphanCount == 5)
        #expect("\(report)".hasSuffix("5 parents missing"))
        let backend = OfflineBackend(try OfflineIndex(bytes: bytes))
        try backend.index.verify()
        for number in 1...5 { #expect(try backend.object("t:\(number)")?.address?.components.count == 1) }
        #expect(try backend.object("t:7")?.address?.components.count == 2)
    }

    /// A chain as deep as is followed keeps all its containers; none crashes, however deep.
    @Test(arguments: [1, 5, 11, 30, 200])
    func deepChains(depth: Int) throws {
        let chain = (0...depth).map { record("t:\($0)", .other, "L\($0)", parent: $0 == 0 ? nil : "t:\($0 - 1)") }
        let (bytes, report) = try build(chain)
        let backend = OfflineBackend(try OfflineIndex(bytes: bytes))
        let count = try backend.object("t:\(depth)")?.address?.components.count
        if depth <= 11 {
            #expect(count == depth + 1)
            #expect(report.orphanCount == 0)
        } else {
            #expect(report.orphanCount > 0)
        }
    }

    /// The most frequent time zone in a container is stored once; each object still returns its own.
    @Test func timeZonesComeBack() throws {
        let zones: [String?] = [
            "America/Chicago", "America/Chicago", "America/Denver", "America/Chicago", "America/Denver",
        ]
        var records = [record("t:state", .region, "State") { $0.timeZone = "America/New_York" }]
        for (number, zone) in zones.enumerated() {
            records.append(record("t:\(number)", .locality, "Town", parent: "t:state") { $0.timeZone = zone })
        }
        records.append(record("t:alone", .locality, "Alone") { $0.timeZone = "Europe/Vaduz" })
        records.append(record("t:orphan", .locality, "Orphan", parent: "t:none") { $0.timeZone = "Asia/Tokyo" })
        let backend = try backend(records)
        func zone(_ uri: String) throws -> String? {
            try backend.object(uri)?[ToponymMetadata.self]?.timeZoneIdentifier
        }
        for (number, expected) in zones.enumerated() { #expect(try zone("t:\(number)") == expected) }
        #expect(try zone("t:state") == "America/New_York")
        #expect(try zone("t:alone") == "Europe/Vaduz")
        #expect(try zone("t:orphan") == "Asia/Tokyo")
    }

    // MARK: Names

    @Test func namesBeyondTheLimitAreDroppedAndCounted() throws {
        let many = (0..<5_000).map { "Name number \($0)" }
        let (bytes, report) = try build([record("t:1", .locality, "First") { $0.alternateNames = many }])
        #expect(report.droppedNameCount > 0 && report.droppedNameCount < 5_000)
        #expect("\(report)".contains("\(report.droppedNameCount) names skipped"))
        let backend = OfflineBackend(try OfflineIndex(bytes: bytes))
        try backend.index.verify()
        #expect(try backend.found("First").count == 1)
        #expect(try backend.found("Name number 0").count == 1)
    }

    /// What has more than fifteen words is found by the first fifteen.
    @Test func longNamesAreCut() throws {
        let name = (0..<40).map { "word\($0)" }.joined(separator: " ")
        let backend = try backend([record("t:1", .locality, name)])
        #expect(try backend.found("word0 word14").first?.name == name)
        let byTheLetter = SearchOptions(disablesSpellingCorrection: true)
        #expect(try backend.found("word15", options: byTheLetter).isEmpty)
    }

    /// A name in a language that few people type counts less than an alternative name, one that many type the same.
    @Test func namesInOtherLanguagesCountLess() throws {
        let backend = try backend([
            record("t:alternate", .locality, "Alpha") { $0.alternateNames = ["Zeta"] },
            record("t:german", .locality, "Beta") { $0.localizedNames = ["de": "Zeta"] },
            record("t:manx", .locality, "Gamma") { $0.localizedNames = ["gv": "Zeta"] },
            record("t:primary", .locality, "Zeta"),
        ])
        let found = try backend.found("Zeta")
        let score = Dictionary(uniqueKeysWithValues: found.map { ($0.uri!, $0[MatchMetadata.self]!.score) })
        #expect(score.count == 4)
        #expect(score["t:primary"]! > score["t:alternate"]!)
        #expect(score["t:alternate"] == score["t:german"])
        #expect(score["t:german"]! > score["t:manx"]!)
    }

    @Test func transliterationIsSearched() throws {
        let backend = try backend([record("t:1", .locality, "Москва")])
        #expect(try backend.found("Moskva").first?.uri == "t:1")
    }

    @Test func cancelledTaskBuildsNothing() async throws {
        var builder = IndexBuilder(name: "Test")
        for record in Self.world { try builder.add(record) }
        let task = Task { [builder] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try builder.build().bytes.count
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
