/// The points of a level without a pin at the previous level, in rows, each with the nearest pin.
struct CoveredPoints {
    var points: [ClusterRows.Point] = []
    var rows: [ClusterRows.Row] = []
    /// The number of the nearest pin of each point.
    private(set) var parents: [Int32] = []
    private var squaredDistances: [Double] = []

    init(capacity: Int) {
        points.reserveCapacity(capacity)
        parents.reserveCapacity(capacity)
        squaredDistances.reserveCapacity(capacity)
    }

    /// The points with a pin at all levels.
    init(all rows: ClusterRows) {
        points = rows.points
        self.rows = rows.rows
        parents = Array(repeating: ClusterNode.none, count: points.count)
    }

    mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
        parents.removeAll(keepingCapacity: true)
        squaredDistances.removeAll(keepingCapacity: true)
    }

    /// Finds the nearest pin of each point in its own row and the adjacent ones.
    ///
    /// - Parameters:
    ///   - pins: The points with pins, in rows of the same height.
    ///   - radius: The maximum distance of the nearest pin.
    mutating func findParents(among pins: ClusterRows, radius: Double) {
        parents.append(contentsOf: repeatElement(ClusterNode.none, count: points.count))
        squaredDistances.append(contentsOf: repeatElement(.infinity, count: points.count))
        let reach = pins.reach(radius)
        let span = Int64(radius.rounded(.up))
        var first = 0
        for row in rows {
            while first < pins.rows.count, pins.rows[first].number + 1 < row.number { first += 1 }
            var beside = first
            while beside < pins.rows.count, pins.rows[beside].number <= row.number + 1 {
                let north = pins.rows[beside].north(pins.shift)
                let around = north - span..<north + 1 << Int64(pins.shift) + span
                Self.findNearest(
                    of: points, row.indices, in: around, among: pins.points, pins.rows[beside].indices, reach,
                    &parents, &squaredDistances)
                beside += 1
            }
        }
    }

    private static func findNearest(
        of points: [ClusterRows.Point], _ indices: Range<Int>, in around: Range<Int64>,
        among pins: [ClusterRows.Point], _ pinIndices: Range<Int>, _ reach: Int64, _ nearest: inout [Int32],
        _ squaredDistances: inout [Double]
    ) {
        let (points, pins) = (points.span, pins.span)
        var nearest = nearest.mutableSpan
        var squaredDistances = squaredDistances.mutableSpan
        var window = RowWindow(pinIndices)
        for index in indices {
            let place = points[index].place
            guard around.contains(Int64(place.y)) else { continue }
            var (number, least) = (nearest[index], squaredDistances[index])
            _ = window.contains(RowWindow.Reach(reach, around: place.x), in: pins) { pin in
                let squaredDistance = pin.place.squaredDistance(to: place)
                if squaredDistance < least { (number, least) = (pin.number, squaredDistance) }
                return false
            }
            (nearest[index], squaredDistances[index]) = (number, least)
        }
    }

    /// Calls a function for each point, by blocks unless rows are higher, and within a block by rows.
    ///
    /// - Parameters:
    ///   - rowsPerBlock: The number of rows in a row of blocks: 1, 2 or 4.
    ///   - shift: Two to this power is the side of a block.
    ///   - body: Called with the index of the point in ``points``.
    @inline(__always)
    func forEachInBlocks(rowsPerBlock: UInt32, shift: UInt32, _ body: (Int) -> Void) {
        // The next point of each of four rows.
        var next = [0, 0, 0, 0]
        var first = 0
        while first < rows.count {
            var last = first
            while last < rows.count, rows[last].number / rowsPerBlock == rows[first].number / rowsPerBlock {
                next[last - first] = rows[last].indices.lowerBound
                last += 1
            }
            while true {
                var column: UInt32?
                for row in first..<last where next[row - first] < rows[row].indices.upperBound {
                    let other = points[next[row - first]].place.x >> shift
                    column = column.map { min($0, other) } ?? other
                }
                guard let column else { break }
                for row in first..<last {
                    let end = rows[row].indices.upperBound
                    var index = next[row - first]
                    while index < end, points[index].place.x >> shift == column {
                        body(index)
                        index += 1
                    }
                    next[row - first] = index
                }
            }
            first = last
        }
    }
}
