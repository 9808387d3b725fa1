import Foundation
import MapSearch
import MapSearchTestSupport
import Testing

@testable import MapSearchOnline

/// Which of several servers is asked.
@Suite(.timeLimit(.minutes(1))) struct EndpointTests {
    private static let endpoints = ["https://a.example", "https://b.example", "https://c.example"]
    private let clock = ManualClock()

    @Test func anotherOneIsAskedAtOnce() async throws {
        let transport = ScriptedTransport(clock) { request, _ in
            ScriptedTransport.answer(request.url.host() == "b.example" ? 200 : 503)
        }
        let client = try makeClient(transport, clock, endpoints: Self.endpoints)
        _ = try await client.answer(to: .search())
        #expect(transport.hosts == ["a.example", "b.example"])
        #expect(clock.now.offset == .zero)
    }

    @Test func refusalsAreNotTriedElsewhere() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer(403) }
        let client = try makeClient(transport, clock, endpoints: Self.endpoints)
        await #expect(throws: SearchError.unauthorized(backend: "Geo", status: 403)) {
            try await client.answer(to: .search())
        }
        #expect(transport.sent.count == 1)
    }

    /// Three failures, then it rests; one request tries it when the rest is over, and finds it back.
    @Test func oneThatDiesAndComesBack() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { request, _ in
            if request.url.host() == "a.example", clock.now.offset < .milliseconds(2_500) {
                throw TransportError.unreachable()
            }
            return ScriptedTransport.answer()
        }
        let client = try makeClient(transport, clock, endpoints: Array(Self.endpoints.prefix(2)))
        for _ in 0..<5 { _ = try await client.answer(to: .search()) }
        #expect(transport.hosts.map { $0.prefix(1) }.joined() == "abababbb")
        await clock.advance(by: .seconds(1))
        for _ in 0..<3 { _ = try await client.answer(to: .search()) }
        #expect(transport.hosts.dropFirst(8).map { $0.prefix(1) }.joined() == "abbb")
        await clock.advance(by: .seconds(2))
        for _ in 0..<3 { _ = try await client.answer(to: .search()) }
        #expect(transport.hosts.dropFirst(12).map { $0.prefix(1) }.joined() == "aaa")
    }

    /// Nothing is refused because all were down a moment ago.
    @Test func whereAllAreDownOneIsAsked() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { _, number in
            if number <= 12 { throw TransportError.unreachable() }
            return ScriptedTransport.answer()
        }
        let client = try makeClient(transport, clock, endpoints: Array(Self.endpoints.prefix(2))) {
            $0.retry = RetryPolicy(attempts: 2)
        }
        for _ in 0..<10 where transport.sent.count < 12 {
            guard case .failure(let error) = await outcome(of: client, clock) else { continue }
            #expect(error == .network(backend: "Geo"))
        }
        let count = transport.sent.count
        #expect(try await client.answer(to: .search()).status == 200)
        #expect(transport.sent.count == count + 1)
    }

    @Test func whoAsksForAPauseIsLeftAlone() async throws {
        let transport = ScriptedTransport(clock) { request, _ in
            request.url.host() == "a.example"
                ? ScriptedTransport.answer(429, ["Retry-After": "30"]) : ScriptedTransport.answer()
        }
        let client = try makeClient(transport, clock, endpoints: Self.endpoints)
        for _ in 0..<3 { _ = try await client.answer(to: .search()) }
        #expect(transport.hosts.map { $0.prefix(1) }.joined() == "abbb")
        await clock.advance(by: .seconds(30))
        _ = try await client.answer(to: .search())
        #expect(transport.hosts.last == "b.example" && transport.hosts.filter { $0 == "a.example" }.count == 2)
    }

    @Test func theFasterOneOfTwo() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { request, _ in
            if request.url.host() == "a.example" { try await clock.sleep(for: .seconds(2)) }
            return ScriptedTransport.answer(200, [:], request.url.host() ?? "")
        }
        let client = try makeClient(transport, clock, endpoints: Self.endpoints) { $0.hedging = .milliseconds(300) }
        let answer = try await outcome(of: client, clock).get()
        #expect(answer.body == Data("b.example".utf8))
        #expect(transport.hosts == ["a.example", "b.example"] && transport.times[1] >= .milliseconds(300))
        #expect(clock.now.offset < .seconds(2))
        try await client.alarms.count.wait { $0 == 0 }
    }

    @Test func noHedgeForWhoAnswersInTime() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        let client = try makeClient(transport, clock, endpoints: Self.endpoints) { $0.hedging = .milliseconds(300) }
        for _ in 0..<10 { _ = try await client.answer(to: .search()) }
        #expect(transport.sent.count == 10 && client.alarms.count.value == 0)
    }

    @Test func theHedgeMayFailToo() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { request, _ in
            guard request.url.host() == "a.example" else { return ScriptedTransport.answer(500) }
            try await clock.sleep(for: .seconds(1))
            return ScriptedTransport.answer()
        }
        let client = try makeClient(transport, clock, endpoints: Self.endpoints) { $0.hedging = .milliseconds(300) }
        #expect(try await outcome(of: client, clock).get().status == 200)
        #expect(transport.hosts == ["a.example", "b.example"])
    }

    @Test func restsGrowUpToAMinute() {
        var health = EndpointHealth()
        var rests: [Duration] = []
        for _ in 0..<12 {
            health.fail(at: .zero)
            rests.append(health.restEnd)
        }
        #expect(rests.map(\.components.seconds) == [0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60])
        #expect(!health.isWorthAsking(at: .seconds(59)) && health.isWorthAsking(at: .seconds(60)))
        health.begin()
        #expect(!health.isWorthAsking(at: .seconds(60)), "One tries it, not all.")
        health.callOff()
        #expect(health.isWorthAsking(at: .seconds(60)))
        health.succeed()
        #expect(health.isWorthAsking(at: .zero))
    }
}
