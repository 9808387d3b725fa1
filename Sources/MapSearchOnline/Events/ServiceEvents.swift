import Synchronization

/// The sequence of a backend's events.
///
/// ```swift
/// let log = Task {
///     for await event in backend.events {
///         logger.debug("\(event.request): \(event.kind)")
///     }
/// }
/// ```
///
/// Any number of loops can iterate over the events; each receives them from its start on. If a loop is slow, it loses
/// old events: the last 1,000 are kept for each loop, or the number passed to ``buffering(_:)``. A loop ends when its
/// task is cancelled or the backend is deallocated. Without loops, events cost next to nothing.
public struct ServiceEvents: AsyncSequence, Sendable {
    /// An iterator over events; it stops listening when it is deallocated.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var events: AsyncStream<ServiceEvent>.Iterator

        fileprivate init(_ events: AsyncStream<ServiceEvent>) {
            self.events = events.makeAsyncIterator()
        }

        /// Returns the next event; `nil` if the task is cancelled or the backend was deallocated.
        ///
        /// - Returns: The event.
        public mutating func next() async -> ServiceEvent? {
            await next(isolation: #isolation)
        }

        /// Returns the next event; `nil` if the task is cancelled or the backend was deallocated.
        ///
        /// - Parameter actor: The actor of the caller.
        /// - Returns: The event.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> ServiceEvent? {
            await events.next(isolation: actor)
        }
    }

    private weak var center: EventCenter?
    private var capacity = 1_000

    init(_ center: EventCenter) {
        self.center = center
    }

    /// Returns the same events with a different buffer size for slow loops.
    ///
    /// - Parameter count: The number of events to keep for each loop, 1 or more.
    /// - Returns: The events.
    public func buffering(_ count: Int) -> ServiceEvents {
        var events = self
        events.capacity = Swift.max(count, 1)
        return events
    }

    /// Starts listening: later events are kept for the iterator.
    ///
    /// - Returns: The iterator.
    public func makeAsyncIterator() -> AsyncIterator {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ServiceEvent.self, bufferingPolicy: .bufferingNewest(capacity))
        if let center { center.add(continuation) } else { continuation.finish() }
        return AsyncIterator(stream)
    }
}

/// The source of a backend's events.
final class EventCenter: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<ServiceEvent>.Continuation] = [:]
        var lastID = 0
    }

    private let state = Mutex(State())
    private let hasListeners = Atomic(false)

    deinit {
        for listener in state.withLock({ $0.listeners.values }) { listener.finish() }
    }

    func add(_ listener: AsyncStream<ServiceEvent>.Continuation) {
        let id = state.withLock { state in
            state.lastID += 1
            state.listeners[state.lastID] = listener
            hasListeners.store(true, ordering: .relaxed)
            return state.lastID
        }
        listener.onTermination = { [weak self] _ in self?.remove(id) }
    }

    /// Sends an event, which is created only if there is a listener.
    func send(_ event: @autoclosure () -> ServiceEvent) {
        guard hasListeners.load(ordering: .relaxed) else { return }
        let event = event()
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(event) }
    }

    private func remove(_ id: Int) {
        // Released outside the lock, because deallocating a continuation may end its stream.
        _ = state.withLock { state in
            let listener = state.listeners.removeValue(forKey: id)
            hasListeners.store(!state.listeners.isEmpty, ordering: .relaxed)
            return listener
        }
    }
}
