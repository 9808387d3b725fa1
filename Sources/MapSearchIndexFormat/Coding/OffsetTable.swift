/// The offsets of variable-length entries of a section: a little more than a byte and a half per entry.
///
/// Layout:
/// ```
/// table  = count:u32  group × ((count + 7) / 8)
/// group  = base:u32  shift:u8  length:u8 × 8
/// ```
/// The entries follow one another from `base`; an entry takes its length × 2^shift bytes. The shift is 0 unless an entry
/// of the group is longer than 255 bytes; then each is padded with zeros, which have no meaning in any entry.
@usableFromInline
package struct OffsetTable: Sendable {
    @usableFromInline let view: ByteView
    @usableFromInline package let count: Int

    @usableFromInline static let groupCount = 8
    @usableFromInline static let groupLength = 13
    static let maximumShift = 15

    /// Reads the table at `offset`, which moves past it.
    package init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        count = Int(try view.u32(offset))
        let length = (count + Self.groupCount - 1) / Self.groupCount * Self.groupLength
        self.view = try view.slice(offset + 4, length)
        offset += 4 + length
    }

    /// The range of an entry with its padding; throws if there is none.
    @inlinable
    package subscript(index: Int) -> Range<Int> {
        @inline(__always) get throws(IndexFormatError) {
            guard index >= 0, index < count else { throw view.corrupt(at: index) }
            let group = (index >> 3) &* Self.groupLength
            let shift = Int(try view.u8(group &+ 4))
            guard shift <= 15 else { throw view.corrupt(at: group) }
            let lengths = try view.u64(group &+ 5)
            let place = UInt64(truncatingIfNeeded: index & 7) &* 8
            let start = Int(try view.u32(group)) &+ Self.sum(lengths & ((1 &<< place) &- 1)) &<< shift
            return start..<start &+ Int(lengths &>> place & 0xFF) &<< shift
        }
    }
}

extension OffsetTable {
    /// The sum of the eight bytes of a number.
    @inlinable @inline(__always)
    static func sum(_ bytes: UInt64) -> Int {
        let pairs = (bytes & 0x00FF_00FF_00FF_00FF) &+ (bytes &>> 8 & 0x00FF_00FF_00FF_00FF)
        return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
    }
}
