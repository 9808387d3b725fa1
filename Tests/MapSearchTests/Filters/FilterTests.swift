import MapSearchTestSupport
import Testing

import MapSearch

/// Filters, and what other filters would leave, against counting by hand.
@Suite struct FilterTests {
    private static let options = SearchOptions(filters: [.boolean("wifi")])

    private static func shops(_ count: Int, seed: UInt64) -> [GeoObject] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { index in
            var features: [BusinessMetadata.Feature] = []
            if Bool.random(using: &random) {
                features.append(.init(id: "wifi", name: "Wi-Fi", value: .flag(.random(using: &random))))
            }
            let cuisines = ["pizza", "sushi", "thai"].filter { _ in Bool.random(using: &random) }
            if !cuisines.isEmpty { features.append(.init(id: "cuisine", value: .values(cuisines))) }
            if Bool.random(using: &random) {
                features.append(.init(id: "price", value: .number(Double(Int.random(in: 1...30, using: &random)))))
            }
            if let day = CalendarDate(year: 2026, month: 11, day: Int.random(in: 1...30, using: &random)) {
                features.append(.init(id: "shows", value: .dates([day])))
            }
            let category = PlaceCategory(id: index % 3 == 0 ? "cafe" : "bar", name: index % 3 == 0 ? "Café" : "Bar")
            return GeoObject(
                name: "Shop \(index)", coordinate: zurich, kind: .business, uri: "shop:\(index)",
                metadata: MetadataContainer(
                    BusinessMetadata(name: "Shop \(index)", categories: [category], features: features)))
        }
    }

    private func found(_ filters: FilterCollection, in objects: [GeoObject]) throws -> SearchResponse {
        let request = SearchRequest.text("a", options: SearchOptions(filters: filters, includesFacets: true))
        return try RequestPlan(request, capabilities: [])
            .complete(SearchResponse(objects: objects, isOffline: true))
    }

    /// Whether an object passes, without the code under test.
    private static func passes(_ object: GeoObject, _ filter: SearchFilter) -> Bool {
        guard let business = object[BusinessMetadata.self] else { return false }
        let feature = business.features.first { $0.id == filter.id }?.value
        switch (filter.condition, feature) {
        case (.anyOf(let wanted), _) where filter.id == "category":
            return !wanted.isDisjoint(with: business.categories.map(\.id))
        case (.boolean(let wanted), .flag(let value)?): return wanted == value
        case (.anyOf(let wanted), .values(let values)?): return !wanted.isDisjoint(with: values)
        case (.range(let from, let to), .number(let number)?):
            return (from.map { $0 <= number } ?? true) && (to.map { number <= $0 } ?? true)
        case (.dates(let from, let to), .dates(let dates)?):
            return dates.contains { day in (from.map { $0 <= day } ?? true) && (to.map { day <= $0 } ?? true) }
        default: return false
        }
    }

    private static let cases: [FilterCollection] = [
        [], [.boolean("wifi")], [.boolean("wifi", false)], [.anyOf("cuisine", ["pizza"])],
        [.anyOf("cuisine", ["pizza", "thai"]), .boolean("wifi")], [.range("price", from: 5, to: 20)],
        [.range("price", to: 10), .anyOf("category", ["cafe"])],
        [.dates("shows", from: CalendarDate("20261110"), to: CalendarDate("20261120"))],
        [.boolean("wifi"), .anyOf("cuisine", ["sushi"]), .range("price", from: 3), .anyOf("category", ["bar"])],
        [.anyOf("chain", ["nobody"])],
    ]

    @Test(arguments: cases, [1, 2, 3] as [UInt64])
    func filtersAndCountsAreThoseOfBruteForce(filters: FilterCollection, seed: UInt64) throws {
        let shops = Self.shops(200, seed: seed)
        let response = try found(filters, in: shops + row(5))
        let expected =
            filters.isEmpty ? shops + row(5) : shops.filter { shop in filters.allSatisfy { Self.passes(shop, $0) } }
        #expect(response.objects == expected, "seed \(seed)")
        #expect(response.metadata.found == expected.count)
        #expect(response.metadata.emulatedOptions.contains(.facets))
        let facets = try #require(response.metadata.businessResultMetadata?.facets)
        for facet in facets {
            let others = filters.filter { $0.id != facet.id }
            let left = shops.filter { shop in others.allSatisfy { Self.passes(shop, $0) } }
            func count(_ condition: SearchFilter.Condition) -> Int {
                left.count { Self.passes($0, SearchFilter(id: facet.id, condition: condition)) }
            }
            #expect(facet.isSelected == (filters[facet.id] != nil))
            switch facet.values {
            case .boolean(let number): #expect(number == count(.boolean(true)))
            case .enumeration(let choices):
                for choice in choices {
                    guard facet.id != "chain" else { continue }
                    #expect(choice.count == count(.anyOf([choice.id])), "seed \(seed) \(facet.id) \(choice.id)")
                    #expect(choice.isDisabled == (choice.count == 0 && !choice.isSelected))
                }
                #expect(choices.map(\.count) == choices.map(\.count).sorted(by: >))
            case .range(let from, let to):
                let numbers = left.compactMap { shop -> Double? in
                    if facet.id == SearchFilter.completeness { return shop[BusinessMetadata.self]?.completeness }
                    guard
                        case .number(let number) = shop[BusinessMetadata.self]?.features
                            .first(where: { $0.id == "price" })?.value
                    else { return nil }
                    return number
                }
                #expect(from == numbers.min() && to == numbers.max())
            case .dates(let from, let to):
                #expect((from == nil) == left.isEmpty && (to == nil) == left.isEmpty)
                if let from, let to { #expect(count(.dates(from: from, to: to)) == left.count) }
            }
        }
        for filter in filters { #expect(facets.contains { $0.id == filter.id && !$0.isDisabled }) }
    }

    @Test func facetsComeInAnOrderAndWithNames() throws {
        let facets = try #require(found([], in: Self.shops(50, seed: 5)).metadata.businessResultMetadata?.facets)
        #expect(facets.map(\.id) == ["category", "completeness", "cuisine", "price", "shows", "wifi"])
        #expect(facets.last?.name == "Wi-Fi")
        guard case .enumeration(let choices) = facets[0].values else {
            Issue.record("categories are no choices")
            return
        }
        #expect(choices.map(\.id) == ["bar", "cafe"] && choices.map(\.name) == ["Bar", "Café"])
    }

    @Test func distancesCanBeFiltered() throws {
        let shops = (0..<5).map { index -> GeoObject in
            var shop = row(5, kind: .business)[index]
            shop[BusinessMetadata.self] = BusinessMetadata(name: shop.name)
            return shop
        }
        let options = SearchOptions(userPosition: zurich, filters: [.range(SearchFilter.distance, to: 2_500)])
        let answer = try RequestPlan(.text("a", options: options), capabilities: [])
            .complete(SearchResponse(objects: shops, isOffline: true))
        #expect(answer.objects.map(\.name) == ["Place 0", "Place 1", "Place 2"])
    }

    @Test func whatIsNotAskedForIsNotCounted() throws {
        let answer = try RequestPlan(.text("a"), capabilities: [])
            .complete(SearchResponse(objects: Self.shops(5, seed: 1), isOffline: true))
        #expect(answer.metadata.businessResultMetadata == nil)
        let plan = RequestPlan(.text("a", options: Self.options), capabilities: [.filters, .paging])
        #expect(plan.sent.options.filters == Self.options.filters && plan.emulated.isEmpty)
    }

    @Test(
        arguments: [
            .boolean(""), .anyOf("cuisine", []), .range("price"), .range("price", from: 5, to: 4),
            .range("price", from: .nan), .range("price", to: .nan), .dates("shows"),
            .dates("shows", from: CalendarDate("20261202"), to: CalendarDate("20261201")),
        ] as [SearchFilter])
    func aFilterThatNothingCanPassIsRefused(filter: SearchFilter) async throws {
        let manager = SearchManager(backend: UnimplementedBackend())
        let error = await #expect(throws: SearchError.self) {
            try await manager.submit(text: "a", options: SearchOptions(filters: [filter])).response()
        }
        #expect(error?.code == .invalidFilter)
    }

    @Test(
        arguments: [
            .boolean("cuisine"), .anyOf("wifi", ["yes"]), .range("category", to: 3),
            .dates("price", from: nil, to: CalendarDate("20261201")),
        ] as [SearchFilter])
    func aFilterOfAnotherSortThanTheValuesIsRefused(filter: SearchFilter) async throws {
        let backend = MockBackend()
        backend.reply(with: .objects(Self.shops(50, seed: 9)))
        let session = SearchManager(backend: backend).submit(text: "a", options: SearchOptions(filters: [filter]))
        let error = await #expect(throws: SearchError.self) { try await session.response() }
        #expect(error?.code == .invalidFilter)
        #expect(error?.message.contains(filter.id) == true)
        // Without the filter, the session continues.
        session.filters = []
        #expect(try await session.resubmit().objects.count == 10)
    }

    @Test func collectionsKeepOneFilterForEachIdentifier() {
        var filters: FilterCollection = [.anyOf("cuisine", ["pizza"]), .boolean("wifi"), .anyOf("cuisine", ["thai"])]
        #expect(filters["cuisine"] == .anyOf("cuisine", ["pizza", "thai"]))
        filters.add(.boolean("wifi", false))
        #expect(filters.map(\.id) == ["cuisine", "wifi"] && filters["wifi"] == .boolean("wifi", false))
        filters.remove(id: "cuisine")
        filters.remove(id: "nothing")
        #expect(filters == [.boolean("wifi", false)])
        #expect(FilterCollection().isEmpty)
    }

    @Test func filtersAndFacetsSurviveCoding() throws {
        let filters: FilterCollection = [
            .boolean("wifi"), .anyOf("cuisine", ["pizza"]), .range("price", from: 1),
            .dates("shows", to: CalendarDate("20261201")),
        ]
        #expect(try recoded(filters) == filters)
        let facets = try #require(found(filters, in: Self.shops(20, seed: 4)).metadata.businessResultMetadata)
        #expect(try recoded(facets) == facets)
        let shop = Self.shops(1, seed: 2)[0]
        #expect(try recoded(shop) == shop)
    }

    @Test(arguments: [
        ("2026-11-21", "2026-11-21"), ("20261121", "2026-11-21"), ("2024-02-29", "2024-02-29"),
        ("2000-02-29", "2000-02-29"),
        ("0001-01-01", "0001-01-01"), ("1900-02-29", nil), ("2026-02-29", nil), ("2026-13-01", nil),
        ("2026-00-10", nil),
        ("2026-04-31", nil), ("2026-4-3", nil), ("", nil), ("２０２６-11-21", nil), ("2026-11-21T", nil), ("-0261121", nil),
    ])
    func datesAreThoseOfTheCalendar(text: String, expected: String?) {
        #expect(CalendarDate(text)?.description == expected)
    }
}
