extension Coordinate {
    /// The distance from one pole to the other in metres: no two coordinates are farther apart.
    static let greatestDistance = 20_003_931.458625

    /// Returns the length of the shortest path along the ground to another coordinate, in metres.
    ///
    /// This is the geodesic on the WGS84 ellipsoid, after Karney (2013), doi:10.1007/s00190-012-0578-z, accurate to
    /// less than a micrometre for every pair of coordinates. To order nearby places by distance, ``FlatRuler`` is a
    /// hundred times faster.
    ///
    /// - Parameter other: The other coordinate.
    /// - Returns: 0…20 003 931.5 metres; not-a-number if either coordinate is invalid.
    public func distance(to other: Coordinate) -> Double {
        guard isValid, other.isValid else { return .nan }
        return Geodesic.inverse(from: self, to: other).distance
    }

    /// Returns the initial direction of the shortest path to another coordinate, in degrees clockwise from north.
    ///
    /// The direction changes along the path; ``destination(distance:bearing:)`` follows the same line. At a pole, the
    /// direction is measured from the meridian of the pole's longitude.
    ///
    /// - Parameter other: The other coordinate.
    /// - Returns: 0..<360; if there are several shortest paths, the direction of one of them; 0 or 180 for equal
    ///   coordinates; not-a-number if either coordinate is invalid.
    public func bearing(to other: Coordinate) -> Double {
        guard isValid, other.isValid else { return .nan }
        return positiveBearing(Geodesic.inverse(from: self, to: other).startAzimuth)
    }

    /// Returns the coordinate at a distance along the ground in a given direction.
    ///
    /// - Parameters:
    ///   - distance: Metres; a negative distance goes backwards, and a long one may go round the Earth more than once.
    ///   - bearing: The initial direction in degrees clockwise from north.
    /// - Returns: A coordinate with a longitude in −180…180; both values are not-a-number if this coordinate is invalid
    ///   or an argument is not finite.
    public func destination(distance: Double, bearing: Double) -> Coordinate {
        guard isValid, distance.isFinite, bearing.isFinite else {
            return Coordinate(latitude: .nan, longitude: .nan)
        }
        return Geodesic.direct(
            from: self, direction: Direction(degrees: wrappedLongitude(bearing)), distance: distance
        ).0
    }
}

/// Returns an azimuth as a bearing of 0..<360 degrees.
func positiveBearing(_ azimuth: Double) -> Double {
    let bearing = azimuth < 0 ? azimuth + 360 : azimuth
    return bearing >= 360 ? 0 : bearing + 0
}
