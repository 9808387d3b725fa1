/// A point in the tree of clusters.
///
/// From its level on, a point has its own pin. At all levels before that, it belongs to its parent, which has a pin
/// from an earlier level on. A single tree with as many nodes as points therefore contains the clusters of all levels:
/// at a level, the cluster of a point consists of its descendants through children of later levels.
struct ClusterNode: Sendable {
    /// No node.
    static let none: Int32 = -1

    /// One of the children of a node.
    ///
    /// The level is stored next to it, so that the children up to a level are found without accessing the next one,
    /// which is probably far away in memory.
    struct Child: Sendable {
        let node: Int32
        let level: Int8

        /// After the last child, with a level later than any other.
        static let none = Child(node: ClusterNode.none, level: .max)

        @inline(__always)
        var index: Int? { node >= 0 ? Int(node) : nil }
    }

    // Ordered so that everything a view reads is adjacent, in one cache line if the memory is aligned.
    var parent = none
    var previousSibling = none
    var previousInCell = none
    /// The sum of the offsets from here to all descendants.
    var sumX: Int64 = 0
    var sumY: Int64 = 0
    var place: ClusterPlace
    /// The number by which users know the point.
    var number: Int32
    /// The number of points in its branch, including itself.
    var count: Int32 = 1
    /// The next one in its grid cell at its level.
    var nextInCell = none
    private var firstChildNode = none
    private var nextSiblingNode = none
    var level: Int8
    private var firstChildLevel = Child.none.level
    private var nextSiblingLevel = Child.none.level

    init(place: ClusterPlace, level: Int, number: Int32, parent: Int32 = none) {
        self.place = place
        self.level = Int8(level)
        self.number = number
        self.parent = parent
    }

    /// The first child; children are linked in the order of their levels.
    @inline(__always)
    var firstChild: Child {
        get { Child(node: firstChildNode, level: firstChildLevel) }
        set { (firstChildNode, firstChildLevel) = (newValue.node, newValue.level) }
    }

    /// The next child of the same parent.
    @inline(__always)
    var nextSibling: Child {
        get { Child(node: nextSiblingNode, level: nextSiblingLevel) }
        set { (nextSiblingNode, nextSiblingLevel) = (newValue.node, newValue.level) }
    }
}
