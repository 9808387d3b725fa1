import MapSearch
import MapSearchTestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct CachingBackendTests {
    private let clock = ManualClock()
    private let service = MockBackend()

    private func cache(capacity: Int = 1_000) -> CachingBackend {
        CachingBackend(
            service, capacity: capacity, lifetime: .seconds(100), negativeLifetime: .seconds(10), clock: clock)
    }

    @Test func equalRequestsAreAskedOnce() async throws {
        service.reply(with: .objects(row(3)))
        let cache = cache()
        for _ in 0..<3 { #expect(try await cache.response(to: .text("a")).objects == row(3)) }
        #expect(service.requests.count == 1)
        _ = try await cache.response(to: .text("a", options: SearchOptions(languages: ["de"])))
        _ = try await cache.response(to: .text("a", page: SearchRequest.Page(offset: 10)))
        #expect(service.requests.count == 3)
        for _ in 0..<3 { _ = try await cache.suggestions(for: SuggestRequest(text: "a")) }
        #expect(service.suggestRequests.count == 1)
        cache.removeAll()
        _ = try await cache.response(to: .text("a"))
        #expect(service.requests.count == 5)
    }

    @Test func answersGrowOld() async throws {
        service.reply(with: .objects(row(1)))
        let cache = cache()
        _ = try await cache.response(to: .text("a"))
        await clock.advance(by: .milliseconds(99_900))
        _ = try await cache.response(to: .text("a"))
        #expect(service.requests.count == 1)
        await clock.advance(by: .milliseconds(100))
        _ = try await cache.response(to: .text("a"))
        #expect(service.requests.count == 2)
    }

    @Test func thatNothingWasFoundGrowsOldSooner() async throws {
        service.reply(with: .objects([]))
        service.reply(with: .failure(SearchError.notFound(uri: "x"))) { $0 == .uri("x") }
        let cache = cache()
        for _ in 0..<3 {
            #expect(try await cache.response(to: .text("a")).objects.isEmpty)
            await #expect(throws: SearchError.notFound(uri: "x")) { try await cache.response(to: .uri("x")) }
        }
        #expect(service.requests.count == 2)
        await clock.advance(by: .seconds(10))
        _ = try await cache.response(to: .text("a"))
        _ = try? await cache.response(to: .uri("x"))
        #expect(service.requests.count == 4)
    }

    @Test func failuresAndHalfAnswersAreNotKept() async throws {
        service.enqueue(.failure(SearchError.network()))
        var half = response(2)
        half.metadata.missingBackends = ["online"]
        service.enqueue(.response(half))
        service.reply(with: .objects(row(3)))
        let cache = cache()
        await #expect(throws: SearchError.network()) { try await cache.response(to: .text("a")) }
        #expect(try await cache.response(to: .text("a")).objects.count == 2)
        #expect(try await cache.response(to: .text("a")).objects.count == 3)
        #expect(try await cache.response(to: .text("a")).objects.count == 3)
        #expect(service.requests.count == 3)
    }

    @Test func memoryIsBounded() async throws {
        service.reply(with: .objects(row(9)))
        let cache = cache(capacity: 35)
        for text in ["a", "b", "c", "a", "d"] { _ = try await cache.response(to: .text(text)) }
        #expect(service.requests.count == 4)
        // b was not used for longest.
        for text in ["a", "c", "d"] { _ = try await cache.response(to: .text(text)) }
        #expect(service.requests.count == 4)
        _ = try await cache.response(to: .text("b"))
        #expect(service.requests.count == 5)
        let tiny = self.cache(capacity: 9)
        for _ in 0..<2 { _ = try await tiny.response(to: .text("a")) }
        #expect(service.requests.count == 7)
    }

    /// The cache against a list that is searched from the front.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func recencyIsThatOfAPlainList(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var cache = RecencyCache<Int, Int>(capacity: 50)
        var list: [(key: Int, value: Int, cost: Int)] = []
        for step in 0..<20_000 {
            let key = Int.random(in: 0..<30, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                cache.remove(key)
                list.removeAll { $0.key == key }
            case 1...4:
                let cost = Int.random(in: 1...60, using: &random)
                cache.insert(step, for: key, cost: cost)
                list.removeAll { $0.key == key }
                guard cost <= 50 else { break }
                list.append((key, step, cost))
                while list.reduce(0, { $0 + $1.cost }) > 50 { list.removeFirst() }
            default:
                let index = list.firstIndex { $0.key == key }
                #expect(cache.value(for: key) == index.map { list[$0].value }, "seed \(seed) step \(step)")
                if let index { list.append(list.remove(at: index)) }
            }
            #expect(
                cache.count == list.count && cache.cost == list.reduce(0) { $0 + $1.cost }, "seed \(seed) step \(step)")
        }
        cache.removeAll()
        #expect(cache.count == 0 && cache.cost == 0)
    }
}
