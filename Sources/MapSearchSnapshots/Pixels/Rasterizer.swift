/// Renders a drawing, pixel by pixel.
struct Rasterizer {
    private var bitmap: Bitmap
    private let scale: Double

    /// The pixels of a drawing at `scale` pixels per point.
    ///
    /// - Complexity: O(*pixels* + *n* log *n*) in the number of points, apart from repeatedly painted pixels.
    static func bitmap(of drawing: Drawing, scale: Double) -> Bitmap {
        var rasterizer = Rasterizer(drawing, scale: scale)
        for mark in drawing.marks { rasterizer.draw(mark) }
        return rasterizer.bitmap
    }

    private init(_ drawing: Drawing, scale: Double) {
        self.scale = scale
        bitmap = Bitmap(
            width: max(1, Int((drawing.width * scale).rounded())),
            height: max(1, Int((drawing.height * scale).rounded())),
            color: drawing.background)
    }

    private mutating func draw(_ mark: Drawing.Mark) {
        switch mark {
        case .fill(let path, let color):
            var scan = ScanConverter(width: bitmap.width, height: bitmap.height)
            for piece in path.flattened(scale: scale) { scan.add(piece.points, scale: scale) }
            paint(&scan, .evenOdd, color)
        case .stroke(let path, let color, let width):
            let pieces = path.flattened(scale: scale).map { piece in
                piece.isClosed ? piece.points + piece.points.prefix(1) : piece.points
            }
            stroke(pieces, color, width: width)
        case .text(let lettering): draw(lettering)
        case .begin, .end: break
        }
    }

    private mutating func paint(_ scan: inout ScanConverter, _ rule: ScanConverter.Rule, _ color: MapColor) {
        scan.forEachPixel(rule) { index, coverage in bitmap.blend(color, at: index, coverage: coverage) }
    }

    /// Draws lines, in points.
    private mutating func stroke(_ lines: [[DrawingPoint]], _ color: MapColor, width: Double) {
        // A line thinner than a pixel is drawn paler, not with gaps.
        let pixels = max(1, width * scale)
        let shown = width * scale < 1 ? color.opacity(Double(color.alpha) / 255 * width * scale) : color
        let outline = StrokeOutline(width: pixels)
        var scan = ScanConverter(width: bitmap.width, height: bitmap.height)
        for line in lines {
            outline.add(line.map { DrawingPoint(x: $0.x * scale, y: $0.y * scale) }, to: &scan)
        }
        paint(&scan, .nonZero, shown)
    }

    // MARK: Text

    private mutating func draw(_ lettering: Drawing.Lettering) {
        let line = StrokeFont.standard.line(LabelText.drawable(lettering.text), size: lettering.size)
        // Transliterated text has a different width than the original.
        let stretch = line.width > lettering.width * 1.01 ? lettering.width / line.width : 1
        let strokes = line.strokes.map { stroke in stroke.map { placed($0, lettering, stretch) } }
        let dots = line.dots.map { placed($0, lettering, stretch) }
        let width = lettering.size * (lettering.isBold ? 0.135 : 0.092)
        if let halo = lettering.halo { write(strokes, dots, halo.opacity(0.85), width: width + 3) }
        write(strokes, dots, lettering.color, width: width)
    }

    private func placed(_ point: DrawingPoint, _ lettering: Drawing.Lettering, _ stretch: Double) -> DrawingPoint {
        let (x, y) = (point.x * stretch, point.y)
        let along = lettering.direction
        return DrawingPoint(
            x: lettering.origin.x + x * along.x - y * along.y, y: lettering.origin.y + x * along.y + y * along.x)
    }

    private mutating func write(
        _ strokes: [[DrawingPoint]], _ dots: [DrawingPoint], _ color: MapColor, width: Double
    ) {
        var scan = ScanConverter(width: bitmap.width, height: bitmap.height)
        let pen = StrokeOutline(width: max(0.9, width * scale))
        func scaled(_ point: DrawingPoint) -> DrawingPoint { DrawingPoint(x: point.x * scale, y: point.y * scale) }
        for stroke in strokes { pen.add(stroke.map(scaled), to: &scan) }
        let dot = StrokeOutline(width: max(1.2, width * 1.35 * scale))
        for point in dots { dot.add([scaled(point)], to: &scan) }
        paint(&scan, .nonZero, color)
    }
}
