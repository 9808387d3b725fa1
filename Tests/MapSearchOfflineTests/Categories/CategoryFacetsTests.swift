import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchIndexing
import MapSearchOffline
import MapSearchTestSupport
import Testing

/// What the engine finds, filters and counts by itself, against doing it to all objects one by one.
@Suite struct CategoryFacetsTests {
    private static let seed: UInt64 = 6
    private let backend: OfflineBackend

    init() throws {
        backend = OfflineBackend(try OfflineIndex(bytes: try Self.bytes.get()))
    }

    private static let bytes = Result {
        var random = SplitMix64(seed: seed)
        var builder = IndexBuilder(name: "Random")
        try builder.add(
            IndexRecord(
                uri: "r:street", kind: .street, name: "Long Street",
                coordinate: Coordinate(latitude: 10.5, longitude: 20.5)))
        for number in 0..<250 {
            let place = Coordinate(
                latitude: .random(in: 10...11, using: &random), longitude: .random(in: 20...21, using: &random))
            var record = IndexRecord(uri: "r:\(number)", kind: .business, name: "Number \(number)", coordinate: place)
            record.importance = .random(in: 0...0.3, using: &random)
            var business = BusinessMetadata(name: record.name)
            business.categories = [PlaceCategory(id: number % 3 == 0 ? "amenity=cafe" : "amenity=restaurant", name: "")]
            if number % 7 == 0 { business.categories.append(PlaceCategory(id: "amenity=cafe", name: "")) }
            if number % 4 == 0 { business.chains = [.init(id: "Q\(number % 5)", name: "Chain \(number % 5)")] }
            if Bool.random(using: &random) {
                business.features.append(.init(id: "wifi", value: .flag(.random(using: &random))))
            }
            let cuisines = ["pizza", "sushi", "thai"].filter { _ in Bool.random(using: &random) }
            if !cuisines.isEmpty { business.features.append(.init(id: "cuisine", value: .values(cuisines))) }
            if number % 6 == 0 {
                business.features.append(.init(id: "stars", value: .number(Double(number % 5))))
            }
            if number % 11 == 0, let day = CalendarDate(year: 2026, month: 1 + number % 12, day: 3) {
                business.features.append(.init(id: "shows", value: .dates([day])))
            }
            if number % 2 == 0 { business.phones = [.init(number: "+423 \(number)")] }
            if number % 5 == 0 { business.links = [.init(url: "https://example.org/\(number)")] }
            if number % 13 == 0 { business.openingHoursText = "Mo-Fr 08:00-18:00" }
            if number % 3 == 0 { record.houseNumber = "\(number)" }
            if number % 4 == 0 { record.parent = "r:street" }
            record.business = business
            try builder.add(record)
        }
        return try builder.build().bytes
    }

    private static let filters: [FilterCollection] = [
        [], [.boolean("wifi")], [.boolean("wifi", false)], [.anyOf("cuisine", ["pizza", "thai"])],
        [.boolean("wifi"), .anyOf("cuisine", ["sushi"])], [.range("stars", from: 2)], [.anyOf("chain", ["Q0"])],
        [.anyOf("category", ["amenity=cafe"])], [.dates("shows", from: CalendarDate("2026-03-01"))],
        [.range("distance", to: 40_000)], [.range("distance", to: 40_000), .boolean("wifi")], [.boolean("nothing")],
        [.range("completeness", from: 0.6)], [.range("completeness", from: 0.4, to: 0.4), .boolean("wifi")],
    ]

    private static let areas: [SearchArea] = [
        .bounds(CoordinateBounds(south: 10.2, west: 20.1, north: 10.7, east: 20.9), .required),
        .circle(CircularRegion(center: Coordinate(latitude: 10.5, longitude: 20.5), radius: 30_000), .required),
        .point(Coordinate(latitude: 10.4, longitude: 20.4)),
    ]

    @Test(arguments: ["restaurant", "where to eat", "Chain 0"], areas)
    func facetsAndFiltersAreThoseOfAllObjects(text: String, area: SearchArea) throws {
        // Without filters, most of them are the same request.
        var answers: [SearchRequest: SearchResponse] = [:]
        for filters in Self.filters {
            let options = SearchOptions(
                userPosition: Coordinate(latitude: 10.5, longitude: 20.5), filters: filters, includesFacets: true)
            let request = SearchRequest.text(text, in: area, options: options, page: SearchRequest.Page(limit: 50))
            let own = try backend.answer(request)
            let plan = RequestPlan(request, capabilities: backend.capabilities.subtracting(.filters))
            let answer = try answers[plan.sent] ?? backend.answer(plan.sent)
            answers[plan.sent] = answer
            let whole = try plan.complete(answer)
            var other = plan.page(of: whole)
            other.nameFacets(languages: [])
            let context = "seed \(Self.seed), \(text), \(filters.map(\.id))"
            #expect(own.objects.map(\.uri) == other.objects.map(\.uri), "\(context)")
            #expect(own.metadata.found == other.metadata.found, "\(context)")
            #expect(
                own.metadata.businessResultMetadata?.facets == other.metadata.businessResultMetadata?.facets,
                "\(context)")
            #expect(own.metadata.emulatedOptions.isEmpty)
        }
    }

    @Test func aFilterForValuesOfAnotherSortIsAnError() {
        let options = SearchOptions(filters: [.anyOf("wifi", ["yes"])])
        #expect(throws: SearchError.self) { try backend.answer(.text("restaurant", options: options)) }
    }

    @Test func filtersOfRequestsForNames() throws {
        let options = SearchOptions(filters: [.boolean("wifi")])
        for object in try backend.answer(.text("number", options: options)).objects {
            #expect(
                object[BusinessMetadata.self]?.features.contains { $0.id == "wifi" && $0.value == .flag(true) } == true)
        }
    }

    /// What the index has as the importance of an object.
    private func importance(of object: GeoObject) throws -> UInt16 {
        let uri = try #require(object.uri)
        let document = try #require(try backend.index.document(uri: uri))
        return try backend.index.file.attributes.importance(document)
    }

    @Test func viewsHoldWhatBruteForceFinds() throws {
        var random = SplitMix64(seed: Self.seed)
        var all: [GeoObject] = []
        try backend.forEachObject { all.append($0) }
        for _ in 0..<50 {
            let south = Double.random(in: 9.9...11, using: &random)
            let west = Double.random(in: 19.9...21, using: &random)
            let bounds = CoordinateBounds(south: south, west: west, north: south + 0.3, east: west + 0.4)
            let response = try backend.answer(
                .text("cafe", in: .bounds(bounds, .required), page: SearchRequest.Page(limit: 500)))
            let expected = all.filter { object in
                bounds.contains(object.coordinate)
                    && object[BusinessMetadata.self]?.categories.contains { $0.id == "amenity=cafe" } == true
            }
            let importances = try expected.map { try importance(of: $0) }
            let ranked = zip(expected, importances).sorted { $0.1 > $1.1 }.map(\.0)
            #expect(response.objects.map(\.uri) == ranked.map(\.uri), "seed \(Self.seed)")
            #expect(response.metadata.found == expected.count)
        }
    }
}
