public import MapGeometry

/// One pin of a ``ClusterIndex`` at a zoom level: a point that stands for itself and for those around it.
///
/// Its identity is the point, so that a pin stays the same when the map is zoomed or moved and when points come and go
/// around it; only its number changes.
public struct PointCluster: Hashable, Sendable, Identifiable {
    /// The number of the point that stands for the others, as the index has given it.
    public let point: Int

    /// The zoom level that the cluster belongs to; that of ``ClusterOptions/leafZoom`` for points on their own.
    public let zoom: Int

    /// How many points it stands for, itself included.
    public let count: Int

    /// The coordinate of the point that stands for the others: where the pin goes, at least the radius from any other.
    public let coordinate: Coordinate

    /// The mean of the positions of all its points on the map, which may be nearer to other pins than the radius.
    public let mean: MapPoint

    /// The number of the point that stands for the others.
    public var id: Int { point }

    /// Whether it stands for itself alone.
    public var isSingle: Bool { count == 1 }
}
