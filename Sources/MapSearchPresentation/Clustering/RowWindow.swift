/// The points of a row that are around a place, for one place after the other from west to east.
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

    /// Whether a point that stands within reach of an easting is wanted.
    @inline(__always)
    mutating func contains(
        near x: UInt32, _ reach: Int64, in points: borrowing Span<ClusterRows.Point>,
        where isWanted: (ClusterRows.Point) -> Bool
    ) -> Bool {
        while west < end, Int64(x) - Int64(points[west].place.x) > reach { west += 1 }
        var index = west
        while index < end, Int64(points[index].place.x) - Int64(x) <= reach {
            if isWanted(points[index]) { return true }
            index += 1
        }
        if Int64(x) > reach, Int64(UInt32.max - x) > reach { return false }
        return Self.containsAcrossEdge(near: x, reach, in: points, start..<end, where: isWanted)
    }

    /// Whether one of the points of a row that all stand to the west of an easting and within reach is wanted.
    @inline(__always)
    static func contains(
        westOf x: UInt32, _ reach: Int64, in points: borrowing Span<ClusterRows.Point>, _ indices: Range<Int>,
        where isWanted: (ClusterRows.Point) -> Bool
    ) -> Bool {
        var index = indices.upperBound - 1
        while index >= indices.lowerBound, Int64(x) - Int64(points[index].place.x) <= reach {
            if isWanted(points[index]) { return true }
            index -= 1
        }
        if Int64(x) > reach, Int64(UInt32.max - x) > reach { return false }
        return containsAcrossEdge(near: x, reach, in: points, indices, where: isWanted)
    }

    /// Whether a point is wanted that stands within reach on the other side of the edge of the world.
    @inline(never)
    private static func containsAcrossEdge(
        near x: UInt32, _ reach: Int64, in points: borrowing Span<ClusterRows.Point>, _ indices: Range<Int>,
        where isWanted: (ClusterRows.Point) -> Bool
    ) -> Bool {
        let world = Int64(1) << 32
        var index = indices.upperBound - 1
        while index >= indices.lowerBound, Int64(x) + world - Int64(points[index].place.x) <= reach {
            if isWanted(points[index]) { return true }
            index -= 1
        }
        index = indices.lowerBound
        while index < indices.upperBound, Int64(points[index].place.x) + world - Int64(x) <= reach {
            if isWanted(points[index]) { return true }
            index += 1
        }
        return false
    }
}
