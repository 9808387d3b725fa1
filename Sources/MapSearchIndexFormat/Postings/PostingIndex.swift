/// For each term the documents that carry it, in ascending order, which is the order of importance.
///
/// Layout:
/// ```
/// section  = index  minima:RangeMinimum
/// index    = first:column  several:RankedBits  start:column  listsLength:u32  list …  pad:16 zero bytes
/// first    = the first document of each term, an IntegerColumn
/// several  = the terms that have more than one document
/// start    = for each of these, in order, where its list begins; then the end of the last one
/// list     = restCount:varint  block × (restCount / 128)  gap:varint × (restCount mod 128)
/// block    = width:u8 (0…32)  word:u32 × 4 × width
/// ```
/// A gap is the distance to the document before. A block holds 128 gaps of `width` bits in four interleaved lanes:
/// gap *i* stands in lane *i* mod 4 at bit (*i* / 4) × width, after Lemire and Boytsov, *Decoding billions of integers
/// per second through vectorization* (doi:10.1002/spe.2203).
@usableFromInline
package struct PostingIndex: Sendable {
    /// The most important document of each term.
    @usableFromInline package let first: IntegerColumn
    @usableFromInline let several: RankedBits
    @usableFromInline let starts: IntegerColumn
    @usableFromInline let lists: ByteView
    @usableFromInline package let termCount: Int

    static let blockLength = 128
    static let padding = 16

    /// Reads the index at `offset`, which moves behind it.
    package init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        first = try IntegerColumn(view, at: &offset)
        termCount = first.count
        several = try RankedBits(view, at: &offset)
        starts = try IntegerColumn(view, at: &offset)
        guard several.count == termCount, starts.count == (try several.rank(termCount)) + 1 else {
            throw view.corrupt(at: offset)
        }
        let length = Int(try view.u32(offset))
        lists = try view.slice(offset + 4, length + Self.padding)
        offset += 4 + lists.count
    }

    /// About how many documents carry the terms of a range; exact for one term with one document.
    ///
    /// A list costs at least a byte a document, so its length bounds the number from above.
    @inlinable
    package func estimatedCount(_ terms: Range<Int>) throws(IndexFormatError) -> Int {
        guard !terms.isEmpty else { return 0 }
        let bytes =
            Int(try starts[several.rank(terms.upperBound)]) &- Int(try starts[several.rank(terms.lowerBound)])
        return terms.count &+ max(0, bytes)
    }

    /// A cursor at the first document of a term.
    @inlinable
    package func cursor(_ term: Int) throws(IndexFormatError) -> PostingCursor {
        let first = try first[term]
        guard try several.contains(term) else { return PostingCursor(document: first, remaining: 0, position: 0) }
        let start = Int(try starts[several.rank(term)])
        var position = start
        let remaining = try lists.varint(&position)
        // A posting takes at least 1/128 of a byte (a block of width 0), so this bounds a damaged count.
        guard remaining <= lists.count &* 128 else { throw lists.corrupt(at: start) }
        return PostingCursor(document: first, remaining: remaining, position: position)
    }

    /// Moves to the next document; false at the end.
    @inlinable
    package func advance(_ cursor: inout PostingCursor) throws(IndexFormatError) -> Bool {
        guard cursor.remaining > 0 else { return false }
        let gap: UInt32
        if cursor.inBlock {
            gap = try blockGap(&cursor)
        } else if cursor.remaining >= 128 {
            let width = try lists.u8(cursor.position)
            guard width <= 32 else { throw lists.corrupt(at: cursor.position) }
            cursor.width = width
            cursor.inBlock = true
            cursor.index = 0
            gap = try blockGap(&cursor)
        } else {
            gap = UInt32(truncatingIfNeeded: try lists.varint(&cursor.position))
        }
        cursor.remaining &-= 1
        cursor.document &+= gap
        return true
    }

    @inlinable @inline(__always)
    func blockGap(_ cursor: inout PostingCursor) throws(IndexFormatError) -> UInt32 {
        let width = Int(cursor.width)
        let index = Int(cursor.index)
        let bit = (index >> 2) &* width
        let word = cursor.position &+ 1 &+ ((bit >> 5) &* 4 &+ (index & 3)) &* 4
        let shift = UInt64(bit & 31)
        // The next word of the lane; behind the last one it is padding or the next list, and masked away.
        let low = UInt64(try lists.u32(word))
        let high = UInt64(try lists.u32(word &+ 16))
        let gap = (low | high &<< 32) &>> shift & ((1 &<< UInt64(width)) &- 1)
        cursor.index &+= 1
        if cursor.index == 128 {
            cursor.inBlock = false
            cursor.position &+= 1 &+ 16 &* width
        }
        return UInt32(truncatingIfNeeded: gap)
    }
}

/// A place in one term's list of documents.
@usableFromInline
package struct PostingCursor: Sendable {
    /// The document here.
    @usableFromInline package var document: UInt32
    /// How many follow.
    @usableFromInline package var remaining: Int
    @usableFromInline var position: Int
    @usableFromInline var width: UInt8 = 0
    @usableFromInline var index: UInt8 = 0
    @usableFromInline var inBlock = false

    @inlinable
    init(document: UInt32, remaining: Int, position: Int) {
        self.document = document
        self.remaining = remaining
        self.position = position
    }
}
