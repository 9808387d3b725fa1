/// Makes a new order by taking some objects out of one and putting others in, at costs that depend on how many they are,
/// but for copying numbers.
struct OrderEdit {
    /// An object that is put in.
    struct Entrant {
        var slot: Int32
        /// Where it was taken out; −1 for one that is new.
        var from: Int
        /// Whether it comes back into another section than it was in.
        var changesSection: Bool
        /// Whether it is another version of the object, or has come anew.
        var isChanged: Bool
        /// How many of the objects that were not taken out stand before it.
        var gap = 0
    }

    /// The numbers of the objects that were not taken out.
    let kept: [Int32]
    /// The places that were taken out, ascending.
    private let taken: [Int]

    /// Takes objects out.
    ///
    /// - Parameters:
    ///   - slots: The order before.
    ///   - taken: The places to take out, ascending.
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

    /// Puts objects in.
    ///
    /// - Parameter entrants: The objects in the order in which they come to stand, with their gaps.
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

    /// Finds what has to be moved, as little as can be: entrants that come back elsewhere, or what they pass.
    ///
    /// - Parameters:
    ///   - entrants: The objects in the order in which they come to stand, with their gaps.
    ///   - changedKept: The numbers, ascending, of those that were not taken out and are other versions all the same.
    /// - Returns: Which entrants stay although they were taken out, and which of those that were not taken out are moved.
    func movement(_ entrants: [Entrant], changedKept: [Int]) -> (stays: [Bool], movedKept: [Range<Int>]) {
        let returning = entrants.indices.filter { entrants[$0].from >= 0 && !entrants[$0].changesSection }
        guard !returning.isEmpty else { return (entrants.map { _ in false }, []) }
        // What was not taken out is one piece between places where something was taken out or comes in.
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

    /// Where one that was not taken out comes to stand.
    func newPlace(ofKept index: Int, _ entrants: [Entrant]) -> Int {
        index + partition(entrants.count) { entrants[$0].gap > index }
    }

    /// How many that were not taken out stood before a place.
    func keptCount(before place: Int) -> Int {
        place - partition(taken.count) { taken[$0] >= place }
    }

    /// Where one that was not taken out stood.
    func oldPlace(ofKept index: Int) -> Int {
        // Before the taken with number j stand taken[j] − j that were kept.
        index + partition(taken.count) { taken[$0] - $0 > index }
    }
}

/// The first number below a count for which a condition holds, which holds for all after it; the count when it never does.
func partition(_ count: Int, from start: Int = 0, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (start, count)
    while low < high {
        let middle = (low + high) / 2
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
