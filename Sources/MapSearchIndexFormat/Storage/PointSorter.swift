/// Sorts points in the order of the tree of their layer, in place and, if there are many, on two threads.
enum PointSorter {
    /// Up to this number, points are not worth a second thread.
    private static let fewestForTwo = 1 << 14

    /// Sorts points down to leaves of `leafCount`; `perform` calls a function for 0 and 1, concurrently if possible.
    static func sort<Point: TreePoint>(
        _ points: inout [Point], leafCount: Int, perform: ((@Sendable (Int) -> Void) -> Void)? = nil
    ) {
        unsafe points.withUnsafeMutableBufferPointer { buffer in
            let whole = unsafe PointRun(points: buffer, leafCount: leafCount)
            guard let perform, whole.count >= fewestForTwo, let middle = whole.split(0..<whole.count) else {
                return whole.arrange(0..<whole.count)
            }
            perform { part in
                whole.arrange(part == 0 ? 0..<middle : middle..<whole.count)
            }
        }
    }
}

/// Points that are sorted in place; two threads may sort ranges that do not overlap.
@safe
private struct PointRun<Point: TreePoint>: @unchecked Sendable {  // Threads get disjoint ranges, see `PointSorter`.
    private let points: UnsafeMutableBufferPointer<Point>
    private let leafCount: Int

    init(points: UnsafeMutableBufferPointer<Point>, leafCount: Int) {
        unsafe self.points = points
        self.leafCount = leafCount
    }

    var count: Int { unsafe points.count }

    private subscript(place: Int) -> Point {
        get {
            precondition(place >= 0 && place < count)
            return unsafe points[place]
        }
        nonmutating set {
            precondition(place >= 0 && place < count)
            unsafe points[place] = newValue
        }
    }

    /// Splits a range along the longer side of its box until only leaves are left.
    func arrange(_ range: Range<Int>) {
        guard let middle = split(range) else { return }
        arrange(range.lowerBound..<middle)
        arrange(middle..<range.upperBound)
    }

    /// Splits a range once, and returns the start of its second part; nil for a leaf.
    ///
    /// The number of leaves in the first part is a power of two, so that parts are whole boxes on each level.
    func split(_ range: Range<Int>) -> Int? {
        let leaves = (range.count + leafCount - 1) / leafCount
        guard leaves > 1 else { return nil }
        let part = 1 << (Int.bitWidth - (leaves - 1).leadingZeroBitCount - 1)
        let middle = range.lowerBound + part * leafCount
        var box = FixedBox()
        for place in range { box.extend(FixedBox(latitude: self[place].latitude, longitude: self[place].longitude)) }
        // A degree of longitude is as long as one of latitude times the cosine; 1 − φ² · 4 / π² is close enough to it.
        let latitude = (Double(box.south) + Double(box.north)) / 2 / 1_073_741_824
        let width = (Double(box.east) - Double(box.west)) * max(0, 1 - latitude * latitude)
        if width > Double(box.north) - Double(box.south) {
            select(middle, in: range) { ($0.longitude, $0.document) < ($1.longitude, $1.document) }
        } else {
            select(middle, in: range) { ($0.latitude, $0.document) < ($1.latitude, $1.document) }
        }
        return middle
    }

    /// Puts the entry that sorting would put at `place` there, with smaller ones before it: Hoare's quickselect, with ties
    /// broken by document so that the same points always give the same bytes.
    @inline(__always)
    private func select(_ place: Int, in range: Range<Int>, _ precedes: (Point, Point) -> Bool) {
        var left = range.lowerBound
        var right = range.upperBound - 1
        while left < right {
            let pivot = self[(left + right) / 2]
            var i = left
            var j = right
            while i <= j {
                while precedes(self[i], pivot) { i += 1 }
                while precedes(pivot, self[j]) { j -= 1 }
                if i <= j {
                    let point = self[i]
                    self[i] = self[j]
                    self[j] = point
                    i += 1
                    j -= 1
                }
            }
            if place <= j { right = j } else if place >= i { left = i } else { return }
        }
    }
}
