import MapSearchIndexFormat

/// Entries that are added to numbered buckets, and read bucket by bucket.
///
/// Each bucket has a small buffer; the rest goes to one scratch file that all share.
struct BucketSpool: ~Copyable {
    private var spool: Spool
    private var buffers: [ByteWriter]
    private var blocks: [[Range<Int>]]

    private static let bufferLength = 1 << 13

    init(count: Int, in space: ScratchSpace) {
        spool = Spool(space)
        buffers = [ByteWriter](repeating: ByteWriter(), count: count)
        blocks = [[Range<Int>]](repeating: [], count: count)
    }

    mutating func append(_ entry: [UInt8], to bucket: Int) throws(IndexFormatError) {
        buffers[bucket].varint(entry.count)
        buffers[bucket].raw(entry)
        guard buffers[bucket].count >= Self.bufferLength else { return }
        let start = spool.count
        spool.tail.raw(buffers[bucket].bytes)
        blocks[bucket].append(start..<spool.count)
        buffers[bucket].removeAll()
        try spool.settle()
    }

    /// The finished buckets.
    consuming func finish() -> Buckets { Buckets(bytes: spool.bytes, blocks: blocks, buffers: buffers.map(\.bytes)) }

    struct Buckets: Sendable {
        fileprivate let bytes: SpooledBytes
        fileprivate let blocks: [[Range<Int>]]
        fileprivate let buffers: [[UInt8]]

        /// Calls `body` with each entry of a bucket, in the order in which they were added.
        func forEachEntry(
            of bucket: Int, _ body: ([UInt8]) throws(IndexFormatError) -> Void
        ) throws(IndexFormatError) {
            for block in blocks[bucket] {
                var reader = EntryReader(bytes, in: block)
                while reader.hasMore { try body(try reader.bytes(try reader.varint())) }
            }
            var reader = EntryReader(SpooledBytes(buffers[bucket]))
            while reader.hasMore { try body(try reader.bytes(try reader.varint())) }
        }
    }
}
