import MapSearchIndexFormat

/// Converts the words of documents, which arrive in ascending order, into the documents of words.
///
/// Data that do not fit into memory go to a scratch file in runs that are sorted by word; as documents ascend from run to
/// run, the lists of a word are concatenated.
struct PostingSorter: ~Copyable {
    private let termCount: Int
    private let capacity: Int
    private var terms: [UInt32] = []
    private var documents: [UInt32] = []
    private var spool: Spool
    private var runs: [Range<Int>] = []

    init(termCount: Int, memoryLimit: Int, in space: ScratchSpace) {
        self.termCount = termCount
        capacity = space.folder == nil ? .max : max(memoryLimit / 160, 16)
        spool = Spool(space)
    }

    mutating func append(_ term: UInt32, _ document: UInt32) throws(IndexFormatError) {
        if terms.count >= capacity { try flush() }
        terms.append(term)
        documents.append(document)
    }

    /// The documents of all words, one after the other, and the end of each list.
    private func inverted() -> (ends: [UInt32], documents: [UInt32]) {
        var ends = [UInt32](repeating: 0, count: termCount)
        for term in terms { ends[Int(term)] += 1 }
        var sum: UInt32 = 0
        for term in ends.indices {
            sum += ends[term]
            ends[term] = sum
        }
        // Filling each list from its end backwards requires descending documents.
        var places = ends
        var inverted = [UInt32](repeating: 0, count: documents.count)
        for index in documents.indices.reversed() {
            let term = Int(terms[index])
            places[term] -= 1
            inverted[Int(places[term])] = documents[index]
        }
        return (ends, inverted)
    }

    private mutating func flush() throws(IndexFormatError) {
        let start = spool.count
        let (ends, inverted) = inverted()
        var first = 0
        var last = 0
        for term in 0..<termCount where Int(ends[term]) > first {
            spool.tail.varint(term - last)
            spool.tail.varint(Int(ends[term]) - first)
            var document: UInt32 = 0
            for next in inverted[first..<Int(ends[term])] {
                spool.tail.varint(Int(next - document))
                document = next
            }
            try spool.settle()
            (first, last) = (Int(ends[term]), term)
        }
        runs.append(start..<spool.count)
        terms.removeAll(keepingCapacity: true)
        documents.removeAll(keepingCapacity: true)
    }

    /// Ends the last run, so that no memory is held until the runs are merged; without runs, everything stays in memory.
    mutating func close() throws(IndexFormatError) {
        guard !runs.isEmpty else { return }
        if !terms.isEmpty { try flush() }
        terms = []
        documents = []
    }

    /// Calls `body` with the documents of each word, in the order of words.
    consuming func forEachTerm(
        _ body: (ArraySlice<UInt32>) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        guard !runs.isEmpty else {
            let (ends, inverted) = inverted()
            var start = 0
            for end in ends {
                try body(inverted[start..<Int(end)])
                start = Int(end)
            }
            return
        }
        try close()
        let bytes = spool.bytes
        var readers: [Run] = []
        for run in runs { readers.append(try Run(EntryReader(bytes, in: run))) }
        var list: [UInt32] = []
        for term in 0..<termCount {
            list.removeAll(keepingCapacity: true)
            for run in readers.indices where readers[run].term == term { try readers[run].take(into: &list) }
            try body(list[...])
        }
    }

    /// A sorted run while it is read.
    private struct Run {
        private var reader: EntryReader
        /// The next word.
        private(set) var term = 0

        init(_ reader: EntryReader) throws(IndexFormatError) {
            self.reader = reader
            try next()
        }

        private mutating func next() throws(IndexFormatError) {
            term = try reader.hasMore ? term + reader.varint() : -1
        }

        mutating func take(into list: inout [UInt32]) throws(IndexFormatError) {
            var document: UInt32 = 0
            for _ in 0..<(try reader.varint()) {
                document += UInt32(try reader.varint())
                list.append(document)
            }
            try next()
        }
    }
}
