extension Coordinate {
    /// The distance from one pole to the other in metres: no two coordinates are farther apart.
    static let greatestDistance = 20_003_931.458625

    /// Returns the length of the shortest way along the ground to another coordinate, in metres.
    ///
    /// The geodesic on the WGS84 ellipsoid, after Karney (2013), doi:10.1007/s00190-012-0578-z: right to less than a
    /// micrometre for every pair of coordinates. Where only the order of near places is needed, ``FlatRuler`` is a hundred
    /// times faster.
    ///
    /// - Parameter other: The coordinate to go to.
    /// - Returns: 0…20 003 931.5 metres; not-a-number when one of the two coordinates is invalid.
    public func distance(to other: Coordinate) -> Double {
        guard isValid, other.isValid else { return .nan }
        return Geodesic.inverse(from: self, to: other).distance
    }

    /// Returns the direction in which the shortest way to another coordinate begins, in degrees clockwise from north.
    ///
    /// The direction changes along the way: ``destination(distance:bearing:)`` follows the same line. At a pole the
    /// direction counts from the meridian of the pole's longitude.
    ///
    /// - Parameter other: The coordinate to go to.
    /// - Returns: 0..<360; one of the shortest ways where there are several; 0 or 180 for equal coordinates;
    ///   not-a-number when one of the two is invalid.
    public func bearing(to other: Coordinate) -> Double {
        guard isValid, other.isValid else { return .nan }
        return positiveBearing(Geodesic.inverse(from: self, to: other).startAzimuth)
    }

    /// Returns where one arrives after following the ground straight on for a distance.
    ///
    /// - Parameters:
    ///   - distance: Metres; a negative distance goes backwards, and a long one more than once round the Earth.
    ///   - bearing: The direction at the start in degrees clockwise from north.
    /// - Returns: A coordinate with a longitude within −180…180; not-a-number in both parts when this coordinate is
    ///   invalid or one of the arguments is not finite.
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
