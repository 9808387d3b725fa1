import MapGeometry

/// Composes a snapshot: determines the positions and order of shapes, and the labels for which there is space.
struct SnapshotComposer {
    let snapshot: MapSnapshot
    let projection: ScreenProjection
    var drawing: Drawing
    var placer: LabelPlacer
    var style: SnapshotStyle { snapshot.style }

    static let pinRadius = 9.0

    /// The drawing of a snapshot whose size is valid.
    static func drawing(of snapshot: MapSnapshot) -> Drawing {
        var composer = SnapshotComposer(snapshot)
        composer.drawBaseMap()
        composer.drawAreas()
        composer.drawLines()
        composer.reservePanels()
        composer.drawClusters()
        composer.drawPins()
        composer.drawNames()
        composer.drawPanels()
        return composer.drawing
    }

    private init(_ snapshot: MapSnapshot) {
        self.snapshot = snapshot
        projection = ScreenProjection(snapshot.visibleRect, size: snapshot.size)
        let style = snapshot.style
        drawing = Drawing(
            width: snapshot.size.width, height: snapshot.size.height,
            background: snapshot.baseMap.background == .sea ? style.sea : style.land, title: snapshot.title)
        placer = LabelPlacer(view: projection.view.inset(by: 4))
    }

    // MARK: Marks

    mutating func fill(_ path: DrawingPath, _ color: MapColor) {
        if !path.isEmpty { drawing.marks.append(.fill(path, color)) }
    }

    mutating func stroke(_ path: DrawingPath, _ color: MapColor, width: Double) {
        if !path.isEmpty { drawing.marks.append(.stroke(path, color, width: Drawing.rounded(width))) }
    }

    /// A line of text that starts on its baseline at a position.
    mutating func write(
        _ text: String, at origin: DrawingPoint, size: Double, width: Double, isBold: Bool = false, color: MapColor,
        halo: MapColor?
    ) {
        drawing.marks.append(
            .text(
                Drawing.Lettering(
                    text: text, origin: origin, size: size, width: Drawing.rounded(width), isBold: isBold, color: color,
                    halo: halo)))
    }

    /// A line of text centred at a position.
    mutating func write(_ text: String, centeredAt center: DrawingPoint, size: Double, color: MapColor) {
        let width = StrokeFont.standard.width(of: text, size: size)
        let origin = DrawingPoint(
            x: Drawing.rounded(center.x - width / 2), y: Drawing.rounded(center.y + size * 0.36))
        write(text, at: origin, size: size, width: width, isBold: true, color: color, halo: nil)
    }

    // MARK: Highlighted shapes

    private mutating func drawAreas() {
        // More important items are drawn later, and so on top.
        for area in snapshot.areas.reversed() {
            let path = projection.path(Self.polygons(of: area.shape))
            let color = area.color ?? style.pin
            fill(path, color.opacity(0.16))
            stroke(path, color.opacity(0.85), width: 1.5)
        }
    }

    private mutating func drawLines() {
        for line in snapshot.lines.reversed() {
            var path = DrawingPath()
            for piece in projection.lines(line.line.coordinates) { path.add(piece, isClosed: false) }
            let width = line.width >= 0.5 ? min(64, line.width) : 0.5
            stroke(path, style.halo.opacity(0.9), width: width + 2.5)
            stroke(path, line.color ?? style.line, width: width)
        }
    }

    private static func polygons(of shape: Geometry) -> [Polygon] {
        switch shape {
        case .polygon(let polygon): [polygon]
        case .multiPolygon(let shape): shape.polygons
        case .bounds(let bounds): [Self.polygon(of: bounds)]
        case .circle(let circle): [Self.polygon(of: circle)]
        case .collection(let shapes): shapes.flatMap(polygons)
        case .point, .polyline: []
        }
    }

