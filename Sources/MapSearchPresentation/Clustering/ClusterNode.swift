/// A point in the tree of clusters.
///
/// From its level on a point has a pin of its own. At all levels before that it belongs to its parent, which has a pin
/// from an earlier level on. So one tree of as many nodes as there are points holds the clusters of all levels: at a level,
/// the cluster of a point is what hangs on it by children of later levels.
struct ClusterNode: Sendable {
    /// No node.
    static let none: Int32 = -1

    /// One of the children of a node.
    ///
    /// Its level stands beside it, so that those up to a level are found without a look at the next one, which is likely
    /// far away in memory.
    struct Child: Sendable {
        let node: Int32
        let level: Int8

        /// After the last child, with a level that is later than any.
        static let none = Child(node: ClusterNode.none, level: .max)

        @inline(__always)
        var index: Int? { node >= 0 ? Int(node) : nil }
    }

    // In an order in which all that a view reads lies side by side, in one line of the cache if the memory is placed so.
    var parent = none
    var previousSibling = none
    var previousInCell = none
    /// The sum of the ways from here to each of the points that hang on it.
    var sumX: Int64 = 0
    var sumY: Int64 = 0
    var place: ClusterPlace
    /// The number by which users know the point.
    var number: Int32
    /// How many points hang on it, itself included.
    var count: Int32 = 1
    /// The next one in its cell of the grid of its level.
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

    /// The first of the children, which are linked in the order of their levels.
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
