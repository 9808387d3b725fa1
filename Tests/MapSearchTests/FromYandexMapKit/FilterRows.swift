import MapSearch
import MapSearchTestSupport
import Testing

/// What a program for Yandex MapKit's filters relies on.
@Suite(.timeLimit(.minutes(1))) struct FilterRows {
    private static func shop(_ index: Int, _ features: [BusinessMetadata.Feature]) -> GeoObject {
        var shop = row(9, kind: .business)[index]
        shop[BusinessMetadata.self] = BusinessMetadata(name: shop.name, features: features)
        return shop
    }

    private static let shops = [
        shop(0, [.init(id: "wifi", value: .flag(true)), .init(id: "cuisine", value: .values(["pizza"]))]),
        shop(1, [.init(id: "wifi", value: .flag(false)), .init(id: "cuisine", value: .values(["sushi", "thai"]))]),
        shop(2, [.init(id: "cuisine", value: .values(["thai"])), .init(id: "price", value: .number(9))]),
    ]

    private func response(_ filters: FilterCollection) async throws -> SearchResponse {
        let backend = MockBackend()
        backend.reply(with: .objects(Self.shops))
        let options = SearchOptions(filters: filters, includesFacets: true)
        return try await SearchManager(backend: backend).submit(text: "a", options: options).response()
    }

    private func facet(_ id: String, _ response: SearchResponse) throws -> SearchFacet {
        try #require(response.metadata.businessResultMetadata?.facets.first { $0.id == id })
    }

    @Test func businessFilter() async throws {
        let all = try await response([])
        #expect(try facet("wifi", all).values == .boolean(count: 1))
        #expect(try facet("price", all).values == .range(from: 9, to: 9))
        let chosen = try await response([.boolean("wifi")])
        let wifi = try facet("wifi", chosen)
        #expect(wifi.isSelected && !wifi.isDisabled)
        // Nothing with Wi-Fi has a price: the filter would leave nothing.
        #expect(try facet("price", chosen).isDisabled)
    }

    @Test func enumValuesAreOred() async throws {
        let found = try await response([.anyOf("cuisine", ["pizza", "sushi"])])
        #expect(found.objects.map(\.name) == ["Place 0", "Place 1"])
        guard case .enumeration(let choices) = try facet("cuisine", found).values else {
            Issue.record("no choices")
            return
        }
        #expect(choices.map(\.id) == ["thai", "pizza", "sushi"] && choices.map(\.count) == [2, 1, 1])
        #expect(choices.map(\.isSelected) == [false, true, true])
    }

    @Test func filterCollectionBuilder() throws {
        var filters = FilterCollection()
        filters.add(.boolean("wifi"))
        filters.add(.anyOf("cuisine", ["pizza"]))
        filters.add(.range("price", from: 1, to: 10))
        filters.add(.dates("shows", from: CalendarDate("20261121"), to: CalendarDate("20261130")))
        #expect(filters.map(\.id) == ["cuisine", "price", "shows", "wifi"])
        #expect(
            filters == [
                .boolean("wifi"), .anyOf("cuisine", ["pizza"]), .range("price", from: 1, to: 10),
                .dates("shows", from: CalendarDate("20261121"), to: CalendarDate("20261130")),
            ])
    }

    @Test func anInvalidFilterOnTheFirstRequest() async {
        // Theirs is ignored, or finds nothing.
        for filter in [SearchFilter.boolean("cuisine"), .range("price", from: 2, to: 1)] {
            let error = await #expect(throws: SearchError.self) { try await response([filter]) }
            #expect(error?.code == .invalidFilter)
        }
    }
}
