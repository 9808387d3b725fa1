extension DetailTable {
    /// Several keys, as bits.
    ///
    /// Not an `OptionSet`, because other modules reach parts of its conformance only through witness tables.
    @usableFromInline
    package struct KeySet: Sendable {
        @usableFromInline var bits: UInt8

        @inlinable
        package init() { bits = 0 }

        @inlinable
        init(_ key: UInt8) { bits = 1 &<< (key & 7) }

        @inlinable package static var houseNumber: KeySet { KeySet(1) }
        @inlinable package static var category: KeySet { KeySet(2) }
        @inlinable package static var phone: KeySet { KeySet(3) }
        @inlinable package static var link: KeySet { KeySet(4) }
        @inlinable package static var chain: KeySet { KeySet(5) }
        @inlinable package static var feature: KeySet { KeySet(6) }
        @inlinable package static var openingHours: KeySet { KeySet(7) }

        /// The keys of either.
        @inlinable
        package static func | (first: KeySet, second: KeySet) -> KeySet {
            var both = first
            both.bits |= second.bits
            return both
        }

        /// The keys of both.
        @inlinable
        package static func & (first: KeySet, second: KeySet) -> KeySet {
            var common = first
            common.bits &= second.bits
            return common
        }

        @inlinable package var isEmpty: Bool { bits == 0 }
        @inlinable package var count: Int { bits.nonzeroBitCount }
    }

    /// The details of some entries without their texts.
    ///
    /// Entries are read together: first their positions, then their first bytes, then the rest, so that the memory
    /// accesses overlap instead of waiting for each other.
    @usableFromInline
    package struct Batch: Sendable {
        /// A detail, as its key and the position of its text.
        @usableFromInline
        package struct Detail: Sendable {
            /// The key in three bits, and above them the position of the text in the list, or the offset of the detail in its
            /// entry and a bit above that.
            @usableFromInline let bits: UInt32

            @inlinable
            init(_ key: UInt8, place: Int) {
                bits = UInt32(truncatingIfNeeded: min(place, Self.largestPlace)) &<< 3 | UInt32(key)
            }

            @inlinable
            init(_ key: UInt8, ownTextAt offset: Int) {
                bits = 1 &<< 31 | UInt32(truncatingIfNeeded: offset & Self.largestPlace) &<< 3 | UInt32(key)
            }

            @inlinable static var largestPlace: Int { 1 &<< 28 &- 1 }

            /// The key.
            @inlinable package var key: KeySet { KeySet(UInt8(truncatingIfNeeded: bits)) }

            /// The position of the text in the list; beyond the end of every list for a text that no other detail has.
            @inlinable package var place: Int { Int(bits &>> 3) }

            @inlinable var hasOwnText: Bool { bits &>> 31 == 1 }
        }

        /// The details of all entries, one entry after the other.
        package private(set) var details: [Detail] = []
        private var views: [ByteView] = []
        /// The number of details of each entry, and the index of the first one.
        private var heads: [(count: Int, offset: Int)] = []
        /// The ends of the details of each entry, among all details.
        private var ends: [Int] = []

        package init() {}

        /// The indices of the details of an entry in ``details``.
        package func places(of entry: Int) -> Range<Int> {
            (entry > 0 ? ends[entry - 1] : 0)..<ends[entry]
        }

        /// Reads entries, replacing the previous ones.
        package mutating func read(
            _ numbers: [UInt32], from table: DetailTable
        ) throws(IndexFormatError) {
            views.removeAll(keepingCapacity: true)
            heads.removeAll(keepingCapacity: true)
            details.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
            for number in numbers { views.append(try table.entries[Int(number)]) }
            for view in views {
                var offset = 0
                heads.append((try view.varint(&offset), offset))
            }
            for entry in views.indices {
                try appendDetails(of: views[entry], heads[entry].count, from: heads[entry].offset)
                ends.append(details.count)
            }
        }

        private mutating func appendDetails(
            of view: ByteView, _ count: Int, from offset: Int
        ) throws(IndexFormatError) {
            // A detail takes at least two bytes.
            guard count <= view.count else { throw view.corrupt(at: 0) }
            var offset = offset
            for _ in 0..<count {
                let start = offset
                // Most heads take one byte, which follows the key.
                let bytes = try view.u16(offset)
                let key = UInt8(truncatingIfNeeded: bytes)
                var head = Int(bytes &>> 8)
                offset &+= 2
                if head >= 128 {
                    offset &-= 1
                    head = try view.varint(&offset)
                }
                // Keys of later versions are skipped.
                let isKnown = key > 0 && key <= 7
                if head & 1 == 1 {
                    if isKnown { details.append(Detail(key, place: head &>> 1)) }
                } else {
                    try view.check(offset, head &>> 1)
                    offset &+= head &>> 1
                    if isKnown { details.append(Detail(key, ownTextAt: start)) }
                }
            }
        }

        /// The key and the text of a detail of an entry.
        package func text(
            of detail: Detail, in entry: Int
        ) throws(IndexFormatError) -> (key: Key, text: TextReference) {
            guard let key = Key(rawValue: UInt8(detail.bits & 7)) else { throw views[entry].corrupt(at: 0) }
            guard detail.hasOwnText else { return (key, .shared(detail.place)) }
            var offset = detail.place & Detail.largestPlace + 1
            let length = try views[entry].varint(&offset) &>> 1
            return (key, .own(try views[entry].slice(offset, length)))
        }
    }
}
