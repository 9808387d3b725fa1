/// An area with an outer boundary and any number of holes.
///
/// ```swift
/// let fiji = Polygon(outer: ring)                 // across the 180th meridian
/// fiji.contains(Coordinate(latitude: -17, longitude: -179.9))
/// fiji.area                                       // square metres
/// ```
///
/// Each ring is a list of coordinates joined in order, and the last one to the first. The direction does not matter,
/// nor does repeating the first coordinate at the end. Edges are straight in degrees, as in GeoJSON, and go the shorter
/// way round the Earth, so a ring can cross the 180th meridian. A ring that goes round the Earth encloses the pole on
/// the side with the smaller area. An edge from exactly −180° to 180° goes round the Earth, as in data that are split
/// there.
///
/// Invalid coordinates are skipped. Fewer than three coordinates enclose nothing.
public struct Polygon: Hashable, Sendable, Codable {
    /// The outer boundary.
    public var outer: [Coordinate]

    /// The boundaries of the holes.
    public var holes: [[Coordinate]]

    /// Creates an area from its boundaries, stored unchanged.
    ///
    /// - Parameters:
    ///   - outer: The outer boundary.
    ///   - holes: The boundaries of the holes; none by default.
    public init(outer: [Coordinate], holes: [[Coordinate]] = []) {
        self.outer = outer
        self.holes = holes
    }

    /// The smallest box that contains the outer boundary and its interior; empty if there is no valid coordinate.
    ///
    /// If the boundary goes round a pole, the box has all longitudes and reaches that pole.
    ///
    /// - Complexity: O(*n*) in the number of coordinates of the outer boundary.
    public var bounds: CoordinateBounds {
        let ring = Ring(outer).vertices
        // The edge that closes the ring may be the longest one.
        let path = CoordinateBounds(along: Array(ring) + ring.prefix(1))
        guard let pole = Pole(enclosedBy: ring) else { return path }
        return CoordinateBounds(
            south: pole == .south ? -90 : path.south, north: pole == .north ? 90 : path.north, longitudes: .full)
    }

    /// Returns whether a coordinate is in the area; the boundary and the edges of holes are inside.
    ///
    /// For many lookups in one area, use ``PolygonIndex``.
    ///
    /// - Parameter coordinate: Any coordinate.
    /// - Returns: Whether it is inside; false if the coordinate is invalid or the area encloses nothing.
    /// - Complexity: O(*n*) in the number of all coordinates.
    public func contains(_ coordinate: Coordinate) -> Bool {
        guard coordinate.isValid, outer.count > 2, Ring(outer).locate(coordinate) != .outside else { return false }
        return !holes.contains { Ring($0).locate(coordinate) == .inside }
    }

    /// The area in square metres on the WGS84 ellipsoid, excluding the holes.
    ///
    /// Accurate for areas of every size, across the 180th meridian and around a pole, as long as the outer boundary
    /// does not cross itself and the holes are inside it.
    ///
    /// - Complexity: O(*n*) in the number of all coordinates.
    public var area: Double {
        max(0, holes.reduce(Ring(outer).area) { $0 - Ring($1).area })
    }
}

extension Polygon {
    /// Decodes a polygon.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            outer: try members.required(.outer), holes: try members.value(.holes, or: []))
    }
}
