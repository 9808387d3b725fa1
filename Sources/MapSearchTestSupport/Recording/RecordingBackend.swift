public import MapSearch
import Synchronization

/// A backend that keeps what another one was asked and answered.
///
/// Use it to capture a session with a service once, and to play it in tests and reports for ever by ``ReplayBackend``.
public final class RecordingBackend: WrappingBackend {
    /// What answers.
    public let backend: any SearchBackend

    private let exchanges = Mutex<[Recording.Exchange?]>([])

    /// Creates a recording backend.
    ///
    /// - Parameter backend: What answers.
    public init(_ backend: any SearchBackend) {
        self.backend = backend
    }

    /// What was asked and answered so far; requests that are under way or were cancelled are not in it.
    public var recording: Recording { exchanges.withLock { Recording(exchanges: $0.compactMap(\.self)) } }

    /// What the wrapped backend can do, early answers excepted, which are not kept.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting([.previews, .immediate]) }

    /// Answers, and keeps it.
    ///
    /// - Parameter call: What is asked, and the way to ask the wrapped backend.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws.
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
