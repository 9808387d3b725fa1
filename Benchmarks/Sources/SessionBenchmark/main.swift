// What the conversation around a query costs: time, memory, and what grows with the pages.
//
//     swift run -c release SessionBenchmark [instant] [world] [pages] [flight]
//
// The time of a session is measured against the call of the engine for the same query, in turn in one run, from a task that
// is not on the main actor. Memory is the resident set.

import BenchmarkSupport
import MapSearch
import MapSearchOffline
import MapSearchWorld
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Bytes of memory that the process takes.
func residentSize() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = fread(&bytes, 1, bytes.count, file)
    let fields = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
}

/// Answers the same page again and again, at once.
struct InstantBackend: SearchBackend {
    let page: SearchResponse
    var capabilities: BackendCapabilities { [.paging, .immediate] }

    func answer(_ request: SearchRequest) -> SearchResponse { page }

    func response(to request: SearchRequest) async throws -> SearchResponse { answer(request) }
}

/// Never answers.
final class SilentBackend: SearchBackend {
    let asked = Atomic(0)
    private let waiting = Mutex<[CheckedContinuation<SearchResponse, any Error>]>([])

    func response(to request: SearchRequest) async throws -> SearchResponse {
        asked.add(1, ordering: .relaxed)
        return try await withCheckedThrowingContinuation { continuation in
            waiting.withLock { $0.append(continuation) }
        }
    }

    func release() {
        let waiting = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for continuation in waiting { continuation.resume(throwing: CancellationError()) }
    }
}

func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

/// Times sessions and bare calls in turn.
func time(
    _ name: String, _ queries: [String], backend: any SearchBackend, bare: (SearchRequest) throws -> SearchResponse
) async throws {
    let manager = SearchManager(backend: backend)
    var engine = Samples()
    var sessions = Samples()
    var single = Samples()
    var kept = 0
    for _ in 0..<5 {
        for query in queries.shuffled() {
            let request = SearchRequest.text(query)
            kept &+= try engine.measure { try bare(request) }.metadata.found
            let start = ContinuousClock.now
            kept &+= try await manager.submit(request).response().metadata.found
            sessions.append(ContinuousClock.now - start)
            let next = ContinuousClock.now
            kept &+= try await manager.response(to: request).metadata.found
            single.append(ContinuousClock.now - next)
        }
    }
    print("\(name)  engine   \(engine.summary)")
    print("\(name)  session  \(sessions.summary)")
    print("\(name)  single   \(single.summary)")
    func over(_ samples: Samples) -> Double { rounded(samples.percentile(0.5) - engine.percentile(0.5)) }
    print("\(name)  over the engine, p50: session \(over(sessions)) µs, single \(over(single)) µs; \(kept) results")
}

func pages(of response: SearchResponse) async throws {
    var page = response
    page.hasNextPage = true
    let session = SearchManager(backend: InstantBackend(page: page)).submit(text: "a")
    _ = try await session.response()
    var early = Samples()
    var late = Samples()
    var (before, after) = (0, 0)
    let count = 100_000
    for number in 1...count {
        if number == count / 2 { before = residentSize() }
        let start = ContinuousClock.now
        _ = try await session.fetchNextPage()
        if number <= 1_000 { early.append(ContinuousClock.now - start) }
        if number > count - 1_000 { late.append(ContinuousClock.now - start) }
        if number == count { after = residentSize() }
    }
    print("pages 1 to 1,000        \(early.summary)")
    print("pages 99,001 to 100,000 \(late.summary)")
    print("kept for each of the later 50,000 pages: \((after - before) / (count / 2)) bytes, besides its objects")
}

func sessionsInFlight(_ count: Int) async {
    let backend = SilentBackend()
    let manager = SearchManager(backend: backend)
    let before = residentSize()
    var sessions: [SearchSession] = []
    sessions.reserveCapacity(count)
    for index in 0..<count { sessions.append(manager.submit(text: "query \(index)")) }
    while backend.asked.load(ordering: .relaxed) < count { await Task.yield() }
    let after = residentSize()
    print(
        "\(count) sessions in flight: \((after - before) >> 20) MB resident, \((after - before) / count) bytes each")
    sessions = []
    backend.release()
    await Task.yield()
    withExtendedLifetime(sessions) {}
}

try await Task.detached {
    let queries = [
        "Paris", "Berlin", "Vaduz", "Reykjavik", "Springfield, Illinois", "München", "Tokyo", "São Paulo", "Bern",
        "Oslo",
        "Wien", "Praha", "Cairo", "Lima", "Quito", "Roma", "Madrid", "Lisboa", "Dublin", "Helsinki",
    ]
    let many = Array(repeatElement(queries, count: 50).joined())
    let offline = OfflineBackend(try WorldGazetteer.index)
    let page = try offline.answer(.text("Neustadt"))
    let instant = InstantBackend(page: page)
    let parts = CommandLine.arguments.dropFirst()
    func isWanted(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }
    if isWanted("instant") { try await time("instant", many, backend: instant, bare: instant.answer) }
    if isWanted("world") { try await time("world  ", many, backend: offline, bare: offline.answer) }
    if isWanted("pages") { try await pages(of: page) }
    if isWanted("flight") { await sessionsInFlight(100_000) }
}.value
