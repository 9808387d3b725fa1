import MapSearchIndexFormat

/// The documents that have a term of some meanings, the most important first as far as it takes, without reading what is not
/// asked for.
///
/// A queue of sources, each with the highest importance that it may have: a range of terms, the list of one term, a chunk of a list.
/// What comes out is taken apart: of a range its best term and the ranges on both sides, of a list the chunks that lie in the wanted
/// ranges, of a chunk its documents. So ten documents of a prefix with a hundred thousand cost about ten steps.
struct CandidateStream {
    private let postings: PostingIndex
    private let highest: RangeMaximum
    /// Where to read the importance of each document; nil if those of a chunk come together.
    private let attributes: AttributeTable?
    /// The importance below which ordered documents are left out.
    var floor: UInt16 = 0
    private let ranges: DocumentRanges
    private var sources = BestFirstQueue<Source>()
    /// The documents of the chunk that came out last, as far as they are wanted, ascending.
    private(set) var documents: [UInt32] = []
    private var decoded: [UInt32] = []
    /// How many documents the chunks had that were taken apart.
    private(set) var readCount = 0
    /// How many documents may still be read: the lists of the file have no more, and each is read once.
    private var rest: Int

    private struct Source: BestFirst {
        /// The highest importance of a document.
        var importance: UInt16
        /// No document is below this one.
        var first: UInt32
        var lower: UInt32
        var upper: UInt32
        /// The best term of a range of several, or the one term.
        var term: UInt32
        /// The chunk of the list of the one term; nil: all of the list.
        var chunk: UInt32?
        /// Whether it is the first document alone.
        var isDocument = false

        func precedes(_ other: Source) -> Bool {
            importance != other.importance ? importance > other.importance : first < other.first
        }
    }

    /// Creates a stream of the documents in some ranges.
    ///
    /// If it `isOrdered`, each document comes by its own importance.
    init(
        _ entries: [WordMeaning.Entry], in index: IndexFile, within ranges: DocumentRanges, isOrdered: Bool = false
    ) throws(IndexFormatError) {
        attributes = isOrdered ? index.attributes : nil
        postings = index.postings
        highest = index.highest
        self.ranges = ranges
        rest = index.postings.maximumDocumentCount
        sources.reserveCapacity(entries.count + 8)
        for entry in entries { try push(entry.lower, entry.upper) }
    }

    /// The highest importance that a document which is still to come may have, with a bound from below for its number; nil at
    /// the end.
    var bound: (importance: UInt16, document: UInt32)? { sources.first.map { ($0.importance, $0.first) } }

    /// Moves to the next ``documents``; false at the end.
    mutating func next() throws(IndexFormatError) -> Bool {
        documents.removeAll(keepingCapacity: true)
        while let source = sources.popFirst() {
            if source.isDocument {
                documents.append(source.first)
            } else if let chunk = source.chunk {
                try take(try postings.list(Int(source.term)), Int(chunk))
            } else {
                try push(source.lower, source.term)
                try push(source.term + 1, source.upper)
                let list = try postings.list(Int(source.term))
                if list.blockCount == 0 { try take(list, 0) } else { try pushChunks(of: list, source.term) }
            }
            if !documents.isEmpty { return true }
        }
        return false
    }

    private mutating func push(_ lower: UInt32, _ upper: UInt32) throws(IndexFormatError) {
        guard lower < upper, let best = try highest.maximum(in: Int(lower)..<Int(upper)) else { return }
        let first = upper - lower == 1 ? try postings.first[best.term] : 0
        sources.insert(
            Source(
                importance: best.value, first: first, lower: lower, upper: upper, term: UInt32(best.term), chunk: nil))
    }

    /// Puts the chunks of a list that have wanted documents into the queue.
    private mutating func pushChunks(of list: PostingList, _ term: UInt32) throws(IndexFormatError) {
        func push(_ chunk: Int) throws(IndexFormatError) {
            let first = chunk == 0 ? list.first : try postings.last(list, block: chunk - 1) &+ 1
            // The chunk behind the last block ends nowhere.
            let end = chunk == list.blockCount ? UInt32.max : try postings.last(list, block: chunk) &+ 1
            guard first < end, ranges.intersects(first..<end) else { return }
            sources.insert(
                Source(
                    importance: try postings.highest(list, chunk: chunk), first: first, lower: term, upper: term,
                    term: term, chunk: UInt32(chunk)))
        }
        if ranges.ranges.count < list.chunkCount {
            var next = 0
            for range in ranges.ranges where next < list.chunkCount {
                next = max(next, try postings.chunk(list, from: range.lowerBound))
                while next < list.chunkCount {
                    let first = next == 0 ? list.first : try postings.last(list, block: next - 1) &+ 1
                    guard first < range.upperBound else { break }
                    try push(next)
                    next += 1
                }
            }
        } else {
            for chunk in 0..<list.chunkCount { try push(chunk) }
        }
    }

    private mutating func take(_ list: PostingList, _ chunk: Int) throws(IndexFormatError) {
        try postings.decode(list, chunk: chunk, into: &decoded)
        guard let first = decoded.first else { return }
        readCount += decoded.count
        rest -= decoded.count
        guard rest >= 0 else { throw IndexFormatError(.corrupt, section: .postings) }
        var place = ranges.firstIndex(endingAfter: first)
        documents.reserveCapacity(decoded.count)
        for document in decoded {
            while place < ranges.ranges.count, ranges.ranges[place].upperBound <= document { place += 1 }
            if place == ranges.ranges.count { break }
            if ranges.ranges[place].lowerBound <= document { documents.append(document) }
        }
        guard let attributes, documents.count > 1 else { return }
        for document in documents {
            let importance = try attributes.importance(document)
            guard importance >= floor else { continue }
            sources.insert(
                Source(
                    importance: importance, first: document, lower: 0, upper: 0, term: 0, chunk: nil, isDocument: true))
        }
        documents.removeAll(keepingCapacity: true)
    }
}
