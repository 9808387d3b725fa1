import MapSearchIndexFormat

/// Documents by the place that they are in, those in the best boxes first: what is near an area, or in a country and begins
/// with two letters.
///
/// A queue of nodes of the index's ``DocumentTree``, each with the best that one of its documents may have.
struct TreeStream {
    private let tree: DocumentTree
    private let ranges: DocumentRanges
    private let bound: (DocumentTree.Node) -> Float
    private var nodes = BestFirstQueue<RankedNode>()
    /// The number of nodes that were tested or returned.
    private(set) var visitedCount = 0

    private struct RankedNode: BestFirst {
        let bound: Float
        let node: DocumentTree.Node
        let documents: Range<UInt32>

        func precedes(_ other: RankedNode) -> Bool {
            bound != other.bound ? bound > other.bound : documents.lowerBound < other.documents.lowerBound
        }
    }

    /// Creates a stream; `bound` is the best rank that a document of a node may have, negative infinity when it has none that
    /// is wanted.
    init(
        _ tree: DocumentTree, within ranges: DocumentRanges, bound: @escaping (DocumentTree.Node) -> Float
    ) throws(IndexFormatError) {
        self.tree = tree
        self.ranges = ranges
        self.bound = bound
        if let root = try tree.root { insert(root, tree.documents(of: root)) }
    }

    /// The next run of neighbouring documents of which `mayHave` says that some may be wanted, with the best rank that one of
    /// them may have; nil at the end.
    ///
    /// The children of a node are tested before they are ranked, in order: what has no wanted document is never taken apart.
    mutating func next(
        where mayHave: (Range<UInt32>) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> (documents: Range<UInt32>, bound: Float)? {
        while let best = nodes.popFirst() {
            visitedCount += 1
            if best.node.level == 0 { return (best.documents, best.bound) }
            for index in tree.children(of: best.node) {
                visitedCount += 1
                let child = try tree.child(index, of: best.node)
                let documents = tree.documents(of: child)
                if ranges.intersects(documents), try mayHave(documents) { insert(child, documents) }
            }
        }
        return nil
    }

    private mutating func insert(_ node: DocumentTree.Node, _ documents: Range<UInt32>) {
        let bound = bound(node)
        if bound > -.infinity { nodes.insert(RankedNode(bound: bound, node: node, documents: documents)) }
    }
}
