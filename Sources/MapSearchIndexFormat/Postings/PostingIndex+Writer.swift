extension PostingIndex {
    /// Writes the documents of terms, in the order of the terms.
    package struct Writer: ~Copyable, Sendable {
        private var lists: Spool
        private var starts: [UInt32] = []
        private var several: [Bool] = []
        private var first: [UInt32] = []

        package init(in space: ScratchSpace = .memory) {
            lists = Spool(space)
        }

        /// Appends the ascending, distinct documents of the next term, at least one.
        package mutating func append(_ documents: ArraySlice<UInt32>) throws(IndexFormatError) {
            guard let document = documents.first else { throw IndexFormatError(.corrupt, section: .postings) }
            first.append(document)
            several.append(documents.count > 1)
            guard documents.count > 1 else { return }
            guard lists.count <= Int(UInt32.max) else { throw IndexFormatError(.tooLarge, section: .postings) }
            starts.append(UInt32(lists.count))
            PostingIndex.append(documents, to: &lists.tail)
            try lists.settle()
        }

        package func section() throws(IndexFormatError) -> SectionBytes {
            guard lists.count <= Int(UInt32.max) else { throw IndexFormatError(.tooLarge, section: .postings) }
            var head = ByteWriter()
            head.column(first)
            head.rankedBits(several)
            head.column(starts + [UInt32(lists.count)])
            head.u32(UInt32(lists.count))
            var section = SectionBytes(head.bytes)
            section.append(lists.bytes)
            section.append([UInt8](repeating: 0, count: padding))
            section.append(RangeMinimum.encode(first))
            return section
        }
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
