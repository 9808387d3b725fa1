import MapSearchIndexFormat

/// The nodes of ways, in a scratch file.
final class NodeLists {
    private var ends: [Int] = []
    private var reader: SpoolReader
    /// The error if a list could not be read; the list is then empty.
    private(set) var failure: IndexFormatError?

    /// Collects the nodes of ways.
    struct Writer: ~Copyable {
        private var spool: Spool
        private var ends: [Int] = []

        init(in space: ScratchSpace) {
            spool = Spool(space)
        }

        mutating func append(_ nodes: some Sequence<Int64>) throws(IndexFormatError) {
            var last: Int64 = 0
            for node in nodes {
                // Wrapping, so that every number is restored.
                let difference = node &- last
                var rest = UInt64(bitPattern: (difference << 1) ^ (difference >> 63))
                while rest >= 128 {
                    spool.tail.u8(UInt8(rest & 127) | 128)
                    rest >>= 7
                }
                spool.tail.u8(UInt8(rest))
                last = node
            }
            ends.append(spool.count)
            try spool.settle()
        }

        consuming func finish() -> NodeLists { NodeLists(spool.bytes, ends) }
    }

    private init(_ bytes: SpooledBytes, _ ends: [Int]) {
        reader = SpoolReader(bytes)
        self.ends = ends
    }

    /// The nodes of a way by its index.
    subscript(index: Int) -> [Int64] {
        let bytes: ArraySlice<UInt8>
        do {
            bytes = try reader.read((index == 0 ? 0 : ends[index - 1])..<ends[index])
        } catch {
            failure = failure ?? error
            return []
        }
        var nodes: [Int64] = []
        var node: Int64 = 0
        var value: UInt64 = 0
        var shift: UInt64 = 0
        for byte in bytes {
            value |= UInt64(byte & 127) << shift
            shift += 7
            guard byte < 128 else { continue }
            node &+= Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
            nodes.append(node)
            (value, shift) = (0, 0)
        }
        return nodes
    }
}
