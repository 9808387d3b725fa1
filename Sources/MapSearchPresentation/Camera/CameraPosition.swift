public import MapGeometry

/// The camera position of a map: its centre and zoom level.
///
/// Use it for maps that move by centre and zoom level; maps that move by rectangle can use the rectangles of
/// ``CameraFraming`` directly.
public struct CameraPosition: Hashable, Sendable, Codable {
    /// The coordinate at the centre of the view, within ±180° of longitude.
    public var center: Coordinate

    /// The zoom level: at 0 the world is one tile wide, and each level doubles it.
    public var zoomLevel: Double

    /// Creates a position, stored unchanged.
    ///
    /// - Parameters:
    ///   - center: The coordinate at the centre of the view.
    ///   - zoomLevel: The zoom level.
    public init(center: Coordinate, zoomLevel: Double) {
        self.center = center
        self.zoomLevel = zoomLevel
    }

    /// Creates the position at which a view shows a rectangle; `nil` if the rectangle is empty or the view has no area.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to show. If it has other proportions than the view, all of it is shown.
    ///   - viewSize: The size of the view, in points or pixels.
    ///   - tileSize: The size of a tile in the same unit: 256 by default, 512 for vector maps such as those of MapLibre.
    public init?(_ rect: MapRect, viewSize: ViewSize, tileSize: Double = 256) {
        let zoomLevel = rect.zoomLevel(fitting: viewSize, tileSize: tileSize, maximumZoomLevel: .infinity)
        guard !rect.isEmpty, zoomLevel.isFinite else { return nil }
        self.init(center: rect.center.coordinate.normalized, zoomLevel: zoomLevel)
    }
}
