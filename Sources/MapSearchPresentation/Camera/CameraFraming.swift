public import MapGeometry
public import MapSearch

/// How results are brought into view: the size of the map, the space to keep free, how close to come.
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
/// Rectangles have the proportions of the view, and lie across 180° where that is the shorter way round. Where there is
/// nothing to show, no object or none with a valid coordinate, or where the view has no area, they are ``/MapGeometry/MapRect/null``.
public struct CameraFraming: Hashable, Sendable {
    /// The space to keep free around what is shown.
    public enum Padding: Hashable, Sendable {
        /// So many points or pixels of the view on each side.
        case points(EdgePadding)
        /// A share of the view on each side: 0.1 leaves the inner 80 % of the width and height to the results.
        ///
        /// Below 0 and for not-a-number it is 0; from 0.45 on a tenth of the view remains.
        case fraction(Double)
    }

    /// The size of the view, in points or pixels.
    public var viewSize: ViewSize

    /// The space to keep free around what is shown; a tenth of the view by default.
    public var padding: Padding

    /// How close the map comes at most, a zoom level for tiles of 256 points; 17 by default, at which streets have names.
    public var maximumZoomLevel: Double

    /// How many of the best results are to be in view; 10 by default, below 1 it is 1.
    public var resultCount: Int

    /// How far apart pins have to be in order to be told from one another, in points or pixels; 24 by default.
    ///
    /// A result far from the best one is left out of view when, for its sake, pins would come to lie closer than this and
    /// fewer could be told apart. At 0 all are shown.
    public var minimumSeparation: Double

    /// How many zoom levels too far away the map may be from a single result that is in view already; 4 by default.
    ///
    /// A house that is somewhere on the map of the world is in view, and yet not to be seen.
    public var toleratedZoomLevels: Double

    /// Creates a framing.
    ///
    /// - Parameters:
    ///   - viewSize: The size of the view, in points or pixels.
    ///   - padding: The space to keep free around what is shown.
    ///   - maximumZoomLevel: How close the map comes at most.
    ///   - resultCount: How many of the best results are to be in view.
    ///   - minimumSeparation: How far apart pins have to be in order to be told from one another.
    ///   - toleratedZoomLevels: How many zoom levels too far away the map may be from a single result.
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

    /// Returns what the view shows when a rectangle is brought into it.
    ///
    /// - Parameter content: The rectangle to show; one without width and height is a point.
    /// - Returns: A rectangle with the proportions of the view; ``/MapGeometry/MapRect/null`` for `null`.
    public func rect(for content: MapRect) -> MapRect {
        content.fitted(to: viewSize, padding: edgePadding, maximumZoomLevel: maximumZoomLevel)
    }

    /// Returns what the view shows when an object is brought into it.
    ///
    /// - Parameter object: The object. Its bounding box is shown or, without one, a circle that is usual for its kind.
    /// - Returns: A rectangle with the proportions of the view; ``/MapGeometry/MapRect/null`` for an object that has neither a box nor
    ///   a valid coordinate.
    public func rect(for object: GeoObject) -> MapRect {
        rect(for: Self.extent(of: object))
    }

    /// Returns what the view shows when a placemark is brought into it.
    ///
    /// - Parameter placemark: The placemark; see ``rect(for:)-(GeoObject)``.
    /// - Returns: A rectangle with the proportions of the view.
    public func rect(for placemark: Placemark) -> MapRect {
        rect(for: placemark.object)
    }

    /// Returns the zoom level at which the view shows a rectangle, for tiles of 256 points.
    ///
    /// - Parameter rect: A rectangle that came from here, or any other: then all of it is shown, without padding.
    /// - Returns: The level, not rounded; not-a-number for ``/MapGeometry/MapRect/null`` and for a view without an area.
    public func zoomLevel(for rect: MapRect) -> Double {
        rect.zoomLevel(fitting: viewSize, maximumZoomLevel: .infinity)
    }

    /// The part of the map that an object takes up; null when that is not known.
    static func extent(of object: GeoObject) -> MapRect {
        if let box = object.boundingBox, !box.isEmpty { return MapRect(box) }
        return MapRect(Placemark(object).region)
    }
}
