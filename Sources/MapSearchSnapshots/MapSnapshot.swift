public import MapGeometry
public import MapSearch

/// A picture of results on a map, for documents, reports, tests and terminals: no map service, no graphics library.
///
/// ```swift
/// var snapshot = MapSnapshot(showing: response.objects)
/// snapshot.baseMap = BaseMap(try index.shapes(in: snapshot.visibleRect.bounds))
/// try snapshot.png().write(…)
/// ```
///
/// It is a value: the same snapshot gives the same bytes on every machine and in every run. What is given first in a list
/// is the most important: it is drawn over the others, and named before them. Names never cover each other, a pin or the
/// legend; those for which there is no room are left out. What has an invalid coordinate is not drawn.
///
/// SVG names places in the letters of their own script. PNG has Latin letters of its own, transliterates Cyrillic, Greek,
/// Hangul and kana, and puts a frame for each other character.
public struct MapSnapshot: Hashable, Sendable {
    /// The size in points, both sides at least 16 and at most 8192.
    public var size: ViewSize
    /// How many pixels of a PNG make a point, 0.5 to 4: 2 for screens of a high resolution.
    public var scale: Double
    /// The colours.
    public var style: SnapshotStyle
    /// What is shown of the world, or `nil` for all that is on the map, with some room around it.
    ///
    /// Where its proportions are others than those of the picture, more is shown.
    public var rect: MapRect?
    /// How close the picture comes at most when it chooses what to show, as a zoom level for tiles of 256 points.
    public var maximumZoomLevel: Double

    /// What the picture shows, in words, for those who do not see it; empty for none.
    public var title: String
    /// The map below.
    public var baseMap: BaseMap
    /// Highlighted areas.
    public var areas: [Area]
    /// Highlighted lines, such as a route.
    public var lines: [Line]
    /// Many places at once.
    public var clusters: [Cluster]
    /// Single places.
    public var pins: [Pin]
    /// Texts without a pin.
    public var labels: [Label]
    /// What a panel in the corner explains, a row each; empty for no panel.
    public var legend: [LegendRow]
    /// Whom to credit, in the corner.
    public var attributions: [Attribution]

    /// Creates a picture with nothing on it.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - rect: What is shown of the world; `nil` for all that is on the map.
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

    /// Creates a picture of results: a numbered pin for each with its name, and the shape of those that have one.
    ///
    /// - Parameters:
    ///   - objects: The results, the best first.
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

    /// What the picture shows of the world, in its proportions.
    ///
    /// The whole world when there is nothing on the map.
    ///
    /// - Complexity: O(*n*) in the number of coordinates that are on the map, when ``rect`` is `nil`.
    public var visibleRect: MapRect {
        // Beside the legend, so that no pin is below it.
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

    /// The picture as an SVG document.
    ///
    /// Texts are escaped, and stay texts that can be selected and searched.
    ///
    /// - Returns: The document, which is UTF-8 when it is written.
    /// - Throws: ``/MapSearch/SearchError`` with `badRequest` when ``size`` or ``scale`` is none that a picture can have.
    /// - Complexity: O(*n* log *n*) in the number of coordinates and names.
    public func svg() throws(SearchError) -> String {
        try validate()
        return SVGWriter.document(SnapshotComposer.drawing(of: self))
    }

    /// The picture as a PNG file, without transparency.
    ///
    /// - Returns: The bytes of the file, which has ``size`` × ``scale`` pixels.
    /// - Throws: ``/MapSearch/SearchError`` with `badRequest` when ``size`` or ``scale`` is none that a picture can have.
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

    /// Whether a bitmap can show a text: it has Latin letters, and those for alphabets that can be written in them.
    ///
    /// Other characters, such as Han and Arabic ones, are frames in a PNG. An SVG has the text itself, whatever its script.
    ///
    /// - Parameter text: The text.
    /// - Returns: Whether no character of it would be a frame; `true` for an empty text.
    public static func isDrawable(_ text: String) -> Bool { LabelText.isDrawable(text) }
}
