import MapSearchIndexFormat

/// Which containers the words of a query may name: Illinois and Israel for "il".
///
/// Open addressing by container number; most queries touch fewer than a hundred of them.
struct ContextMap {
    /// The words that a container may answer.
    struct Entry {
        /// As they are spelt.
        var words: WordSet = 0
        /// Misspelt or unfinished.
        var looseWords: WordSet = 0
        /// Whether the names of the container were read, or it was looked for among those of frequent words.
        var isRead = false

        var all: WordSet { words | looseWords }
    }

    private var slots: [(container: UInt32, entry: Entry)] = []
    private var count = 0
    private static let empty = UInt32.max
    private static let smallestSize = 32

    /// What is known of a container.
    subscript(container: Int) -> Entry {
        guard count > 0 else { return Entry() }
        let slot = slots[place(UInt32(container))]
        return slot.container == Self.empty ? Entry() : slot.entry
    }

    /// Makes room for so many more containers.
    mutating func reserve(_ more: Int) {
        let wanted = (count + more) * 2
        guard wanted > slots.count, more > 0 else { return }
        var size = Self.smallestSize
        while size <= wanted { size *= 2 }
        resize(to: size)
    }

    mutating func update(_ container: Int, _ change: (inout Entry) -> Void) {
        if count * 2 >= slots.count { resize(to: max(Self.smallestSize, slots.count * 2)) }
        let slot = place(UInt32(container))
        if slots[slot].container == Self.empty {
            slots[slot].container = UInt32(container)
            count += 1
        }
        change(&slots[slot].entry)
    }

    private func place(_ container: UInt32) -> Int {
        var slot = Int(container &* 0x9E37_79B1 >> 7) & (slots.count - 1)
        while slots[slot].container != container, slots[slot].container != Self.empty {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func resize(to size: Int) {
        let old = slots
        // Faster than an array of repeated elements, whose initializer is not specialized.
        slots = []
        slots.reserveCapacity(size)
        for _ in 0..<size { slots.append((Self.empty, Entry())) }
        for slot in old where slot.container != Self.empty { slots[place(slot.container)] = slot }
    }
}
