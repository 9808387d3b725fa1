import MapGeometry

extension SnapshotComposer {
    private static let streetNameSize = 9.5
    /// The minimum width of labelled streets, in points.
    private static let leastStreetWidth = 4.0
    /// The maximum distance of a line from the straight one between its ends to count as straight, in points.
    private static let straightness = 2.0

    /// Writes names along straight parts of streets, longest first, each name once.
    mutating func drawStreetNames() {
        guard 9 * projection.pointsPerMeter >= Self.leastStreetWidth else { return }
        var best: [String: Stretch] = [:]
        for course in snapshot.baseMap.courses where course.kind == .street {
            guard let name = course.name, !name.isEmpty else { continue }
            for piece in projection.lines(course.line.coordinates) {
                for stretch in Self.stretches(of: piece, in: projection.view)
                where stretch.length > best[name]?.length ?? 0 {
                    best[name] = stretch
                }
            }
        }
        for (name, stretch) in best.sorted(by: { ($1.value.length, $0.key) < ($0.value.length, $1.key) }) {
            write(name, along: stretch)
        }
    }

    private struct Stretch {
        var start: DrawingPoint
        var end: DrawingPoint
        var length: Double
    }

    private mutating func write(_ name: String, along stretch: Stretch) {
        let text = LabelText.oneLine(name, maximumWidth: 300, size: Self.streetNameSize)
        let width = StrokeFont.standard.width(of: text, size: Self.streetNameSize)
        guard !text.isEmpty, width + 8 < stretch.length else { return }
        var direction = DrawingPoint(
            x: (stretch.end.x - stretch.start.x) / stretch.length, y: (stretch.end.y - stretch.start.y) / stretch.length
        )
        var start = stretch.start
        // From left to right, for reading.
        if direction.x < -0.001 || (abs(direction.x) <= 0.001 && direction.y > 0) {
            direction = DrawingPoint(x: -direction.x, y: -direction.y)
            start = stretch.end
        }
        for part in [0.5, 0.25, 0.75, 0.05, 0.95] {
            let offset = (stretch.length - width) * part
            let place = DrawingPoint(x: start.x + direction.x * offset, y: start.y + direction.y * offset)
            guard placer.place(width: width, size: Self.streetNameSize, from: place, direction: direction) else {
                continue
            }
            // The baseline is below the middle of the letters.
            let drop = Self.streetNameSize * 0.36
            let origin = DrawingPoint(
                x: Drawing.rounded(place.x - direction.y * drop), y: Drawing.rounded(place.y + direction.x * drop))
            drawing.marks.append(
                .text(
                    Drawing.Lettering(
                        text: text, origin: origin, direction: direction, size: Self.streetNameSize,
                        width: Drawing.rounded(width), isBold: false, color: style.faintText, halo: style.halo)))
            return
        }
    }

    /// The straight parts of a line that are visible.
    private static func stretches(of line: [DrawingPoint], in view: DrawingBox) -> [Stretch] {
        PathClipping.line(line, to: view.inset(by: 8)).flatMap { piece in
            var stretches: [Stretch] = []
            var first = 0
            for last in piece.indices.dropFirst() {
                if last < piece.count - 1, isStraight(piece[first...last + 1]) { continue }
                let (dx, dy) = (piece[last].x - piece[first].x, piece[last].y - piece[first].y)
                stretches.append(
                    Stretch(start: piece[first], end: piece[last], length: (dx * dx + dy * dy).squareRoot()))
                first = last
            }
            return stretches
        }
    }

    private static func isStraight(_ points: ArraySlice<DrawingPoint>) -> Bool {
        guard let start = points.first, let end = points.last else { return true }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return false }
        return points.allSatisfy { point in
            let across = (point.x - start.x) * dy - (point.y - start.y) * dx
            let along = (point.x - start.x) * dx + (point.y - start.y) * dy
            return abs(across) <= straightness * length && along >= -0.001 && along <= length * length + 0.001
        }
    }
}
