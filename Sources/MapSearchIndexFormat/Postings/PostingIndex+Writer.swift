extension PostingIndex {
    /// Encodes the documents of all terms.
    ///
    /// `documents` are the ascending, distinct documents of every term, back to back; `ends` say for each term where its
    /// own end, and none is empty.
    package static func encode(documents: [UInt32], ends: [Int]) throws(IndexFormatError) -> [UInt8] {
        var lists = ByteWriter()
        var starts: [UInt32] = []
        var several: [Bool] = []
        var first: [UInt32] = []
        first.reserveCapacity(ends.count)
        var start = 0
        for end in ends {
            first.append(documents[start])
            several.append(end - start > 1)
            if end - start > 1 {
                starts.append(UInt32(truncatingIfNeeded: lists.count))
                append(documents[start..<end], to: &lists)
            }
            start = end
        }
        guard lists.count <= Int(UInt32.max) else { throw IndexFormatError(.tooLarge, section: .postings) }
        starts.append(UInt32(lists.count))
        var writer = ByteWriter()
        writer.column(first)
        writer.rankedBits(several)
        writer.column(starts)
        writer.u32(UInt32(lists.count))
        writer.raw(lists.bytes)
        writer.raw([UInt8](repeating: 0, count: padding))
        return writer.bytes
    }

    private static func append(_ documents: ArraySlice<UInt32>, to lists: inout ByteWriter) {
        lists.varint(documents.count - 1)
        var index = documents.startIndex + 1
        while documents.endIndex - index >= blockLength {
            appendBlock((index..<index + blockLength).map { documents[$0] - documents[$0 - 1] }, to: &lists)
            index += blockLength
        }
        while index < documents.endIndex {
            lists.varint(Int(documents[index] - documents[index - 1]))
            index += 1
        }
    }

    private static func appendBlock(_ gaps: [UInt32], to lists: inout ByteWriter) {
        let width = 32 - (gaps.max() ?? 0).leadingZeroBitCount
        lists.u8(UInt8(width))
        var words = [UInt32](repeating: 0, count: 4 * width + 4)
        for (index, gap) in gaps.enumerated() {
            let bit = (index / 4) * width
            let word = bit / 32 * 4 + index % 4
            let shifted = UInt64(gap) << UInt64(bit % 32)
            words[word] |= UInt32(truncatingIfNeeded: shifted)
            words[word + 4] |= UInt32(truncatingIfNeeded: shifted >> 32)
        }
        for word in words.prefix(4 * width) { lists.u32(word) }
    }
}
