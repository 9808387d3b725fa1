import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchTestSupport

/// One of the tasks of a ``Soak``.
struct SoakTask {
    let world: ChangingWorld
    var random: SplitMix64
    var tally = SoakTally()

    private static let texts = [
        "Vaduz", "Vad", "Hauptstrasse 4 Vaduz", "cafe", "sankt margen", "Liechtenstien", "LSXB", "瓦杜茲", "9490", "qxzv",
        "Kiosk in Vaduz", "Hauptstr 8 A",
    ]
    private static let injected: [SearchError.Code] = [.network, .timeout, .rateLimited]

    init(world: ChangingWorld, seed: UInt64) {
        self.world = world
        random = SplitMix64(seed: seed)
    }

    mutating func run(_ count: Int) async throws -> SoakTally {
        for _ in 0..<count {
            if Int.random(in: 0..<1000, using: &random) == 0 || tally.asked == 10 { try world.replace() }
            tally.asked += 1
            do {
                try await ask()
                tally.answered += 1
            } catch is CancellationError {
                tally.cancelled += 1
            } catch let error as SearchError where error.code == .notFound {
                tally.answered += 1
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
        // Not to wait for anything: the waiter may have begun or not, and the end comes to both.
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
