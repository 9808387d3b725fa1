import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transfer of a response; it ends once, with the first outcome.
final class Transfer: Sendable {
    private struct State {
        var continuation: CheckedContinuation<HTTPResponse, any Error>?
        var isEnded = false
        var task: URLSessionTask?
        var answer: PartialAnswer

        /// The waiting caller, until it is resumed.
        mutating func end() -> CheckedContinuation<HTTPResponse, any Error>? {
            isEnded = true
            return continuation.take()
        }
    }

    private let state: Mutex<State>

    /// Creates a transfer without a waiting caller.
    ///
    /// - Parameter maximumBodySize: The maximum size of the body, in bytes.
    init(maximumBodySize: Int) {
        state = Mutex(State(answer: PartialAnswer(maximumBodySize: maximumBodySize)))
    }

    /// The task of the transfer, once it exists.
    var task: URLSessionTask? { state.withLock { $0.task } }

    /// Sets the waiting caller.
    func begin(_ continuation: CheckedContinuation<HTTPResponse, any Error>) {
        state.withLock { $0.continuation = continuation }
    }

    /// Sets the task of the transfer.
    ///
    /// - Returns: Whether the response is still needed.
    func begin(_ task: URLSessionTask) -> Bool {
        state.withLock { state in
            state.task = task
            return !state.isEnded
        }
    }

    /// Ends the transfer.
    ///
    /// - Returns: Whether it had not ended.
    @discardableResult
    func end(with error: any Error) -> Bool {
        let continuation = state.withLock { $0.end() }
        continuation?.resume(throwing: error)
        return continuation != nil
    }

    /// Ends the transfer with the data received so far.
    ///
    /// - Parameters:
    ///   - error: The error of the session; `nil` if the response is complete.
    ///   - head: The head of the response, if the session knows it.
    func end(_ error: (any Error)?, head: HTTPURLResponse?) {
        let (continuation, outcome) = state.withLock { ($0.end(), $0.answer.outcome(error, head: head)) }
        continuation?.resume(with: outcome)
    }

    /// Handles received data.
    ///
    /// The session's handler is called with the lock, before the task can be cancelled, and not at all afterwards: on
    /// Linux, the session traps if a cancelled task is redirected.
    ///
    /// - Parameters:
    ///   - change: Handles the data, and returns why no more is needed, or `nil`.
    ///   - proceed: Calls the session's handler.
    /// - Returns: Whether more data are needed.
    func update(_ change: (inout PartialAnswer) -> TransportError?, ifWanted proceed: () -> Void) -> Bool {
        let (continuation, error): (CheckedContinuation<HTTPResponse, any Error>?, TransportError?) =
            state.withLock { state in
                guard !state.isEnded else { return (nil, .interrupted()) }
                guard let error = change(&state.answer) else {
                    proceed()
                    return (nil, nil)
                }
                return (state.end(), error)
            }
        if let error { continuation?.resume(throwing: error) }
        return error == nil
    }
}
