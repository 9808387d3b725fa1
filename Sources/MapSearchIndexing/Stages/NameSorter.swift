import MapSearchIndexFormat

/// Sorts the names that documents are shown with by their words.
///
/// Names that do not fit into memory go to a scratch file in sorted runs, which are merged.
struct NameSorter: ~Copyable {
    private let capacity: Int
    private var names: [Name] = []
    private var terms: [UInt32] = []
    private var spool: Spool
    private var runs: [Range<Int>] = []

    /// A name whose terms are at a place in a list.
    private struct Name {
        /// The beginning of the terms, in their order.
        var key: UInt64
        var value: UInt32
        var start: UInt32
        var importance: UInt16
        var termCount: UInt8

        init(_ terms: some RandomAccessCollection<UInt32>, value: UInt32, start: Int, importance: UInt16) {
            key = 0
            // A missing term comes before all others.
            for place in 0..<3 {
                let offset = terms.index(terms.startIndex, offsetBy: place, limitedBy: terms.endIndex) ?? terms.endIndex
                let term = offset == terms.endIndex ? 0 : UInt64(terms[offset]) + 1
                key = place < 2 ? key << 25 | term : key << 14 | term >> 11
            }
            self.value = value
            self.start = UInt32(start)
            self.importance = importance
            termCount = UInt8(terms.count)
        }

        var places: Range<Int> { Int(start)..<Int(start) + Int(termCount) }
    }

    init(memoryLimit: Int, in space: ScratchSpace) {
        capacity = space.folder == nil ? .max : max(memoryLimit / 800, 16)
        spool = Spool(space)
    }

    /// Adds a name of 1 … 15 terms by its value, with the importance of its document.
    mutating func append(
        _ sequence: some RandomAccessCollection<UInt32>, value: UInt32, importance: UInt16
    ) throws(IndexFormatError) {
        if names.count >= capacity { try flush() }
        names.append(Name(sequence, value: value, start: terms.count, importance: importance))
        terms += sequence
    }

    private static func precedes(_ first: Name, _ second: Name, _ terms: [UInt32], _ others: [UInt32]) -> Bool {
        if first.key != second.key { return first.key < second.key }
        let (one, other) = (terms[first.places], others[second.places])
        if one.elementsEqual(other) { return first.value < second.value }
        return one.lexicographicallyPrecedes(other)
    }

    private mutating func sort() {
        let terms = terms
        names.sort { Self.precedes($0, $1, terms, terms) }
    }

    private mutating func flush() throws(IndexFormatError) {
        sort()
        let start = spool.count
        for name in names {
            spool.tail.u8(name.termCount)
            for term in terms[name.places] { spool.tail.varint(Int(term)) }
            spool.tail.u32(name.value)
            spool.tail.u16(name.importance)
            try spool.settle()
        }
        runs.append(start..<spool.count)
        names.removeAll(keepingCapacity: true)
        terms.removeAll(keepingCapacity: true)
    }

    /// Calls `body` with the first term, the value and the importance of each name, in order.
    consuming func forEachName(
        _ body: (UInt32, _ value: UInt32, _ importance: UInt16) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        guard !runs.isEmpty else {
            sort()
            for name in names { try body(terms[Int(name.start)], name.value, name.importance) }
            return
        }
        try flush()
        names = []
        terms = []
        let bytes = spool.bytes
        var readers: [Run] = []
        for run in runs { readers.append(try Run(EntryReader(bytes, in: run))) }
        while true {
            var best: Int?
            for place in readers.indices {
                guard let name = readers[place].name else { continue }
                guard let known = best, let other = readers[known].name else {
                    best = place
                    continue
                }
                if Self.precedes(name, other, readers[place].terms, readers[known].terms) { best = place }
            }
            guard let best, let name = readers[best].name else { return }
            try body(readers[best].terms[0], name.value, name.importance)
            try readers[best].next()
        }
    }

    /// A sorted run while it is read.
    private struct Run {
        private var reader: EntryReader
        /// The next name; nil at the end.
        private(set) var name: Name?
        private(set) var terms: [UInt32] = []

        init(_ reader: EntryReader) throws(IndexFormatError) {
            self.reader = reader
            try next()
        }

        mutating func next() throws(IndexFormatError) {
            guard reader.hasMore else {
                name = nil
                return
            }
            terms.removeAll(keepingCapacity: true)
            for _ in 0..<(try reader.u8()) { terms.append(UInt32(try reader.varint())) }
            let value = try reader.u32()
            let low = try reader.u8()
            name = Name(terms, value: value, start: 0, importance: UInt16(low) | UInt16(try reader.u8()) << 8)
        }
    }
}
