/// Finds space for labels: each takes the first free position.
struct LabelPlacer {
    /// The possible positions of a label.
    enum Anchor {
        /// Next to a mark, which has a box.
        case beside(DrawingBox)
        /// Centred at one of these positions, best first.
        case centered([DrawingPoint])
        /// Centred here, or otherwise next to it.
        case around(DrawingPoint)
        /// Above or below one of the positions on a line.
        case along([DrawingPoint])
    }

    private let view: DrawingBox
    private var cells: [Int: [DrawingBox]] = [:]

    private static let cellSize = 48.0
    /// The space around a name.
    private static let margin = 2.0
    private static let gap = 3.0
    /// The height of letters above and below the baseline, in multiples of the size.
    static let ascent = 0.80
    static let descent = 0.24

    init(view: DrawingBox) {
        self.view = view
    }

    /// Keeps labels away from a box.
    mutating func occupy(_ box: DrawingBox) {
        for cell in Self.cells(of: box) { cells[cell, default: []].append(box) }
    }

    /// Whether a box is free, and inside the picture.
    func isFree(_ box: DrawingBox) -> Bool {
        view.contains(box) && !Self.cells(of: box).contains { cells[$0]?.contains { $0.intersects(box) } ?? false }
    }

    private static func cells(of box: DrawingBox) -> [Int] {
        // Coordinates in a picture are small; everything outside was cut off.
        let columns = Int(box.minX / cellSize) - 2...max(Int(box.minX / cellSize) - 2, Int(box.maxX / cellSize) + 1)
        let rows = Int(box.minY / cellSize) - 2...max(Int(box.minY / cellSize) - 2, Int(box.maxY / cellSize) + 1)
        return columns.flatMap { column in rows.map { row in row << 16 ^ column } }
    }

    /// Reserves the position of a label; nil if there is no space.
    ///
    /// - Parameters:
    ///   - width: The width of the line of text.
    ///   - size: The size of its letters.
    ///   - anchor: The object of the label.
    /// - Returns: The start of the baseline.
    mutating func place(width: Double, size: Double, _ anchor: Anchor) -> DrawingPoint? {
        let height = (Self.ascent + Self.descent) * size
        for corner in Self.corners(width: width, height: height, anchor) {
            let x = Drawing.rounded(corner.x)
            let y = Drawing.rounded(corner.y + Self.ascent * size)
            let box = DrawingBox(x: x, y: y - Self.ascent * size, width: width, height: height)
            if isFree(box.inset(by: -Self.margin)) {
                occupy(box)
                return DrawingPoint(x: x, y: y)
            }
        }
        return nil
    }

    /// Reserves the position of a label along a straight line, if it is free.
    ///
    /// - Parameters:
    ///   - width: The width of the line of text.
    ///   - size: The size of its letters.
    ///   - start: The start of the line through the middle of the letters.
    ///   - direction: A vector of length 1 along the line.
    /// - Returns: Whether the position was free and is now reserved.
    mutating func place(
        width: Double, size: Double, from start: DrawingPoint, direction: DrawingPoint
    ) -> Bool {
        let half = size * 0.6
        let count = max(1, Int((width / size).rounded(.up)))
        // A rotated box as a sequence of small ones that are not rotated.
        let boxes = (0...count).map { step in
            let distance = width * Double(step) / Double(count)
            return DrawingBox(
                x: start.x + direction.x * distance - half, y: start.y + direction.y * distance - half, width: half * 2,
                height: half * 2)
        }
        guard boxes.allSatisfy({ isFree($0.inset(by: -Self.margin)) }) else { return false }
        for box in boxes { occupy(box) }
        return true
    }

    /// The upper left corners to try, best first.
    private static func corners(width: Double, height: Double, _ anchor: Anchor) -> [DrawingPoint] {
        func at(_ x: Double, _ y: Double) -> DrawingPoint { DrawingPoint(x: x, y: y) }
        switch anchor {
        case .centered(let points): return points.map { at($0.x - width / 2, $0.y - height / 2) }
        case .around(let point):
            let dot = DrawingBox(minX: point.x - 2, minY: point.y - 2, maxX: point.x + 2, maxY: point.y + 2)
            return [at(point.x - width / 2, point.y - height / 2)]
                + corners(width: width, height: height, .beside(dot.inset(by: -4)))
                + corners(width: width, height: height, .beside(dot.inset(by: -12)))
        case .along(let points):
            return points.flatMap { point in
                [at(point.x - width / 2, point.y - height - 6), at(point.x - width / 2, point.y + 6)]
            }
        case .beside(let box):
            let (right, left) = (box.maxX + gap, box.minX - gap - width)
            let (above, below) = (box.minY - gap - height, box.maxY + gap)
            let middle = (box.minY + box.maxY - height) / 2
            let center = (box.minX + box.maxX - width) / 2
            // Eight positions as in Imhof (1975), doi:10.1559/152304075784313304, and two more next to a tall mark.
            return [
                at(right, middle), at(left, middle), at(center, below), at(center, above),
                at(right, above + height / 2),
                at(left, above + height / 2), at(right, below - height / 2), at(left, below - height / 2),
                at(box.minX, above), at(box.maxX - width, above), at(box.minX, below), at(box.maxX - width, below),
            ]
        }
    }
}
