import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// An answer that is on its way; it ends once, by what came first.
final class Transfer: Sendable {
    private struct State {
        var continuation: CheckedContinuation<HTTPResponse, any Error>?
        var isEnded = false
        var task: URLSessionTask?
        var answer: PartialAnswer

        /// Who waits, the first time.
        mutating func end() -> CheckedContinuation<HTTPResponse, any Error>? {
            isEnded = true
            return continuation.take()
        }
    }

    private let state: Mutex<State>

    /// Creates a transfer that nobody waits for yet.
    ///
    /// - Parameter maximumBodySize: The longest body that is accepted, in bytes.
    init(maximumBodySize: Int) {
        state = Mutex(State(answer: PartialAnswer(maximumBodySize: maximumBodySize)))
    }

    /// The task that brings the answer, as soon as there is one.
    var task: URLSessionTask? { state.withLock { $0.task } }

    /// Takes the one who waits.
    func begin(_ continuation: CheckedContinuation<HTTPResponse, any Error>) {
        state.withLock { $0.continuation = continuation }
    }

    /// Takes the task that brings the answer.
    ///
    /// - Returns: Whether the answer is still wanted.
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

    /// Ends the transfer with what has come, as nothing more does.
    ///
    /// - Parameters:
    ///   - error: What the session says; `nil` when the answer is complete.
    ///   - head: The head of the answer, as far as the session knows it.
    func end(_ error: (any Error)?, head: HTTPURLResponse?) {
        let (continuation, outcome) = state.withLock { ($0.end(), $0.answer.outcome(error, head: head)) }
        continuation?.resume(with: outcome)
    }

    /// Adds something that came.
    ///
    /// The session's handler is called under the lock, before anybody can cancel the task, and not at all afterwards: the
    /// session of Linux ends the process when it hears of a redirection of a task that was cancelled.
    ///
    /// - Parameters:
    ///   - change: Adds what came, and gives why no more is wanted, or `nil`.
    ///   - proceed: Calls the session's handler.
    /// - Returns: Whether more is wanted.
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
