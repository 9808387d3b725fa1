/// An area with an outer boundary and any number of holes.
///
/// Each ring is a list of coordinates joined in order, the last one to the first; whether the first is repeated at the
/// end makes no difference, nor does the direction. Consecutive coordinates are joined the shorter way round the Earth,
/// so that a ring can cross the 180th meridian and can go round a pole.
public struct Polygon: Hashable, Sendable, Codable {
    /// The outer boundary; an area with fewer than three different coordinates contains nothing.
    public var outer: [Coordinate]

    /// The boundaries of the holes.
    public var holes: [[Coordinate]]

    /// Creates an area from its boundaries, stored as they are.
    ///
    /// - Parameters:
    ///   - outer: The outer boundary.
    ///   - holes: The boundaries of the holes; none by default.
    public init(outer: [Coordinate], holes: [[Coordinate]] = []) {
        self.outer = outer
        self.holes = holes
    }
}

extension Polygon {
    /// The smallest box that contains the outer boundary and what it encloses; empty without a valid coordinate.
    ///
    /// A boundary that goes round a pole has all longitudes and reaches that pole.
    ///
    /// - Complexity: O(*n*) in the number of coordinates of the outer boundary.
    public var bounds: CoordinateBounds {
        let path = CoordinateBounds(along: outer)
        guard let pole = Pole(enclosedBy: outer) else {
            // The edge that closes the ring may be the one that goes the other way round.
            return outer.first.map { CoordinateBounds(along: outer + [$0]) } ?? path
        }
        return CoordinateBounds(
            south: pole == .south ? -90 : path.south, north: pole == .north ? 90 : path.north, longitudes: .full)
    }
}