    private static func polygon(of bounds: CoordinateBounds) -> Polygon {
        guard bounds.south <= bounds.north else { return Polygon(outer: []) }
        let west = bounds.longitudes.west
        let width = bounds.longitudes.length
        // A third at a time, so that no edge is longer than half the Earth.
        let steps = [0, 1.0 / 3, 2.0 / 3, 1].map { west + $0 * width }
        func corner(_ latitude: Double, _ longitude: Double) -> Coordinate {
            Coordinate(latitude: latitude, longitude: longitude).normalized
        }
        if width >= 360 { return Polygon(outer: ring(south: bounds.south, north: bounds.north)) }
        return Polygon(
            outer: steps.map { corner(bounds.south, $0) } + steps.reversed().map { corner(bounds.north, $0) })
    }

    /// A belt around the Earth, cut at the 180th meridian.
    private static func ring(south: Double, north: Double) -> [Coordinate] {
        [(south, -180.0), (south, 180.0), (north, 180.0), (north, -180.0)].map {
            Coordinate(latitude: $0.0, longitude: $0.1)
        }
    }

    private static func polygon(of circle: CircularRegion) -> Polygon {
        guard circle.center.isValid, circle.radius > 0, circle.radius < 10_000_000 else { return Polygon(outer: []) }
        return Polygon(
            outer: (0..<72).map { step in
                circle.center.destination(distance: circle.radius, bearing: Double(step) * 5)
            })
    }

    // MARK: Pins and clusters

    private mutating func drawClusters() {
        for cluster in snapshot.clusters.reversed() {
            guard let center = projection.point(cluster.coordinate) else { continue }
            let text = Self.shortened(cluster.count)
            let radius = 11 + Double(text.count) * 2.5
            let color = cluster.color ?? style.cluster
            fill(.circle(center, radius: radius + 3), color.opacity(0.35))
            fill(.circle(center, radius: radius), color)
            write(text, centeredAt: center, size: 12, color: style.markText)
            placer.occupy(
                DrawingBox(
                    minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius, maxY: center.y + radius))
        }
    }

    /// A number in at most four characters: 950, 1.2k, 35k, 2M.
    static func shortened(_ count: Int) -> String {
        switch count {
        case ..<1000: String(max(0, count))
        case ..<9950: decimal((count + 50) / 100) + "k"
        case ..<999_500: String((count + 500) / 1000) + "k"
        case ..<9_950_000: decimal((count / 50_000 + 1) / 2) + "M"
        default: String(count / 1_000_000) + "M"
        }
    }

    private static func decimal(_ tenths: Int) -> String {
        tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
    }

    /// The box that a pin covers.
    static func pinBox(at tip: DrawingPoint) -> DrawingBox {
        DrawingBox(minX: tip.x - pinRadius, minY: tip.y - pinRadius * 2.75, maxX: tip.x + pinRadius, maxY: tip.y)
    }

    private mutating func drawPins() {
        for pin in snapshot.pins.reversed() {
            guard let tip = projection.point(pin.coordinate) else { continue }
            placer.occupy(Self.pinBox(at: tip))
            let name = LabelText.oneLine(pin.name, maximumWidth: .infinity, size: 12)
            if !name.isEmpty { drawing.marks.append(.begin(name)) }
            let path = DrawingPath.pin(at: tip, radius: Self.pinRadius)
            stroke(path, style.halo, width: 2.5)
            fill(path, pin.color ?? style.pin)
            let center = DrawingPoint(x: tip.x, y: tip.y - Self.pinRadius * 1.75)
            drawSymbol(pin.symbol, at: center)
            if !name.isEmpty { drawing.marks.append(.end) }
        }
    }

    /// The symbol on the head of a pin.
    mutating func drawSymbol(_ symbol: String, at center: DrawingPoint) {
        let text = String(LabelText.oneLine(symbol, maximumWidth: 200, size: 10).prefix(3))
        if text.isEmpty {
            fill(.circle(center, radius: 3.2), style.markText)
        } else {
            write(
                text, centeredAt: center, size: text.count > 2 ? 8 : text.count > 1 ? 10 : 11.5, color: style.markText)
        }
    }
}
