import Synchronization

/// A backend that asks another one once for equal requests which come while the first is under way.
///
/// Use it where several parts of an app search for the same at the same time.
///
/// The request goes on while anybody waits for it, and is cancelled when the last one has been.
public final class CoalescingBackend: WrappingBackend {
    /// What answers.
    public let backend: any SearchBackend

    private let flights = Mutex<[BackendRequest: SharedTask<BackendAnswer>]>([:])

    /// Creates a coalescing backend.
    ///
    /// - Parameter backend: What answers.
    public init(_ backend: any SearchBackend) {
        self.backend = backend
    }

    /// The number of requests that wait for an answer.
    package var waitingCount: Int { flights.withLock { $0.values.reduce(0) { $0 + $1.waitingCount } } }

    /// What the wrapped backend can do, early answers excepted: who joins late would have missed some.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting([.previews, .immediate]) }

    /// Answers together with equal requests.
    ///
    /// - Parameter call: What is asked, and the way to ask the wrapped backend.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        while true {
            let flight = flights.withLock { flights in
                if let flight = flights[call.request] { return flight }
                let flight = SharedTask { try await call.ask() }
                flights[call.request] = flight
                return flight
            }
            // Whoever comes first removes it; a newer one of the same key stays.
            defer { flights.withLock { if $0[call.request] === flight, flight.isFinished { $0[call.request] = nil } } }
            do {
                return try await flight.value()
            } catch is SharedTask<BackendAnswer>.Abandoned {
                // The last one who waited was cancelled just before: begin anew.
                continue
            }
        }
    }
}
