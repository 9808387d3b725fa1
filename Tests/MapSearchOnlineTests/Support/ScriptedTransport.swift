import Foundation
import MapSearch
import MapSearchTestSupport
import Synchronization

import MapSearchOnline

/// A transport that follows the instructions of a test, and records its requests with their times.
final class ScriptedTransport: Transport {
    struct Sent: Sendable {
        var request: HTTPRequest
        var time: Duration
    }

    private struct State {
        var sent: [Sent] = [] { didSet { sentCount.set(sent.count) } }
        let sentCount = AwaitableCount()
        var underWay = 0
        var mostUnderWay = 0
    }

    private let clock: ManualClock
    private let answer: @Sendable (HTTPRequest, Int) async throws -> HTTPResponse
    private let state = Mutex(State())

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - clock: The clock of the test.
    ///   - answer: Gives the answer to a request with its number, from 1 on.
    init(_ clock: ManualClock, _ answer: @escaping @Sendable (HTTPRequest, Int) async throws -> HTTPResponse) {
        self.clock = clock
        self.answer = answer
    }

    var sent: [Sent] { state.withLock { $0.sent } }
    var times: [Duration] { sent.map(\.time) }
    var hosts: [String] { sent.map { $0.request.url.host() ?? "" } }
    /// How many requests have been sent.
    var sentCount: AwaitableCount { state.withLock { $0.sentCount } }
    var mostUnderWay: Int { state.withLock { $0.mostUnderWay } }

    func response(to request: HTTPRequest) async throws -> HTTPResponse {
        let number = state.withLock { state in
            state.sent.append(Sent(request: request, time: clock.now.offset))
            state.underWay += 1
            state.mostUnderWay = max(state.mostUnderWay, state.underWay)
            return state.sent.count
        }
        defer { state.withLock { $0.underWay -= 1 } }
        return try await answer(request, number)
    }

    /// An answer with a status.
    static func answer(_ status: Int = 200, _ headers: [String: String] = [:], _ body: String = "{}") -> HTTPResponse {
        HTTPResponse(
            status: status, headers: headers.merging(["Content-Type": "application/json"]) { first, _ in first },
            body: Data(body.utf8))
    }

    /// Never answers, until the task is cancelled.
    static func silence(_ clock: ManualClock) async throws -> HTTPResponse {
        try await clock.sleep(for: .seconds(1_000_000))
        throw CancellationError()
    }
}

/// A client on a scripted transport and a stopped clock.
func makeClient(
    _ transport: any Transport, _ clock: any Clock<Duration>, endpoints: [String] = ["https://geo.example/api"],
    _ change: (inout ServiceConfiguration) -> Void = { _ in }
) throws -> ServiceClient {
    var configuration = ServiceConfiguration(endpoints: endpoints.compactMap { URL(string: $0) })
    change(&configuration)
    return try ServiceClient(
        configuration: configuration, transport: transport, clock: clock, name: "Geo", random: { 0 })
}

extension ServiceRequest {
    /// A search as services understand it.
    static func search(_ text: String = "a") -> ServiceRequest {
        ServiceRequest(path: "search", query: [Parameter(name: "q", value: text)])
    }
}

/// The outcome of a request, with the clock moved until there is one.
func outcome(
    of client: ServiceClient, asking request: ServiceRequest = .search(), _ clock: ManualClock
) async -> Result<ServiceAnswer, SearchError> {
    let task = Task { () async -> Result<ServiceAnswer, SearchError> in
        do {
            return .success(try await client.answer(to: request))
        } catch let error as SearchError {
            return .failure(error)
        } catch {
            return .failure(.cancelled)
        }
    }
    let mover = Task {
        while !Task.isCancelled {
            // The deadline of the request is always slept for; what comes before it is done first.
            try? await clock.waitForSleepers(1)
            await clock.advance(by: .milliseconds(50))
        }
    }
    defer { mover.cancel() }
    return await task.value
}
