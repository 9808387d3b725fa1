import MapSearchIndexFormat

/// The documents that have a term of some meanings, most important first, each once, without reading what is not asked
/// for.
///
/// A heap of sources. One term is a posting list. A range of terms is, first, its most important document by
/// ``RangeMinimum``; when that is taken the range splits at its term into two ranges and the rest of the term's list. So
/// ten documents of a prefix with a hundred thousand cost about ten steps.
struct CandidateStream {
    private let postings: PostingIndex
    private let minimum: RangeMinimum
    private var heap: [Source] = []
    private var last: UInt32?

    private struct Source {
        var document: UInt32
        /// The terms of a range; the list of one term when empty.
        var lower: UInt32
        var upper: UInt32
        var term: UInt32
        var cursor: PostingCursor?
    }

    init(_ entries: [WordMeaning.Entry], in index: IndexFile) throws(IndexFormatError) {
        postings = index.postings
        minimum = index.minimum
        heap.reserveCapacity(entries.count + 8)
        for entry in entries { try push(entry.lower, entry.upper) }
    }

    /// The next document; nil at the end.
    mutating func next() throws(IndexFormatError) -> UInt32? {
        while let source = heap.first {
            try advance(source)
            // Ranges overlap, and a document may have several of the terms.
            if source.document != last {
                last = source.document
                return source.document
            }
        }
        return nil
    }

    private mutating func advance(_ source: Source) throws(IndexFormatError) {
        if var cursor = source.cursor {
            if try postings.advance(&cursor) {
                var next = source
                // Damaged lists may run backwards; a stream never does.
                next.document = max(cursor.document, source.document)
                next.cursor = cursor
                replaceFirst(next)
            } else {
                removeFirst()
            }
            return
        }
        removeFirst()
        let cursor = try postings.cursor(Int(source.term))
        if cursor.remaining > 0 {
            var list = source
            var rest = cursor
            if try postings.advance(&rest) {
                list.document = max(rest.document, source.document)
                list.cursor = rest
                insert(list)
            }
        }
        try push(source.lower, source.term)
        try push(source.term + 1, source.upper)
    }

    private mutating func push(_ lower: UInt32, _ upper: UInt32) throws(IndexFormatError) {
        guard lower < upper, let best = try minimum.minimum(in: Int(lower)..<Int(upper)) else { return }
        insert(Source(document: best.document, lower: lower, upper: upper, term: UInt32(best.term), cursor: nil))
    }

    // MARK: Heap

    private mutating func insert(_ source: Source) {
        heap.append(source)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if heap[parent].document <= source.document { break }
            heap[child] = heap[parent]
            child = parent
        }
        heap[child] = source
    }

    private mutating func removeFirst() {
        let last = heap.removeLast()
        if !heap.isEmpty { replaceFirst(last) }
    }

    private mutating func replaceFirst(_ source: Source) {
        var parent = 0
        while true {
            var child = 2 * parent + 1
            if child >= heap.count { break }
            if child + 1 < heap.count, heap[child + 1].document < heap[child].document { child += 1 }
            if heap[child].document >= source.document { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = source
    }
}
