/// What has happened to an object of a list.
///
/// As in the changes of a fetched results controller, *from* is a place in the list before all changes of the batch, *to* and
/// *at* are places in the list after them.
public enum ResultsChange<Object: Sendable>: Sendable {
    /// It is gone.
    case delete(Object, from: ResultsPath)
    /// It is new.
    case insert(Object, at: ResultsPath)
    /// It stands elsewhere relative to the others, and may have changed as well: `old` is what it was.
    case move(Object, old: Object, from: ResultsPath, to: ResultsPath)
    /// It has changed, and stands where it stood relative to the others.
    case update(Object, old: Object, from: ResultsPath, at: ResultsPath)

    /// The object as it is now, or as it was last.
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
    /// The name, empty where the list is not cut into sections.
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

/// What has happened to a list, all at once.
///
/// **Moves.** They are as few as can be: of the objects that are in a section before and after, as many stay as have kept their
/// order among themselves. Where that can be done in several ways, the objects that move are those that have changed, or that
/// were removed and put in anew, as far as possible. So an object that has not changed never moves because one other has:
/// renaming Abe moves Abe, whom it passes. Only when fewer moves do for several changed objects does an unchanged one move
/// in their place. Objects that come into another section always move.
///
/// **Order.** Deletions come first, the last one in the list foremost; then insertions and moves, in the order of where they lead to;
/// then updates.
public struct ResultsBatch<Object: Sendable>: Sendable {
    /// The whole list, in a batch that tells nothing of single changes; `nil` in others.
    ///
    /// It is in the first batch for an observer, and in one in place of more than there was room for. Take it as it is.
    public var reload: [ResultsSection<Object>]?

    /// The numbers of the sections that are gone, before the changes and in ascending order.
    public var deletedSections: [Int] = []

    /// The numbers of the sections that are new, after the changes and in ascending order, with their names.
    public var insertedSections: [(index: Int, name: String)] = []

    /// What has happened to objects, those of sections that are gone or new too.
    public var changes: [ResultsChange<Object>] = []

    /// Creates a batch without changes.
    public init() {}

    /// Creates a batch that has the whole list.
    ///
    /// - Parameter sections: The list.
    public init(reload sections: [ResultsSection<Object>]) {
        reload = sections
    }

    /// Whether nothing has happened.
    public var isEmpty: Bool {
        reload == nil && deletedSections.isEmpty && insertedSections.isEmpty && changes.isEmpty
    }

    /// Does to a copy of the list what has happened to the list.
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
