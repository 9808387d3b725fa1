/// The documents that contain each term, ascending, with the highest importance among them: of the whole list, and
/// of each block of a long one.
///
/// Layout:
/// ```
/// section  = index  highest:RangeMaximum
/// index    = first:column  several:RankedBits  start:column  listsLength:u32  list …  pad:16 zero bytes
/// first    = the first document of each term, an IntegerColumn
/// several  = the terms that have more than one document
/// start    = for each of these, in order, the start of its list; then the end of the last one
/// list     = restCount:varint  [head]  gap:varint × (restCount mod 128)      a head when restCount ≥ 128
/// head     = restHighest:u16  skip × (restCount / 128)  block × (restCount / 128)
/// skip     = last:u32  end:u32  highest:u16         by block: its last document, where it ends, its highest importance
/// block    = width:u8 (1…32)  word:u32 × 4 × width
/// ```
/// A gap is the difference from the previous document. A block holds 128 gaps of `width` bits in four interleaved lanes:
/// gap *i* is in lane *i* mod 4 at bit (*i* / 4) × width, after Lemire and Boytsov, *Decoding billions of integers
/// per second through vectorization* (doi:10.1002/spe.2203). The highest importance of a block lets a search examine the best
/// documents first and skip the others: S. Ding and T. Suel, *Faster top-k document retrieval using block-max
/// indexes* (doi:10.1145/2009916.2010048). A document that is a container without a name in the containers section has the
/// highest importance of everything in it. The first block's highest importance also covers the first document; `restHighest` is
/// that of the documents after the last block, 0 if there are none. Blocks end relative to the start of the first one.
@usableFromInline
package struct PostingIndex: Sendable {
    /// The first document of each term.
    @usableFromInline package let first: IntegerColumn
    @usableFromInline let several: RankedBits
    @usableFromInline let starts: IntegerColumn
    @usableFromInline package let lists: ByteView
    @usableFromInline package let termCount: Int

    static let blockLength = 128
    static let skipLength = 10
    /// A block of gaps of one bit.
    static let shortestBlockLength = 17
    /// No byte of a list contains more documents than this.
    package static let maximumDocumentsPerByte = 5
    static let padding = 16

    /// Reads the index at `offset`, which moves past it.
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

    /// The largest number of documents that the lists of all terms together can have.
    package var maximumDocumentCount: Int { termCount + lists.count * Self.maximumDocumentsPerByte }

    /// The approximate number of documents that contain the terms of a range; exact for one term with one document.
    ///
    /// A document takes at least a byte in a list, so the length is an upper bound.
    @inlinable
    package func estimatedCount(_ terms: Range<Int>) throws(IndexFormatError) -> Int {
        guard !terms.isEmpty else { return 0 }
        if terms.count == 1 {
            guard try several.contains(terms.lowerBound) else { return 1 }
            let place = try several.rank(terms.lowerBound)
            return 1 &+ max(0, Int(try starts[place &+ 1]) &- Int(try starts[place]))
        }
        let bytes =
            Int(try starts[several.rank(terms.upperBound)]) &- Int(try starts[several.rank(terms.lowerBound)])
        return terms.count &+ max(0, bytes)
    }
}

/// The documents of one term, in chunks: its blocks, and the rest after the last one.
package struct PostingList: Sendable {
    /// The first document.
    package let first: UInt32
    /// The number of documents after the first.
    package let restCount: Int
    /// The number of blocks; the chunk after them has the rest, and the first document if there are none.
    package let blockCount: Int
    /// The start of the skips, or of the rest if there are no blocks.
    let position: Int

    /// The number of chunks: one for each block and one for the rest, which may be empty.
    package var chunkCount: Int { blockCount + 1 }
    /// The number of documents.
    package var count: Int { restCount + 1 }
}

