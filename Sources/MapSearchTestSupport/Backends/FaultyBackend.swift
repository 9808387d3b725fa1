public import MapSearch
import Synchronization

/// A backend that is as unreliable as the world: late, out of order, silent and wrong, and the same each time.
///
/// ```swift
/// let backend = FaultyBackend(table, seed: 42, faults: .init(failureRate: 0.3, latency: .zero ... .seconds(3)), clock: clock)
/// ```
///
/// Each request draws its fate from a generator that begins with the seed; the order in which requests come decides who
/// draws what. Put the seed into the message of a test, and a failure can be made again.
public final class FaultyBackend: WrappingBackend {
    /// What goes wrong, and how often.
    public struct Faults: Sendable {
        /// The share of requests that fail, 0…1.
        public var failureRate: Double
        /// The share of requests that are never answered, until their task is cancelled, 0…1.
        public var silenceRate: Double
        /// The share of answers that are garbage: objects twice, without a name, not on the Earth, or a page that claims
        /// to have another one though it is empty, 0…1.
        public var garbageRate: Double
        /// How long an answer takes; each one another time in the range, so that answers overtake each other.
        public var latency: ClosedRange<Duration>
        /// The errors of which a failure is one.
        public var errors: [SearchError]

        /// Creates a set of faults; none by default.
        ///
        /// - Parameters:
        ///   - failureRate: The share of requests that fail.
        ///   - silenceRate: The share of requests that are never answered.
        ///   - garbageRate: The share of answers that are garbage.
        ///   - latency: How long an answer takes.
        ///   - errors: The errors of which a failure is one.
        public init(
            failureRate: Double = 0, silenceRate: Double = 0, garbageRate: Double = 0,
            latency: ClosedRange<Duration> = .zero ... .zero,
            errors: [SearchError] = [.network(), .timeout(), .rateLimited(retryAfter: .seconds(1))]
        ) {
            self.failureRate = failureRate
            self.silenceRate = silenceRate
            self.garbageRate = garbageRate
            self.latency = latency
            self.errors = errors
        }
    }

    private enum Fate: Sendable {
        case answer, garbage, silence
        case failure(SearchError)
    }

    /// What answers when nothing goes wrong.
    public let backend: any SearchBackend
    /// What goes wrong, and how often.
    public let faults: Faults

    private let clock: any Clock<Duration>
    private let random: Mutex<SplitMix64>

    /// Creates an unreliable backend.
    ///
    /// - Parameters:
    ///   - backend: What answers when nothing goes wrong.
    ///   - seed: What decides the fate of requests.
    ///   - faults: What goes wrong, and how often.
    ///   - clock: The clock that latency is measured on.
    public init(
        _ backend: any SearchBackend, seed: UInt64, faults: Faults, clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.backend = backend
        self.faults = faults
        self.clock = clock
        random = Mutex(SplitMix64(seed: seed))
    }

    /// What the wrapped backend can do if nothing goes wrong, early answers excepted.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting([.previews, .immediate]) }

    /// Answers, or not.
    ///
    /// - Parameter call: What is asked, and the way to ask the wrapped backend.
    /// - Returns: What the wrapped backend answers, perhaps with garbage in it.
    /// - Throws: What the wrapped backend throws, or one of the errors of ``faults``.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        let isGarbage = try await suffer()
        let answer = try await call.ask()
        guard isGarbage, case .response(let response) = answer else { return answer }
        return .response(spoiled(response))
    }

    /// Waits and fails as fate has it; tells whether the answer is to be garbage.
    private func suffer() async throws -> Bool {
        let (fate, delay) = random.withLock { random in
            let share = Double.random(in: 0..<1, using: &random)
            let late = Double.random(in: 0...1, using: &random)
            let delay = faults.latency.lowerBound + (faults.latency.upperBound - faults.latency.lowerBound) * late
            let fate: Fate
            if share < faults.failureRate, let error = faults.errors.randomElement(using: &random) {
                fate = .failure(error)
            } else if share < faults.failureRate + faults.silenceRate {
                fate = .silence
            } else if share < faults.failureRate + faults.silenceRate + faults.garbageRate {
                fate = .garbage
            } else {
                fate = .answer
            }
            return (fate, delay)
        }
        if delay > .zero { try await clock.sleep(for: delay.bounded) }
        switch fate {
        case .answer: return false
        case .garbage: return true
        case .failure(let error): throw error
        case .silence: try await silence()
        }
    }

    private func spoiled(_ response: SearchResponse) -> SearchResponse {
        var response = response
        response.collection.children += response.collection.children
        response.collection.children.append(
            .object(GeoObject(name: "", coordinate: Coordinate(latitude: .nan, longitude: 1000))))
        response.metadata.found = -1
        response.hasNextPage.toggle()
        return response
    }
}

/// Waits until the task is cancelled.
func silence() async throws -> Never {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    // The loop has ended because the task was cancelled.
    continuation.finish()
    throw CancellationError()
}
