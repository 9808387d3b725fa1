public import MapGeometry

/// An index that groups points into non-overlapping pins at every zoom level.
///
/// ```swift
/// var index = ClusterIndex(places.map(\.coordinate))                    // a million in half a second
/// for cluster in index.clusters(in: visible, zoom: 11) {
///     show(cluster.isSingle ? places[cluster.point].name : "\(cluster.count)", at: cluster.coordinate)
/// }
/// let new = index.insert(Coordinate(latitude: 47.14, longitude: 9.52))   // no need to rebuild
/// index.move(new, to: Coordinate(latitude: 47.15, longitude: 9.53))
/// ```
///
/// **Pins.** At each integer zoom level, pins are at least ``ClusterOptions/radius`` apart, and every point is less
/// than two radii from the pin that represents it. A pin is at the position of one of its points. A point that has a
/// pin at one level keeps it at all higher levels: when the user zooms in, pins lose members and new pins appear
/// between them, but none ever jumps. At ``ClusterOptions/leafZoom`` every point has its own pin, even if several are
/// at the same place.
///
/// **Numbers.** Points are identified by number: initial points by their index in the list, later ones by the result of
/// ``insert(_:)``. Numbers are never reused.
///
/// **Changes.** Inserting, removing and moving points affects only their surroundings. Existing pins remain; a removed
/// pin is replaced by one of its members. The pins can therefore depend on the order of changes, but the guarantees
/// above always hold.
///
/// **Coordinates.** Longitudes wrap: points on both sides of 180° are neighbours. Latitudes beyond the edge of the map
/// are clamped to it. A point whose coordinate is not finite or beyond a pole keeps its number and is in no cluster
/// until it is moved.
///
/// The tree is a hierarchy of nets after R. Krauthgamer and J. R. Lee, *Navigating nets* (2004), in the plane and with
/// a ratio of two, with a hashed grid instead of their lists.
public struct ClusterIndex: Sendable {
    /// The clustering options.
    public let options: ClusterOptions

    let scale: ClusterScale
    var nodes: [ClusterNode]
    var grid: ClusterGrid
    /// The coordinates of the nodes as they were given, with longitudes within ±180°.
    var coordinates: [Coordinate]
    /// The node of each number; see `Whereabouts` for points without one.
    var nodeOfPoint: [Int32]
    /// Nodes that can be reused.
    var freeNodes: [Int32] = []

    /// The values used instead of a node.
    enum Whereabouts {
        /// The coordinate of the point is not on the map.
        static let nowhere = ClusterNode.none
        /// The point was removed.
        static let removed: Int32 = -2
    }

    /// Creates an index of points.
    ///
    /// - Parameters:
    ///   - coordinates: The coordinates of the points 0, 1, 2 and so on.
    ///   - options: The clustering options.
    /// - Complexity: O(*n* · *levels*). About 110 bytes per point.
    public init(_ coordinates: some Sequence<Coordinate>, options: ClusterOptions = ClusterOptions()) {
        self.options = options
        scale = ClusterScale(options)
        let list = Array(coordinates)
        let builder = ClusterBuilder(list, options: options)
        nodes = builder.nodes
        grid = builder.grid
        nodeOfPoint = builder.nodeOfPoint
        self.coordinates = nodes.map { list[Int($0.number)].normalized }
    }

    /// Creates an index without points.
    ///
    /// - Parameter options: The clustering options.
    public init(options: ClusterOptions = ClusterOptions()) {
        self.init(EmptyCollection(), options: options)
    }

    /// The number of points on the map.
    public var count: Int { nodes.count - freeNodes.count }

    /// Returns the coordinate of a point.
    ///
    /// - Parameter point: The number of the point.
    /// - Returns: The coordinate, with its longitude wrapped into ±180°; `nil` if the point was removed, never existed
    ///   or is not on the map.
    public func coordinate(of point: Int) -> Coordinate? {
        node(of: point).map { coordinates[$0] }
    }

    /// The node of a point that is on the map.
    func node(of point: Int) -> Int? {
        guard nodeOfPoint.indices.contains(point), nodeOfPoint[point] >= 0 else { return nil }
        return Int(nodeOfPoint[point])
    }
}
