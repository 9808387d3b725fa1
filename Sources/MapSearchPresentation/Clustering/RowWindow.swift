/// The points of a row that are within reach of a place, for one place after the other from west to east.
struct RowWindow {
    private let start: Int
    private let end: Int
    /// Those before it are too far west of all places that are still to come.
    private var west: Int

    init(_ indices: Range<Int>) {
        start = indices.lowerBound
        end = indices.upperBound
        west = start
    }

    /// Whether a point of the row that stands within reach is wanted.
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

    /// How far to the west and to the east of a place to look.
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

        /// Whether it goes beyond the edge of the world, where it comes in again from the other side.
        @inline(__always)
        fileprivate var isCutOff: Bool { west == 0 || east == .max }

        /// Whether one of the points of a row that all stand further west is wanted.
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

        /// Whether a point is wanted that stands within reach on the other side of the edge of the world.
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
