import MapGeometry

/// What results are ordered from when distance is asked for.
struct DistanceOrder {
    let origin: Coordinate

    /// Metres on the ellipsoid.
    func distance(to coordinate: Coordinate) -> Double { origin.distance(to: coordinate) }
}
