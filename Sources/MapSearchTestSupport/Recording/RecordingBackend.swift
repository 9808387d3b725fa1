public import MapSearch
import Synchronization

/// A backend that records the requests and outcomes of another backend.
///
/// Use it to record a session with a service once, and replay it in tests and reports with ``ReplayBackend``.
public final class RecordingBackend: WrappingBackend {
    /// The wrapped backend.
    public let backend: any SearchBackend

    private let exchanges = Mutex<[Recording.Exchange?]>([])

    /// Creates a recording backend.
    ///
    /// - Parameter backend: The backend to wrap.
    public init(_ backend: any SearchBackend) {
        self.backend = backend
    }

    /// The recording so far, without pending and cancelled requests.
    public var recording: Recording { exchanges.withLock { Recording(exchanges: $0.compactMap(\.self)) } }

    /// The capabilities of the wrapped backend, except early responses, which are not recorded.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting([.previews, .immediate]) }

    /// Responds, and records the outcome.
    ///
    /// - Parameter call: The request, and the means to forward it to the wrapped backend.
    /// - Returns: The answer of the wrapped backend.
    /// - Throws: Any error thrown by the wrapped backend.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        let place = exchanges.withLock { exchanges in
            exchanges.append(nil)
            return exchanges.count - 1
        }
        func keep(_ outcome: Recording.Exchange.Outcome) {
            exchanges.withLock { $0[place] = Recording.Exchange(request: call.request, outcome: outcome) }
        }
        do {
            let answer = try await call.ask()
            switch answer {
            case .response(let response): keep(.response(response))
            case .suggestions(let suggestions): keep(.suggestions(suggestions))
            }
            return answer
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            keep(.failure(RecordedError(error, backend: name)))
            throw error
        }
    }
}
