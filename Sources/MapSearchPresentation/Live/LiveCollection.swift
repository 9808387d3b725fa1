import Synchronization

/// An observable collection of objects in memory; the simplest source of a live list.
///
/// ```swift
/// let people = LiveCollection<Person>()
/// let controller = ResultsController(source: people, arrangement: .init(sorts: [.ascending(\.name)]))
/// people.put(ada)                    // the list and the map follow
/// people.remove(id: bob.id)
/// ```
///
/// You can use it from any task and any thread. Every observer receives all changes in the order in which they were
/// made.
public final class LiveCollection<Object: Identifiable & Sendable>: ResultsSource, Sendable where Object.ID: Sendable {
    private struct State: Sendable {
        var ranks: [Object.ID: Int] = [:]
        /// The objects by rank; `nil` if one was removed.
        var objects: [Object?] = []
        var channels = ChangeChannels<SourceChange<Object>>()

        var all: [Object] { objects.compactMap { $0 } }

        mutating func take(_ edit: SourceChange<Object>.Edit) {
            switch edit {
            case .put(let object):
                if let rank = ranks[object.id] {
                    objects[rank] = object
                } else {
                    ranks[object.id] = objects.count
                    objects.append(object)
                }
            case .remove(let id):
                if let rank = ranks.removeValue(forKey: id) { objects[rank] = nil }
            }
            if objects.count > 2 * ranks.count + 64 { replace(with: all) }
        }

        mutating func replace(with list: [Object]) {
            ranks = [:]
            objects = []
            for object in list where ranks[object.id] == nil {
                ranks[object.id] = objects.count
                objects.append(object)
            }
        }
    }

    private let state: Mutex<State>

    /// Creates a collection.
    ///
    /// - Parameter objects: The initial objects; of several with the same identity, the first one is used.
    public init(_ objects: some Sequence<Object>) {
        var state = State()
        state.replace(with: Array(objects))
        self.state = Mutex(state)
    }

    /// Creates an empty collection.
    public convenience init() {
        self.init(EmptyCollection())
    }

    deinit {
        for channel in state.withLock({ $0.channels.all }) { channel.finish() }
    }

    /// The objects, in insertion order.
    ///
    /// - Complexity: O(*n*).
    public var objects: [Object] { state.withLock { $0.all } }

    /// The number of objects.
    public var count: Int { state.withLock { $0.ranks.count } }

    /// The object with an identity; `nil` if there is none.
    ///
    /// - Parameter id: The identity.
    public subscript(id: Object.ID) -> Object? {
        state.withLock { state in state.ranks[id].flatMap { state.objects[$0] } }
    }

    /// Adds an object, or replaces the one with the same identity.
    ///
    /// - Parameter object: The object.
    public func put(_ object: Object) {
        apply([.put(object)])
    }

    /// Removes an object; does nothing if it is not in the collection.
    ///
    /// - Parameter id: The identity of the object.
    public func remove(id: Object.ID) {
        apply([.remove(id)])
    }

    /// Applies several edits, which observers receive as one change.
    ///
    /// - Parameter edits: The edits, in order.
    /// - Complexity: O(*k*) on average for *k* edits, plus their number for each observer.
    public func apply(_ edits: [SourceChange<Object>.Edit]) {
        guard !edits.isEmpty else { return }
        state.withLock { state in
            for edit in edits { state.take(edit) }
            for channel in state.channels.all {
                channel.update { Self.join(edits, to: &$0, of: state) }
            }
        }
    }

    /// Replaces all objects.
    ///
    /// - Parameter objects: The new objects; of several with the same identity, the first one is used.
    public func replaceAll(with objects: some Sequence<Object>) {
        let list = Array(objects)
        state.withLock { state in
            state.replace(with: list)
            for channel in state.channels.all { channel.update { $0 = [.all(list)] } }
        }
    }

    /// Returns the current objects, and then each change.
    ///
    /// - Returns: A separate sequence for each caller.
    public func changes() -> SourceChanges<Object> {
        SourceChanges { [weak self] in
            guard let self else {
                let channel = ChangeChannel<SourceChange<Object>>()
                channel.finish()
                return channel
            }
            return self.state.withLock { state in
                let channel = ChangeChannel([SourceChange.all(state.all)])
                state.channels.add(channel)
                return channel
            }
        }
    }

    /// Merges edits with pending ones, or sends the whole list instead of more edits than there are objects.
    private static func join(
        _ edits: [SourceChange<Object>.Edit], to waiting: inout [SourceChange<Object>], of state: State
    ) {
        guard case .edits(var joined)? = waiting.last else {
            waiting.append(.edits(edits))
            return
        }
        if joined.count + edits.count > state.ranks.count + 64 {
            waiting = [.all(state.all)]
        } else {
            // In place, because as many edits as there are objects may arrive one by one.
            waiting[waiting.count - 1] = .edits([])
            joined += edits
            waiting[waiting.count - 1] = .edits(joined)
        }
    }
}
