import Synchronization

/// Objects in memory that others can watch: the simplest source of a live list.
///
/// ```swift
/// let people = LiveCollection<Person>()
/// let controller = ResultsController(source: people, arrangement: .init(sorts: [.ascending(\.name)]))
/// people.put(ada)                    // the list and the map follow
/// people.remove(id: bob.id)
/// ```
///
/// It may be used from any task and any thread. Whoever watches gets every change in the order in which they were made.
public final class LiveCollection<Object: Identifiable & Sendable>: ResultsSource, Sendable where Object.ID: Sendable {
    private struct State: Sendable {
        var ranks: [Object.ID: Int] = [:]
        /// The objects by rank; `nil` where one has gone.
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
    /// - Parameter objects: What it has at first; of several with one identity the first one.
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

    /// The objects, in the order in which they came.
    ///
    /// - Complexity: O(*n*).
    public var objects: [Object] { state.withLock { $0.all } }

    /// The number of objects.
    public var count: Int { state.withLock { $0.ranks.count } }

    /// The object with an identity; `nil` when there is none.
    ///
    /// - Parameter id: The identity.
    public subscript(id: Object.ID) -> Object? {
        state.withLock { state in state.ranks[id].flatMap { state.objects[$0] } }
    }

    /// Adds an object, or puts it in the place of the one with its identity.
    ///
    /// - Parameter object: The object.
    public func put(_ object: Object) {
        apply([.put(object)])
    }

    /// Removes an object; one that is not there changes nothing.
    ///
    /// - Parameter id: Its identity.
    public func remove(id: Object.ID) {
        apply([.remove(id)])
    }

    /// Makes several steps at once, which watchers see as one.
    ///
    /// - Parameter edits: The steps, one after the other.
    /// - Complexity: O(*k*) on average for *k* steps, plus their number for each watcher.
    public func apply(_ edits: [SourceChange<Object>.Edit]) {
        guard !edits.isEmpty else { return }
        state.withLock { state in
            for edit in edits { state.take(edit) }
            for channel in state.channels.all {
                channel.update { Self.join(edits, to: &$0, of: state) }
            }
        }
    }

    /// Puts a list in the place of everything there is.
    ///
    /// - Parameter objects: The list; of several with one identity the first one counts.
    public func replaceAll(with objects: some Sequence<Object>) {
        let list = Array(objects)
        state.withLock { state in
            state.replace(with: list)
            for channel in state.channels.all { channel.update { $0 = [.all(list)] } }
        }
    }

    /// What there is, and then each change.
    ///
    /// - Returns: A sequence of its own for each caller.
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

    /// Joins steps to what waits, and gives the whole in place of more steps than there are objects.
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
            // In place: as many edits as there are objects may come one by one.
            waiting[waiting.count - 1] = .edits([])
            joined += edits
            waiting[waiting.count - 1] = .edits(joined)
        }
    }
}
