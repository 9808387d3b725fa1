import Foundation
import MapSearch
import MapSearchTestSupport
import Synchronization
import Testing

import MapSearchOnline

/// What is remembered, for how long, and for whom.
@Suite(.timeLimit(.minutes(1))) struct HTTPCacheTests {
    private let clock = ManualClock()
    private let day = Day()

    /// Sends the same request several times, and returns how many reached the service.
    private func requests(
        _ count: Int = 3, every seconds: Int = 10, lifetime: Duration = .zero, headers: [String: String],
        body: String = "[1]"
    ) async throws -> ScriptedTransport {
        let transport = ScriptedTransport(clock) { request, _ in
            let isKnown = request.headers["If-None-Match"] != nil || request.headers["If-Modified-Since"] != nil
            return ScriptedTransport.answer(isKnown ? 304 : 200, headers, isKnown ? "" : body)
        }
        let cache = HTTPCache(lifetime: lifetime, now: day.now)
        let client = try makeClient(transport, clock) { $0.cache = cache }
        for _ in 0..<count {
            let answer = try await client.answer(to: .search())
            #expect(answer.status == 200 && answer.body == Data(body.utf8))
            day.advance(seconds)
        }
        return transport
    }

    @Test(arguments: [
        (["Cache-Control": "max-age=60"], 1), (["Cache-Control": "max-age=15"], 2), (["Cache-Control": "max-age=0"], 3),
        (["Cache-Control": "private, Max-Age=\"60\""], 1), (["Cache-Control": "max-age=60, no-store"], 3),
        (["Cache-Control": "no-cache, max-age=60"], 3), (["Cache-Control": "max-age=abc"], 3),
        (["Cache-Control": "max-age=60", "Age": "55"], 3), (["Cache-Control": "max-age=60", "Vary": "*"], 3),
        (["Cache-Control": "max-age=60", "Vary": "Accept-Encoding, Accept-Language"], 1),
        (["Cache-Control": "max-age=60", "Vary": "Cookie"], 3), (["Expires": "0"], 3),
        (["Expires": "Sun, 06 Nov 1994 08:49:57 GMT", "Date": "Sun, 06 Nov 1994 08:49:37 GMT"], 2), ([:], 3),
        (["Cache-Control": "max-age=99999999999999999999"], 1), (["Cache-Control": "max-age=-1"], 3),
        (["Cache-Control": "max-age=9223372036854775807"], 1),
        (["Expires": "Thu, 01 Jan 1970 00:00:00 GMT", "Age": "9223372036854775807"], 3),
        (["Expires": "Fri, 31 Dec 9999 23:59:59 GMT", "Age": "99999999999999999999"], 1),
        (["Cache-Control": "max-age=9223372036854775807", "Age": "9223372036854775807"], 3),
        (["Cache-Control": "max-age=60", "Age": "-9223372036854775808"], 1),
        (["Expires": "Mon, 01 Jan 1601 00:00:00 GMT", "Date": "Fri, 31 Dec 9999 23:59:59 GMT"], 3),
    ]) func theServiceSaysHowLong(headers: [String: String], sent: Int) async throws {
        #expect(try await requests(headers: headers).sent.count == sent)
    }

    @Test func whereTheServiceSaysNothingTheCacheDecides() async throws {
        #expect(try await requests(lifetime: .seconds(60), headers: [:]).sent.count == 1)
        #expect(try await requests(lifetime: .seconds(60), headers: ["Cache-Control": "no-store"]).sent.count == 3)
    }

    @Test(arguments: [
        (["ETag": "\"v1\""], "If-None-Match", "\"v1\""),
        (["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"], "If-Modified-Since", "Sun, 06 Nov 1994 08:49:37 GMT"),
    ]) func whatIsOldIsAskedFor(headers: [String: String], condition: String, value: String) async throws {
        let headers = headers.merging(["Cache-Control": "max-age=15"]) { $1 }
        let transport = try await requests(5, headers: headers)
        #expect(transport.sent.map { $0.request.headers[condition] } == [nil, value, value])
    }

    @Test func whatHasChangedReplacesWhatIsOld() async throws {
        let transport = ScriptedTransport(clock) { _, number in
            ScriptedTransport.answer(200, ["ETag": "\"\(number)\"", "Cache-Control": "max-age=15"], "\(number)")
        }
        let cache = HTTPCache(now: day.now)
        let client = try makeClient(transport, clock) { $0.cache = cache }
        var bodies: [String] = []
        for _ in 0..<5 {
            bodies.append(String(decoding: try await client.answer(to: .search()).body, as: UTF8.self))
            day.advance(10)
        }
        #expect(bodies == ["1", "1", "2", "2", "3"])
    }

    @Test(arguments: [404, 500, 429, 204]) func onlyGoodAnswersAreRemembered(status: Int) async throws {
        let transport = ScriptedTransport(clock) { _, _ in
            ScriptedTransport.answer(status, ["Cache-Control": "max-age=60"])
        }
        let client = try makeClient(transport, clock) {
            $0.cache = HTTPCache()
            $0.retry = .never
        }
        for _ in 0..<2 { _ = try? await client.answer(to: .search()) }
        #expect(transport.sent.count == 2)
    }

    @Test func whatDistinguishesRequests() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        let cache = HTTPCache()
        let client = try makeClient(transport, clock) { $0.cache = cache }
        let other = try makeClient(transport, clock, endpoints: ["https://other.example"]) { $0.cache = cache }
        func request(_ query: [(String, String)], language: String? = nil) -> ServiceRequest {
            ServiceRequest(
                path: "search", query: query.map { .init(name: $0.0, value: $0.1) },
                headers: language.map { ["Accept-Language": $0] } ?? [:])
        }
        let requests = [
            request([("q", "a"), ("limit", "1")]), request([("q", "a"), ("limit", "2")]), request([("q", "A")]),
            request([("q", "a"), ("limit", "1")], language: "de"),
            request([("q", "a"), ("limit", "1")], language: "fr"),
            request([("layer", "a"), ("layer", "b")]), request([("layer", "b"), ("layer", "a")]),
            request([("q", "a&limit=1")]),
        ]
        for _ in 0..<2 { for request in requests { _ = try await client.answer(to: request) } }
        #expect(transport.sent.count == requests.count)
        _ = try await client.answer(to: request([("limit", "1"), ("q", "a")]))
        #expect(transport.sent.count == requests.count, "The order of parameters of different names does not matter.")
        _ = try await other.answer(to: requests[0])
        #expect(transport.sent.count == requests.count + 1)
    }

    @Test func keysMakeNoDifference() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        let cache = HTTPCache()
        for key in ["one", "two"] {
            let client = try makeClient(transport, clock) {
                $0.cache = cache
                $0.keys = ["key": key]
            }
            _ = try await client.answer(to: .search())
        }
        #expect(transport.sent.count == 1)
    }

    @Test func whatMakesNoSenseIsForgotten() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        let client = try makeClient(transport, clock) { $0.cache = HTTPCache() }
        _ = try await client.answer(to: .search())
        client.forget(.search())
        _ = try await client.answer(to: .search())
        #expect(transport.sent.count == 2)
    }

    @Test func whatWasNotUsedForLongestGoes() async throws {
        let transport = ScriptedTransport(clock) { _, _ in
            ScriptedTransport.answer(200, [:], String(repeating: "1", count: 1_000))
        }
        let client = try makeClient(transport, clock) { $0.cache = HTTPCache(capacity: 4_000) }
        for text in ["a", "b", "a", "c", "d", "a", "b"] { _ = try await client.answer(to: .search(text)) }
        let asked = transport.sent.compactMap { $0.request.url.query()?.suffix(1) }.joined()
        #expect(asked == "abcdb")
    }

    /// A service may send header fields that are longer than its bodies.
    @Test func headerFieldsTakeRoom() async throws {
        let transport = ScriptedTransport(clock) { _, _ in
            ScriptedTransport.answer(200, ["ETag": String(repeating: "x", count: 1_000)], "1")
        }
        let client = try makeClient(transport, clock) { $0.cache = HTTPCache(capacity: 4_000) }
        for text in ["a", "b", "a", "c", "d", "a", "b"] { _ = try await client.answer(to: .search(text)) }
        let asked = transport.sent.compactMap { $0.request.url.query()?.suffix(1) }.joined()
        #expect(asked == "abcdb")
    }

    @Test func aClockThatIsSetBackMakesNothingFresh() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        let cache = HTTPCache(now: day.now)
        let client = try makeClient(transport, clock) { $0.cache = cache }
        _ = try await client.answer(to: .search())
        day.advance(-100_000)
        _ = try await client.answer(to: .search())
        #expect(transport.sent.count == 2)
    }
}

/// The time of day of a test.
final class Day: Sendable {
    private let seconds = Mutex(1_700_000_000)

    var now: @Sendable () -> Date { { Date(timeIntervalSince1970: Double(self.seconds.withLock { $0 })) } }

    func advance(_ count: Int) { seconds.withLock { $0 += count } }
}
