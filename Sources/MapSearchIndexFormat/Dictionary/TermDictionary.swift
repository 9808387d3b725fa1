/// The sorted set of all folded terms: term ↔ ordinal, prefix → range of ordinals, and fuzzy lookup of misspelt words.
///
/// A packed radix trie. The ordinal of a term is its rank in byte order, so the terms that begin with a prefix are one
/// range of ordinals. Nodes are written children first; a child comes before its parent, so every walk ends.
///
/// Layout:
/// ```
/// section  = root:u32  termCount:u32  node …  pad:3 zero bytes
/// node     = 128 + labelLength:u8  label …                        a leaf; a term ends here
///          | head:u8 < 128  [labelLength:u8]  label …  childCount:u8
///            firstByte:u8 × childCount            ascending
///            firstOrdinal × (childCount − 1)      of all but the first child, relative to the node's first ordinal
///            distance × childCount                from the child's first byte to the node's
/// head     = bit 0: a term ends here   bits 1–2: width of distance − 1   bits 3–4: width of firstOrdinal − 1
///            bits 5–6: length of the label; 3: it is in labelLength
/// ```
/// A leaf's label has at most 127 bytes; a longer one is a chain of nodes with one child.
/// The first byte of an edge is in the parent; the rest is the child's label.
package struct TermDictionary: Sendable {
    let view: ByteView
    package let termCount: Int
    let root: Int

    /// The longest term in bytes.
    ///
    /// It bounds the depth of every walk, whatever the file contains.
    package static let maximumTermLength = 255

    static let headerLength = 8
    static let maximumLeafLabelLength = 127

    package init(_ view: ByteView) throws(IndexFormatError) {
        root = Int(try view.u32(0))
        termCount = Int(try view.u32(4))
        self.view = view
        guard root >= Self.headerLength || termCount == 0 else { throw view.corrupt(at: 0) }
    }

    /// One decoded node.
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
        var distances: Int { ordinals &+ (childCount &- 1) &* ordinalWidth }
    }

    @inline(__always)
    func node(at position: Int) throws(IndexFormatError) -> Node {
        let head = try view.u8(position)
        if head >= 128 {
            return Node(
                position: position, isTerm: true, label: position &+ 1, labelLength: Int(head & 127), childCount: 0,
                distanceWidth: 1, ordinalWidth: 1)
        }
        var label = position &+ 1
        var labelLength = Int(head >> 5)
        if labelLength == 3 {
            labelLength = Int(try view.u8(label))
            label &+= 1
        }
        return Node(
            position: position, isTerm: head & 1 != 0, label: label, labelLength: labelLength,
            childCount: Int(try view.u8(label &+ labelLength)), distanceWidth: Int(head >> 1 & 3) &+ 1,
            ordinalWidth: Int(head >> 3 & 3) &+ 1)
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
        let lower = try firstOrdinal(node, index, in: range)
        let upper =
            index &+ 1 < node.childCount ? try firstOrdinal(node, index &+ 1, in: range) : range.upperBound
        guard lower < upper, upper <= range.upperBound else { throw view.corrupt(at: node.position) }
        return lower..<upper
    }

    @inline(__always)
    func firstOrdinal(_ node: Node, _ index: Int, in range: Range<Int>) throws(IndexFormatError) -> Int {
        guard index > 0 else { return range.lowerBound &+ (node.isTerm ? 1 : 0) }
        let width = node.ordinalWidth
        return range.lowerBound &+ Int(try view.uint(node.ordinals &+ (index &- 1) &* width, width: width))
    }
}
