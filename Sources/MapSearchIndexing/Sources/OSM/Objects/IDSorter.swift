import MapSearchIndexFormat

/// Sorts identifiers that arrive in any order; memory holds a part of them.
struct IDSorter: ~Copyable {
    private var ids: [Int64] = []
    private var spool: Spool
    private var runs: [Range<Int>] = []

    /// The number of identifiers sorted at once.
    private let capacity: Int

    init(in space: ScratchSpace, capacity: Int = 1 << 20) {
        self.capacity = capacity
        spool = Spool(space)
    }

    mutating func append(_ id: Int64) throws(IndexFormatError) {
        ids.append(id)
        if ids.count == capacity { try flush() }
    }

    private mutating func flush() throws(IndexFormatError) {
        ids.sort()
        let start = spool.count
        var last: Int64 = 0
        for (place, id) in ids.enumerated() where place == 0 || id != last {
            // The first difference of a run may be any number.
            spool.tail.u64(UInt64(bitPattern: id &- last))
            last = id
            try spool.settle()
        }
        runs.append(start..<spool.count)
        ids.removeAll(keepingCapacity: true)
    }

    /// All identifiers, each once.
    consuming func sorted() throws(IndexFormatError) -> SortedIDs {
        guard !runs.isEmpty else { return SortedIDs(ids) }
        try flush()
        ids = []
        let bytes = spool.bytes
        var readers: [Run] = []
        for run in runs { readers.append(try Run(EntryReader(bytes, in: run))) }
        var sorted = SortedIDs()
        while true {
            var least: Int?
            for run in readers.indices {
                guard let head = readers[run].head else { continue }
                if let known = least.flatMap({ readers[$0].head }), known <= head { continue }
                least = run
            }
            guard let least, let head = readers[least].head else { return sorted }
            sorted.append(head)
            try readers[least].advance()
        }
    }

    private struct Run {
        private var reader: EntryReader
        private(set) var head: Int64?

        init(_ reader: EntryReader) throws(IndexFormatError) {
            self.reader = reader
            try advance()
        }

        mutating func advance() throws(IndexFormatError) {
            head = reader.hasMore ? (head ?? 0) &+ Int64(bitPattern: try reader.u64()) : nil
        }
    }
}
