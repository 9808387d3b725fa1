import Foundation
import MapSearch
import MapSearchTestSupport
import Testing

import MapSearchOnline

@Suite(.timeLimit(.minutes(1))) struct ServiceEventsTests {
    private let clock = ManualClock()

    /// The events of the next request.
    private func kinds(_ iterator: inout ServiceEvents.AsyncIterator) async -> [ServiceEvent.Kind] {
        var kinds: [ServiceEvent.Kind] = []
        while let event = await iterator.next() {
            kinds.append(event.kind)
            if event.isLast { break }
        }
        return kinds
    }

    @Test func aRequestTellsItsStory() async throws {
        let transport = ScriptedTransport(clock) { request, number in
            if request.headers["If-None-Match"] != nil { return ScriptedTransport.answer(304) }
            if number == 1 { return ScriptedTransport.answer(503) }
            return ScriptedTransport.answer(200, ["ETag": "\"1\"", "Cache-Control": "max-age=60"], "[12]")
        }
        let day = Day()
        let cache = HTTPCache(now: day.now)
        let client = try makeClient(transport, clock, endpoints: ["https://a.example", "https://b.example:8443"]) {
            $0.cache = cache
        }
        var events = client.events.makeAsyncIterator()
        _ = try await client.answer(to: .search())
        #expect(
            await kinds(&events) == [
                .requested(path: "search"), .attempt(number: 1, host: "a.example"),
                .attemptFailed(number: 1, host: "a.example", code: .network, status: 503), .retrying(pause: .zero),
                .attempt(number: 2, host: "b.example:8443"), .finished(status: 200, byteCount: 4),
            ])
        _ = try await client.answer(to: .search())
        #expect(
            await kinds(&events) == [.requested(path: "search"), .cacheHit, .finished(status: 200, byteCount: 4)])
        day.advance(3600)
        _ = try await client.answer(to: .search())
        #expect(
            await kinds(&events) == [
                .requested(path: "search"), .attempt(number: 1, host: "a.example"), .revalidated,
                .finished(status: 200, byteCount: 4),
            ])
    }

    @Test func failuresAndCancellations() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { _, number in
            if number == 1 { return ScriptedTransport.answer(401) }
            return try await ScriptedTransport.silence(clock)
        }
        let client = try makeClient(transport, clock)
        var events = client.events.makeAsyncIterator()
        _ = try? await client.answer(to: .search())
        #expect(
            await kinds(&events) == [
                .requested(path: "search"), .attempt(number: 1, host: "geo.example"),
                .attemptFailed(number: 1, host: "geo.example", code: .unauthorized, status: 401),
                .failed(code: .unauthorized, status: 401),
            ])
        let task = Task { try await client.answer(to: .search()) }
        try await transport.sentCount.wait { $0 == 2 }
        task.cancel()
        _ = await task.result
        #expect(await kinds(&events).last == .cancelled)
    }

    @Test func waitingIsTold() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        let client = try makeClient(transport, clock) { $0.minimumInterval = .seconds(1) }
        _ = try await client.answer(to: .search())
        var events = client.events.makeAsyncIterator()
        _ = await outcome(of: client, clock)
        #expect(await kinds(&events).contains(.throttled(host: "geo.example", wait: .seconds(1))))
    }

    @Test func eachLoopHasItsOwnAndEndsWithTheBackend() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        var client: ServiceClient? = try makeClient(transport, clock)
        let events = try #require(client?.events)
        var first = events.makeAsyncIterator()
        var second = events.buffering(2).makeAsyncIterator()
        for _ in 0..<2 { _ = try await client?.answer(to: .search()) }
        #expect(await kinds(&first).count == 3)
        #expect(await first.next()?.request == 2)
        #expect(await kinds(&second).count == 2, "The newest are kept.")
        client = nil
        #expect(await second.next() == nil)
        var late = events.makeAsyncIterator()
        #expect(await late.next() == nil)
    }
}
