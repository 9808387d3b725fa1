import MapSearchIndexFormat

/// Answers whether documents have one of a few terms, reading a chunk of a list at a time.
struct PostingProbe {
    private let index: IndexFile
    private var lists: [List] = []

    private struct List {
        let list: PostingList
        /// The chunk that is decoded.
        private var chunk = -1
        private var documents: [UInt32] = []
        /// The place of the document that was asked for last: neighbours are asked for one after the other.
        private var place = 0
        /// How many chunks were decoded, and whether all of the list is in ``documents``.
        private var decodedCount = 0
        private var isWhole = false

        init(_ list: PostingList) { self.list = list }

        mutating func has(_ run: Range<UInt32>, in index: IndexFile) throws(IndexFormatError) -> Bool {
            if list.first >= run.lowerBound { return list.first < run.upperBound }
            if !isWhole, !spans(run.lowerBound) {
                let chunk = try index.postings.chunk(list, from: run.lowerBound)
                // The last document of a block is known without reading the block.
                if chunk < list.blockCount, try index.postings.last(list, block: chunk) < run.upperBound { return true }
                try load(chunk, in: index)
                // As much was decoded as there is: to keep it costs no more than what was done.
                if decodedCount > list.chunkCount, list.chunkCount <= PostingProbe.keptCount { try loadAll(in: index) }
            }
            let place = firstIndex(notBelow: run.lowerBound)
            return place < documents.count && documents[place] < run.upperBound
        }

        /// Appends the documents of a run.
        mutating func append(
            _ run: Range<UInt32>, to others: inout [UInt32], in index: IndexFile
        ) throws(IndexFormatError) {
            guard list.first < run.upperBound else { return }
            if isWhole { return append(run, to: &others) }
            var chunk = try index.postings.chunk(list, from: run.lowerBound)
            while chunk < list.chunkCount {
                try load(chunk, in: index)
                append(run, to: &others)
                guard let last = documents.last, last < run.upperBound else { return }
                chunk += 1
            }
        }

        /// Appends the decoded documents of a run.
        private mutating func append(_ run: Range<UInt32>, to others: inout [UInt32]) {
            var place = firstIndex(notBelow: run.lowerBound)
            while place < documents.count, documents[place] < run.upperBound {
                others.append(documents[place])
                place += 1
            }
        }

        /// Whether a document, if the list has it, is among those that are decoded.
        private func spans(_ document: UInt32) -> Bool {
            guard let first = documents.first, let last = documents.last else { return false }
            return first <= document && document <= last
        }

        /// The place of the first decoded document that is not below one.
        ///
        /// - Complexity: O(log *d*) in the distance *d* from the place asked for before, if the documents ascend.
        private mutating func firstIndex(notBelow document: UInt32) -> Int {
            var low = place
            var high = low
            if low > 0, documents[low - 1] >= document {
                low = 0
            } else {
                var step = 1
                while high < documents.count, documents[high] < document {
                    low = high + 1
                    high += step
                    step *= 2
                }
                high = min(high, documents.count)
            }
            while low < high {
                let middle = (low + high) / 2
                if documents[middle] < document { low = middle + 1 } else { high = middle }
            }
            place = low
            return low
        }

        private mutating func load(_ chunk: Int, in index: IndexFile) throws(IndexFormatError) {
            guard self.chunk != chunk else { return }
            // Unknown until it is decoded, also if that fails.
            self.chunk = -1
            place = 0
            try index.postings.decode(list, chunk: chunk, into: &documents)
            self.chunk = chunk
            decodedCount += 1
        }

        private mutating func loadAll(in index: IndexFile) throws(IndexFormatError) {
            var all: [UInt32] = []
            all.reserveCapacity(list.count)
            for chunk in 0..<list.chunkCount {
                try index.postings.decode(list, chunk: chunk, into: &documents)
                all += documents
            }
            documents = all
            place = 0
            isWhole = true
        }
    }

    /// So many terms at most: of more, the names of a document are read as fast.
    static let maximumTermCount = 4
    /// So many chunks at most are kept of a list from which documents are asked for in any order.
    private static let keptCount = 4_096

    /// Creates a probe; nil when there are too many terms.
    init?(_ entries: [WordMeaning.Entry], in index: IndexFile) throws(IndexFormatError) {
        self.index = index
        guard entries.reduce(0, { $0 + $1.terms.count }) <= Self.maximumTermCount else { return nil }
        for entry in entries {
            for term in entry.terms { lists.append(List(try index.postings.list(term))) }
        }
    }

    /// Creates a probe of one term.
    init(_ list: PostingList, in index: IndexFile) {
        self.index = index
        lists = [List(list)]
    }

    /// Whether a document has one of the terms; fastest for documents that ascend.
    mutating func contains(_ document: UInt32) throws(IndexFormatError) -> Bool {
        try has(document..<document &+ 1)
    }

    /// Whether a run has a document with one of the terms; fastest for runs that ascend.
    mutating func has(_ run: Range<UInt32>) throws(IndexFormatError) -> Bool {
        for place in lists.indices where try lists[place].has(run, in: index) { return true }
        return false
    }

    /// Appends the documents of a run that have one of the terms, each term's ascending.
    mutating func append(_ run: Range<UInt32>, to documents: inout [UInt32]) throws(IndexFormatError) {
        for place in lists.indices { try lists[place].append(run, to: &documents, in: index) }
    }
}
