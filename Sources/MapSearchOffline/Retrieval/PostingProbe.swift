import MapSearchIndexFormat

/// Answers whether documents have one of a few terms, reading a chunk of a list at a time.
struct PostingProbe {
    private let postings: PostingIndex
    private var lists: [List] = []

    private struct List {
        let list: PostingList
        /// The chunk that is decoded.
        var chunk = -1
        var documents: [UInt32] = []
        /// How many chunks were decoded, and whether all of the list is in ``documents``.
        var decodedCount = 0
        var isWhole = false

        /// Whether a document, if the list has it, is among those that are decoded.
        func spans(_ document: UInt32) -> Bool {
            guard let first = documents.first, let last = documents.last else { return false }
            return first <= document && document <= last
        }

        /// The place of the first decoded document that is not below one.
        func firstIndex(notBelow document: UInt32) -> Int {
            var low = 0
            var high = documents.count
            while low < high {
                let middle = (low + high) / 2
                if documents[middle] < document { low = middle + 1 } else { high = middle }
            }
            return low
        }

        func has(_ run: Range<UInt32>) -> Bool {
            let place = firstIndex(notBelow: run.lowerBound)
            return place < documents.count && documents[place] < run.upperBound
        }

        /// Appends the decoded documents of a run.
        func append(_ run: Range<UInt32>, to others: inout [UInt32]) {
            var place = firstIndex(notBelow: run.lowerBound)
            while place < documents.count, documents[place] < run.upperBound {
                others.append(documents[place])
                place += 1
            }
        }
    }

    /// So many terms at most: of more, the names of a document are read as fast.
    static let maximumTermCount = 4
    /// So many chunks at most are kept of a list from which documents are asked for in any order.
    private static let keptCount = 512

    /// Creates a probe; nil when there are too many terms.
    init?(_ entries: [WordMeaning.Entry], in index: IndexFile) throws(IndexFormatError) {
        postings = index.postings
        guard entries.reduce(0, { $0 + $1.terms.count }) <= Self.maximumTermCount else { return nil }
        for entry in entries {
            for term in entry.terms { lists.append(List(list: try postings.list(term))) }
        }
    }

    /// Whether a document has one of the terms; fastest for documents that ascend.
    mutating func contains(_ document: UInt32) throws(IndexFormatError) -> Bool {
        try has(document..<document &+ 1)
    }

    /// Whether a run has a document with one of the terms; fastest for runs that ascend.
    mutating func has(_ run: Range<UInt32>) throws(IndexFormatError) -> Bool {
        for index in lists.indices where lists[index].list.first < run.upperBound {
            if lists[index].list.first >= run.lowerBound { return true }
            if !lists[index].isWhole, !lists[index].spans(run.lowerBound) {
                let list = lists[index].list
                let chunk = try postings.chunk(list, from: run.lowerBound)
                // The last document of a block is known without reading the block.
                if chunk < list.blockCount, try postings.last(list, block: chunk) < run.upperBound { return true }
                try load(chunk, of: index)
                // As much was decoded as there is: to keep it costs no more than what was done.
                let count = list.chunkCount
                if lists[index].decodedCount > count, count <= Self.keptCount { try loadAll(index) }
            }
            if lists[index].has(run) { return true }
        }
        return false
    }

    /// Appends the documents of a run that have one of the terms, each term's ascending.
    mutating func append(_ run: Range<UInt32>, to documents: inout [UInt32]) throws(IndexFormatError) {
        for index in lists.indices where lists[index].list.first < run.upperBound {
            if lists[index].isWhole {
                lists[index].append(run, to: &documents)
                continue
            }
            var chunk = try postings.chunk(lists[index].list, from: run.lowerBound)
            while chunk < lists[index].list.chunkCount {
                try load(chunk, of: index)
                lists[index].append(run, to: &documents)
                guard let last = lists[index].documents.last, last < run.upperBound else { break }
                chunk += 1
            }
        }
    }

    private mutating func load(_ chunk: Int, of index: Int) throws(IndexFormatError) {
        guard lists[index].chunk != chunk else { return }
        try postings.decode(lists[index].list, chunk: chunk, into: &lists[index].documents)
        lists[index].chunk = chunk
        lists[index].decodedCount += 1
    }

    private mutating func loadAll(_ index: Int) throws(IndexFormatError) {
        var all: [UInt32] = []
        var documents: [UInt32] = []
        for chunk in 0..<lists[index].list.chunkCount {
            try postings.decode(lists[index].list, chunk: chunk, into: &documents)
            all += documents
        }
        lists[index].documents = all
        lists[index].isWhole = true
    }
}
