import Foundation
import MapSearch
import MapSearchTestSupport
import Testing

import MapSearchOnline

/// What is tried again, when, and what ends it.
///
/// The random share of pauses is none in these tests: they are as long as they get.
@Suite(.timeLimit(.minutes(1))) struct RetryTests {
    private let clock = ManualClock()

    @Test func fiveHundredThenTwoHundred() async throws {
        let transport = ScriptedTransport(clock) { _, number in ScriptedTransport.answer(number < 3 ? 500 : 200) }
        let result = await outcome(of: try makeClient(transport, clock), clock)
        #expect(try result.get().status == 200)
        let pauses = zip(transport.times.dropFirst(), transport.times).map { $0 - $1 }
        #expect(pauses.count == 2 && pauses[0] >= .milliseconds(250) && pauses[1] >= .milliseconds(500))
    }

    @Test(arguments: [
        ["Retry-After": "2"],
        ["Retry-After": "Sun, 06 Nov 1994 08:49:39 GMT", "Date": "Sun, 06 Nov 1994 08:49:37 GMT"],
    ]) func theServiceSaysWhen(headers: [String: String]) async throws {
        let transport = ScriptedTransport(clock) { _, number in
            number == 1 ? ScriptedTransport.answer(429, headers) : ScriptedTransport.answer()
        }
        let result = await outcome(of: try makeClient(transport, clock), clock)
        #expect(try result.get().status == 200)
        #expect(transport.times.count == 2 && transport.times[1] - transport.times[0] >= .seconds(2))
    }

    /// Other requests to the host fail at once, with the time to wait.
    @Test func theServiceAsksForTooLongAPause() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer(429, ["Retry-After": "3600"]) }
        let client = try makeClient(transport, clock)
        await #expect(throws: SearchError.rateLimited(retryAfter: .seconds(3600), backend: "Geo", status: 429)) {
            try await client.answer(to: .search())
        }
        await #expect(throws: SearchError.rateLimited(retryAfter: .seconds(3600), backend: "Geo")) {
            try await client.answer(to: .search())
        }
        #expect(transport.sent.count == 1)
    }

    @Test func aMinuteOutOfOrder() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { _, _ in
            ScriptedTransport.answer(clock.now.offset < .seconds(60) ? 503 : 200)
        }
        let client = try makeClient(transport, clock)
        var failures = 0
        while true {
            let result = await outcome(of: client, clock)
            guard case .failure(let error) = result else { break }
            #expect(error.code == .network && error.status == 503)
            failures += 1
            await clock.advance(by: .seconds(5))
        }
        #expect(failures > 5 && clock.now.offset >= .seconds(60) && clock.now.offset < .seconds(75))
    }

    @Test func noAnswerAtAll() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { _, _ in try await ScriptedTransport.silence(clock) }
        let client = try makeClient(transport, clock) { $0.attemptTimeout = .seconds(4) }
        guard case .failure(let error) = await outcome(of: client, clock) else { return }
        #expect(error.code == .timeout)
        #expect(clock.now.offset >= .seconds(10) && clock.now.offset < .seconds(11))
        #expect(transport.sent.count == 3 && client.alarms.count.value == 0)
    }

    /// A transport that ignores the cancellation does not delay the request.
    @Test func aTransportThatIgnoresCancellation() async throws {
        let transport = ScriptedTransport(clock) { _, _ in await withUnsafeContinuation { _ in } }
        let client = try makeClient(transport, clock) { $0.timeout = .milliseconds(300) }
        guard case .failure(let error) = await outcome(of: client, clock) else { return }
        #expect(error == .timeout(after: .milliseconds(300), backend: "Geo"))
        let task = Task { try await client.answer(to: .search()) }
        try await transport.sentCount.wait { $0 == 2 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    /// A pause that the deadline would interrupt is not begun.
    @Test func noPauseBeyondTheDeadline() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer(503, ["Retry-After": "5"]) }
        let client = try makeClient(transport, clock) { $0.timeout = .seconds(3) }
        do {
            _ = try await client.answer(to: .search())
            Issue.record("An answer came.")
        } catch let error as SearchError {
            #expect(error.code == .network && error.status == 503 && error.retryAfter == .seconds(5))
        }
        #expect(transport.sent.count == 1)
    }

    @Test func cancellationEndsPauses() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer(500) }
        let client = try makeClient(transport, clock)
        let task = Task { try await client.answer(to: .search()) }
        try await client.alarms.count.wait { $0 == 2 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await client.alarms.count.wait { $0 == 0 }
    }

    /// A transport may throw it for another reason, although nobody cancelled this request.
    @Test func aCancellationThatNobodyAskedFor() async throws {
        let transport = ScriptedTransport(clock) { _, number in
            if number == 1 { throw CancellationError() }
            return ScriptedTransport.answer()
        }
        #expect(try await outcome(of: try makeClient(transport, clock), clock).get().status == 200)
    }
}
