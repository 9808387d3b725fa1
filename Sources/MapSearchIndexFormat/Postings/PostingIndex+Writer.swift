extension PostingIndex {
    /// Encodes the documents of all terms, with the highest importance of each term's.
    ///
    /// `documents` are the ascending, distinct documents of every term, back to back; `ends` say for each term where its
    /// own end, and none is empty.
    package static func encode(
        documents: [UInt32], ends: [Int], importance: (UInt32) -> UInt16
    ) throws(IndexFormatError) -> [UInt8] {
        var writer = Writer()
        var start = 0
        for end in ends {
            writer.append(documents[start..<end], importance: importance)
            start = end
        }
        return try writer.encode()
    }

    /// Collects the lists of terms in order.
    package struct Writer: Sendable {
        private var lists = ByteWriter()
        private var starts: [UInt32] = []
        private var several: [Bool] = []
        private var first: [UInt32] = []
        private var highest: [UInt32] = []
        private var isTooLarge = false

        package init() {}

        /// Appends the list of the next term.
        ///
        /// - Parameters:
        ///   - documents: Ascending and distinct; at least one.
        ///   - importance: The importance of a document.
        package mutating func append(_ documents: ArraySlice<UInt32>, importance: (UInt32) -> UInt16) {
            guard let head = documents.first else { preconditionFailure("a term has at least one document") }
            first.append(head)
            several.append(documents.count > 1)
            highest.append(UInt32(documents.lazy.map(importance).max() ?? 0))
            guard documents.count > 1 else { return }
            if lists.count > Int(UInt32.max) { isTooLarge = true }
            starts.append(UInt32(truncatingIfNeeded: lists.count))
            appendList(documents, importance)
        }

        private mutating func appendList(_ documents: ArraySlice<UInt32>, _ importance: (UInt32) -> UInt16) {
            lists.varint(documents.count - 1)
            let blockCount = (documents.count - 1) / blockLength
            if blockCount > 0 {
                var blocks = ByteWriter()
                var skips = ByteWriter()
                for block in 0..<blockCount {
                    let start = documents.startIndex + 1 + block * blockLength
                    let range = start..<start + blockLength
                    Self.appendBlock(range.map { documents[$0] - documents[$0 - 1] }, to: &blocks)
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

        /// The bytes of the section.
        ///
        /// - Throws: `tooLarge` when the lists take over 4 GiB.
        package consuming func encode() throws(IndexFormatError) -> [UInt8] {
            guard !isTooLarge, lists.count <= Int(UInt32.max) else {
                throw IndexFormatError(.tooLarge, section: .postings)
            }
            starts.append(UInt32(lists.count))
            var writer = ByteWriter()
            writer.column(first)
            writer.rankedBits(several)
            writer.column(starts)
            writer.u32(UInt32(lists.count))
            writer.raw(lists.bytes)
            writer.raw([UInt8](repeating: 0, count: padding))
            writer.raw(RangeMaximum.encode(highest))
            return writer.bytes
        }
    }
}
