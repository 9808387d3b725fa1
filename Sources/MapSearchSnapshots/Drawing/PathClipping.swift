/// Clips lines and areas to a box.
enum PathClipping {
    /// The pieces of a line inside a box, by Liang and Barsky (1984), doi:10.1145/357332.357333.
    static func line(_ points: [DrawingPoint], to box: DrawingBox) -> [[DrawingPoint]] {
        var pieces: [[DrawingPoint]] = []
        var piece: [DrawingPoint] = []
        for (start, end) in zip(points, points.dropFirst()) {
            guard let (low, high) = inside(start, end, box) else {
                if !piece.isEmpty { pieces.append(piece) }
                piece = []
                continue
            }
            if low > 0, !piece.isEmpty {
                pieces.append(piece)
                piece = []
            }
            if piece.isEmpty { piece.append(place(low, start, end)) }
            piece.append(place(high, start, end))
            if high < 1 {
                pieces.append(piece)
                piece = []
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces
    }

    /// The part of a segment inside a box, as fractions of its length.
    static func inside(
        _ start: DrawingPoint, _ end: DrawingPoint, _ box: DrawingBox
    ) -> (low: Double, high: Double)? {
        var (low, high) = (0.0, 1.0)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        for (step, room) in [
            (-dx, start.x - box.minX), (dx, box.maxX - start.x), (-dy, start.y - box.minY), (dy, box.maxY - start.y),
        ] {
            if step == 0 {
                if room < 0 { return nil }
            } else if step < 0 {
                low = max(low, room / step)
            } else {
                high = min(high, room / step)
            }
        }
        return low <= high ? (low, high) : nil
    }

    static func place(_ fraction: Double, _ start: DrawingPoint, _ end: DrawingPoint) -> DrawingPoint {
        if fraction == 0 { return start }
        if fraction == 1 { return end }
        return DrawingPoint(
            x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }

    /// A ring clipped to a box, by Sutherland and Hodgman (1974), doi:10.1145/360767.360802.
    ///
    /// Parts that the box separates stay connected along its edge, which is outside the picture.
    static func ring(_ points: [DrawingPoint], to box: DrawingBox) -> [DrawingPoint] {
        var points = points
        if points.count > 1, points.first == points.last { points.removeLast() }
        points = cut(points, at: box.minX, { $0.x }, isInside: { $0 >= $1 })
        points = cut(points, at: box.maxX, { $0.x }, isInside: { $0 <= $1 })
        points = cut(points, at: box.minY, { $0.y }, isInside: { $0 >= $1 })
        return cut(points, at: box.maxY, { $0.y }, isInside: { $0 <= $1 })
    }

    private static func cut(
        _ points: [DrawingPoint], at edge: Double, _ part: (DrawingPoint) -> Double,
        isInside: (Double, Double) -> Bool
    ) -> [DrawingPoint] {
        guard var last = points.last else { return [] }
        if points.allSatisfy({ isInside(part($0), edge) }) { return points }
        var kept: [DrawingPoint] = []
        for point in points {
            let (was, now) = (isInside(part(last), edge), isInside(part(point), edge))
            if was != now {
                kept.append(place((edge - part(last)) / (part(point) - part(last)), last, point))
            }
            if now { kept.append(point) }
            last = point
        }
        return kept
    }
}