extension PostingIndex {
    /// The list of a term.
    package func list(_ term: Int) throws(IndexFormatError) -> PostingList {
        let first = try first[term]
        guard try several.contains(term) else {
            return PostingList(first: first, restCount: 0, blockCount: 0, position: 0)
        }
        let rank = try several.rank(term)
        let start = Int(try starts[rank])
        let end = Int(try starts[rank + 1])
        var position = start
        let restCount = try lists.varint(&position)
        let blockCount = restCount / Self.blockLength
        // A list ends before the next one begins, so a damaged count takes no more time than the bytes of the file allow.
        let shortest =
            restCount % Self.blockLength
            + (blockCount > 0 ? 2 + blockCount * (Self.skipLength + Self.shortestBlockLength) : 0)
        guard restCount > 0, shortest <= end - position, end <= lists.count else { throw lists.corrupt(at: start) }
        return PostingList(first: first, restCount: restCount, blockCount: blockCount, position: position)
    }

    /// The last document of a block.
    package func last(_ list: PostingList, block: Int) throws(IndexFormatError) -> UInt32 {
        try lists.u32(skip(list, block))
    }

    /// The highest importance in a chunk of a list that has blocks.
    package func highest(_ list: PostingList, chunk: Int) throws(IndexFormatError) -> UInt16 {
        try lists.u16(chunk == list.blockCount ? list.position : skip(list, chunk) + 8)
    }

    private func skip(_ list: PostingList, _ block: Int) -> Int { list.position + 2 + block * Self.skipLength }

    /// The first chunk that may contain a document at or after a given one.
    ///
    /// - Complexity: O(log *blocks*).
    package func chunk(_ list: PostingList, from document: UInt32) throws(IndexFormatError) -> Int {
        var low = 0
        var high = list.blockCount
        while low < high {
            let middle = (low + high) / 2
            if try last(list, block: middle) < document { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Writes the documents of a chunk, ascending.
    ///
    /// Documents of a block ascend to its last one as recorded in its skip; in a damaged file they may be unordered.
    package func decode(
        _ list: PostingList, chunk: Int, into documents: inout [UInt32]
    ) throws(IndexFormatError) {
        documents.removeAll(keepingCapacity: true)
        documents.reserveCapacity(1 + (chunk < list.blockCount ? Self.blockLength : list.restCount % Self.blockLength))
        var document = list.first
        if chunk == 0 { documents.append(document) }
        var position = list.position
        if list.blockCount > 0 {
            if chunk > 0 { document = try last(list, block: chunk - 1) }
            position += 2 + list.blockCount * Self.skipLength
            if chunk > 0 { position += Int(try lists.u32(skip(list, chunk - 1) + 4)) }
        }
        if chunk < list.blockCount {
            try decodeBlock(at: position, after: document, into: &documents)
            let last = try last(list, block: chunk)
            guard last > document, documents.last == last else { throw lists.corrupt(at: position) }
            return
        }
        for _ in 0..<list.restCount % Self.blockLength {
            document &+= UInt32(truncatingIfNeeded: try lists.varint(&position))
            documents.append(document)
        }
    }

    private func decodeBlock(
        at position: Int, after document: UInt32, into documents: inout [UInt32]
    ) throws(IndexFormatError) {
        let width = UInt32(try lists.u8(position))
        guard 1...32 ~= width else { throw lists.corrupt(at: position) }
        // The next words of the lanes; after the last ones, these are the next block or padding, and masked out.
        try lists.check(position + 1, 16 * Int(width) + 16)
        var document = document
        let mask = SIMD4<UInt32>(repeating: UInt32.max &>> (32 - width))
        var bit: UInt32 = 0
        for _ in 0..<Self.blockLength / 4 {
            let offset = position + 1 + Int(bit &>> 5) * 16
            let shift = bit & 31
            var gaps = try lists.lanes(offset) &>> shift
            if shift &+ width > 32 { gaps |= try lists.lanes(offset + 16) &<< (32 &- shift) }
            gaps &= mask
            for lane in 0..<4 {
                document &+= gaps[lane]
                documents.append(document)
            }
            bit &+= width
        }
    }
}
