public import MapGeometry

/// A pin of a ``ClusterIndex`` at a zoom level, which represents a point and those around it.
///
/// Its identity is the point, so a pin remains the same when the map is zoomed or moved and when points around it
/// change; only its count changes.
public struct PointCluster: Hashable, Sendable, Identifiable {
    /// The number of the representing point in the index.
    public let point: Int

    /// The zoom level of the cluster; ``ClusterOptions/leafZoom`` for single points.
    public let zoom: Int

    /// The number of points that the pin represents, including its own.
    public let count: Int

    /// The coordinate of the representing point and position of the pin, at least the radius away from any other.
    public let coordinate: Coordinate

    /// The mean position of all its points on the map, which may be closer to other pins than the radius.
    public let mean: MapPoint

    /// The number of the representing point.
    public var id: Int { point }

    /// Whether the pin represents only its own point.
    public var isSingle: Bool { count == 1 }
}
