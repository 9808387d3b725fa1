public import MapGeometry
public import MapSearch

/// A picture of results on a map, for documents, reports, tests and terminals, drawn without a map service or a
/// graphics library.
///
/// ```swift
/// var snapshot = MapSnapshot(showing: response.objects)
/// let bounds = snapshot.visibleRect.bounds
/// snapshot.baseMap = BaseMap(try backend.shapes(in: bounds), in: bounds)
/// try snapshot.png().write(…)
/// ```
///
/// It is a value: the same snapshot produces the same bytes on every machine and in every run. The first items of a
/// list are the most important ones: they are drawn on top of the others and labelled first. Labels never overlap each
/// other, a pin or the legend; labels without space are left out. Items with an invalid coordinate are not drawn.
///
/// SVG shows names in their own script. PNG has a built-in Latin font, transliterates Cyrillic, Greek, Hangul and kana,
/// and draws a box for any other character.
public struct MapSnapshot: Hashable, Sendable {
    /// The size in points; each side is at least 16 and at most 8192.
    public var size: ViewSize
    /// The number of pixels per point in a PNG, 0.5 to 4; use 2 for high-resolution screens.
    public var scale: Double
    /// The colours.
    public var style: SnapshotStyle
    /// The visible part of the world, or `nil` to show all items with a margin.
    ///
    /// If its proportions differ from those of the picture, more is shown.
    public var rect: MapRect?
    /// The maximum zoom level when the visible part is chosen automatically, for tiles of 256 points.
    public var maximumZoomLevel: Double

    /// A text alternative that describes the picture; empty for none.
    public var title: String
    /// The background map.
    public var baseMap: BaseMap
    /// Highlighted areas.
    public var areas: [Area]
    /// Highlighted lines, such as a route.
    public var lines: [Line]
    /// Clusters of places.
    public var clusters: [Cluster]
    /// Pins for single places.
    public var pins: [Pin]
    /// Texts without a pin.
    public var labels: [Label]
    /// The rows of the legend, shown in a corner; empty for no legend.
    public var legend: [LegendRow]
    /// The credits, shown in a corner.
    public var attributions: [Attribution]

    /// Creates an empty picture.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - rect: The visible part of the world; `nil` to show all items.
    ///   - style: The colours.
    public init(size: ViewSize = ViewSize(width: 800, height: 600), rect: MapRect? = nil, style: SnapshotStyle = .light)
    {
        self.size = size
        self.rect = rect
        self.style = style
        scale = 1
        maximumZoomLevel = 17
        title = ""
        baseMap = .empty
        areas = []
        lines = []
        clusters = []
        pins = []
        labels = []
        legend = []
        attributions = []
    }

    /// Creates a picture of results: a numbered pin with a name for each, and the shapes of those that have one.
    ///
    /// - Parameters:
    ///   - objects: The results, best first.
    ///   - size: The size in points.
    ///   - style: The colours.
    /// - Complexity: O(*n*).
    public init(
        showing objects: some Sequence<GeoObject>, size: ViewSize = ViewSize(width: 800, height: 600),
        style: SnapshotStyle = .light
    ) {
        self.init(size: size, style: style)
        var seen: Set<Attribution> = []
        for (index, object) in objects.enumerated() {
            pins.append(Pin(object.coordinate, name: object.name, symbol: String(index + 1)))
            for shape in object.geometry {
                switch shape {
                case .point: break
                case .polyline(let line): lines.append(Line(line, name: nil, color: style.pin))
                default: areas.append(Area(shape))
                }
            }
            attributions += object.attributions.filter { seen.insert($0).inserted }
        }
    }

    /// The visible part of the world, in the proportions of the picture.
    ///
    /// The whole world if the map is empty.
    ///
    /// - Complexity: O(*n*) in the number of coordinates on the map, if ``rect`` is `nil`.
    public var visibleRect: MapRect {
        // Next to the legend, so that no pin is below it.
        let left = legend.isEmpty ? 56 : SnapshotComposer.legendWidth(of: self) + 40
        let padding = EdgePadding(top: 64, left: left, bottom: 40, right: 72)
        let chosen: MapRect
        if let rect, !rect.isEmpty {
            chosen = rect.fitted(to: size, padding: .zero, maximumZoomLevel: 30)
        } else {
            let content = MapRect(contentBounds)
            chosen = content.fitted(to: size, padding: padding, maximumZoomLevel: maximumZoomLevel)
        }
        return chosen.isEmpty ? MapRect.world.fitted(to: size) : chosen
    }

    private var contentBounds: CoordinateBounds {
        var boxes = areas.map(\.shape.bounds) + lines.map(\.line.bounds)
        let places = pins.map(\.coordinate) + clusters.map(\.coordinate) + labels.map(\.coordinate)
        boxes.append(CoordinateBounds(covering: places.filter(\.isValid)))
        return CoordinateBounds(covering: boxes)
    }

    // MARK: Results

    /// Returns the picture as an SVG document.
    ///
    /// Texts are escaped and can be selected and searched.
    ///
    /// - Returns: The document; encode it as UTF-8.
    /// - Throws: ``/MapSearch/SearchError`` with `badRequest` if ``size`` or ``scale`` is out of range.
    /// - Complexity: O(*n* log *n*) in the number of coordinates and names.
    public func svg() throws(SearchError) -> String {
        try validate()
        return SVGWriter.document(SnapshotComposer.drawing(of: self))
    }

    /// Returns the picture as a PNG file, without transparency.
    ///
    /// - Returns: The bytes of the file, which has ``size`` × ``scale`` pixels.
    /// - Throws: ``/MapSearch/SearchError`` with `badRequest` if ``size`` or ``scale`` is out of range.
    /// - Complexity: O(*p* + *n* log *n*) in the number of pixels, coordinates and names.
    public func png() throws(SearchError) -> [UInt8] {
        try validate()
        return PNGEncoder.encode(Rasterizer.bitmap(of: SnapshotComposer.drawing(of: self), scale: scale))
    }

    private func validate() throws(SearchError) {
        guard (16...8192).contains(size.width), (16...8192).contains(size.height) else {
            throw .badRequest(
                "A picture of \(size.width) × \(size.height) points cannot be drawn: use 16 to 8192 for either side.")
        }
        guard (0.5...4).contains(scale) else {
            throw .badRequest("A scale of \(scale) pixels per point cannot be drawn: use 0.5 to 4.")
        }
    }

    /// Returns whether a PNG can show a text, in Latin letters or transliterated to them.
    ///
    /// Other characters, such as Han and Arabic ones, are drawn as boxes in a PNG. An SVG contains the text itself, in
    /// any script.
    ///
    /// - Parameter text: The text.
    /// - Returns: Whether no character would be drawn as a box; `true` for an empty text.
    public static func isDrawable(_ text: String) -> Bool { LabelText.isDrawable(text) }
}
