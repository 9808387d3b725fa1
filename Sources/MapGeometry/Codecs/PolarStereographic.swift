#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The polar stereographic projection of the Universal Polar Stereographic system.
///
/// J. P. Snyder, *Map Projections – A Working Manual*, USGS Professional Paper 1395 (1987), equations 21-30 to 21-34, with
/// the conformal latitude in closed form as in ``TransverseMercator``.
struct PolarStereographic {
    /// Whether the pole at the centre is the north pole.
    let isNorthern: Bool

    private static let scale = 0.994
    private static let origin = 2_000_000.0

    /// The distance from the pole in metres per unit of the tangent of half the conformal colatitude:
    /// 2 a k₀ / √((1 + e)^(1 + e) (1 − e)^(1 − e)).
    private static var unit: Double {
        let e = Earth.eccentricitySquared.squareRoot()
        let exponent = ((1 + e) * log1p(e) + (1 - e) * log1p(-e)) / 2
        return 2 * Earth.equatorialRadius * scale * exp(-exponent)
    }

    /// Returns metres east and north, 2 000 000 each at the pole.
    func project(_ coordinate: Coordinate) -> (easting: Double, northing: Double) {
        let tau = TransverseMercator.conformalTangent(
            Self.tangent(isNorthern ? coordinate.latitude : -coordinate.latitude))
        let distance = tau.isFinite ? Self.unit / (tau + (1 + tau * tau).squareRoot()) : 0
        let lambda = Direction(degrees: coordinate.longitude)
        return (
            Self.origin + distance * lambda.sine,
            Self.origin + (isNorthern ? -distance : distance) * lambda.cosine
        )
    }

    /// Returns the coordinate of metres east and north.
    func unproject(easting: Double, northing: Double) -> Coordinate {
        let east = easting - Self.origin
        let north = isNorthern ? Self.origin - northing : northing - Self.origin
        let distance = (east * east + north * north).squareRoot()
        guard distance > 0 else { return Coordinate(latitude: isNorthern ? 90 : -90, longitude: 0) }
        let half = distance / Self.unit
        let tau = TransverseMercator.geographicTangent((1 / half - half) / 2)
        let latitude = atan(tau) * 180 / .pi
        return Coordinate(
            latitude: isNorthern ? latitude : -latitude, longitude: Direction(sine: east, cosine: north).degrees)
    }

    private static func tangent(_ latitude: Double) -> Double {
        let phi = Direction(degrees: latitude)
        return phi.cosine == 0 ? .infinity : phi.sine / phi.cosine
    }
}
