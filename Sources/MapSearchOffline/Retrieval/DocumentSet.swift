/// A set of documents that only grows.
///
/// Open addressing: a search counts thousands of documents, and a `Set` costs more than looking at one.
struct DocumentSet {
    private var slots: [UInt32] = []
    private(set) var count = 0
    private static let empty = UInt32.max

    /// Adds a document; false when it was there.
    mutating func insert(_ document: UInt32) -> Bool {
        if count * 2 >= slots.count { grow() }
        let slot = place(document)
        if slots[slot] == document { return false }
        slots[slot] = document
        count += 1
        return true
    }

    /// Whether a document is there.
    func contains(_ document: UInt32) -> Bool { count > 0 && slots[place(document)] == document }

    /// The number of documents that another set has not.
    func count(without other: DocumentSet) -> Int {
        slots.count { $0 != Self.empty && !other.contains($0) }
    }

    /// The documents, ascending, but those of another set.
    func sorted(without other: DocumentSet = DocumentSet()) -> [UInt32] {
        slots.filter { $0 != Self.empty && !other.contains($0) }.sorted()
    }

    private func place(_ document: UInt32) -> Int {
        var slot = Int(document &* 0x9E37_79B1 >> 7) & (slots.count - 1)
        while slots[slot] != document, slots[slot] != Self.empty { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        let old = slots
        let size = max(32, old.count * 2)
        // Faster than an array of repeated elements, whose initializer is not specialized.
        slots = []
        slots.reserveCapacity(size)
        for _ in 0..<size { slots.append(Self.empty) }
        for document in old where document != Self.empty { slots[place(document)] = document }
    }
}
