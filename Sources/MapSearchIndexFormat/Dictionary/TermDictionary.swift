/// The sorted set of all folded terms: term ↔ ordinal, prefix → range of ordinals, and a walk for misspelt words.
///
/// A packed radix trie. The ordinal of a term is its rank in byte order, so the terms that begin with a prefix are one
/// range of ordinals. Nodes are written children first; a child lies before its parent, so a walk always ends.
///
/// Layout:
/// ```
/// section  = root:u32  termCount:u32  node …  pad:3 zero bytes
/// node     = flags:u8  labelLength:u8  label …                     a leaf
///          | flags:u8  labelLength:u8  label …  childCount:u8
///            firstByte:u8 × childCount          ascending
///            firstOrdinal × childCount          relative to the node's first ordinal, width from flags
///            distance × childCount              from the child's first byte to the node's, width from flags
/// flags    = bit 0: a term ends here   bits 1–2: width of distance − 1   bits 3–4: width of firstOrdinal − 1
///            bit 5: a leaf
/// ```
/// The first byte of an edge stands in the parent, the rest of it is the child's label.
package struct TermDictionary: Sendable {
    let view: ByteView
    package let termCount: Int
    let root: Int

    /// The longest term in bytes. It bounds the depth of every walk, whatever the file says.
    package static let maximumTermLength = 255

    static let headerLength = 8
    static let leafFlag: UInt8 = 32

    package init(_ view: ByteView) throws(IndexFormatError) {
        root = Int(try view.u32(0))
        termCount = Int(try view.u32(4))
        self.view = view
        guard root >= Self.headerLength || termCount == 0 else { throw view.corrupt(at: 0) }
    }

    /// One decoded node; its ranges have been checked to lie in the section.
    struct Node {
        var position: Int
        var isTerm: Bool
        var label: Int
        var labelLength: Int
        var childCount: Int
        var distanceWidth: Int
        var ordinalWidth: Int

        var firstBytes: Int { label &+ labelLength &+ 1 }
        var ordinals: Int { firstBytes &+ childCount }
        var distances: Int { ordinals &+ childCount &* ordinalWidth }
    }

    @inline(__always)
    func node(at position: Int) throws(IndexFormatError) -> Node {
        let flags = try view.u8(position)
        let labelLength = Int(try view.u8(position &+ 1))
        let childCount = flags & Self.leafFlag != 0 ? 0 : Int(try view.u8(position &+ 2 &+ labelLength))
        let node = Node(
            position: position, isTerm: flags & 1 != 0, label: position &+ 2, labelLength: labelLength,
            childCount: childCount, distanceWidth: Int(flags >> 1 & 3) &+ 1, ordinalWidth: Int(flags >> 3 & 3) &+ 1)
        return node
    }

    /// The position of a child; always before its parent's.
    @inline(__always)
    func childPosition(_ node: Node, _ index: Int) throws(IndexFormatError) -> Int {
        let distance = Int(try view.uint(node.distances &+ index &* node.distanceWidth, width: node.distanceWidth))
        guard distance > 0, distance <= node.position else { throw view.corrupt(at: node.position) }
        return node.position &- distance
    }

    /// The ordinals below a child, given those below its parent.
    @inline(__always)
    func childRange(_ node: Node, _ index: Int, in range: Range<Int>) throws(IndexFormatError) -> Range<Int> {
        let width = node.ordinalWidth
        let lower = range.lowerBound &+ Int(try view.uint(node.ordinals &+ index &* width, width: width))
        let upper =
            index &+ 1 < node.childCount
            ? range.lowerBound &+ Int(try view.uint(node.ordinals &+ (index &+ 1) &* width, width: width))
            : range.upperBound
        guard lower < upper, upper <= range.upperBound else { throw view.corrupt(at: node.position) }
        return lower..<upper
    }
}
