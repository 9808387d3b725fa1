import MapSearchIndexFormat
import MapSearchText

/// The distinct terms of all names, numbered in the order of their first occurrence; their bytes are in one array.
///
/// Open addressing instead of a `Dictionary` of arrays: this takes most of the time of building an index.
struct TermCollector: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]
    private var slots = [UInt32](repeating: .max, count: 1 << 12)

    var count: Int { ends.count - 1 }

    /// The number of a term.
    mutating func number(_ term: ArraySlice<UInt8>) -> UInt32 {
        if count * 2 > slots.count { grow() }
        var slot = Self.hash(term) & (slots.count - 1)
        while slots[slot] != .max {
            let candidate = slots[slot]
            if self[Int(candidate)] == term { return candidate }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = UInt32(count)
        slots[slot] = number
        bytes.append(contentsOf: term)
        ends.append(bytes.count)
        return number
    }

    subscript(number: Int) -> ArraySlice<UInt8> { bytes[ends[number]..<ends[number + 1]] }

    /// The terms in byte order, and for each number its index in that order.
    func sorted() -> (terms: SortedTerms, ordinals: [UInt32]) {
        // The first eight bytes as one number decide nearly all comparisons.
        var keys: [(key: UInt64, number: UInt32)] = []
        keys.reserveCapacity(count)
        for number in 0..<count {
            var key: UInt64 = 0
            for byte in self[number].prefix(8) { key = key << 8 | UInt64(byte) }
            key <<= UInt64(8 * (8 - min(8, self[number].count)))
            keys.append((key, UInt32(number)))
        }
        keys.sort { a, b in
            if a.key != b.key { return a.key < b.key }
            return self[Int(a.number)].lexicographicallyPrecedes(self[Int(b.number)])
        }
        var terms = SortedTerms()
        var ordinals = [UInt32](repeating: 0, count: count)
        for (ordinal, entry) in keys.enumerated() {
            terms.append(self[Int(entry.number)])
            ordinals[Int(entry.number)] = UInt32(ordinal)
        }
        return (terms, ordinals)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: .max, count: slots.count * 4)
        for number in 0..<count {
            var slot = Self.hash(self[number]) & (slots.count - 1)
            while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(number)
        }
    }

    /// The hash with a final mix: terms are short, and the table size is a power of two.
    private static func hash(_ term: ArraySlice<UInt8>) -> Int {
        var hash = FNV1a(term).value
        hash ^= hash >> 29
        hash = hash &* 0xBF58_476D_1CE4_E5B9
        return Int(truncatingIfNeeded: hash >> 32)
    }
}
