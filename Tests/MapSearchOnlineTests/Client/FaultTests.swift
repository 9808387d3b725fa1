import Foundation
import MapSearch
import MapSearchTestSupport
import Synchronization
import Testing

import MapSearchOnline

/// The client with a real server that misbehaves: each fault has its outcome, and none hangs.
@Suite(.timeLimit(.minutes(1))) struct FaultTests {
    typealias Handler = @Sendable (FakeServer.Request, FakeConnection) -> Void

    struct Fault: Sendable, CustomTestStringConvertible {
        var name: String
        var code: SearchError.Code?
        /// How often the server is asked.
        var requests: Int
        var handler: Handler

        var testDescription: String { name }
    }

    private static let faults = [
        Fault(name: "reset before the answer", code: .network, requests: 3) { $1.reset() },
        Fault(name: "reset in the body", code: .network, requests: 3) { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,2")
            connection.reset()
        },
        Fault(name: "fewer bytes than told", code: .network, requests: 3) { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,2")
            connection.close()
        },
        Fault(name: "never an answer", code: .timeout, requests: 3) { $1.keepSilent() },
        Fault(name: "a byte now and then", code: .timeout, requests: 3) { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
            connection.drip(every: 10)
        },
        Fault(name: "a head without end", code: .timeout, requests: 3) { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nX-Long: ")
            connection.drip(every: 10)
        },
        Fault(name: "a web page", code: .badResponse, requests: 1) {
            $1.reply(200, ["Content-Type": "text/html"], body: "<html>Log in</html>")
        },
        Fault(name: "a web page as an error", code: .badResponse, requests: 1) {
            $1.reply(404, ["Content-Type": "text/html"], body: "<html>nginx</html>")
        },
        Fault(name: "another type", code: nil, requests: 1) { $1.reply(200, ["Content-Type": "text/plain"]) },
        Fault(name: "a body without end", code: .badResponse, requests: 1) { _, connection in
            let chunk = Data("10000\r\n".utf8) + Data(repeating: 0x20, count: 0x10000) + Data("\r\n".utf8)
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            while connection.send(chunk) {}
        },
        Fault(name: "a gigabyte by its own word", code: .badResponse, requests: 1) { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
            connection.keepSilent()
        },
        Fault(name: "redirections without end", code: .badResponse, requests: 6) {
            $1.reply(301, ["Location": "/\($0.number)"])
        },
        Fault(name: "forbidden", code: .unauthorized, requests: 1) { $1.reply(403) },
        Fault(name: "forbidden without credentials", code: .unauthorized, requests: 1) {
            $1.reply(401, ["WWW-Authenticate": "Basic realm=\"a\""])
        },
        Fault(name: "not found", code: nil, requests: 1) { $1.reply(404) },
        Fault(name: "too many requests", code: .rateLimited, requests: 3) { $1.reply(429) },
        Fault(name: "too many requests, for a minute", code: .rateLimited, requests: 1) {
            $1.reply(429, ["Retry-After": "60"])
        },
        Fault(name: "out of order once", code: nil, requests: 2) { $1.reply($0.number == 1 ? 500 : 200) },
        Fault(name: "garbage instead of gzip", code: .badResponse, requests: 1) {
            $1.reply(200, ["Content-Encoding": "gzip"], body: "this was never compressed")
        },
        Fault(name: "another protocol", code: .badResponse, requests: 1) { _, connection in
            connection.send("SSH-2.0-OpenSSH_9.2\r\n")
            connection.close()
        },
    ]

    private let transport = URLSessionTransport()

    private func client(
        _ urls: [URL], clock: any Clock<Duration> = ContinuousClock(),
        _ change: (inout ServiceConfiguration) -> Void = { _ in }
    ) throws -> ServiceClient {
        try makeClient(transport, clock, endpoints: urls.map(\.absoluteString)) {
            $0.timeout = .seconds(30)
            $0.attemptTimeout = .seconds(20)
            $0.maximumBodySize = 1 << 20
            $0.retry = RetryPolicy(firstPause: .milliseconds(1))
            change(&$0)
        }
    }

    @Test(arguments: faults) func eachFaultHasItsOutcome(fault: Fault) async throws {
        let server = try FakeServer(fault.handler)
        defer { server.stop() }
        let client = try client([server.url]) {
            if fault.code == .timeout { $0.attemptTimeout = .milliseconds(80) }
        }
        do {
            _ = try await client.answer(to: .search("geheim"))
            #expect(fault.code == nil)
        } catch let error as SearchError {
            #expect(error.code == fault.code && error.backend == "Geo", "\(error)")
            #expect(!"\(error)".contains("geheim") && !"\(error)".contains("127.0.0.1"))
        }
        // An attempt may be over before a busy machine has brought it to the server.
        let count = server.requests.count
        #expect(fault.code == .timeout ? count <= fault.requests : count == fault.requests)
        #expect(client.alarms.count.value == 0)
        // Foundation on Linux ends the process if a server closes the connection within a head: let the client close it.
        if fault.code == .timeout { try await server.openConnections.wait { $0 == 0 } }
    }

    @Test func nobodyListens() async throws {
        let server = try DeadPort()
        let client = try client([server.url])
        await #expect(throws: SearchError.network(backend: "Geo")) { try await client.answer(to: .search()) }
    }

    /// Sub-second deadlines work, whatever the session thinks of them.
    @Test func theDeadlineOfTheWholeRequest() async throws {
        let server = try FakeServer { _, connection in connection.keepSilent() }
        defer { server.stop() }
        let client = try client([server.url]) { $0.timeout = .milliseconds(50) }
        await #expect(throws: SearchError.timeout(after: .milliseconds(50), backend: "Geo")) {
            try await client.answer(to: .search())
        }
        try await server.openConnections.wait { $0 == 0 }
    }

    @Test func aThousandAtOnce() async throws {
        let underWay = Mutex(0)
        let most = Mutex(0)
        let server = try FakeServer { request, connection in
            let count = underWay.withLock { count in
                count += 1
                return count
            }
            most.withLock { $0 = max($0, count) }
            // Counted as gone before the client can know of the answer.
            underWay.withLock { $0 -= 1 }
            connection.reply(200, body: request.query)
        }
        defer { server.stop() }
        // However long a busy machine takes, no time limit comes.
        let client = try client([server.url], clock: ManualClock())
        let wrong = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<1_000 {
                group.addTask {
                    try await client.answer(to: .search("\(number)")).body != Data("q=\(number)".utf8)
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(wrong == 0 && server.requests.count == 1_000)
        #expect(most.withLock { $0 } <= 6)
        #expect(client.alarms.count.value == 0 && client.gate.waitingCount.value == 0)
    }

    @Test func aThousandAtOnceThatAreCancelled() async throws {
        let server = try FakeServer { _, connection in connection.keepSilent() }
        defer { server.stop() }
        let client = try client([server.url], clock: ManualClock())
        let tasks = (0..<1_000).map { _ in Task { try await client.answer(to: .search()) } }
        try await client.gate.waitingCount.wait { $0 > 500 }
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        try await client.gate.waitingCount.wait { $0 == 0 }
        try await client.alarms.count.wait { $0 == 0 }
        try await server.openConnections.wait { $0 == 0 }
    }

    /// Measured where it counts: two clients together ask the server no faster than one may.
    @Test func theRateAtTheServer() async throws {
        let server = try FakeServer { _, connection in connection.reply() }
        defer { server.stop() }
        let clients = try (0..<2).map { _ in
            try client([server.url]) { $0.minimumInterval = .milliseconds(20) }
        }
        let start = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<31 { group.addTask { _ = try await clients[number % 2].answer(to: .search()) } }
            try await group.waitForAll()
        }
        // One that is held up on its way comes nearer to the next; none can come before its turn, counted from the first.
        let arrivals = server.arrivals.sorted()
        #expect(arrivals.count == 31)
        for (number, arrival) in arrivals.enumerated() { #expect(arrival - start >= .milliseconds(20 * number)) }
    }

    @Test func aServerThatDiesAndComesBack() async throws {
        let isDead = Flag()
        let first = try FakeServer { _, connection in
            if isDead.isSet { connection.reset() } else { connection.reply(200, body: "first") }
        }
        let spare = try FakeServer { _, connection in connection.reply(200, body: "spare") }
        defer {
            first.stop()
            spare.stop()
        }
        let client = try client([first.url, spare.url])
        func answer() async throws -> String {
            String(decoding: try await client.answer(to: .search()).body, as: UTF8.self)
        }
        #expect(try await answer() == "first")
        isDead.set(true)
        for _ in 0..<5 { #expect(try await answer() == "spare") }
        isDead.set(false)
        var last = ""
        while last != "first", !Task.isCancelled { last = try await answer() }
        #expect(last == "first" && spare.requests.count >= 5)
    }
}
