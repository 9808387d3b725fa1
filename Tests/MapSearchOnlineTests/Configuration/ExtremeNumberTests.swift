import Foundation
import MapSearch
import MapSearchTestSupport
import TestFixtures
import Testing

import MapSearchOnline

/// Every public function of the module that takes numbers, and every setting that is one, with numbers at which arithmetic
/// ends.
@Suite(.timeLimit(.minutes(1))) struct ExtremeNumberTests {
    private static let listed: Set<String> = [
        "HTTPCache.init(capacity:lifetime:now:)", "HTTPCache.init(directory:capacity:diskCapacity:lifetime:now:)",
        "RetryPolicy.init(attempts:firstPause:longestPause:)", "ServiceEvents.buffering(_:)",
        "NominatimBackend.init(configuration:countries:maximumBlocks:)",
        "HTTPRequest.init(url:headers:maximumBodySize:)", "HTTPResponse.init(status:headers:body:)",
    ]

    @Test func nothingIsLeftOut() throws {
        let difference = try NumericSymbols.names(in: "MapSearchOnline").symmetricDifference(Self.listed)
        #expect(difference.isEmpty, "\(difference)")
    }

    /// Asks a server that answers at once, by the clock of the system.
    private func ask(status: Int = 200, _ change: (inout ServiceConfiguration) -> Void) async throws {
        let transport = ScriptedTransport(ManualClock()) { _, _ in ScriptedTransport.answer(status, [:], "[]") }
        var configuration = ServiceConfiguration(endpoints: [try #require(URL(string: "https://a.example"))])
        configuration.transport = transport
        change(&configuration)
        for blocks in [Int.min, 0, 1, .max] {
            do {
                let backend = try NominatimBackend(configuration: configuration, maximumBlocks: blocks)
                _ = try await backend.response(to: .text("x"))
            } catch let error as SearchError {
                #expect(!error.message.isEmpty)
            }
        }
    }

    @Test func settings() async throws {
        for duration in Extremes.durations {
            try await ask { $0.timeout = duration }
            try await ask { $0.attemptTimeout = duration }
            try await ask { $0.hedging = duration }
            try await ask(status: 503) {
                $0.retry = RetryPolicy(attempts: 2, firstPause: duration, longestPause: .zero)
            }
            // One pause of a second is waited for; a longer one ends the request, whose time it would exceed.
            try await ask(status: 503) {
                $0.retry = RetryPolicy(attempts: 2, firstPause: .zero, longestPause: duration)
            }
            for date in [
                Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: 1e300),
            ] {
                try await ask { $0.cache = HTTPCache(lifetime: duration, now: { date }) }
            }
        }
        for number in Extremes.integers {
            try await ask { $0.maximumConcurrentRequests = number }
            try await ask { $0.maximumBodySize = number }
            try await ask(status: 503) { $0.retry = RetryPolicy(attempts: min(number, 3), firstPause: .zero) }
            try await ask { $0.cache = HTTPCache(capacity: number) }
            let folder = FileManager.default.temporaryDirectory.appending(path: "extremes-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let cache = try HTTPCache(directory: folder, capacity: number, diskCapacity: number)
            try await ask { $0.cache = cache }
            let client = try makeClient(
                ScriptedTransport(ManualClock()) { _, _ in ScriptedTransport.answer(200) }, ManualClock())
            _ = NominatimBackend(client: client).events.buffering(number).makeAsyncIterator()
            _ = HTTPResponse(status: number).isWebPage
        }
        try await ask(status: .max) { _ in }
        try await ask(status: .min) { _ in }
    }
}
