/// A box in space around pieces of a line, in metres from the centre of the Earth.
struct SpaceBox: Sendable {
    private var low = SpaceVector(x: .infinity, y: .infinity, z: .infinity)
    private var high = SpaceVector(x: -.infinity, y: -.infinity, z: -.infinity)

    /// Creates the empty box.
    init() {}

    /// Whether nothing was added.
    var isEmpty: Bool { low.x > high.x }

    /// Half the surface of the box, in square metres: for a thin one, about its area seen from above.
    var surface: Double {
        let size = high - low
        return size.x * size.y + size.y * size.z + size.z * size.x
    }

    /// The distance between opposite corners in metres; 0 for the empty box.
    var diagonal: Double { isEmpty ? 0 : (high - low).squaredLength.squareRoot() }

    /// Adds a point.
    mutating func formUnion(_ point: SpaceVector) {
        low = SpaceVector(x: min(low.x, point.x), y: min(low.y, point.y), z: min(low.z, point.z))
        high = SpaceVector(x: max(high.x, point.x), y: max(high.y, point.y), z: max(high.z, point.z))
    }

    /// Adds a piece and everything that the segment may be beside it.
    mutating func formUnion(_ piece: SegmentTree.Piece) {
        let (start, end, error) = (piece.start, piece.end, piece.margin)
        low = SpaceVector(
            x: min(low.x, min(start.x, end.x) - error), y: min(low.y, min(start.y, end.y) - error),
            z: min(low.z, min(start.z, end.z) - error))
        high = SpaceVector(
            x: max(high.x, max(start.x, end.x) + error), y: max(high.y, max(start.y, end.y) + error),
            z: max(high.z, max(start.z, end.z) + error))
    }

    mutating func formUnion(_ other: SpaceBox) {
        low = SpaceVector(x: min(low.x, other.low.x), y: min(low.y, other.low.y), z: min(low.z, other.low.z))
        high = SpaceVector(x: max(high.x, other.high.x), y: max(high.y, other.high.y), z: max(high.z, other.high.z))
    }

    /// The square of the shortest distance from a point to the box, which never exceeds that to a segment in it.
    func squaredDistance(to point: SpaceVector) -> Double {
        let x = max(low.x - point.x, max(0, point.x - high.x))
        let y = max(low.y - point.y, max(0, point.y - high.y))
        let z = max(low.z - point.z, max(0, point.z - high.z))
        return x * x + y * y + z * z
    }
}
