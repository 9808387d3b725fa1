/// A set of small numbers as bits, with the number of members before any position.
///
/// Layout:
/// ```
/// bits   = count:u32  block × ((count + 223) / 224)  block
/// block  = rank:u32 of members before it  word:u32 × 7
/// ```
/// The block after the last one contains the number of all members.
@usableFromInline
package struct RankedBits: Sendable {
    @usableFromInline let view: ByteView
    @usableFromInline package let count: Int

    @usableFromInline static let blockCount = 224
    @usableFromInline static let blockLength = 32

    /// Reads the bits at `offset`, which moves past them.
    package init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        count = Int(try view.u32(offset))
        let length = ((count + Self.blockCount - 1) / Self.blockCount + 1) * Self.blockLength
        self.view = try view.slice(offset + 4, length)
        offset += 4 + length
    }

    /// Whether a number is a member; throws if it is too large.
    @inlinable @inline(__always)
    package func contains(_ number: Int) throws(IndexFormatError) -> Bool {
        guard number >= 0, number < count else { throw view.corrupt(at: number) }
        let (block, place) = number.quotientAndRemainder(dividingBy: Self.blockCount)
        return try view.u32(block &* Self.blockLength &+ 4 &+ place / 32 &* 4) & 1 &<< UInt32(place & 31) != 0
    }

    /// The number of members that are smaller than a number, which may be as large as ``count``.
    @inlinable
    package func rank(_ number: Int) throws(IndexFormatError) -> Int {
        guard number >= 0, number <= count else { throw view.corrupt(at: number) }
        let (block, place) = number.quotientAndRemainder(dividingBy: Self.blockCount)
        let start = block &* Self.blockLength
        var rank = Int(try view.u32(start))
        var offset = start &+ 4
        var left = place
        while left >= 64 {
            rank &+= try view.u64(offset).nonzeroBitCount
            offset &+= 8
            left &-= 64
        }
        guard left > 0 else { return rank }
        // A block has an odd number of words.
        var bits = UInt64(try view.u32(offset))
        if left > 32 { bits |= UInt64(try view.u32(offset &+ 4)) &<< 32 }
        return rank &+ (bits & (1 &<< UInt64(left) &- 1)).nonzeroBitCount
    }
}

extension ByteWriter {
    /// Writes a ``RankedBits``.
    package mutating func rankedBits(_ members: [Bool]) {
        u32(UInt32(members.count))
        var rank: UInt32 = 0
        for start in stride(from: 0, to: members.count, by: RankedBits.blockCount) {
            u32(rank)
            for word in 0..<7 {
                var bits: UInt32 = 0
                for bit in 0..<32 {
                    let number = start + word * 32 + bit
                    if number < members.count, members[number] { bits |= 1 << UInt32(bit) }
                }
                u32(bits)
                rank += UInt32(bits.nonzeroBitCount)
            }
        }
        u32(rank)
        for _ in 0..<7 { u32(0) }
    }
}
