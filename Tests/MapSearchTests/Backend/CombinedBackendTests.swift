import MapSearchTestSupport
import Testing

import MapSearch

@Suite(.timeLimit(.minutes(1))) struct CombinedBackendTests {
    private let clock = ManualClock()
    private let offline: MockBackend
    private let online: MockBackend

    init() {
        offline = MockBackend(name: "device", clock: clock)
        online = MockBackend(name: "service", clock: clock)
    }

    private func combined(_ policy: CombinedBackend.Policy) -> CombinedBackend {
        CombinedBackend(offline: offline, online: online, policy: policy, clock: clock)
    }

    /// The outcome of a search as names, and of early answers, while the clock runs as far as it must.
    ///
    /// - Parameters:
    ///   - policy: The policy.
    ///   - options: The options.
    ///   - sleepers: How many delays and limits there are once everything that takes no time is done.
    ///   - delay: When there is an early answer, which is seen before time goes on; `nil` for never.
    /// - Returns: The names in early answers, and the last answer.
    /// - Throws: The error of the search.
    private func run(
        _ policy: CombinedBackend.Policy, options: SearchOptions = SearchOptions(), sleepers: Int = 0,
        shownAfter delay: Duration? = nil
    ) async throws -> (early: [[String]], last: SearchResponse) {
        let session = SearchManager(backend: combined(policy)).submit(text: "a", options: options)
        let seenCount = AwaitableCount()
        let loop = Task {
            var seen: [SearchResponse] = []
            for try await page in session.progress() {
                seen.append(page)
                seenCount.increment()
            }
            return seen
        }
        if let delay {
            if delay > .zero {
                try await clock.waitForSleepers(exactly: sleepers)
                await clock.advance(by: delay)
            }
            try await seenCount.wait { $0 == 1 }
        }
        if sleepers > 0 {
            try await clock.waitForSleepers(exactly: sleepers)
            await clock.run()
        }
        let seen = try await loop.value
        #expect(clock.sleeperCount == 0)
        let last = try #require(seen.last)
        #expect(last == (try await session.response()))
        return (seen.dropLast().map { $0.objects.map(\.name) }, last)
    }

    private static func place(_ name: String, _ uri: String?, east: Double = 0, kind: ObjectKind = .locality)
        -> GeoObject
    {
        let coordinate = zurich.destination(distance: east, bearing: 90)
        return GeoObject(name: name, coordinate: coordinate, kind: kind, uri: uri)
    }

    // MARK: Policies

    @Test func offlineIsShownAtOnceAndRefined() async throws {
        offline.reply(with: .objects([Self.place("A", "d:1"), Self.place("B", "d:2")]), after: .milliseconds(1))
        online.reply(with: .objects([Self.place("C", "s:3"), Self.place("A", "s:1")]), after: .seconds(1))
        let (early, last) = try await run(
            .refine(within: .seconds(2)), sleepers: 2, shownAfter: .milliseconds(1))
        #expect(early == [["A", "B"]])
        #expect(last.objects.map(\.name) == ["A", "B", "C"])
        #expect(last.metadata.found == 3 && last.metadata.missingBackends.isEmpty)
        let sources = last.objects.compactMap { $0[SourceMetadata.self] }
        #expect(sources.map(\.backend) == ["device", "device", "service"])
        #expect(sources.map(\.otherBackends) == [["service"], [], []])
        #expect(last.objects[0][URIMetadata.self]?.uris == ["d:1", "s:1"])
    }

    @Test(arguments: [true, false]) func onlineThatFailsOrIsLateTakesNothingAway(fails: Bool) async throws {
        offline.reply(with: .objects(row(2)))
        online.reply(with: fails ? .failure(SearchError.network()) : .objects(row(5)), after: .seconds(9))
        let (early, last) = try await run(
            .refine(within: fails ? nil : .seconds(2)), sleepers: fails ? 1 : 2, shownAfter: .zero)
        #expect(early == [["Place 0", "Place 1"]])
        #expect(last.objects.map(\.uri) == ["test:0", "test:1"])
        #expect(last.metadata.missingBackends == ["service"])
        #expect(clock.now.offset == (fails ? .seconds(9) : .seconds(2)))
    }

    @Test func offlineThatFailsIsWaitedPast() async throws {
        offline.reply(with: .failure(SearchError.cacheUnavailable()))
        online.reply(with: .objects(row(2)), after: .seconds(60))
        for (policy, sleepers) in [
            (CombinedBackend.Policy.refine(within: .seconds(1)), 1), (.fallback(after: .seconds(1)), 2), (.race, 1),
        ] {
            let (early, last) = try await run(policy, sleepers: sleepers)
            #expect(early.isEmpty && last.objects.count == 2, "\(policy)")
            #expect(last.isOffline)
        }
    }

    @Test(arguments: [(0.5, "service", []), (2.5, "device", ["service"])])
    func onlineWinsInTime(seconds: Double, winner: String, missing: [String]) async throws {
        offline.reply(with: .objects(row(1)))
        online.reply(with: .objects(row(2)), after: .seconds(seconds))
        let (early, last) = try await run(.fallback(after: .seconds(1)), sleepers: 2)
        #expect(early.isEmpty)
        #expect(last.objects[0][SourceMetadata.self]?.backend == winner)
        #expect(last.metadata.missingBackends == missing)
        #expect(clock.now.offset == .seconds(min(seconds, 1)))
    }

    @Test func anAnswerWithoutResultsDoesNotWinTheRace() async throws {
        offline.reply(with: .objects([]))
        online.reply(with: .objects(row(2)), after: .seconds(30))
        #expect(try await run(.race, sleepers: 1).last.objects.count == 2)
        #expect(try await run(.fallback(after: .seconds(1)), sleepers: 2).last.objects.isEmpty)
        // But it is the answer if there is no other one.
        online.reply(with: .failure(SearchError.network()))
        for policy in [CombinedBackend.Policy.fallback(after: .seconds(1)), .race, .refine(within: nil)] {
            let last = try await run(policy).last
            #expect(last.objects.isEmpty && last.metadata.missingBackends == ["service"], "\(policy)")
        }
    }

    @Test func theFirstToFindSomethingWinsTheRace() async throws {
        offline.reply(with: .objects(row(1)), after: .seconds(2))
        online.reply(with: .objects(row(2)), after: .seconds(1))
        #expect(try await run(.race, sleepers: 2).last.objects.count == 2)
        #expect(clock.now.offset == .seconds(1))
        online.reply(with: .objects(row(2)), after: .seconds(3))
        #expect(try await run(.race, sleepers: 2).last.objects.count == 1)
    }

    @Test(arguments: [
        (SearchError.cacheUnavailable(), SearchError.network(), SearchError.Code.network),
        (.notFound(uri: "x"), .unsupported("that"), .notFound), (.unsupported("that"), .notFound(uri: "x"), .notFound),
        (.notFound(uri: "x"), .timeout(), .timeout),
    ])
    func whenBothFailTheGraverErrorIsTold(first: SearchError, second: SearchError, code: SearchError.Code) async {
        offline.reply(with: .failure(first))
        online.reply(with: .failure(second))
        for policy in [CombinedBackend.Policy.refine(within: nil), .fallback(after: .seconds(1)), .race] {
            let error = await #expect(throws: SearchError.self) { try await run(policy) }
            #expect(error?.code == code, "\(policy)")
        }
    }

    @Test func cancellingReachesBoth() async throws {
        offline.reply(with: .never)
        online.reply(with: .objects([]), after: .seconds(1))
        for policy in [CombinedBackend.Policy.refine(within: nil), .fallback(after: .seconds(5)), .race] {
            let backend = combined(policy)
            let task = Task { try await backend.response(to: .text("a")) }
            try await clock.waitForSleepers(1)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            try await clock.waitForSleepers(exactly: 0)
        }
    }

    // MARK: Merging

    /// Whatever comes later, the first page keeps its places, and each object appears once.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func whatWasShownStays(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let all = row(60)
        for size in [1, 5, 10, 100] {
            let first = all.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
            let second = all.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
            offline.reply(with: .objects(first))
            online.reply(with: .objects(second))
            let session = SearchManager(backend: combined(.refine(within: nil)))
                .submit(text: "a", options: SearchOptions(resultPageSize: size))
            let early = try await session.progress().reduce(into: []) { $0.append($1.objects.map(\.id)) }
            let shown = first.prefix(size).map(\.id)
            #expect(early.last?.prefix(shown.count) == shown[...], "seed \(seed)")
            let pages = try await session.pages().reduce(into: []) { $0 += $1.objects }
            #expect(Set(pages.map(\.id)).count == pages.count, "seed \(seed)")
            #expect(Set(pages.map(\.id)) == Set((first + second).map(\.id)), "seed \(seed)")
        }
        #expect(offline.requests.allSatisfy { $0.page.limit == 100 })
    }

    @Test func nearNamesakesAreTheSameAndFarOnesAreNot() {
        let merger = ResponseMerger(request: .text("a"))
        func names(_ first: [GeoObject], _ second: [GeoObject]) -> [String?] {
            merger.merge(
                SearchResponse(objects: first, isOffline: true), SearchResponse(objects: second, isOffline: false)
            )
            .objects.map(\.uri)
        }
        let cafe = Self.place("Café Bar", "d:1", kind: .business)
        #expect(names([cafe], [Self.place("cafÉ-bar", "s:1", east: 100, kind: .business)]) == ["d:1"])
        #expect(names([cafe], [Self.place("Café Bar", "s:1", east: 500, kind: .business)]) == ["d:1", "s:1"])
        #expect(names([cafe], [Self.place("Café Bar", "s:1", kind: .street)]) == ["d:1", "s:1"])
        #expect(names([cafe], [Self.place("Café Bar", "s:1", east: 100, kind: .other)]) == ["d:1"])
        // Two of the same source are two.
        #expect(names([cafe], [Self.place("Café Bar", "d:2", kind: .business)]) == ["d:1", "d:2"])
        let twins = [
            Self.place("Café Bar", "s:1", kind: .business), Self.place("Café Bar", "s:2", east: 5, kind: .business),
        ]
        #expect(names([cafe], twins) == ["d:1", "s:2"])
        #expect(names([Self.place("Bern", "d:1")], [Self.place("Bern", "s:1", east: 9_000)]) == ["d:1"])
        var known = Self.place("Munich", "d:1")
        known[ToponymMetadata.self] = ToponymMetadata(
            address: Address(formatted: "München"), localizedNames: ["de": "München"])
        #expect(names([known], [Self.place("München", "s:1")]) == ["d:1"])
        var alias = Self.place("Elsewhere", "s:9", east: 5_000_000)
        alias[URIMetadata.self] = URIMetadata(uris: ["s:9", "d:1"])
        #expect(names([cafe], [alias]) == ["d:1"])
        #expect(names([Self.place("!", nil)], [Self.place("?", nil)]) == [nil, nil])
    }

    @Test func anObjectGetsWhatItLacks() throws {
        var first = Self.place("A", "d:1")
        first[DistanceMetadata.self] = DistanceMetadata(meters: 1, origin: zurich)
        var second = Self.place("A", "s:1", east: 10)
        second.descriptionText = "Canton"
        second.geometry = [.point(zurich)]
        second.boundingBox = CoordinateBounds(southWest: zurich, northEast: zurich)
        second.attributions = [.openStreetMap]
        second[DistanceMetadata.self] = DistanceMetadata(meters: 2, origin: zurich)
        second[BusinessMetadata.self] = BusinessMetadata(name: "A")
        first.formUnion(second)
        #expect(first.descriptionText == "Canton" && first.geometry.count == 1 && first.boundingBox != nil)
        #expect(first.attributions == [.openStreetMap] && first.distance == 1 && first.uri == "d:1")
        #expect(first[BusinessMetadata.self] != nil)
    }

    @Test func anOrderByDistanceHoldsForBothTogether() async throws {
        let places = row(20)
        offline.reply(
            with: .objects(Array(places.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).reversed())))
        online.reply(with: .objects(Array(places.enumerated().filter { $0.offset % 2 == 1 }.map(\.element).reversed())))
        let options = SearchOptions(resultPageSize: 4, sort: .distance(from: zurich))
        let session = SearchManager(backend: combined(.refine(within: nil))).submit(text: "a", options: options)
        let objects = try await session.pages().reduce(into: []) { $0 += $1.objects }
        // The four that were shown first stay; the others are in order.
        #expect(objects.map(\.uri) == ([0, 2, 4, 6, 1, 3, 5] + Array(7..<20)).map { "test:\($0)" })
    }

    @Test func filtersHoldForBothTogether() async throws {
        offline.reply(with: .objects([Self.shop(0, wifi: true), Self.shop(1, wifi: false)]))
        online.reply(with: .objects([Self.shop(2, wifi: true), Self.shop(3, wifi: false)]))
        let (early, last) = try await run(.refine(within: nil), options: SearchOptions(filters: [.boolean("wifi")]))
        #expect(early == [["Shop 0"]] || early.isEmpty)
        #expect(last.objects.map(\.name) == ["Shop 0", "Shop 2"])
        let facets = last.metadata.businessResultMetadata?.facets
        #expect(facets?.first { $0.id == "wifi" }?.values == .boolean(count: 2))
    }

    private static func shop(_ index: Int, wifi: Bool) -> GeoObject {
        var shop = row(4, kind: .business)[index]
        shop.name = "Shop \(index)"
        shop[BusinessMetadata.self] = BusinessMetadata(
            name: shop.name, features: [.init(id: "wifi", value: .flag(wifi))])
        return shop
    }

    @Test func suggestionsAreMergedToo() async throws {
        offline.suggest { _ in [Suggestion(title: "Bern", uri: "d:1"), Suggestion(title: "Berlin")] }
        online.suggest { _ in [Suggestion(title: "Berlin"), Suggestion(title: "Bergen", uri: "s:1")] }
        let lines = try await combined(.refine(within: nil)).suggestions(for: SuggestRequest(text: "ber"))
        #expect(lines.map(\.title) == ["Bern", "Berlin", "Bergen"])
        let first = try await combined(.fallback(after: .seconds(1))).suggestions(for: SuggestRequest(text: "ber"))
        #expect(first.map(\.title) == ["Berlin", "Bergen"])
        #expect(try await combined(.race).suggestions(for: SuggestRequest(text: "ber", limit: 1)).count <= 2)
    }

    @Test func itClaimsWhatItDoes() {
        #expect(!combined(.race).capabilities.contains(.offline))
        offline.capabilities = .offline
        online.capabilities = .offline
        #expect(combined(.race).capabilities.contains(.offline))
        #expect(combined(.race).name == "device+service")
        #expect(CombinedBackend(offline: offline, online: online, policy: .race, depth: 0).depth == 1)
    }
}
