/// Creates a new order by removing and inserting objects; the costs depend on the number of changes, except for copying
/// numbers.
struct OrderEdit {
    /// An object to insert.
    struct Entrant {
        var slot: Int32
        /// The position it was removed from; −1 for a new object.
        var from: Int
        /// Whether it moves to another section.
        var changesSection: Bool
        /// Whether it has changed, or was added again.
        var isChanged: Bool
        /// The number of kept objects before it.
        var gap = 0
    }

    /// The numbers of the kept objects.
    let kept: [Int32]
    /// The removed positions, ascending.
    private let taken: [Int]

    /// Removes objects.
    ///
    /// - Parameters:
    ///   - slots: The order before.
    ///   - taken: The positions to remove, ascending.
    init(_ slots: [Int32], taking taken: [Int]) {
        self.taken = taken
        var kept: [Int32] = []
        kept.reserveCapacity(slots.count)
        var start = 0
        for index in taken {
            kept += slots[start..<index]
            start = index + 1
        }
        kept += slots[start...]
        self.kept = kept
    }

    /// Inserts objects.
    ///
    /// - Parameter entrants: The objects in their new order, with their gaps.
    /// - Returns: The new order.
    func putting(_ entrants: [Entrant]) -> [Int32] {
        var slots: [Int32] = []
        slots.reserveCapacity(kept.count + entrants.count)
        var start = 0
        for entrant in entrants {
            slots += kept[start..<entrant.gap]
            slots.append(entrant.slot)
            start = entrant.gap
        }
        slots += kept[start...]
        return slots
    }

    /// Determines the smallest set of moves: of reinserted objects, or of those they pass.
    ///
    /// - Parameters:
    ///   - entrants: The objects in their new order, with their gaps.
    ///   - changedKept: The numbers of kept objects that have changed, ascending.
    /// - Returns: The inserted objects that stay although they were removed, and the kept objects that move.
    func movement(_ entrants: [Entrant], changedKept: [Int]) -> (stays: [Bool], movedKept: [Range<Int>]) {
        let returning = entrants.indices.filter { entrants[$0].from >= 0 && !entrants[$0].changesSection }
        guard !returning.isEmpty else { return (entrants.map { _ in false }, []) }
        // Kept objects form a single piece between positions of removals or insertions.
        var cuts = returning.flatMap { [entrants[$0].gap, keptCount(before: entrants[$0].from)] } + [0, kept.count]
        cuts.sort()
        var pieces: [StableOrder.Piece] = []
        var pieceOfEntrant = [Int](repeating: -1, count: entrants.count)
        var keptPieces: [(piece: Int, range: Range<Int>)] = []
        var next = 0
        var nextChanged = 0
        for (position, cut) in cuts.enumerated() {
            while next < returning.count, entrants[returning[next]].gap == cut {
                pieceOfEntrant[returning[next]] = pieces.count
                let entrant = entrants[returning[next]]
                pieces.append(.init(old: entrant.from, count: 1, changed: entrant.isChanged ? 1 : 0))
                next += 1
            }
            let end = position + 1 < cuts.count ? cuts[position + 1] : cut
            if cut < end {
                let firstChanged = nextChanged
                nextChanged = partition(changedKept.count, from: firstChanged) { changedKept[$0] >= end }
                keptPieces.append((pieces.count, cut..<end))
                pieces.append(
                    .init(old: oldPlace(ofKept: cut), count: end - cut, changed: nextChanged - firstChanged))
            }
        }
        let stays = StableOrder.stays(pieces)
        return (pieceOfEntrant.map { $0 >= 0 && stays[$0] }, keptPieces.filter { !stays[$0.piece] }.map(\.range))
    }

    /// Returns the new position of a kept object.
    func newPlace(ofKept index: Int, _ entrants: [Entrant]) -> Int {
        index + partition(entrants.count) { entrants[$0].gap > index }
    }

    /// Returns the number of kept objects before a position.
    func keptCount(before place: Int) -> Int {
        place - partition(taken.count) { taken[$0] >= place }
    }

    /// Returns the old position of a kept object.
    func oldPlace(ofKept index: Int) -> Int {
        // Before the removed object with index j, there are taken[j] − j kept objects.
        index + partition(taken.count) { taken[$0] - $0 > index }
    }
}

/// Returns the first number below a count for which a condition holds that then holds for all later ones; the count if
/// it never does.
func partition(_ count: Int, from start: Int = 0, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (start, count)
    while low < high {
        let middle = (low + high) / 2
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
