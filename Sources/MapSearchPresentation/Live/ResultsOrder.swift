/// The order of a list: object numbers, divided into sections.
struct ResultsOrder: Sendable {
    struct Section: Sendable {
        var name: String
        var count: Int
    }

    /// The numbers of the objects, section by section.
    var slots: [Int32] = []
    var sections: [Section]
    /// The start of each section, and the end of the last one.
    private(set) var starts: [Int] = []

    init(slots: [Int32] = [], sections: [Section]) {
        self.slots = slots
        self.sections = sections
        starts = [0]
        for section in sections { starts.append(starts[starts.count - 1] + section.count) }
    }

    /// Returns the section of a position in the list.
    func section(at index: Int) -> Int {
        var (low, high) = (0, sections.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    func path(at index: Int) -> ResultsPath {
        let section = section(at: index)
        return ResultsPath(section: section, item: index - starts[section])
    }

    /// Returns the position of a path; `nil` if there is none.
    func index(at path: ResultsPath) -> Int? {
        guard sections.indices.contains(path.section), (0..<sections[path.section].count).contains(path.item) else {
            return nil
        }
        return starts[path.section] + path.item
    }

    /// The positions of all objects by number; −1 for those that are not in the list.
    func places(capacity: Int) -> [Int32] {
        var places = [Int32](repeating: -1, count: capacity)
        for (index, slot) in slots.enumerated() { places[Int(slot)] = Int32(index) }
        return places
    }
}

/// The changes from one order to another: positions before (from) and after (to).
struct OrderChange {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    /// Ascending.
    var deletions: [Int] = []
    /// The objects that get a new position, in the order of their new positions; new objects have no old one.
    var arrivals: [(from: Int?, to: Int)] = []

    init() {}

    /// Compares two complete orders.
    ///
    /// - Parameters:
    ///   - old: The order before.
    ///   - new: The order after.
    ///   - capacity: A number greater than that of any object.
    init(from old: ResultsOrder, to new: ResultsOrder, capacity: Int) {
        let counterparts = matchSections(old.sections, new.sections)
        let oldPlaces = old.places(capacity: capacity)
        let newPlaces = new.places(capacity: capacity)
        // The rank among the objects that stay in their section; the others move in any case.
        var ranks = [Int32](repeating: -1, count: capacity)
        var rank: Int32 = 0
        for (section, counterpart) in counterparts.enumerated() {
            let inside = counterpart.map { new.starts[$0]..<new.starts[$0 + 1] } ?? 0..<0
            for index in old.starts[section]..<old.starts[section + 1] {
                let slot = Int(old.slots[index])
                if newPlaces[slot] < 0 {
                    deletions.append(index)
                } else if inside.contains(Int(newPlaces[slot])) {
                    ranks[slot] = rank
                    rank += 1
                }
            }
        }
        let stays = Self.staying(new.slots, ranks: ranks)
        for (index, slot) in new.slots.enumerated() {
            let place = oldPlaces[Int(slot)]
            if place < 0 {
                arrivals.append((nil, index))
            } else if !stays[index] {
                arrivals.append((Int(place), index))
            }
        }
    }

    /// Whether the object at each position stays, given the old ranks of those that may.
    static func staying(_ slots: [Int32], ranks: [Int32]) -> [Bool] {
        var pieces: [StableOrder.Piece] = []
        var next: Int32 = -1
        for slot in slots where ranks[Int(slot)] >= 0 {
            let rank = ranks[Int(slot)]
            if rank == next {
                pieces[pieces.count - 1].extend()
            } else {
                pieces.append(StableOrder.Piece(old: Int(rank), count: 1))
            }
            next = rank + 1
        }
        let stays = pieces.count < 2 ? pieces.map { _ in true } : StableOrder.stays(pieces)
        var result = [Bool](repeating: false, count: slots.count)
        var piece = -1
        next = -1
        for (index, slot) in slots.enumerated() where ranks[Int(slot)] >= 0 {
            let rank = ranks[Int(slot)]
            if rank != next { piece += 1 }
            result[index] = stays[piece]
            next = rank + 1
        }
        return result
    }

    /// Finds the sections that exist before and after, and records the others.
    ///
    /// Of sections that have swapped positions, the smaller part counts as deleted and inserted.
    ///
    /// - Returns: The new number of each old section, `nil` if it was deleted.
    mutating func matchSections(_ old: [ResultsOrder.Section], _ new: [ResultsOrder.Section]) -> [Int?] {
        let numbers = Dictionary(uniqueKeysWithValues: new.indices.map { (new[$0].name, $0) })
        var counterparts = old.map { numbers[$0.name] }
        let common = old.indices.compactMap { index in counterparts[index].map { (old: index, new: $0) } }
            .sorted { $0.new < $1.new }
        let stays = StableOrder.stays(common.map { .init(old: $0.old, count: old[$0.old].count + 1) })
        for (index, pair) in common.enumerated() where !stays[index] { counterparts[pair.old] = nil }
        deletedSections = old.indices.filter { counterparts[$0] == nil }
        let kept = Set(counterparts.compactMap { $0 })
        insertedSections = new.indices.filter { !kept.contains($0) }
        return counterparts
    }
}
