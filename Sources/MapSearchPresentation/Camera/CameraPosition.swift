public import MapGeometry

/// Where a map looks: the coordinate in its middle and how close it is.
///
/// For maps that are moved by centre and zoom level; those that are moved by rectangle take ``CameraFraming``'s as it is.
public struct CameraPosition: Hashable, Sendable, Codable {
    /// The coordinate in the middle of the view, within ±180° of longitude.
    public var center: Coordinate

    /// The zoom level: at 0 the world is one tile wide, and each level doubles it.
    public var zoomLevel: Double

    /// Creates a position, stored as it is.
    ///
    /// - Parameters:
    ///   - center: The coordinate in the middle of the view.
    ///   - zoomLevel: The zoom level.
    public init(center: Coordinate, zoomLevel: Double) {
        self.center = center
        self.zoomLevel = zoomLevel
    }

    /// Creates the position at which a view shows a rectangle; `nil` when the rectangle is empty or the view has no area.
    ///
    /// - Parameters:
    ///   - rect: What to show. When it has other proportions than the view, all of it is shown.
    ///   - viewSize: The size of the view, in points or pixels.
    ///   - tileSize: The size of a tile in the same unit: 256 by default, 512 for vector maps such as those of MapLibre.
    public init?(_ rect: MapRect, viewSize: ViewSize, tileSize: Double = 256) {
        let zoomLevel = rect.zoomLevel(fitting: viewSize, tileSize: tileSize, maximumZoomLevel: .infinity)
        guard !rect.isEmpty, zoomLevel.isFinite else { return nil }
        self.init(center: rect.center.coordinate.normalized, zoomLevel: zoomLevel)
    }
}
