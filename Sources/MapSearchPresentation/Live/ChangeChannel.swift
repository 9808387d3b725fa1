import MapSearch
import Synchronization

/// What waits for one loop to be read.
final class ChangeChannel<Element: Sendable>: Sendable {
    private struct State: Sendable {
        var elements: [Element] = []
        var waiter: CheckedContinuation<Element?, any Error>?
        var isFinished = false
    }

    private let state: Mutex<State>

    init(_ elements: [Element]) {
        state = Mutex(State(elements: elements))
    }

    /// Adds to what waits, or joins it.
    ///
    /// - Parameter update: Changes what waits, in the order in which it came; nothing waits while the loop does.
    func update(_ update: (inout [Element]) -> Void) {
        let woken = state.withLock { state -> (CheckedContinuation<Element?, any Error>, Element)? in
            update(&state.elements)
            guard state.waiter != nil, !state.elements.isEmpty else { return nil }
            return (state.waiter.take()!, state.elements.removeFirst())
        }
        woken?.0.resume(returning: woken?.1)
    }

    /// Ends the loop after what waits already.
    func finish() {
        let waiter = state.withLock { state in
            state.isFinished = true
            return state.waiter.take()
        }
        waiter?.resume(returning: nil)
    }

    /// The next element; `nil` at the end and when the task is cancelled.
    func next() async -> Element? {
        try? await withCancellableContinuation { continuation in
            let element: Element?? = state.withLock { state in
                if !state.elements.isEmpty { return .some(state.elements.removeFirst()) }
                if state.isFinished { return .some(nil) }
                state.waiter = continuation
                return nil
            }
            if let element { continuation.resume(returning: element) }
        } leave: {
            state.withLock { $0.waiter.take() }?.resume(throwing: CancellationError())
        }
    }
}

/// The loops that are told of something, each for as long as its iterator is there.
struct ChangeChannels<Element: Sendable>: Sendable {
    private struct Reference: Sendable {
        weak let channel: ChangeChannel<Element>?
    }

    private var references: [Reference] = []

    init() {}

    mutating func add(_ channel: ChangeChannel<Element>) {
        references.removeAll { $0.channel == nil }
        references.append(Reference(channel: channel))
    }

    /// Those that are still there.
    var all: [ChangeChannel<Element>] { references.compactMap(\.channel) }
}
