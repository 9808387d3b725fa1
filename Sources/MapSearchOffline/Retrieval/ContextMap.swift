import MapSearchIndexFormat

/// Which containers the words of a query may name: Illinois and Israel for "il".
///
/// Open addressing by container number; most queries touch fewer than a hundred of them.
struct ContextMap {
    private var slots: [(container: UInt32, words: WordSet)] = []
    private var count = 0
    private static let empty = UInt32.max

    mutating func insert(_ container: Int, word: Int) { insert(container, words: 1 << WordSet(word)) }

    mutating func insert(_ container: Int, words: WordSet) {
        if count * 2 >= slots.count { grow() }
        let slot = place(UInt32(container))
        if slots[slot].container == Self.empty {
            slots[slot] = (UInt32(container), 0)
            count += 1
        }
        slots[slot].words |= words
    }

    /// The words that may name a container.
    subscript(container: Int) -> WordSet {
        guard count > 0 else { return 0 }
        let slot = slots[place(UInt32(container))]
        return slot.container == Self.empty ? 0 : slot.words
    }

    /// Whether words were inserted for a container, be they none.
    func contains(_ container: Int) -> Bool {
        count > 0 && slots[place(UInt32(container))].container != Self.empty
    }

    private func place(_ container: UInt32) -> Int {
        var slot = Int(container &* 0x9E37_79B1 >> 7) & (slots.count - 1)
        while slots[slot].container != container, slots[slot].container != Self.empty {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: (Self.empty, 0), count: max(32, old.count * 2))
        for entry in old where entry.container != Self.empty { slots[place(entry.container)] = entry }
    }
}
