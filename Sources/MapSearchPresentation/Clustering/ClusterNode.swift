/// A point in the tree of clusters.
///
/// From its level on a point has a pin of its own. At all levels before that it belongs to its parent, which has a pin
/// from an earlier level on. So one tree of as many nodes as there are points holds the clusters of all levels: at a level,
/// the cluster of a point is what hangs on it by children of later levels.
struct ClusterNode: Sendable {
    /// No node.
    static let none: Int32 = -1

    var place: ClusterPlace
    var parent = none
    /// The first of the children, which are linked in the order of their levels.
    var firstChild = none
    var nextSibling = none
    var previousSibling = none
    /// The others in its cell of the grid of its level.
    var nextInCell = none
    var previousInCell = none
    var level: Int32
    /// The number by which users know the point.
    var number: Int32
    /// How many points hang on it, itself included.
    var count: Int32 = 1
    /// The sum of the ways from here to each of those points.
    var sumX: Int64 = 0
    var sumY: Int64 = 0

    init(place: ClusterPlace, level: Int, number: Int32, parent: Int32 = none) {
        self.place = place
        self.level = Int32(level)
        self.number = number
        self.parent = parent
    }
}
