/// The position whose nearest points are searched for.
///
/// hav(d) = hav(Δφ) + cos φ₁ cos φ₂ hav(Δλ), where hav x = sin² (x / 2). For a lower bound, two or four terms of the
/// series are enough, because they end on a subtraction and so never exceed the sine or cosine.
package struct NearestQuery {
    private let latitude: Int32
    private let longitude: Int32
    private let cosine: Float

    /// Float rounding must never exclude the nearest point.
    private static let margin: Float = 0.999_99

    package init(latitude: Int32, longitude: Int32) {
        self.latitude = latitude
        self.longitude = longitude
        cosine = max(0, Self.cosine(latitude))
    }

    /// The haversine to a point, to 1e-6 of its value.
    package func haversine(_ latitude: Int32, _ longitude: Int32) -> Float {
        // Wrapping: the difference of longitudes is the one on the circle.
        Self.haversine(latitude &- self.latitude)
            + cosine * Self.cosine(latitude) * Self.haversine(longitude &- self.longitude)
    }

    private static func haversine(_ difference: Int32) -> Float {
        let x = Float(difference) * (FixedAngle.radiansPerUnit / 2)
        let y = x * x
        let sine = 1 + y * (-1 / 6 + y * (1 / 120 + y * (-1 / 5040 + y * (1 / 362_880))))
        return sine * sine * y
    }

    private static func cosine(_ latitude: Int32) -> Float {
        let x = Float(latitude) * FixedAngle.radiansPerUnit
        let y = x * x
        return 1 + y * (-0.5 + y * (1 / 24 + y * (-1 / 720 + y * (1 / 40320 + y * (-1 / 3_628_800)))))
    }

    // MARK: Bounds

    /// Lower bounds for the haversines to eight points.
    @inline(__always)
    func bounds(_ points: (latitudes: SIMD8<Int32>, longitudes: SIMD8<Int32>)) -> SIMD8<Float> {
        bounds(
            Self.halfSquares(points.latitudes &- latitude), Self.halfSquares(points.longitudes &- longitude),
            Self.halfSquares(points.latitudes))
    }

    /// Lower bounds for the haversines to anything in eight boxes; 0 if the position is inside.
    @inline(__always)
    func bounds(_ boxes: BoxGroups.Boxes) -> SIMD8<Float> {
        // Vectors throughout: a comparison with a scalar becomes a loop over the lanes.
        let latitudes = SIMD8(repeating: latitude)
        let longitudes = SIMD8(repeating: longitude)
        let none = SIMD8<Float>()
        let isNorth = latitudes .> boxes.north
        let isOutside = isNorth .| (latitudes .< boxes.south)
        let edges = boxes.south.replacing(with: boxes.north, where: isNorth)
        let north = none.replacing(with: Self.halfSquares(edges &- latitudes), where: isOutside)
        let isBeside = (boxes.west .> longitudes) .| (boxes.east .< longitudes)
        let west = Self.halfSquares(boxes.west &- longitudes)
        let east = Self.halfSquares(boxes.east &- longitudes)
        let nearer = none.replacing(with: west.replacing(with: east, where: east .< west), where: isBeside)
        let south = Self.halfSquares(boxes.south)
        let farthest = Self.halfSquares(boxes.north)
        return bounds(north, nearer, farthest.replacing(with: south, where: south .> farthest))
    }

    /// From the squares of half of Δφ, half of Δλ and half of φ₂.
    @inline(__always)
    private func bounds(_ north: SIMD8<Float>, _ east: SIMD8<Float>, _ latitude: SIMD8<Float>) -> SIMD8<Float> {
        let y = latitude * 4
        var cosines = y * (-1 / 720) + 1 / 24
        cosines = cosines * y - 0.5
        cosines = cosines * y + 1
        return (Self.haversineBounds(north) + Self.haversineBounds(east) * (cosines * cosine)) * Self.margin
    }

    @inline(__always)
    private static func halfSquares(_ angles: SIMD8<Int32>) -> SIMD8<Float> {
        let halves = SIMD8<Float>(angles) * (FixedAngle.radiansPerUnit / 2)
        return halves * halves
    }

    @inline(__always)
    private static func haversineBounds(_ squares: SIMD8<Float>) -> SIMD8<Float> {
        let sine = 1 - squares * (1 / 6)
        return sine * sine * squares
    }
}
