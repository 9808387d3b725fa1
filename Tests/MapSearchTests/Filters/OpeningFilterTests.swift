import Testing

@testable import MapSearch

/// What is open at a time, by the help of this library.
@Suite struct OpeningFilterTests {
    private static let hours: [(name: String, text: String?)] = [
        ("day", "Mo-Sa 08:00-18:00; PH off"), ("evening", "17:00-23:00"), ("always", "24/7"), ("silent", nil),
        ("garbled", "when the sun shines, perhaps"), ("open end", "18:00+"),
    ]

    private static let shops = hours.map { name, text in
        var business = BusinessMetadata(name: name)
        business.openingHoursText = text
        business.address = Address(countryCode: "LI")
        return GeoObject(
            name: name, coordinate: zurich, kind: .business, uri: "shop:" + name,
            metadata: MetadataContainer(business))
    }

    private static func answer(_ filter: SearchFilter?, at time: String) throws -> SearchResponse {
        let options = SearchOptions(
            localTime: CivilTime(time), filters: filter.map { [$0] } ?? [], includesFacets: true)
        return try RequestPlan(.text("a", options: options), capabilities: [])
            .complete(SearchResponse(objects: shops + row(2), isOffline: true))
    }

    @Test(arguments: [
        ("2026-11-20T12:00", false, ["day", "always"]),
        ("2026-11-20T12:00", true, ["day", "always", "silent", "garbled"]),
        ("2026-11-20T17:30", false, ["day", "evening", "always"]), ("2026-11-22T12:00", false, ["always"]),
        // The national holiday of Liechtenstein, a Saturday.
        ("2026-08-15T12:00", false, ["always"]), ("2026-08-22T12:00", false, ["day", "always"]),
        ("2026-11-20T19:00", true, ["evening", "always", "silent", "garbled", "open end"]),
    ])
    func openAtATime(time: String, keepsUnknown: Bool, names: [String]) throws {
        #expect(try Self.answer(.open(keepsUnknown: keepsUnknown), at: time).objects.map(\.name) == names)
    }

    @Test func facetsCountStates() throws {
        let response = try Self.answer(nil, at: "2026-11-20T12:00")
        let facet = try #require(
            response.metadata.businessResultMetadata?.facets.first { $0.id == SearchFilter.opening })
        guard case .enumeration(let choices) = facet.values else {
            Issue.record("\(facet)")
            return
        }
        #expect(
            Dictionary(uniqueKeysWithValues: choices.map { ($0.id, $0.count) }) == [
                "open": 2, "closed": 2, "unknown": 2,
            ])
        #expect(response.objects.count == Self.shops.count + 2)
    }

    @Test func withoutATimeThereIsNoAnswer() {
        let options = SearchOptions(filters: [.open()])
        let error = #expect(throws: SearchError.self) { try SearchRequest.text("a", options: options).validate() }
        #expect(error?.code == .invalidFilter)
        #expect(error?.message.contains("localTime") == true)
    }
}
