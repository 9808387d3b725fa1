import Foundation
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import Synchronization
import TestFixtures
import Testing

/// Mixed requests of eight tasks while the index is replaced under them, sessions are cancelled and a service is unreliable.
///
/// `MAPSEARCH_SOAK_REQUESTS` asks for as many requests as there is time for, and `MAPSEARCH_SEED` for other ones:
///
///     MAPSEARCH_SOAK_REQUESTS=10000000 swift test -c release -Xswiftc -enable-testing --filter Soak
@Suite struct SoakTests {
    @Test func everyWaiterGetsAnOutcome() async throws {
        let count = TestRun.environment("MAPSEARCH_SOAK_REQUESTS").flatMap { Int($0) } ?? 1000
        let seed = TestRun.environment("MAPSEARCH_SEED").flatMap { UInt64($0) } ?? 1
        let world = try ChangingWorld()
        let tasks = 8
        let tally = try await withThrowingTaskGroup(of: Tally.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    var soak = Soak(world: world, seed: seed << 8 | UInt64(task))
                    return try await soak.run(count / tasks)
                }
            }
            var sum = Tally()
            for try await tally in group { sum += tally }
            return sum
        }
        print("soak: seed \(seed), \(tally), replaced \(world.replacements) times")
        #expect(tally.asked == count / tasks * tasks)
        #expect(tally.answered + tally.injected + tally.cancelled == tally.asked)
        #expect(tally.answered > tally.asked / 2 && tally.injected > 0 && tally.cancelled > 0)
        #expect(world.replacements > 0)
        // The first quarter fills what is kept for the next request.
        let memory = world.memory.withLock { $0 }
        print("soak: resident bytes \(memory.count <= 20 ? memory : memory.prefix(10) + memory.suffix(10))")
        if count >= 100_000, let first = memory.dropFirst(memory.count / 4).first, let last = memory.last {
            #expect(last <= first + first / 4 + 16 << 20)
        }
    }
}

/// What became of requests.
private struct Tally: Sendable, CustomStringConvertible {
    var asked = 0
    var answered = 0
    /// Failed with an error that the service was told to fail with.
    var injected = 0
    var cancelled = 0

    static func += (sum: inout Tally, tally: Tally) {
        sum.asked += tally.asked
        sum.answered += tally.answered
        sum.injected += tally.injected
        sum.cancelled += tally.cancelled
    }

    var description: String { "\(asked) asked, \(answered) answered, \(injected) injected, \(cancelled) cancelled" }
}

/// An index at a path at which others appear.
private final class ChangingWorld: Sendable {
    let memory = Mutex<[Int]>([])
    private let files: TemporaryFiles
    private let path: String
    private let bytes: [UInt8]
    private let current: Mutex<OfflineBackend>
    private let count = Atomic(0)

    var backend: OfflineBackend { current.withLock { $0 } }
    var replacements: Int { count.load(ordering: .relaxed) }

    init() throws {
        bytes = try CompleteIndex.bytes()
        files = try TemporaryFiles()
        path = try files.write(bytes, "world.mapindex")
        current = Mutex(OfflineBackend(try OfflineIndex(path: path)))
    }

    /// Renames another index over the file, and opens that; who has the old one keeps it.
    func replace() throws {
        let number = count.add(1, ordering: .relaxed).newValue
        let other = try files.write(bytes, "world.\(number)")
        guard rename(other, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        let index = try OfflineIndex(path: path, loading: number.isMultiple(of: 3) ? .intoMemory : .mapped)
        if number.isMultiple(of: 10) { try index.verify() }
        let replaced = OfflineBackend(index)
        current.withLock { $0 = replaced }
        if number.isMultiple(of: 10) { sample() }
    }

    /// Remembers the resident set, where the system tells it.
    private func sample() {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        memory.withLock { $0.append(pages * 4096) }
    }
}

/// One of the tasks.
private struct Soak {
    let world: ChangingWorld
    var random: SplitMix64
    var tally = Tally()

    private static let texts = [
        "Vaduz", "Vad", "Hauptstrasse 4 Vaduz", "cafe", "sankt margen", "Liechtenstien", "LSXB", "瓦杜茲", "9490", "qxzv",
        "Kiosk in Vaduz", "Hauptstr 8 A",
    ]
    private static let injected: [SearchError.Code] = [.network, .timeout, .rateLimited]

    init(world: ChangingWorld, seed: UInt64) {
        self.world = world
        random = SplitMix64(seed: seed)
    }

    mutating func run(_ count: Int) async throws -> Tally {
        for _ in 0..<count {
            if Int.random(in: 0..<1000, using: &random) == 0 || tally.asked == 10 { try world.replace() }
            tally.asked += 1
            do {
                try await ask()
                tally.answered += 1
            } catch is CancellationError {
                tally.cancelled += 1
            } catch let error as SearchError where error.code == .cancelled {
                tally.cancelled += 1
            } catch let error as SearchError where Self.injected.contains(error.code) {
                tally.injected += 1
            }
        }
        return tally
    }

    private mutating func request() -> SearchRequest {
        let place = Coordinate(
            latitude: .random(in: 46.9...47.3, using: &random), longitude: .random(in: 9.4...9.7, using: &random))
        let text = Self.texts.randomElement(using: &random) ?? ""
        return switch Int.random(in: 0..<6, using: &random) {
        case 0: .reverse(place)
        case 1: .text(text, in: .point(place))
        case 2: .text(text, options: SearchOptions(sort: .distance(from: place), includesFacets: true))
        case 3: .uri(["t:vaduz", "t:street#8a", "t:cafe"].randomElement(using: &random) ?? "")
        default: .text(text)
        }
    }

    private mutating func ask() async throws {
        let request = request()
        let backend = world.backend
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<60: _ = try backend.answer(request)
        case 60..<75: _ = try backend.suggest(SuggestRequest(text: String(Self.texts[tally.asked % 12].prefix(3))))
        case 75..<85: _ = try await SearchManager(backend: backend).submit(request).response()
        case 85..<90: try await cancelled(SearchManager(backend: backend).submit(request))
        default: _ = try await combined(backend).response(to: request)
        }
    }

    /// Cancels a session while somebody waits, or the one who waits.
    private mutating func cancelled(_ session: SearchSession) async throws {
        let waiter = Task { try await session.response() }
        if Bool.random(using: &random) { await Task.yield() }
        if Bool.random(using: &random) { session.cancel() } else { waiter.cancel() }
        _ = try await waiter.value
    }

    /// The index with a service that fails, is late and answers nonsense; or only that one.
    private mutating func combined(_ backend: OfflineBackend) -> any SearchBackend {
        let service = FaultyBackend(
            backend, seed: random.next(),
            faults: .init(failureRate: 0.3, garbageRate: 0.1, latency: .zero ... .microseconds(200)))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return service
        case 1: return CombinedBackend(offline: backend, online: service, policy: .race)
        case 2: return CombinedBackend(offline: backend, online: service, policy: .fallback(after: .milliseconds(1)))
        default: return CombinedBackend(offline: backend, online: service, policy: .refine(within: .milliseconds(1)))
        }
    }
}
