/// A position on the flat map: x grows eastwards, y grows southwards, both in map points.
///
/// The world is a square of 2²⁸ map points, see ``WebMercator``. Points outside the square are allowed: the map repeats
/// to the east and west, which is how a rectangle across the 180th meridian is represented.
public struct MapPoint: Hashable, Sendable, Codable {
    /// The distance from the 180th meridian to the east; 0…2²⁸ within the world.
    public var x: Double

    /// The distance from the northern edge to the south; 0…2²⁸ within the world.
    public var y: Double

    /// Creates a point from its position, stored unchanged.
    ///
    /// - Parameters:
    ///   - x: Map points eastwards from the western edge of the world.
    ///   - y: Map points southwards from the northern edge of the world.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates a point from a coordinate.
    ///
    /// Within the world square, a round trip is accurate to 10⁻⁶ map points. The longitude is not wrapped, so a
    /// longitude above 180° is to the east of the square; not-a-number remains not-a-number.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - maximumLatitude: The latitude to which places nearer to a pole are clamped, by default that of the edge of
    ///     the square. With ``WebMercator/mapKitMaximumLatitude``, the points are those of Apple's MapKit.
    public init(_ coordinate: Coordinate, maximumLatitude: Double = WebMercator.maximumLatitude) {
        let latitude =
            coordinate.latitude.magnitude > maximumLatitude
            ? (coordinate.latitude < 0 ? -maximumLatitude : maximumLatitude) : coordinate.latitude
        self.init(x: WebMercator.x(longitude: coordinate.longitude), y: WebMercator.y(latitude: latitude))
    }

    /// The coordinate of the point; its longitude is beyond ±180° if the point is outside the world square.
    public var coordinate: Coordinate {
        Coordinate(latitude: WebMercator.latitude(y: y), longitude: WebMercator.longitude(x: x))
    }

    /// The same place on the map with x in 0..<2²⁸; unchanged if x is not finite.
    public var wrapped: MapPoint {
        guard x.isFinite else { return self }
        return MapPoint(x: wrappedX(x), y: y)
    }

    /// Returns the length of the shortest path along the ground to another point, in metres.
    ///
    /// Unlike a distance on the map, it is accurate far from the equator and across the 180th meridian.
    ///
    /// - Parameter other: The other point.
    /// - Returns: Metres; not-a-number if a value of either point is not finite.
    public func distance(to other: MapPoint) -> Double {
        coordinate.normalized.distance(to: other.coordinate.normalized)
    }
}

extension MapPoint: CustomStringConvertible {
    /// The position with one decimal, such as `{134217728.0, 100926577.0}`.
    public var description: String { "{\(oneDecimal(x)), \(oneDecimal(y))}" }
}

/// Returns a horizontal position moved into 0..<2²⁸ by whole worlds; it must be finite.
func wrappedX(_ x: Double) -> Double {
    let world = WebMercator.worldSize
    if x >= 0, x < world { return x }
    let rest = x.truncatingRemainder(dividingBy: world)
    let wrapped = rest < 0 ? rest + world : rest
    // A tiny negative number becomes the world's size by rounding when that is added.
    return wrapped == world ? 0 : wrapped + 0
}

/// Returns a number with exactly one decimal, as in MapKit's descriptions of points, sizes and rectangles.
func oneDecimal(_ value: Double) -> String {
    let text = decimalText(value, maximumFractionDigits: 1)
    return text.contains(".") || !value.isFinite ? text : text + ".0"
}
