public import MapSearch
import Synchronization

/// A backend that simulates an unreliable service: late, out of order, silent and wrong, but reproducible.
///
/// ```swift
/// let backend = FaultyBackend(table, seed: 42, faults: .init(failureRate: 0.3, latency: .zero ... .seconds(3)), clock: clock)
/// ```
///
/// A generator with the given seed decides what happens to each request, in the order in which requests arrive. Include
/// the seed in the message of a test, so that a failure can be reproduced.
public final class FaultyBackend: WrappingBackend {
    /// The faults and their rates.
    public struct Faults: Sendable {
        /// The fraction of requests that fail, 0…1.
        public var failureRate: Double
        /// The fraction of requests that get no response until their task is cancelled, 0…1.
        public var silenceRate: Double
        /// The fraction of invalid responses, 0…1: duplicate objects, objects without a name or not on Earth, or an
        /// empty page that claims to have a next one.
        public var garbageRate: Double
        /// The response time; a random duration in the range for each response, so that responses may overtake each
        /// other.
        public var latency: ClosedRange<Duration>
        /// The errors from which a failure is chosen.
        public var errors: [SearchError]

        /// Creates a set of faults; none by default.
        ///
        /// - Parameters:
        ///   - failureRate: The fraction of requests that fail.
        ///   - silenceRate: The fraction of requests that get no response.
        ///   - garbageRate: The fraction of invalid responses.
        ///   - latency: The response time.
        ///   - errors: The errors from which a failure is chosen.
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

    /// The backend that responds if no fault occurs.
    public let backend: any SearchBackend
    /// The faults and their rates.
    public let faults: Faults

    private let clock: any Clock<Duration>
    private let random: Mutex<SplitMix64>

    /// Creates an unreliable backend.
    ///
    /// - Parameters:
    ///   - backend: The backend that responds if no fault occurs.
    ///   - seed: The seed of the generator.
    ///   - faults: The faults and their rates.
    ///   - clock: The clock that measures the response time.
    public init(
        _ backend: any SearchBackend, seed: UInt64, faults: Faults, clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.backend = backend
        self.faults = faults
        self.clock = clock
        random = Mutex(SplitMix64(seed: seed))
    }

    /// The capabilities of the wrapped backend, except early responses.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting([.previews, .immediate]) }

    /// Responds, unless a fault occurs.
    ///
    /// - Parameter call: The request, and the means to forward it to the wrapped backend.
    /// - Returns: The answer of the wrapped backend, possibly made invalid.
    /// - Throws: Any error thrown by the wrapped backend, or one of the errors of ``faults``.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        let isGarbage = try await suffer()
        let answer = try await call.ask()
        guard isGarbage, case .response(let response) = answer else { return answer }
        return .response(spoiled(response))
    }

    /// Waits and fails at random; returns whether the answer is to be made invalid.
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
