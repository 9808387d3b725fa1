/// Determines how much of each pixel the inside of polygons covers.
///
/// Each row of pixels is sampled along ``samples`` lines; along a line, the ends of the inside are exact. The lines are
/// between multiples of a tenth of a point, so that none meets a vertex.
struct ScanConverter {
    enum Rule { case evenOdd, nonZero }

    private struct Edge {
        var top: Double
        var bottom: Double
        /// The position where the edge meets y = 0, and its horizontal step per pixel downwards.
        var x: Double
        var slope: Double
        var winding: Int
    }

    private let width: Int
    private let height: Int
    private var edges: [Edge] = []
    private var bottom = -Double.infinity

    static let samples = 5

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Adds a ring, which is closed implicitly, in pixels.
    mutating func add(_ ring: some BidirectionalCollection<DrawingPoint>, scale: Double = 1) {
        guard ring.count > 2, var last = ring.last else { return }
        last = DrawingPoint(x: last.x * scale, y: last.y * scale)
        for point in ring {
            let next = DrawingPoint(x: point.x * scale, y: point.y * scale)
            add(from: last, to: next)
            last = next
        }
    }

    private mutating func add(from start: DrawingPoint, to end: DrawingPoint) {
        guard start.y != end.y, max(start.y, end.y) > 0, min(start.y, end.y) < Double(height) else { return }
        let slope = (end.x - start.x) / (end.y - start.y)
        let top = min(start.y, end.y)
        let low = max(start.y, end.y)
        bottom = max(bottom, low)
        edges.append(
            Edge(
                top: top, bottom: low, x: start.x - start.y * slope, slope: slope, winding: start.y < end.y ? 1 : -1))
    }

    /// Calls `body` with each covered pixel: its index, and its coverage, 1…255.
    mutating func forEachPixel(_ rule: Rule, _ body: (Int, Int) -> Void) {
        guard let first = edges.lazy.map(\.top).min() else { return }
        edges.sort { $0.top < $1.top }
        let firstRow = max(0, Int(first))
        let lastRow = min(height - 1, Int(bottom))
        guard firstRow <= lastRow else { return }
        var next = 0
        var active: [Edge] = []
        var crossings: [(x: Double, winding: Int)] = []
        // Partly covered pixels, and complete runs by their first pixel and the one after the last.
        var cover = [Double](repeating: 0, count: width + 2)
        for row in firstRow...lastRow {
            while next < edges.count, edges[next].top < Double(row + 1) {
                active.append(edges[next])
                next += 1
            }
            active.removeAll { $0.bottom <= Double(row) }
            guard !active.isEmpty else { continue }
            var (low, high) = (width, -1)
            for sample in 0..<Self.samples {
                // Not the middles of equal parts: horizontal edges at tenths must not be on a line.
                let y = Double(row) + (Double(sample) + 0.47) / Double(Self.samples)
                crossings.removeAll(keepingCapacity: true)
                for edge in active where edge.top <= y && y < edge.bottom {
                    crossings.append((edge.x + y * edge.slope, edge.winding))
                }
                crossings.sort { $0.x < $1.x }
                var winding = 0
                var start = 0.0
                for crossing in crossings {
                    let wasInside = rule == .evenOdd ? winding & 1 == 1 : winding != 0
                    winding += crossing.winding
                    let isInside = rule == .evenOdd ? winding & 1 == 1 : winding != 0
                    if !wasInside, isInside {
                        start = crossing.x
                    } else if wasInside, !isInside {
                        add(start, crossing.x, to: &cover, &low, &high)
                    }
                }
            }
            guard low <= high else { continue }
            var sum = 0.0
            for column in low...min(high, width - 1) {
                sum += cover[column]
                cover[column] = 0
                let part = Int(sum * 255 / Double(Self.samples) + 0.5)
                if part > 0 { body(row * width + column, min(255, part)) }
            }
            for column in low...min(high + 2, width + 1) { cover[column] = 0 }
        }
    }

    /// Adds a run along a line, as the change of each pixel from its left neighbour.
    private func add(_ start: Double, _ end: Double, to cover: inout [Double], _ low: inout Int, _ high: inout Int) {
        let left = max(0, start)
        let right = min(Double(width), end)
        guard left < right else { return }
        let first = Int(left)
        let last = Int(right)
        low = min(low, first)
        high = max(high, last)
        // The contribution of a step at x to its own pixel and to all pixels after it.
        let leftPart = Double(first + 1) - left
        cover[first] += leftPart
        cover[first + 1] += 1 - leftPart
        let rightPart = Double(last + 1) - right
        cover[last] -= rightPart
        cover[last + 1] -= 1 - rightPart
    }
}
