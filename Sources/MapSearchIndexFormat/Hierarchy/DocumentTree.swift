/// The boxes of runs of documents and their highest importance, with which a search skips whole runs.
///
/// Documents are numbered by place, so a run of neighbouring numbers lies in a small box.
///
/// Layout:
/// ```
/// section  = node × ((documentCount + 63) / 64)  node × ((nodes below + 15) / 16) …       up to one node
/// node     = south:i32 west:i32 north:i32 east:i32 highest:u16
/// ```
/// A node of the first level covers 64 documents, one of each further level 16 nodes of the level below. `highest` is the
/// highest importance of a document. A document that is a container without a name in the containers section is covered together
/// with everything in it. Boxes are in units of ``FixedAngle`` and do not cross ±180°.
package struct DocumentTree: Sendable {
    private let view: ByteView
    /// The start of each level among the nodes, the first level first.
    private let levels: [Range<Int>]
    private let documentCount: Int

    /// The number of documents that a node of the first level covers.
    package static let leafCount = 64
    static let fanOut = 16
    static let nodeLength = 18

    package init(_ view: ByteView, documentCount: Int) throws(IndexFormatError) {
        levels = TreeLevels.ranges(
            over: (documentCount + Self.leafCount - 1) / Self.leafCount, fanOut: Self.fanOut)
        self.view = try view.slice(0, (levels.last?.upperBound ?? 0) * Self.nodeLength)
        self.documentCount = documentCount
    }

    /// A node: a run of documents with its box.
    package struct Node: Sendable {
        package let level: Int
        package let index: Int
        package let south: Int32
        package let west: Int32
        package let north: Int32
        package let east: Int32
        /// The highest importance of a document.
        package let highest: UInt16
    }

    /// The node that covers all documents; nil if there are none.
    package var root: Node? {
        get throws(IndexFormatError) {
            try levels.indices.last.map { level throws(IndexFormatError) in try node(level, 0) }
        }
    }

    /// The documents of a node.
    package func documents(of node: Node) -> Range<UInt32> {
        let shift = 6 + 4 * node.level
        return UInt32(node.index << shift)..<UInt32(min((node.index + 1) << shift, documentCount))
    }

    /// The nodes below a node; empty on the first level.
    package func children(of node: Node) -> Range<Int> {
        guard node.level > 0 else { return 0..<0 }
        return node.index * Self.fanOut..<min((node.index + 1) * Self.fanOut, levels[node.level - 1].count)
    }

    /// A child of a node.
    package func child(_ index: Int, of node: Node) throws(IndexFormatError) -> Node {
        try self.node(node.level - 1, index)
    }

    private func node(_ level: Int, _ index: Int) throws(IndexFormatError) -> Node {
        let offset = (levels[level].lowerBound + index) * Self.nodeLength
        return Node(
            level: level, index: index, south: try view.i32(offset), west: try view.i32(offset + 4),
            north: try view.i32(offset + 8), east: try view.i32(offset + 12), highest: try view.u16(offset + 16))
    }

    /// Throws unless every node covers its children.
    package func verify(_ reaches: [DocumentReach]) throws(IndexFormatError) {
        for level in levels.indices {
            for index in levels[level].indices {
                let place = index - levels[level].lowerBound
                let node = try node(level, place)
                for child in children(of: node) {
                    let child = try self.child(child, of: node)
                    guard node.south <= child.south, node.west <= child.west, node.north >= child.north,
                        node.east >= child.east, node.highest >= child.highest
                    else { throw view.corrupt(at: index * Self.nodeLength) }
                }
                guard level == 0 else { continue }
                for number in documents(of: node) {
                    let reach = reaches[Int(number)]
                    guard node.south <= reach.box.south, reach.box.north <= node.north, node.west <= reach.box.west,
                        reach.box.east <= node.east, reach.highest <= node.highest
                    else { throw view.corrupt(at: index * Self.nodeLength) }
                }
            }
        }
    }
}

extension DocumentTree {
    /// Encodes the tree over the reaches of all documents.
    package static func encode(_ documents: [DocumentReach]) -> [UInt8] {
        func joined(_ reaches: ArraySlice<DocumentReach>) -> DocumentReach {
            reaches.dropFirst().reduce(into: reaches[reaches.startIndex]) { $0.extend($1) }
        }
        var level = stride(from: 0, to: documents.count, by: leafCount).map { start in
            joined(documents[start..<min(start + leafCount, documents.count)])
        }
        var writer = ByteWriter()
        while !level.isEmpty {
            for reach in level {
                for edge in [reach.box.south, reach.box.west, reach.box.north, reach.box.east] { writer.i32(edge) }
                writer.u16(reach.highest)
            }
            if level.count == 1 { break }
            level = stride(from: 0, to: level.count, by: fanOut).map { start in
                joined(level[start..<min(start + fanOut, level.count)])
            }
        }
        return writer.bytes
    }
}
