#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The size and shape of the Earth: every radius used in the package, in metres, with its source.
///
/// Coordinates are on the ellipsoid of the World Geodetic System 1984 (NIMA TR8350.2, third edition, 2000, table 3.1).
public enum Earth {
    /// The equatorial radius *a* of the WGS84 ellipsoid: 6 378 137 m, a defining constant.
    public static let equatorialRadius = 6_378_137.0

    /// The flattening *f* = (a − b) / a of the WGS84 ellipsoid: 1 / 298.257223563, a defining constant.
    public static let flattening = 1 / 298.257223563

    /// The polar radius *b* = a (1 − f), about 6 356 752.314 m.
    public static let polarRadius = equatorialRadius * (1 - flattening)

    /// The mean radius (2a + b) / 3 of the WGS84 ellipsoid, about 6 371 008.771 m (IUGG, R₁; Moritz, Geodetic Reference
    /// System 1980).
    ///
    /// Use it where a spherical Earth is accurate enough.
    public static let meanRadius = (2 * equatorialRadius + polarRadius) / 3

    /// The length of a degree of a great circle of the sphere with the mean radius, about 111 195 m.
    ///
    /// Use it for grids and the like, where a third of a percent does not matter.
    package static let metersPerDegree = meanRadius * .pi / 180

    /// The square of the first eccentricity, f (2 − f).
    static let eccentricitySquared = flattening * (2 - flattening)

    /// The square of the second eccentricity, e² / (1 − e²).
    static let secondEccentricitySquared = eccentricitySquared / (1 - eccentricitySquared)

    /// The third flattening, n = (a − b) / (a + b).
    static let thirdFlattening = flattening / (2 - flattening)

    /// Returns the length of a degree of latitude in metres: 110 574 at the equator, 111 694 at the poles.
    ///
    /// The series 111132.92 − 559.82 cos 2φ + 1.175 cos 4φ − 0.0023 cos 6φ (U.S. National Geospatial-Intelligence
    /// Agency, "Length of a degree of latitude and longitude"), which Apple's map geometry also uses; within 1 m of the
    /// ellipsoid.
    ///
    /// - Parameter latitude: Degrees.
    /// - Returns: Metres per degree; not-a-number for a latitude that is not finite.
    public static func metersPerDegreeOfLatitude(at latitude: Double) -> Double {
        let phi = latitude * .pi / 180
        return 111132.92 - 559.82 * cos(2 * phi) + 1.175 * cos(4 * phi) - 0.0023 * cos(6 * phi)
    }

    /// Returns the length of a degree of longitude in metres: 111 319.5 at the equator, 0 at the poles.
    ///
    /// The series 111412.84 cos φ − 93.5 cos 3φ + 0.118 cos 5φ; its source is that of
    /// ``metersPerDegreeOfLatitude(at:)``. Never negative, even where rounding would make it so at a pole.
    ///
    /// - Parameter latitude: Degrees.
    /// - Returns: Metres per degree; not-a-number for a latitude that is not finite.
    public static func metersPerDegreeOfLongitude(at latitude: Double) -> Double {
        let phi = latitude * .pi / 180
        return abs(111412.84 * cos(phi) - 93.5 * cos(3 * phi) + 0.118 * cos(5 * phi))
    }

    /// Returns the radius of curvature along the meridian in metres, *M* = a (1 − e²) / (1 − e² sin²φ)^(3/2).
    ///
    /// - Parameter latitude: Degrees.
    /// - Returns: Metres.
    static func meridionalRadius(at latitude: Double) -> Double {
        let sine = sin(latitude * .pi / 180)
        let w2 = 1 - eccentricitySquared * sine * sine
        return equatorialRadius * (1 - eccentricitySquared) / (w2 * w2.squareRoot())
    }
}
