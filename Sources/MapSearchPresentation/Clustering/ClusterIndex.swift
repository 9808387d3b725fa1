public import MapGeometry

/// Points gathered into pins that do not overlap, at every zoom level.
///
/// ```swift
/// var index = ClusterIndex(places.map(\.coordinate))                    // a million in half a second
/// for cluster in index.clusters(in: visible, zoom: 11) {
///     show(cluster.isSingle ? places[cluster.point].name : "\(cluster.count)", at: cluster.coordinate)
/// }
/// let new = index.insert(Coordinate(latitude: 47.14, longitude: 9.52))   // no need to begin anew
/// index.move(new, to: Coordinate(latitude: 47.15, longitude: 9.53))
/// ```
///
/// **Pins.** At a whole zoom level, pins are at least ``ClusterOptions/radius`` apart, and every point is less than two
/// radii from the pin that stands for it. A pin is one of the points and stays where that is. Who has a pin at a level
/// keeps it at all later ones: zooming in, pins lose members and others appear between them, and none ever jumps.
/// At ``ClusterOptions/leafZoom`` every point is on its own, also where several lie on the same spot.
///
/// **Numbers.** Points are known by number: those of the list by their place in it, later ones by what
/// ``insert(_:)`` returns. Numbers are not used again.
///
/// **Changes.** Inserting, removing and moving change only what is around. Pins that are there stay; a pin that goes
/// leaves its place to one of its members. So the pins can depend on the order of changes, and what is said of them above
/// never does.
///
/// **Coordinates.** Longitudes wrap: points on both sides of 180° are neighbours. Latitudes beyond the edge of the map count
/// as on it. A point whose coordinate is not finite or beyond a pole keeps its number and is in no cluster until it is moved.
///
/// The tree is a hierarchy of nets as of R. Krauthgamer and J. R. Lee, *Navigating nets* (2004), on the plane and with a
/// ratio of two, on a hashed grid in place of their lists.
public struct ClusterIndex: Sendable {
    /// How points are gathered.
    public let options: ClusterOptions

    let scale: ClusterScale
    var nodes: [ClusterNode]
    var grid: ClusterGrid
    /// The coordinates of the nodes as they were given, with longitudes within ±180°.
    var coordinates: [Coordinate]
    /// The node of each number; see `Whereabouts` for those without.
    var nodeOfPoint: [Int32]
    /// Nodes that are free to be used again.
    var freeNodes: [Int32] = []

    /// What stands in place of a node.
    enum Whereabouts {
        /// The coordinate of the point is no place on the map.
        static let nowhere = ClusterNode.none
        /// The point was removed.
        static let removed: Int32 = -2
    }

    /// Creates an index of points.
    ///
    /// - Parameters:
    ///   - coordinates: The coordinates of the points 0, 1, 2 and so on.
    ///   - options: How they are gathered.
    /// - Complexity: O(*n* · *levels*). About 110 bytes for each point.
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
    /// - Parameter options: How points are gathered.
    public init(options: ClusterOptions = ClusterOptions()) {
        self.init(EmptyCollection(), options: options)
    }

    /// The number of points that have a place on the map.
    public var count: Int { nodes.count - freeNodes.count }

    /// The coordinate of a point; `nil` when it was removed, was never there or has no place on the map.
    ///
    /// - Parameter point: The number of the point.
    /// - Returns: The coordinate as it was given, its longitude wrapped into ±180°.
    public func coordinate(of point: Int) -> Coordinate? {
        node(of: point).map { coordinates[$0] }
    }

    /// The node of a point that has a place on the map.
    func node(of point: Int) -> Int? {
        guard nodeOfPoint.indices.contains(point), nodeOfPoint[point] >= 0 else { return nil }
        return Int(nodeOfPoint[point])
    }
}
