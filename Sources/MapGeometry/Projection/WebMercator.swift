#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The projection of web maps; the only projection in the package.
///
/// Latitude and longitude on the WGS84 ellipsoid are projected as if they were on a sphere (EPSG:3857, "Popular
/// Visualisation Pseudo-Mercator"; IOGP Guidance Note 7-2, section 3.2.1.2), onto a square of 2²⁸ map points with the
/// origin in its north-west corner: x grows eastwards from −180°, y grows southwards.
///
/// | latitude, longitude | x, y |
/// |---|---|
/// | 0, 0 | 134217728, 134217728 |
/// | 85.05112877980659, −180 | 0, 0 |
/// | 40.7128, −74.0060 | 79034854.786844, 100926577.027633 |
public enum WebMercator {
    /// The side of the world square in map points: 2²⁸ = 268 435 456, a power of two so that tiles divide it exactly.
    public static let worldSize = 268_435_456.0

    /// The latitude of the upper edge of the world square in degrees: 2 atan(e^π) − π/2, about 85.0511°.
    public static let maximumLatitude = 85.05112877980659

    /// The latitude at which Apple's MapKit clamps a coordinate that it projects: 85°.
    ///
    /// Pass it to ``MapPoint/init(_:maximumLatitude:)`` to get the same map points as `MKMapPoint` for places beyond
    /// it.
    public static let mapKitMaximumLatitude = 85.0

    /// Returns the horizontal position of a longitude in map points; longitudes outside ±180° are outside the square.
    ///
    /// - Parameter longitude: Degrees.
    /// - Returns: Map points; not-a-number for not-a-number.
    public static func x(longitude: Double) -> Double {
        (longitude + 180) / 360 * worldSize
    }

    /// Returns the vertical position of a latitude in map points, 0 in the north and 2²⁸ in the south.
    ///
    /// - Parameter latitude: Degrees; clamped to ±``maximumLatitude``.
    /// - Returns: Map points, within the square; not-a-number for not-a-number.
    public static func y(latitude: Double) -> Double {
        if latitude >= maximumLatitude { return 0 }
        if latitude <= -maximumLatitude { return worldSize }
        return (0.5 - IsometricLatitude.isometric(latitude * (.pi / 180)) * (1 / (2 * .pi))) * worldSize
    }

    /// Returns the longitude of a horizontal position in degrees; positions outside the square give more than ±180°.
    ///
    /// - Parameter x: Map points.
    /// - Returns: Degrees; not-a-number for not-a-number.
    public static func longitude(x: Double) -> Double {
        x / worldSize * 360 - 180
    }

    /// Returns the latitude of a vertical position in degrees; positions above or below the square approach the poles.
    ///
    /// - Parameter y: Map points.
    /// - Returns: Degrees, −90…90; not-a-number for not-a-number.
    public static func latitude(y: Double) -> Double {
        // The edges of the square are exact.
        if y == 0 { return maximumLatitude }
        if y == worldSize { return -maximumLatitude }
        return IsometricLatitude.latitude((1 - y * (2 / worldSize)) * .pi) * (180 / .pi)
    }

    /// Returns the length of a map point on the ground at a latitude, in metres.
    ///
    /// It is the length of one degree of latitude divided by the height of that degree on the map, as in MapKit:
    /// 0.14828977333772544 at the equator, 0.07470109070817468 at 60°.
    ///
    /// - Parameter latitude: Degrees; clamped to ±89.5.
    /// - Returns: Metres per map point; not-a-number for not-a-number.
    public static func metersPerMapPoint(atLatitude latitude: Double) -> Double {
        let center = latitude.isNaN ? latitude : min(max(latitude, -89.5), 89.5)
        return Earth.metersPerDegreeOfLatitude(at: center)
            / (unclampedY(latitude: center - 0.5) - unclampedY(latitude: center + 0.5))
    }

    /// Returns the number of map points per metre on the ground at a latitude.
    ///
    /// - Parameter latitude: Degrees; clamped to ±89.5.
    /// - Returns: Map points per metre, the reciprocal of ``metersPerMapPoint(atLatitude:)``.
    public static func mapPointsPerMeter(atLatitude latitude: Double) -> Double {
        1 / metersPerMapPoint(atLatitude: latitude)
    }

    /// This form reproduces MapKit's scale to the last digit.
    private static func unclampedY(latitude: Double) -> Double {
        let sine = sin(min(max(latitude, -89.999), 89.999) * .pi / 180)
        return (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * worldSize
    }
}
