/// A position in a picture: points from the left and from the top.
struct DrawingPoint: Hashable, Sendable {
    var x: Double
    var y: Double

    static func + (first: DrawingPoint, second: DrawingPoint) -> DrawingPoint {
        DrawingPoint(x: first.x + second.x, y: first.y + second.y)
    }
}

/// A box in a picture.
struct DrawingBox: Hashable, Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }

    func inset(by distance: Double) -> DrawingBox {
        DrawingBox(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
    }

    func intersects(_ other: DrawingBox) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    func contains(_ other: DrawingBox) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    func contains(_ point: DrawingPoint) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }
}

/// Lines and curves in a picture.
struct DrawingPath: Hashable, Sendable {
    enum Element: Hashable, Sendable {
        case move(DrawingPoint)
        case line(DrawingPoint)
        case curve(DrawingPoint, DrawingPoint, DrawingPoint)
        case close
    }

    private(set) var elements: [Element] = []

    var isEmpty: Bool { elements.isEmpty }

    mutating func move(to point: DrawingPoint) { elements.append(.move(point)) }

    mutating func line(to point: DrawingPoint) { elements.append(.line(point)) }

    mutating func curve(to end: DrawingPoint, _ first: DrawingPoint, _ second: DrawingPoint) {
        elements.append(.curve(first, second, end))
    }

    mutating func close() { elements.append(.close) }

    /// Adds a line through points, closed if requested.
    mutating func add(_ points: some Sequence<DrawingPoint>, isClosed: Bool) {
        var isFirst = true
        for point in points {
            elements.append(isFirst ? .move(point) : .line(point))
            isFirst = false
        }
        if isClosed, !isFirst { elements.append(.close) }
    }

    /// The lines of the path; each curve has enough segments to look round at `scale` pixels per point.
    func flattened(scale: Double) -> [(points: [DrawingPoint], isClosed: Bool)] {
        var pieces: [(points: [DrawingPoint], isClosed: Bool)] = []
        var points: [DrawingPoint] = []
        func finish(isClosed: Bool) {
            if !points.isEmpty { pieces.append((points, isClosed)) }
            points = []
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(isClosed: false)
                points = [point]
            case .line(let point): points.append(point)
            case .curve(let first, let second, let end):
                guard let start = points.last else { continue }
                let reach = Self.reach(start, first) + Self.reach(first, second) + Self.reach(second, end)
                let count = max(2, min(64, Int(reach * scale / 2) + 2))
                for step in 1...count {
                    points.append(Self.place(Double(step) / Double(count), start, first, second, end))
                }
            case .close:
                finish(isClosed: true)
            }
        }
        finish(isClosed: false)
        return pieces
    }

    private static func reach(_ start: DrawingPoint, _ end: DrawingPoint) -> Double {
        max(abs(end.x - start.x), abs(end.y - start.y))
    }

    private static func place(
        _ t: Double, _ start: DrawingPoint, _ first: DrawingPoint, _ second: DrawingPoint, _ end: DrawingPoint
    ) -> DrawingPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        let x = a * start.x + b * first.x + c * second.x + d * end.x
        let y = a * start.y + b * first.y + c * second.y + d * end.y
        return DrawingPoint(x: x, y: y)
    }

    // MARK: Shapes

    /// The distance of the control points of a quarter circle from its ends, in radii.
    private static let roundness = 0.552_284_749_830_793_4

    static func circle(_ center: DrawingPoint, radius r: Double) -> DrawingPath {
        roundedBox(
            DrawingBox(minX: center.x - r, minY: center.y - r, maxX: center.x + r, maxY: center.y + r), radius: r)
    }

    static func roundedBox(_ box: DrawingBox, radius: Double) -> DrawingPath {
        let r = min(radius, box.width / 2, box.height / 2)
        let k = r * (1 - roundness)
        var path = DrawingPath()
        func at(_ x: Double, _ y: Double) -> DrawingPoint { DrawingPoint(x: x, y: y) }
        path.move(to: at(box.minX + r, box.minY))
        path.line(to: at(box.maxX - r, box.minY))
        path.curve(to: at(box.maxX, box.minY + r), at(box.maxX - k, box.minY), at(box.maxX, box.minY + k))
        path.line(to: at(box.maxX, box.maxY - r))
        path.curve(to: at(box.maxX - r, box.maxY), at(box.maxX, box.maxY - k), at(box.maxX - k, box.maxY))
        path.line(to: at(box.minX + r, box.maxY))
        path.curve(to: at(box.minX, box.maxY - r), at(box.minX + k, box.maxY), at(box.minX, box.maxY - k))
        path.line(to: at(box.minX, box.minY + r))
        path.curve(to: at(box.minX + r, box.minY), at(box.minX, box.minY + k), at(box.minX + k, box.minY))
        path.close()
        return path
    }

    /// A drop with its tip at a position and a round head of radius `r` above it.
    static func pin(at tip: DrawingPoint, radius r: Double) -> DrawingPath {
        let k = r * roundness
        let height = r * 1.75
        var path = DrawingPath()
        func at(_ x: Double, _ y: Double) -> DrawingPoint { DrawingPoint(x: tip.x + x, y: tip.y - y) }
        path.move(to: at(0, 0))
        path.curve(to: at(-r, height), at(-r * 0.3, r * 0.62), at(-r, r * 0.95))
        path.curve(to: at(0, height + r), at(-r, height + k), at(-k, height + r))
        path.curve(to: at(r, height), at(k, height + r), at(r, height + k))
        path.curve(to: at(0, 0), at(r, r * 0.95), at(r * 0.3, r * 0.62))
        path.close()
        return path
    }
}
