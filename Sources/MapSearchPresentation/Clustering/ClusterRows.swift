/// Points in rows of equal height from north to south, and in each row from west to east: neighbours of a row are found
/// by walking along the adjacent rows, without lookups.
///
/// Coarser rows are two finer ones merged, so points are sorted once for all levels. A point's easting is sorted only
/// by the width of a finest cell, which ``reach(_:)`` compensates for.
struct ClusterRows {
    /// A point, and the number by which users know it.
    struct Point {
        let place: ClusterPlace
        let number: Int32
    }

    /// A row with points.
    struct Row {
        /// The number of rows to the north of it, with or without points.
        let number: UInt32
        /// The range of its points in the list of all points.
        let range: Range<Int32>

        @inline(__always)
        var indices: Range<Int> { Int(range.lowerBound)..<Int(range.upperBound) }

        /// Its start, if its height is a power of two.
        func north(_ shift: UInt32) -> Int64 { Int64(number) << Int64(shift) }
    }

    private(set) var points: [Point]
    private(set) var rows: [Row] = []
    /// Rows have a height of two to this power.
    private(set) var shift: UInt32
    /// The width of the cells by which the points are sorted within a row.
    private let grain: Int64
    /// The number of pairs of points compared by the last thinning.
    private var comparisonCount = 0
    private var spare: [Point]
    private var spareRows: [Row] = []

    /// Sorts points into rows.
    ///
    /// - Parameters:
    ///   - points: The points.
    ///   - shift: Two to this power is the minimum height of a row. If there are few points, rows are higher, because
    ///     going from row to row would cost more than examining additional points.
    init(_ points: [Point], shift: UInt32) {
        self.points = points
        grain = 1 << Int64(shift)
        spare = points
        self.shift = shift
        while self.shift < 32, UInt64(1) << (32 - UInt64(self.shift)) > points.count / 32 { self.shift += 1 }
        sort(from: shift, byRow: false)
        sort(from: self.shift, byRow: true)
        findRows()
    }

    /// Points that are a radius apart to the east may differ by this much in their position in a row.
    func reach(_ radius: Double) -> Int64 { Int64(radius.rounded(.up)) + grain }

    /// Sorts by the bits of one coordinate from one on, several at a time from the lowest; stable.
    private mutating func sort(from shift: UInt32, byRow isRow: Bool) {
        let bits = 32 - min(shift, 32)
        let passCount = (bits + 10) / 11
        guard passCount > 0 else { return }
        let bitsPerPass = (bits + passCount - 1) / passCount
        for pass in 0..<passCount {
            let lowest = shift + pass * bitsPerPass
            Self.sort(points, into: &spare, byRow: isRow, from: lowest, bits: bitsPerPass)
            swap(&points, &spare)
        }
    }

    private static func sort(
        _ source: [Point], into target: inout [Point], byRow isRow: Bool, from lowest: UInt32, bits: UInt32
    ) {
        let mask = UInt32(1) << bits - 1
        var counts = [Int](repeating: 0, count: 1 << Int(bits))
        let source = source.span
        var target = target.mutableSpan
        var ends = counts.mutableSpan
        for index in source.indices {
            let place = source[index].place
            ends[Int((isRow ? place.y : place.x) >> lowest & mask)] += 1
        }
        var end = 0
        for digit in ends.indices {
            end += ends[digit]
            ends[digit] = end - ends[digit]
        }
        for index in source.indices {
            let point = source[index]
            let digit = Int((isRow ? point.place.y : point.place.x) >> lowest & mask)
            target[ends[digit]] = point
            ends[digit] += 1
        }
    }

    private mutating func findRows() {
        var start = 0
        while start < points.count {
            let number = points[start].place.y >> shift
            var end = start + 1
            while end < points.count, points[end].place.y >> shift == number { end += 1 }
            rows.append(Row(number: number, range: Int32(start)..<Int32(end)))
            start = end
        }
    }

    /// Doubles the height of rows for twice the radius, merging them two by two.
    ///
    /// If there were few comparisons, rows become even higher: points in the middle of a row need not be compared with
    /// the adjacent rows.
    ///
    /// - Parameter minimum: Two to this power is their minimum height.
    mutating func raise(to minimum: UInt32) {
        var expectedCount = max(comparisonCount, 1) * 2
        while shift < 32, shift < minimum || expectedCount * 16 < points.count {
            shift += 1
            expectedCount *= 2
            spareRows.removeAll(keepingCapacity: true)
            Self.joinPairs(of: rows, points, into: &spareRows, &spare)
            swap(&points, &spare)
            swap(&rows, &spareRows)
        }
    }

