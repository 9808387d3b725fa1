import MapSearchIndexFormat

/// Documents by the place that they are in, those in the best boxes first: what is near an area, or in a country and begins
/// with two letters.
///
/// A heap of nodes of the index's ``DocumentTree``, each with the best that one of its documents may have.
struct TreeStream {
    private let tree: DocumentTree
    private let ranges: DocumentRanges
    private let bound: (DocumentTree.Node) -> Float
    private var heap: [(bound: Float, node: DocumentTree.Node)] = []
    /// The number of nodes that were tested or returned.
    private(set) var visitedCount = 0

    /// Creates a stream; `bound` is the best rank that a document of a node may have, negative infinity when it has none that
    /// is wanted.
    init(
        _ tree: DocumentTree, within ranges: DocumentRanges, bound: @escaping (DocumentTree.Node) -> Float
    ) throws(IndexFormatError) {
        self.tree = tree
        self.ranges = ranges
        self.bound = bound
        if let root = try tree.root { insert(root) }
    }

    /// The next run of neighbouring documents of which `mayHave` says that some may be wanted, with the best rank that one of
    /// them may have; nil at the end.
    ///
    /// The children of a node are tested before they are ranked, in order: what has no wanted document is never taken apart.
    mutating func next(
        where mayHave: (Range<UInt32>) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> (documents: Range<UInt32>, bound: Float)? {
        while let (bound, node) = heap.first {
            removeFirst()
            visitedCount += 1
            if node.level == 0 { return (tree.documents(of: node), bound) }
            for index in tree.children(of: node) {
                visitedCount += 1
                let child = try tree.child(index, of: node)
                let documents = tree.documents(of: child)
                if ranges.intersects(documents), try mayHave(documents) { insert(child) }
            }
        }
        return nil
    }

    private mutating func insert(_ node: DocumentTree.Node) {
        let bound = bound(node)
        guard bound > -.infinity else { return }
        heap.append((bound, node))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if !precedes(child, parent) { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var child = 2 * parent + 1
            if child >= heap.count { break }
            if child + 1 < heap.count, precedes(child + 1, child) { child += 1 }
            if !precedes(child, parent) { break }
            heap.swapAt(child, parent)
            parent = child
        }
    }

    private func precedes(_ a: Int, _ b: Int) -> Bool {
        if heap[a].bound != heap[b].bound { return heap[a].bound > heap[b].bound }
        return tree.documents(of: heap[a].node).lowerBound < tree.documents(of: heap[b].node).lowerBound
    }
}
