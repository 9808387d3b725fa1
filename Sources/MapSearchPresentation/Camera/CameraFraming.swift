public import MapGeometry
public import MapSearch

/// The rules for framing results: the size of the view, the padding, and the maximum zoom.
///
/// ```swift
/// let framing = CameraFraming(viewSize: ViewSize(width: 390, height: 600), padding: .points(EdgePadding(40)))
/// mapView.visibleMapRect = framing.rect(for: placemark)               // a country, a town and a house differ
///
/// if case .show(let rect) = framing.move(for: response, from: visible) {
///     mapView.visibleMapRect = rect
/// }
/// ```
///
/// Rectangles have the proportions of the view, and cross 180° if that is shorter. If there is nothing to show (no
/// object, none with a valid coordinate, or a view without area), they are ``/MapGeometry/MapRect/null``.
public struct CameraFraming: Hashable, Sendable {
    /// The space to keep free around the results.
    public enum Padding: Hashable, Sendable {
        /// A number of points or pixels of the view on each side.
        case points(EdgePadding)
        /// A fraction of the view on each side: 0.1 leaves the inner 80 % of the width and height for the results.
        ///
        /// Negative values and not-a-number count as 0; from 0.45 on, a tenth of the view remains.
        case fraction(Double)
    }

    /// The size of the view, in points or pixels.
    public var viewSize: ViewSize

    /// The space to keep free around the results; a tenth of the view by default.
    public var padding: Padding

    /// The maximum zoom level, for tiles of 256 points; 17 by default, at which streets have names.
    public var maximumZoomLevel: Double

    /// The number of best results to bring into view; 10 by default, at least 1.
    public var resultCount: Int

    /// The minimum distance between distinguishable pins, in points or pixels; 24 by default.
    ///
    /// A result far from the best one is left out of view if including it would bring pins closer together than this,
    /// so that fewer would be distinguishable. At 0, all results are shown.
    public var minimumSeparation: Double

    /// The number of zoom levels by which the map may be too far from a single result that is already in view; 4 by
    /// default.
    ///
    /// For example, a house on a map of the world is in view but not visible.
    public var toleratedZoomLevels: Double

    /// Creates a framing.
    ///
    /// - Parameters:
    ///   - viewSize: The size of the view, in points or pixels.
    ///   - padding: The space to keep free around the results.
    ///   - maximumZoomLevel: The maximum zoom level.
    ///   - resultCount: The number of best results to bring into view.
    ///   - minimumSeparation: The minimum distance between distinguishable pins.
    ///   - toleratedZoomLevels: The number of zoom levels by which the map may be too far from a single result.
    public init(
        viewSize: ViewSize, padding: Padding = .fraction(0.1), maximumZoomLevel: Double = 17, resultCount: Int = 10,
        minimumSeparation: Double = 24, toleratedZoomLevels: Double = 4
    ) {
        self.viewSize = viewSize
        self.padding = padding
        self.maximumZoomLevel = maximumZoomLevel
        self.resultCount = resultCount
        self.minimumSeparation = minimumSeparation
        self.toleratedZoomLevels = toleratedZoomLevels
    }

    /// The space to keep free in points or pixels of the view.
    public var edgePadding: EdgePadding {
        switch padding {
        case .points(let padding): return padding
        case .fraction(let share):
            let share = share > 0 ? min(share, 0.45) : 0
            return EdgePadding(
                top: share * viewSize.height, left: share * viewSize.width, bottom: share * viewSize.height,
                right: share * viewSize.width)
        }
    }

    /// Returns the map rectangle that brings a rectangle into view.
    ///
    /// - Parameter content: The rectangle to show; without width and height, it is a point.
    /// - Returns: A rectangle with the proportions of the view; ``/MapGeometry/MapRect/null`` for `null`.
    public func rect(for content: MapRect) -> MapRect {
        content.fitted(to: viewSize, padding: edgePadding, maximumZoomLevel: maximumZoomLevel)
    }

    /// Returns the map rectangle that brings an object into view.
    ///
    /// - Parameter object: The object. Its bounding box is shown or, without one, a circle typical for its kind.
    /// - Returns: A rectangle with the proportions of the view; ``/MapGeometry/MapRect/null`` for an object with
    ///   neither a box nor a valid coordinate.
    public func rect(for object: GeoObject) -> MapRect {
        rect(for: Self.extent(of: object))
    }

    /// Returns the map rectangle that brings a placemark into view.
    ///
    /// - Parameter placemark: The placemark; see ``rect(for:)-(GeoObject)``.
    /// - Returns: A rectangle with the proportions of the view.
    public func rect(for placemark: Placemark) -> MapRect {
        rect(for: placemark.object)
    }

    /// Returns the zoom level at which the view shows a rectangle, for tiles of 256 points.
    ///
    /// - Parameter rect: Any rectangle; one that does not come from this type is shown completely, without padding.
    /// - Returns: The level, not rounded; not-a-number for ``/MapGeometry/MapRect/null`` and for a view without an area.
    public func zoomLevel(for rect: MapRect) -> Double {
        rect.zoomLevel(fitting: viewSize, maximumZoomLevel: .infinity)
    }

    /// The part of the map that an object covers; null if unknown.
    static func extent(of object: GeoObject) -> MapRect {
        if let box = object.boundingBox, !box.isEmpty { return MapRect(box) }
        return MapRect(Placemark(object).region)
    }
}
