/// The area of a line with a width: a box along each segment and a disc at each vertex, all in the same direction, so
/// that the nonzero rule combines them into one area.
struct StrokeOutline {
    private let radius: Double
    private let disc: [DrawingPoint]

    init(width: Double) {
        radius = width / 2
        disc = Self.disc(radius: radius)
    }

    /// A regular polygon whose corners are computed by halving angles, because a sine differs between machines.
    private static func disc(radius: Double) -> [DrawingPoint] {
        var arc = [DrawingPoint(x: 1, y: 0), DrawingPoint(x: 0, y: 1)]
        for _ in 0..<(radius > 3 ? 3 : radius > 0.8 ? 2 : 1) {
            var finer: [DrawingPoint] = []
            for (start, end) in zip(arc, arc.dropFirst()) {
                let middle = start + end
                let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
                finer += [start, DrawingPoint(x: middle.x / length, y: middle.y / length)]
            }
            arc = finer + [arc[arc.count - 1]]
        }
        let quarter = arc.dropLast()
        let circle =
            quarter + quarter.map { DrawingPoint(x: -$0.y, y: $0.x) } + quarter.map { DrawingPoint(x: -$0.x, y: -$0.y) }
            + quarter.map { DrawingPoint(x: $0.y, y: -$0.x) }
        return circle.map { DrawingPoint(x: $0.x * radius, y: $0.y * radius) }
    }

    /// Adds the area of a line to a scan converter, in pixels.
    func add(_ points: [DrawingPoint], to scan: inout ScanConverter) {
        for point in points { scan.add(disc.lazy.map { $0 + point }) }
        for (start, end) in zip(points, points.dropFirst()) {
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { continue }
            let side = DrawingPoint(x: dy / length * radius, y: -dx / length * radius)
            let other = DrawingPoint(x: -side.x, y: -side.y)
            scan.add([start + side, end + side, end + other, start + other])
        }
    }
}
