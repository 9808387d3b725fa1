// What the client of services costs beside a bare request of URLSession, in time and in memory.
//
//     swift run -c release OnlineBenchmark [time] [cancel] [memory]
//
// A server on loopback, a process of its own, answers each request with the same few bytes. The ways to ask it take turns in
// one run, one request at a time. Memory is the resident set after many requests, each way in a process of its own.

import BenchmarkSupport
import Foundation
import MapSearch
import MapSearchOnline
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Bytes of memory that the process takes.
func residentSize() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
}

/// Answers with nothing, and keeps what it was asked.
final class Eavesdropper: Transport {
    private let request = Mutex<HTTPRequest?>(nil)

    func response(to request: HTTPRequest) async throws -> HTTPResponse {
        self.request.withLock { $0 = request }
        return HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: Data("[]".utf8))
    }

    /// What a backend sends for a search.
    static func request(of configuration: ServiceConfiguration, for text: String) async throws -> HTTPRequest {
        let eavesdropper = Eavesdropper()
        var configuration = configuration
        configuration.transport = eavesdropper
        _ = try await NominatimBackend(configuration: configuration).response(to: .text(text))
        guard let request = eavesdropper.request.withLock({ $0 }) else { fatalError("Nothing was sent.") }
        return request
    }
}

/// One way to ask the server.
struct Way {
    var name: String
    /// Asks, and tells whether the answer is the right one.
    var ask: () async throws -> Bool
}

/// The ways to ask: each sends the same request.
func ways(to port: Int) async throws -> [Way] {
    let base = URL(string: "http://127.0.0.1:\(port)")!
    let session = URLSession(configuration: .ephemeral)
    let transport = URLSessionTransport()
    var configuration = ServiceConfiguration(endpoints: [base], userAgent: "OnlineBenchmark/1.0")
    let request = try await Eavesdropper.request(of: configuration, for: "Vaduz")
    var bare = URLRequest(url: request.url)
    for (name, value) in request.headers { bare.setValue(value, forHTTPHeaderField: name) }
    configuration.transport = URLSessionTransport()
    let backend = try NominatimBackend(configuration: configuration)
    configuration.cache = HTTPCache()
    let caching = try NominatimBackend(configuration: configuration)
    return [
        Way(name: "URLSession") { try await session.data(for: bare).0.count == 2 },
        Way(name: "transport") {
            try await transport.response(to: request).body.count == 2
        },
        Way(name: "backend") { try await backend.response(to: .text("Vaduz")).objects.isEmpty },
        Way(name: "cached") { try await caching.response(to: .text("Vaduz")).objects.isEmpty },
    ]
}

func measureTime(_ ways: [Way]) async throws {
    var samples = ways.map { _ in Samples() }
    for round in 0..<5_000 {
        for index in ways.indices {
            // Each comes after each other one, so that none profits from its place.
            let place = (index + round) % ways.count
            let start = ContinuousClock.now
            let isRight = try await ways[place].ask()
            precondition(isRight)
            if round >= 200 { samples[place].append(ContinuousClock.now - start) }
        }
    }
    for (way, times) in zip(ways, samples) {
        print("\(way.name.padding(toLength: 10, withPad: " ", startingAt: 0))  \(times.summary)")
    }
    let bare = samples[0].percentile(0.5)
    for (way, times) in zip(ways, samples).dropFirst() {
        let (over, ratio) = (times.percentile(0.5) - bare, times.percentile(0.5) / bare)
        print("\(way.name) over URLSession, p50: \(over.rounded()) µs, ratio \((ratio * 100).rounded() / 100)")
    }
}

/// The time from the cancellation of a request that nobody answers to its end.
func measureCancellation(at port: Int) async throws {
    var configuration = ServiceConfiguration(endpoints: [URL(string: "http://127.0.0.1:\(port)/silent")!])
    configuration.maximumConcurrentRequests = 1
    let backend = try NominatimBackend(configuration: configuration)
    var samples = (sent: Samples(), queued: Samples())
    for _ in 0..<200 {
        let sent = Task { try await backend.response(to: .text("Vaduz")) }
        try await Task.sleep(for: .milliseconds(3))
        let queued = Task { try await backend.response(to: .text("Vaduz")) }
        try await Task.sleep(for: .milliseconds(3))
        for (task, path) in [(queued, \(sent: Samples, queued: Samples).queued), (sent, \.sent)] {
            let start = ContinuousClock.now
            task.cancel()
            guard case .failure(is CancellationError) = await task.result else { fatalError("Not cancelled.") }
            samples[keyPath: path].append(ContinuousClock.now - start)
        }
    }
    print("cancelled under way  \(samples.sent.summary)")
    print("cancelled in queue   \(samples.queued.summary)")
}

func measureMemory(_ way: Way) async throws {
    var kept = true
    for _ in 0..<1_000 { kept = try await way.ask() && kept }
    let before = residentSize()
    for _ in 0..<10_000 { kept = try await way.ask() && kept }
    let middle = residentSize()
    for _ in 0..<10_000 { kept = try await way.ask() && kept }
    let after = residentSize()
    precondition(kept)
    print(
        "\(way.name): \(before >> 10) KB after 1,000 requests, \((middle - before) >> 10) KB more after 10,000 more,",
        "\((after - middle) >> 10) KB more after the next 10,000")
}

/// Runs this program once more, and gives its first line of output.
func start(_ arguments: [String]) throws -> (process: Process, input: Pipe, output: FileHandle) {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    return (process, input, output.fileHandleForReading)
}

try await Task.detached {
    let parts = Array(CommandLine.arguments.dropFirst())
    if parts.first == "serve" { return LoopbackServer.run(body: "[]") }
    if parts.first == "memory-of", parts.count == 3, let index = Int(parts[1]), let port = Int(parts[2]) {
        return try await measureMemory(try await ways(to: port)[index])
    }
    let server = try start(["serve"])
    let line = String(decoding: server.output.availableData, as: UTF8.self)
    guard let port = Int(line.filter(\.isNumber)) else { fatalError("The server did not start.") }
    let ways = try await ways(to: port)
    if parts.isEmpty || parts.contains("time") { try await measureTime(ways) }
    if parts.isEmpty || parts.contains("cancel") { try await measureCancellation(at: port) }
    if parts.isEmpty || parts.contains("memory") {
        for index in 0..<3 {
            let run = try start(["memory-of", "\(index)", "\(port)"])
            run.process.waitUntilExit()
            print(String(decoding: run.output.readDataToEndOfFile(), as: UTF8.self), terminator: "")
        }
    }
    try server.input.fileHandleForWriting.close()
    server.process.waitUntilExit()
}.value
