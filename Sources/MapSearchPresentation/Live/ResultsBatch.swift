/// A change to an object of a list.
///
/// As with a fetched results controller, *from* is a position in the list before all changes of the batch; *to* and
/// *at* are positions in the list after them.
public enum ResultsChange<Object: Sendable>: Sendable {
    /// The object was removed.
    case delete(Object, from: ResultsPath)
    /// The object was inserted.
    case insert(Object, at: ResultsPath)
    /// The object moved relative to the others, and may also have changed: `old` is its previous state.
    case move(Object, old: Object, from: ResultsPath, to: ResultsPath)
    /// The object changed but did not move relative to the others.
    case update(Object, old: Object, from: ResultsPath, at: ResultsPath)

    /// The object in its current or last state.
    public var object: Object {
        switch self {
        case .delete(let object, _), .insert(let object, _), .move(let object, _, _, _), .update(let object, _, _, _):
            object
        }
    }
}

extension ResultsChange: Equatable where Object: Equatable {}

/// A section of a list.
public struct ResultsSection<Object: Sendable>: Sendable {
    /// The name; empty if the list is not divided into sections.
    public var name: String

    /// The objects, in order.
    public var objects: [Object]

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - objects: The objects, in order.
    public init(name: String, objects: [Object]) {
        self.name = name
        self.objects = objects
    }
}

extension ResultsSection: Equatable where Object: Equatable {}

/// A batch of changes to a list.
///
/// **Moves.** Batches contain as few moves as possible: in each section, the largest set of objects that keep their
/// relative order stays. If there are several such sets, the objects that move are, as far as possible, those that
/// changed or were removed and inserted again. An unchanged object therefore never moves because a single other one
/// changed: if Abe is renamed, Abe moves, not the entries he passes. Only if it saves moves for several changed objects
/// does an unchanged object move instead. Objects that change section always move.
///
/// **Order.** Deletions come first, from the end of the list to its start; then insertions and moves, in the order of
/// their destinations; then updates.
public struct ResultsBatch<Object: Sendable>: Sendable {
    /// The whole list, in a batch without individual changes; `nil` in others.
    ///
    /// It is set in the first batch for an observer, and in a batch that replaces too many pending ones. Use it as the
    /// new list.
    public var reload: [ResultsSection<Object>]?

    /// The indexes of the deleted sections, before the changes and in ascending order.
    public var deletedSections: [Int] = []

    /// The indexes of the inserted sections with their names, after the changes and in ascending order.
    public var insertedSections: [(index: Int, name: String)] = []

    /// The changes to objects, including those of deleted and inserted sections.
    public var changes: [ResultsChange<Object>] = []

    /// Creates a batch without changes.
    public init() {}

    /// Creates a batch with the whole list.
    ///
    /// - Parameter sections: The list.
    public init(reload sections: [ResultsSection<Object>]) {
        reload = sections
    }

    /// Whether there are no changes.
    public var isEmpty: Bool {
        reload == nil && deletedSections.isEmpty && insertedSections.isEmpty && changes.isEmpty
    }

    /// Applies the changes to a copy of the list.
    ///
    /// - Parameter sections: The list before the changes, which becomes the list after them.
    /// - Precondition: It is the list that the batch was made for.
    /// - Complexity: O(*n* + *changes* log *changes*).
    public func apply(to sections: inout [ResultsSection<Object>]) {
        if let reload {
            sections = reload
            return
        }
        var taken: [Int: Set<Int>] = [:]
        var put: [Int: [(item: Int, object: Object)]] = [:]
        for change in changes {
            switch change {
            case .delete(_, let path): taken[path.section, default: []].insert(path.item)
            case .insert(let object, let path): put[path.section, default: []].append((path.item, object))
            case .move(let object, _, let from, let to):
                taken[from.section, default: []].insert(from.item)
                put[to.section, default: []].append((to.item, object))
            case .update(let object, _, let from, _): sections[from.section].objects[from.item] = object
            }
        }
        for (section, items) in taken {
            let objects = sections[section].objects
            sections[section].objects = objects.indices.filter { !items.contains($0) }.map { objects[$0] }
        }
        for section in deletedSections.reversed() { sections.remove(at: section) }
        for section in insertedSections {
            sections.insert(ResultsSection(name: section.name, objects: []), at: section.index)
        }
        for (section, items) in put {
            var rest = sections[section].objects[...]
            var objects: [Object] = []
            for (item, object) in items.sorted(by: { $0.item < $1.item }) {
                let gap = item - objects.count
                objects += rest.prefix(gap)
                rest = rest.dropFirst(gap)
                objects.append(object)
            }
            sections[section].objects = objects + rest
        }
    }
}
