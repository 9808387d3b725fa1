import MapGeometry
import MapSearchOpenStreetMap
import MapSearchText

/// Numbered strings, each once.
///
/// A pool for OpenStreetMap begins with the known keys, so an ``OSMKey`` has the same number in all pools.
struct StringPool {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    /// An open-addressing hash table of numbers plus one; its size is a power of two.
    private var slots: [UInt32] = [UInt32](repeating: 0, count: 1024)

    /// The pool that contains only the known keys.
    static let keys: StringPool = {
        var pool = StringPool()
        for key in OSMKey.allCases { _ = pool.intern(Array(key.name.utf8)[...]) }
        return pool
    }()

    /// The empty pool.
    init() {}

    var count: Int { ends.count }

    subscript(number: UInt32) -> String { String(streamSafe: utf8(number)) }

    func utf8(_ number: UInt32) -> ArraySlice<UInt8> {
        let index = Int(number)
        return bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    /// The number of a string in the pool.
    func number(of string: ArraySlice<UInt8>) -> UInt32? {
        let slot = slot(of: string)
        return slots[slot] > 0 ? slots[slot] - 1 : nil
    }

    /// The number of a string; a new string is added.
    mutating func intern(_ string: ArraySlice<UInt8>) -> UInt32 {
        let slot = slot(of: string)
        if slots[slot] > 0 { return slots[slot] - 1 }
        bytes.append(contentsOf: string)
        ends.append(bytes.count)
        slots[slot] = UInt32(ends.count)
        if ends.count * 2 > slots.count { grow() }
        return UInt32(ends.count - 1)
    }

    /// The slot of the string, or the free one for it.
    private func slot(of string: ArraySlice<UInt8>) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: Self.hash(string)) & mask
        while slots[slot] > 0, utf8(slots[slot] - 1) != string { slot = (slot + 1) & mask }
        return slot
    }

    /// The hash with its upper half folded in.
    private static func hash(_ string: ArraySlice<UInt8>) -> UInt64 {
        let hash = FNV1a(string).value
        return hash ^ hash >> 32
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for number in ends.indices { slots[slot(of: utf8(UInt32(number)))] = UInt32(number + 1) }
    }
}
