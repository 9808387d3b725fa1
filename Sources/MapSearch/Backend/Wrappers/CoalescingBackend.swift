import Synchronization

/// A backend that sends equal concurrent requests to another backend only once.
///
/// Use it if several parts of an app search for the same thing at the same time.
///
/// The request continues as long as at least one caller is waiting, and is cancelled when the last one is.
public final class CoalescingBackend: WrappingBackend {
    /// The wrapped backend.
    public let backend: any SearchBackend

    private let flights = Mutex<[BackendRequest: SharedTask<BackendAnswer>]>([:])

    /// Creates a coalescing backend.
    ///
    /// - Parameter backend: The backend to wrap.
    public init(_ backend: any SearchBackend) {
        self.backend = backend
    }

    /// The number of requests that wait for an answer.
    package var waitingCount: Int { flights.withLock { $0.values.reduce(0) { $0 + $1.waitingCount } } }

    /// The capabilities of the wrapped backend, except early responses: a caller that joins late would miss some.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting([.previews, .immediate]) }

    /// Responds together with equal requests.
    ///
    /// - Parameter call: The request, and the means to forward it to the wrapped backend.
    /// - Returns: The answer of the wrapped backend.
    /// - Throws: Any error thrown by the wrapped backend.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        while true {
            let flight = flights.withLock { flights in
                if let flight = flights[call.request] { return flight }
                let flight = SharedTask { try await call.ask() }
                flights[call.request] = flight
                return flight
            }
            // The first caller removes it; a newer entry with the same key stays.
            defer { flights.withLock { if $0[call.request] === flight, flight.isFinished { $0[call.request] = nil } } }
            do {
                return try await flight.value()
            } catch is SharedTask<BackendAnswer>.Abandoned {
                // The last waiting caller has just been cancelled: start again.
                continue
            }
        }
    }
}
