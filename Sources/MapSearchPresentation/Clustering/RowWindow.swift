/// The points of a row that are within reach of a position, for successive positions from west to east.
struct RowWindow {
    private let start: Int
    private let end: Int
    /// Points before it are too far west of all remaining positions.
    private var west: Int

    init(_ indices: Range<Int>) {
        start = indices.lowerBound
        end = indices.upperBound
        west = start
    }

    /// Returns whether a point of the row within reach matches.
    @inline(__always)
    mutating func contains(
        _ reach: Reach, in points: borrowing Span<ClusterRows.Point>, where isWanted: (ClusterRows.Point) -> Bool
    ) -> Bool {
        while west < end, points[west].place.x < reach.west { west += 1 }
        var index = west
        while index < end, points[index].place.x <= reach.east {
            if isWanted(points[index]) { return true }
            index += 1
        }
        return reach.isCutOff && reach.containsBeyondEdge(in: points, start..<end, where: isWanted)
    }

    /// The distance to examine to the west and to the east of a position.
    struct Reach {
        fileprivate let west: UInt32
        fileprivate let east: UInt32
        private let place: UInt32
        private let width: Int64

        @inline(__always)
        init(_ width: Int64, around x: UInt32) {
            place = x
            self.width = width
            west = UInt32(clamping: Int64(x) - width)
            east = UInt32(clamping: Int64(x) + width)
        }

        /// Whether it extends beyond the edge of the world and wraps to the other side.
        @inline(__always)
        fileprivate var isCutOff: Bool { west == 0 || east == .max }

        /// Returns whether a point of a row matches, if all of them are further west.
        @inline(__always)
        func containsWest(
            in points: borrowing Span<ClusterRows.Point>, _ indices: Range<Int>,
            where isWanted: (ClusterRows.Point) -> Bool
        ) -> Bool {
            var index = indices.upperBound - 1
            while index >= indices.lowerBound, points[index].place.x >= west {
                if isWanted(points[index]) { return true }
                index -= 1
            }
            return isCutOff && containsBeyondEdge(in: points, indices, where: isWanted)
        }

        /// Returns whether a point within reach on the other side of the edge of the world matches.
        @inline(never)
        fileprivate func containsBeyondEdge(
            in points: borrowing Span<ClusterRows.Point>, _ indices: Range<Int>,
            where isWanted: (ClusterRows.Point) -> Bool
        ) -> Bool {
            let world = Int64(1) << 32
            var index = indices.upperBound - 1
            while index >= indices.lowerBound, Int64(place) + world - Int64(points[index].place.x) <= width {
                if isWanted(points[index]) { return true }
                index -= 1
            }
            index = indices.lowerBound
            while index < indices.upperBound, Int64(points[index].place.x) + world - Int64(place) <= width {
                if isWanted(points[index]) { return true }
                index += 1
            }
            return false
        }
    }
}