    private static func joinPairs(
        of rows: [Row], _ points: [Point], into joined: inout [Row], _ target: inout [Point]
    ) {
        let source = points.span
        var target = target.mutableSpan
        var index = 0
        while index < rows.count {
            let row = rows[index]
            index += 1
            guard index < rows.count, rows[index].number >> 1 == row.number >> 1 else {
                for place in row.indices { target[place] = source[place] }
                joined.append(Row(number: row.number >> 1, range: row.range))
                continue
            }
            let other = rows[index]
            index += 1
            merge(row.indices, other.indices, of: source, into: &target)
            joined.append(Row(number: row.number >> 1, range: row.range.lowerBound..<other.range.upperBound))
        }
    }

    /// Merges two consecutive rows.
    @inline(__always)
    private static func merge(
        _ first: Range<Int>, _ second: Range<Int>, of source: borrowing Span<Point>,
        into target: inout MutableSpan<Point>
    ) {
        var (left, right) = (first.lowerBound, second.lowerBound)
        var next = left
        while left < first.upperBound, right < second.upperBound {
            let (one, other) = (source[left], source[right])
            // The order of the two is unpredictable, so it must not be a branch.
            let isOther = other.place.x < one.place.x
            target[next] = isOther ? other : one
            left += isOther ? 0 : 1
            right += isOther ? 1 : 0
            next += 1
        }
        while left < first.upperBound {
            target[next] = source[left]
            left += 1
            next += 1
        }
        while right < second.upperBound {
            target[next] = source[right]
            right += 1
            next += 1
        }
    }

    /// Keeps each point that is at least a radius away from those already kept, and passes on the rest.
    ///
    /// Rows must not be lower than the radius, so that only the previous row matters besides a point's own.
    mutating func thin(radius: Double, into covered: inout CoveredPoints) {
        covered.removeAll()
        spareRows.removeAll(keepingCapacity: true)
        var pass = ThinningPass(radius: radius, reach: reach(radius), shift: shift)
        pass.run(&points, in: rows, into: &spareRows, &covered)
        comparisonCount = pass.comparisonCount
        points.removeSubrange(pass.keptCount...)
        spare.removeSubrange(pass.keptCount...)
        swap(&rows, &spareRows)
    }

    private struct ThinningPass {
        let radius: Double
        let reach: Int64
        let shift: UInt32
        private(set) var keptCount = 0
        private(set) var comparisonCount = 0

        init(radius: Double, reach: Int64, shift: UInt32) {
            self.radius = radius
            self.reach = reach
            self.shift = shift
        }

        mutating func run(
            _ points: inout [Point], in rows: [Row], into keptRows: inout [Row], _ covered: inout CoveredPoints
        ) {
            var points = points.mutableSpan
            let squaredRadius = radius * radius
            var (keptCount, comparisonCount) = (0, 0)
            var before: Row?
            for row in rows {
                var above = RowWindow(before.map { $0.number + 1 == row.number ? $0.indices : 0..<0 } ?? 0..<0)
                let endOfAbove = row.north(shift) + Int64(radius.rounded(.up))
                let start = keptCount
                let coveredCount = covered.points.count
                for index in row.indices {
                    let point = points[index]
                    let reach = RowWindow.Reach(reach, around: point.place.x)
                    let isNear = { (other: Point) in
                        comparisonCount += 1
                        return other.place.squaredDistance(to: point.place) < squaredRadius
                    }
                    if reach.containsWest(in: points.span, start..<keptCount, where: isNear)
                        || Int64(point.place.y) < endOfAbove
                            && above.contains(reach, in: points.span, where: isNear)
                    {
                        covered.points.append(point)
                    } else {
                        points[keptCount] = point
                        keptCount += 1
                    }
                }
                let kept = Row(number: row.number, range: Int32(start)..<Int32(keptCount))
                if !kept.range.isEmpty { keptRows.append(kept) }
                before = kept
                if covered.points.count > coveredCount {
                    covered.rows.append(
                        Row(number: row.number, range: Int32(coveredCount)..<Int32(covered.points.count)))
                }
            }
            (self.keptCount, self.comparisonCount) = (keptCount, comparisonCount)
        }
    }
}
