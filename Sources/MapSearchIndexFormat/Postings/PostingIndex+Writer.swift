extension PostingIndex {
    /// Collects the lists of terms in order.
    package struct Writer: ~Copyable, Sendable {
        private var lists: Spool
        private var starts: [UInt32] = []
        private var several: [Bool] = []
        private var first: [UInt32] = []
        private var highest: [UInt32] = []

        package init(in space: ScratchSpace = .memory) {
            lists = Spool(space)
        }

        /// Appends the list of the next term.
        ///
        /// - Parameters:
        ///   - documents: Ascending and distinct; at least one.
        ///   - importance: The importance of a document.
        /// - Throws: ``IndexFormatError``: `tooLarge` if the lists take over 4 GiB, and `unwritable`.
        package mutating func append(
            _ documents: ArraySlice<UInt32>, importance: (UInt32) -> UInt16
        ) throws(IndexFormatError) {
            guard let head = documents.first else { preconditionFailure("a term has at least one document") }
            first.append(head)
            several.append(documents.count > 1)
            highest.append(UInt32(documents.lazy.map(importance).max() ?? 0))
            guard documents.count > 1 else { return }
            guard lists.count <= Int(UInt32.max) else { throw IndexFormatError(.tooLarge, section: .postings) }
            starts.append(UInt32(lists.count))
            Self.append(documents, importance, to: &lists.tail)
            try lists.settle()
        }

        private static func append(
            _ documents: ArraySlice<UInt32>, _ importance: (UInt32) -> UInt16, to lists: inout ByteWriter
        ) {
            lists.varint(documents.count - 1)
            let blockCount = (documents.count - 1) / blockLength
            if blockCount > 0 {
                var blocks = ByteWriter()
                var skips = ByteWriter()
                for block in 0..<blockCount {
                    let start = documents.startIndex + 1 + block * blockLength
                    let range = start..<start + blockLength
                    appendBlock(range.map { documents[$0] - documents[$0 - 1] }, to: &blocks)
                    let covered = documents[(block == 0 ? start - 1 : start)..<range.upperBound]
                    skips.u32(documents[range.upperBound - 1])
                    skips.u32(UInt32(truncatingIfNeeded: blocks.count))
                    skips.u16(covered.lazy.map(importance).max() ?? 0)
                }
                let rest = documents[(documents.startIndex + 1 + blockCount * blockLength)...]
                lists.u16(rest.lazy.map(importance).max() ?? 0)
                lists.raw(skips.bytes)
                lists.raw(blocks.bytes)
            }
            for index in documents.indices.dropFirst(1 + blockCount * blockLength) {
                lists.varint(Int(documents[index] - documents[index - 1]))
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

        /// The finished bytes.
        ///
        /// - Throws: ``IndexFormatError`` with `tooLarge` if the lists take over 4 GiB.
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
            section.append(RangeMaximum.encode(highest))
            return section
        }
    }
}
