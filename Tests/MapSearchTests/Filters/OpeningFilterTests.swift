import MapSearch
import Testing

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

    /// 2026-11-20T03:30Z is noon and a half in Tokyo, and the evening before in New York.
    @Test(arguments: [
        ("Asia/Tokyo", 1_795_145_400, ["day", "always"]), ("America/New_York", 1_795_145_400, ["evening", "always"]),
        ("Europe/Vaduz", 1_795_145_400, ["always"]), ("Europe/Nowhere", 1_795_145_400, ["always"]),
    ])
    func withoutATimeItIsNowAtEachPlace(zone: String, unixTime: Int, names: [String]) throws {
        let shops = Self.shops.map { shop in
            var shop = shop
            shop[ToponymMetadata.self] = ToponymMetadata(address: Address(), timeZoneIdentifier: zone)
            return shop
        }
        let plan = RequestPlan(.text("a", options: SearchOptions(filters: [.open()])), capabilities: [])
        let open = try SystemClock.$fixedUnixTime.withValue(unixTime) {
            try plan.complete(SearchResponse(objects: shops, isOffline: true)).objects.map(\.name)
        }
        #expect(open == names)
    }

    /// Without a time zone, the state is unknown, except for places that are always open.
    @Test func withoutATimeZoneNobodyKnows() throws {
        for keepsUnknown in [false, true] {
            let options = SearchOptions(filters: [.open(keepsUnknown: keepsUnknown)], includesFacets: true)
            let response = try RequestPlan(.text("a", options: options), capabilities: [])
                .complete(SearchResponse(objects: Self.shops, isOffline: true))
            #expect(response.objects.count == (keepsUnknown ? Self.shops.count : 1))
        }
    }
}
