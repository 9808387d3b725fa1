/// Numbered folded texts, with a hash table to find them.
///
/// Open addressing over one array of bytes: thousands of texts are added in a few milliseconds, much faster than to a
/// dictionary of strings.
struct FoldedPhrases: Sendable {
    private var bytes: [UInt8] = []
    private var starts: [UInt32] = [0]
    /// The number of a text + 1; 0 for a free slot.
    private var slots: [UInt32]
    /// For each pair of a first and a last byte, in a hash, the lengths of the texts that have them: most words are none of a table,
    /// and this tells without reading them.
    private var lengths: [UInt32] = Array(repeating: 0, count: 256)

    /// - Parameter capacity: The approximate number of texts.
    init(capacity: Int) {
        var count = 16
        while count < capacity * 2 { count *= 2 }
        slots = Array(repeating: 0, count: count)
        starts.reserveCapacity(capacity + 1)
        bytes.reserveCapacity(capacity * 16)
    }

    var count: Int { starts.count - 1 }

    /// A text.
    subscript(number: Int) -> ArraySlice<UInt8> {
        bytes[Int(starts[number])..<Int(starts[number + 1])]
    }

    /// The number of a text; nil if it was not added.
    func number(of text: String) -> Int? { text.withUTF8Span { number(of: $0) } }

    /// The number of a text; a new one if it was not added.
    mutating func insert(_ text: Span<UInt8>) -> Int {
        let slot = slot(of: text)
        if slots[slot] > 0 { return Int(slots[slot]) - 1 }
        for place in text.indices { bytes.append(text[place]) }
        if !text.isEmpty { lengths[Self.ends(of: text)] |= Self.length(of: text) }
        starts.append(UInt32(bytes.count))
        slots[slot] = UInt32(count)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    /// The number of a text; nil if it was not added.
    func number(of text: Span<UInt8>) -> Int? {
        if !text.isEmpty, lengths[Self.ends(of: text)] & Self.length(of: text) == 0 { return nil }
        let number = slots[slot(of: text)]
        return number > 0 ? Int(number) - 1 : nil
    }

    /// The slot of a text, or the free one for it.
    private func slot(of text: Span<UInt8>) -> Int {
        var slot = Self.hash(text) & (slots.count - 1)
        while slots[slot] > 0, !isEqual(Int(slots[slot]) - 1, text) { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private func isEqual(_ number: Int, _ text: Span<UInt8>) -> Bool {
        let start = Int(starts[number])
        return bytes.span.extracting(start..<Int(starts[number + 1])).elementsEqual(text)
    }

    private static func ends(of text: Span<UInt8>) -> Int { Int(text[0] &* 31 ^ text[text.count - 1]) }

    private static func length(of text: Span<UInt8>) -> UInt32 { 1 << UInt32(min(text.count, 31)) }

    /// The upper half of the hash combined with the lower one.
    private static func hash(_ text: Span<UInt8>) -> Int {
        var hash = FNV1a()
        for place in text.indices { hash.add(text[place]) }
        return Int(truncatingIfNeeded: (hash.value ^ hash.value >> 32) & 0x7FFF_FFFF)
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for number in 0..<count {
            var slot = Self.hash(self[number].span) & (slots.count - 1)
            while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(number + 1)
        }
    }
}
