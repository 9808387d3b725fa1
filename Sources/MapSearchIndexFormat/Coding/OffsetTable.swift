/// Where the variable-length entries of a section begin: two and a half bytes an entry.
///
/// Layout:
/// ```
/// table  = count:u32  group × ((count + 7) / 8)
/// group  = base:u32  end:u16 × 8       ends relative to the base; the start of an entry is the end before it
/// ```
/// The eight entries of a group take at most 65,535 bytes together.
@usableFromInline
package struct OffsetTable: Sendable {
    @usableFromInline let view: ByteView
    @usableFromInline package let count: Int

    static let groupCount = 8
    static let groupLength = 4 + 2 * groupCount

    /// Reads the table at `offset`, which moves behind it.
    package init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        count = Int(try view.u32(offset))
        let length = (count + Self.groupCount - 1) / Self.groupCount * Self.groupLength
        self.view = try view.slice(offset + 4, length)
        offset += 4 + length
    }

    /// The range of an entry; throws when there is none.
    @inlinable
    package subscript(index: Int) -> Range<Int> {
        get throws(IndexFormatError) {
            guard index >= 0, index < count else { throw view.corrupt(at: index) }
            let group = (index >> 3) &* 20
            let base = Int(try view.u32(group))
            let place = index & 7
            let start = place == 0 ? 0 : Int(try view.u16(group &+ 2 &+ 2 &* place))
            let end = Int(try view.u16(group &+ 4 &+ 2 &* place))
            guard start <= end else { throw view.corrupt(at: group) }
            return base &+ start..<base &+ end
        }
    }
}

extension ByteWriter {
    /// Writes an ``OffsetTable`` for entries that end at `ends`, the first one starting at 0.
    ///
    /// - Throws: `tooLarge` when eight neighbours take more than 65,535 bytes.
    package mutating func offsetTable(_ ends: [Int], section: SectionID) throws(IndexFormatError) {
        u32(UInt32(ends.count))
        var base = 0
        for group in stride(from: 0, to: ends.count, by: OffsetTable.groupCount) {
            guard base <= Int(UInt32.max) else { throw IndexFormatError(.tooLarge, section: section) }
            u32(UInt32(base))
            var last = base
            for index in group..<group + OffsetTable.groupCount {
                last = index < ends.count ? ends[index] : last
                guard last - base <= Int(UInt16.max) else { throw IndexFormatError(.tooLarge, section: section) }
                u16(UInt16(last - base))
            }
            base = last
        }
    }
}
