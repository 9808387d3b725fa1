import MapSearch
import Synchronization

/// The pending elements for a loop.
final class ChangeChannel<Element: Sendable>: Sendable {
    private struct Waiter: Identifiable, Sendable {
        let id: Int
        let continuation: CheckedContinuation<Element?, any Error>
    }

    private struct State: Sendable {
        var elements: [Element] = []
        /// The waiting loops: one, unless several share a sequence meant for one.
        var waiters: [Waiter] = []
        var lastID = 0
        var isFinished = false
    }

    /// The maximum number of pending elements, which producers must respect.
    let limit: Int

    private let state: Mutex<State>

    init(_ elements: [Element] = [], limit: Int = .max) {
        self.limit = limit
        state = Mutex(State(elements: elements))
    }

    /// Adds to the pending elements, or merges with them.
    ///
    /// - Parameter update: Modifies the pending elements, in order; there are none while a loop is waiting.
    func update(_ update: (inout [Element]) -> Void) {
        let woken = state.withLock { state -> [(Waiter, Element)] in
            update(&state.elements)
            let woken = Array(zip(state.waiters, state.elements))
            state.waiters.removeFirst(woken.count)
            state.elements.removeFirst(woken.count)
            return woken
        }
        for (waiter, element) in woken { waiter.continuation.resume(returning: element) }
    }

    /// Ends the loop after the pending elements.
    func finish() {
        let waiters = state.withLock { state in
            state.isFinished = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.continuation.resume(returning: nil) }
    }

    /// Returns the next element; `nil` at the end and if the task is cancelled.
    func next() async -> Element? {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        return try? await withCancellableContinuation { continuation in
            let element: Element?? = state.withLock { state in
                if !state.elements.isEmpty { return .some(state.elements.removeFirst()) }
                if state.isFinished { return .some(nil) }
                state.waiters.append(Waiter(id: id, continuation: continuation))
                return nil
            }
            if let element { continuation.resume(returning: element) }
        } leave: {
            state.withLock { $0.waiters.remove(id: id) }?.continuation.resume(throwing: CancellationError())
        }
    }
}

/// The loops that are notified, each as long as its iterator exists.
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

    /// The loops that still exist.
    var all: [ChangeChannel<Element>] { references.compactMap(\.channel) }
}
