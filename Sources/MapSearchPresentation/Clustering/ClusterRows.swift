/// Points in rows of one height from north to south, and in each row from west to east: in that order what is near a row
/// is found by going along its neighbours, without a look-up.
///
/// Coarser rows are two finer ones merged, so that points are sorted once for all levels. A point's easting is sorted by
/// the width of a finest cell only, which ``reach(_:)`` makes up for.
struct ClusterRows {
    /// A point, and the number by which users know it.
    struct Point {
        let place: ClusterPlace
        let number: Int32
    }

    /// A row with points.
    struct Row {
        /// How many rows there are to the north of it, with points or without.
        let number: UInt32
        /// The places of its points in the list of all.
        let range: Range<Int32>

        @inline(__always)
        var indices: Range<Int> { Int(range.lowerBound)..<Int(range.upperBound) }
    }

    private(set) var points: [Point]
    private(set) var rows: [Row] = []
    /// Rows have a height of two to this power.
    private(set) var shift: UInt32
    /// The width of the cells by which the points are sorted within a row.
    private let grain: Int64
    private var spare: [Point]
    private var spareRows: [Row] = []

    /// Puts points into rows.
    ///
    /// - Parameters:
    ///   - points: The points.
    ///   - shift: Two to this power is the height of a row at least. Where points are few, rows are higher: the way from row
    ///     to row would cost more than what is looked at in vain.
    init(_ points: [Point], shift: UInt32) {
        self.points = points
        grain = 1 << Int64(shift)
        spare = points
        self.shift = shift
        while self.shift < 32, UInt64(1) << (32 - UInt64(self.shift)) > points.count / 8 { self.shift += 1 }
        sort(from: shift, byRow: false)
        sort(from: self.shift, byRow: true)
        findRows()
    }

    /// Points that are as far east of each other as a radius may stand this far from each other's place in a row.
    func reach(_ radius: Double) -> Int64 { Int64(radius.rounded(.up)) + grain }

    /// Sorts by the bits of one coordinate from one on, some at a time from the lowest; equal ones keep their order.
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
        var ends = [Int](repeating: 0, count: 1 << Int(bits) + 1)
        let source = source.span
        var target = target.mutableSpan
        for index in source.indices {
            let place = source[index].place
            ends[Int((isRow ? place.y : place.x) >> lowest & mask) + 1] += 1
        }
        for digit in 1..<ends.count { ends[digit] += ends[digit - 1] }
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

    /// Makes rows of twice the height, each of two.
    mutating func doubleHeight() {
        guard shift < 32 else { return }
        shift += 1
        spareRows.removeAll(keepingCapacity: true)
        Self.joinPairs(of: rows, points, into: &spareRows, &spare)
        swap(&points, &spare)
        swap(&rows, &spareRows)
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

    /// Merges two rows that follow one another.
    @inline(__always)
    private static func merge(
        _ first: Range<Int>, _ second: Range<Int>, of source: borrowing Span<Point>,
        into target: inout MutableSpan<Point>
    ) {
        var (left, right) = (first.lowerBound, second.lowerBound)
        var next = left
        while left < first.upperBound, right < second.upperBound {
            let (one, other) = (source[left], source[right])
            // Which of the two comes first cannot be foreseen, so it must not be a branch.
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

    /// Keeps one point after the other when none that was kept before is nearer than a radius, and hands over the rest.
    ///
    /// Rows must not be lower than the radius, so that only the row before matters beside a point's own.
    mutating func thin(radius: Double, into covered: inout CoveredPoints) {
        covered.removeAll()
        spareRows.removeAll(keepingCapacity: true)
        let keptCount = Self.thin(&points, in: rows, radius * radius, reach(radius), into: &spareRows, &covered)
        points.removeSubrange(keptCount...)
        spare.removeSubrange(keptCount...)
        swap(&rows, &spareRows)
    }

    private static func thin(
        _ points: inout [Point], in rows: [Row], _ squaredRadius: Double, _ reach: Int64, into keptRows: inout [Row],
        _ covered: inout CoveredPoints
    ) -> Int {
        var points = points.mutableSpan
        var keptCount = 0
        var before: Row?
        for row in rows {
            var above = RowWindow(before.map { $0.number + 1 == row.number ? $0.indices : 0..<0 } ?? 0..<0)
            let start = keptCount
            let coveredCount = covered.points.count
            for index in row.indices {
                let point = points[index]
                let isNear = { (other: Point) in other.place.squaredDistance(to: point.place) < squaredRadius }
                if RowWindow.contains(westOf: point.place.x, reach, in: points.span, start..<keptCount, where: isNear)
                    || above.contains(near: point.place.x, reach, in: points.span, where: isNear)
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
                covered.rows.append(Row(number: row.number, range: Int32(coveredCount)..<Int32(covered.points.count)))
            }
        }
        return keptCount
    }
}
