/// A sorted, filtered list with sections that computes its own changes.
///
/// ```swift
/// var list = ResultsList(arrangement: ResultsArrangement(sorts: [.ascending(\.name)]))
/// _ = list.apply(.all(people))
/// let batch = list.apply(.edits([.put(ada), .remove(bob.id)]))
/// for change in batch.changes { … }
/// ```
///
/// It is a value that is not bound to an actor; for a user interface, ``ResultsController`` wraps it.
///
/// **Identity.** An object is identified by its `id`: a new version of an object is an update or a move, never a
/// deletion and an insertion. Of several objects with the same identity, the first one of a list and the last one of a
/// sequence of edits is used. Equal objects have not changed.
///
/// **Costs.** Edits take O(*k* log *n*) calls of the arrangement for *k* edits, and a copy of *n* numbers of 4 bytes. A
/// whole list takes O(*n*) comparisons of identity and equality if it is in the order of the source, and an adaptive
/// sort otherwise.
public struct ResultsList<Object: Identifiable & Equatable & Sendable>: Sendable where Object.ID: Sendable {
    /// The filter, order and sections of the list.
    public private(set) var arrangement: ResultsArrangement<Object>

    var order: ResultsOrder
    /// The objects by number; `nil` if a number is free.
    package var slots: [Object?] = []
    /// The state of each object, stored separately because it is accessed often and has a known type.
    var states: [RowState] = []
    var freeSlots: [Int32] = []
    var slotOfID: [Object.ID: Int32] = [:]
    /// The number of each rank; −1 if the object was removed.
    package var slotOfRank: [Int32] = []
    /// The names of sections by number, including some deleted ones.
    var names = SectionNames()
    var generation: Int32 = 0

    /// Creates an empty list.
    ///
    /// - Parameter arrangement: The filter, order and sections of the list.
    public init(arrangement: ResultsArrangement<Object> = ResultsArrangement()) {
        self.arrangement = arrangement
        order = ResultsOrder(sections: Self.emptySections(arrangement))
    }

    static func emptySections(_ arrangement: ResultsArrangement<Object>) -> [ResultsOrder.Section] {
        arrangement.sections == nil ? [ResultsOrder.Section(name: "", count: 0)] : []
    }

    /// The number of objects in the list.
    public var count: Int { order.slots.count }

    /// The number of sections.
    public var sectionCount: Int { order.sections.count }

    /// The names of the sections, in order.
    public var sectionNames: [String] { order.sections.map(\.name) }

    /// Returns the number of objects in a section.
    ///
    /// - Parameter section: The index of the section.
    /// - Returns: The number of objects; 0 if there is no such section.
    public func count(ofSection section: Int) -> Int {
        order.sections.indices.contains(section) ? order.sections[section].count : 0
    }

    /// The object at a path; `nil` if there is none.
    public subscript(path: ResultsPath) -> Object? {
        order.index(at: path).map { slots[Int(order.slots[$0])]! }
    }

    /// The objects of all sections, in order.
    ///
    /// - Complexity: O(*n*).
    public var objects: [Object] { order.slots.map { slots[Int($0)]! } }

    /// The sections with their objects.
    ///
    /// - Complexity: O(*n*).
    public var sections: [ResultsSection<Object>] {
        order.sections.indices.map { section in
            let numbers = order.slots[order.starts[section]..<order.starts[section + 1]]
            return ResultsSection(name: order.sections[section].name, objects: numbers.map { slots[Int($0)]! })
        }
    }

    /// Returns the object with an identity, even if the filter excludes it from the list.
    ///
    /// - Parameter id: The identity.
    /// - Returns: The object; `nil` if the source does not have it.
    public func object(withID id: Object.ID) -> Object? {
        slotOfID[id].map { slots[Int($0)]! }
    }

    /// Returns the path of the object with an identity.
    ///
    /// - Parameter id: The identity.
    /// - Returns: The path; `nil` if it is not in the list.
    /// - Complexity: O(log *n*) calls of the arrangement; O(*n*) if its order is inconsistent.
    public func path(ofID id: Object.ID) -> ResultsPath? {
        guard let slot = slotOfID[id], states[Int(slot)].isShown else { return nil }
        return order.path(at: place(of: slot))
    }

    /// Applies a change reported by the source.
    ///
    /// - Parameter change: The change, or all objects.
    /// - Returns: The changes to the list; empty if there are none.
    public mutating func apply(_ change: SourceChange<Object>) -> ResultsBatch<Object> {
        defer { compactNames() }
        return switch change {
        case .all(let objects): replaceAll(with: objects)
        case .edits(let edits): apply(edits)
        }
    }

    /// Changes the filter, order and sections of the list.
    ///
    /// - Parameter arrangement: The new filter, order and sections.
    /// - Returns: The changes to the list.
    /// - Complexity: O(*n* log *n*).
    public mutating func rearrange(_ arrangement: ResultsArrangement<Object>) -> ResultsBatch<Object> {
        self.arrangement = arrangement
        defer { compactNames() }
        return rearrange()
    }

    /// Returns the position of an object in the list.
    func place(of slot: Int32) -> Int {
        let place = partition(order.slots.count) { !precedes(order.slots[$0], slot) }
        if place < order.slots.count, order.slots[place] == slot { return place }
        // The order is inconsistent, perhaps because objects are references and were changed.
        return order.slots.firstIndex(of: slot)!
    }

    /// Whether an object comes before another.
    func precedes(_ first: Int32, _ second: Int32) -> Bool {
        let (one, other) = (states[Int(first)], states[Int(second)])
        if one.section != other.section, let sections = arrangement.sections {
            return sections.isOrdered(names[one.section], names[other.section])
        }
        for sort in arrangement.sorts {
            let order = sort.compareListed(slots, Int(first), Int(second))
            if order != 0 { return order < 0 }
        }
        return one.rank < other.rank
    }

    /// Compares two objects by the criteria.
    func compare(_ first: Object, _ second: Object) -> Int {
        for sort in arrangement.sorts {
            let order = sort.compare(first, second)
            if order != 0 { return order }
        }
        return 0
    }

    mutating func newRank(for slot: Int32) -> Int {
        slotOfRank.append(slot)
        return slotOfRank.count - 1
    }

    mutating func free(_ slot: Int32) {
        slotOfID[slots[Int(slot)]!.id] = nil
        slots[Int(slot)] = nil
        states[Int(slot)] = RowState()
        freeSlots.append(slot)
    }

    /// Returns a number for a new object.
    mutating func enter(_ object: Object, id: Object.ID) -> Int32 {
        let slot: Int32
        if let free = freeSlots.popLast() {
            slot = free
            slots[Int(slot)] = object
        } else {
            slot = Int32(slots.count)
            slots.append(object)
            states.append(RowState())
        }
        slotOfID[id] = slot
        return slot
    }
}
