#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The transverse Mercator projection of one UTM zone.
///
/// Krüger's series to the fourth order in the third flattening, better than a micrometre within a zone: C. F. F. Karney,
/// *Transverse Mercator with an accuracy of a few nanometers*, J. Geodesy 85, 475–485 (2011), equations 7–12, 35 and 36,
/// doi:10.1007/s00190-011-0445-3.
struct TransverseMercator {
    let centralMeridian: Double

    private static let scale = 0.9996
    private static let n = Earth.thirdFlattening
    private static let rectifyingRadius =
        Earth.equatorialRadius / (1 + n) * (1 + n * n / 4 + n * n * n * n / 64)
    private static let eccentricity = Earth.eccentricitySquared.squareRoot()
    private static let alpha = [
        n / 2 + n * n * (-2.0 / 3 + n * (5.0 / 16 + n * 41 / 180)),
        n * n * (13.0 / 48 + n * (-3.0 / 5 + n * 557 / 1440)),
        n * n * n * (61.0 / 240 - n * 103 / 140),
        n * n * n * n * 49561 / 161280,
    ]
    private static let beta = [
        n / 2 + n * n * (-2.0 / 3 + n * (37.0 / 96 - n / 360)),
        n * n * (1.0 / 48 + n * (1.0 / 15 - n * 437 / 1440)),
        n * n * n * (17.0 / 480 - n * 37 / 840),
        n * n * n * n * 4397 / 161280,
    ]

    /// Returns metres east of the central meridian and north of the equator.
    func project(_ coordinate: Coordinate) -> (x: Double, y: Double) {
        let phi = coordinate.latitude * .pi / 180
        let lambda = wrappedLongitude(coordinate.longitude - centralMeridian) * .pi / 180
        let tau = Self.conformalTangent(tan(phi))
        let xi = atan2(tau, cos(lambda))
        let eta = asinh(sin(lambda) / hypot(tau, cos(lambda)))
        var x = eta
        var y = xi
        for (index, coefficient) in Self.alpha.enumerated() {
            let k = Double(2 * (index + 1))
            x += coefficient * cos(k * xi) * sinh(k * eta)
            y += coefficient * sin(k * xi) * cosh(k * eta)
        }
        return (Self.scale * Self.rectifyingRadius * x, Self.scale * Self.rectifyingRadius * y)
    }

    /// Returns the coordinate of metres east of the central meridian and north of the equator.
    func unproject(x: Double, y: Double) -> Coordinate {
        let xi = y / (Self.scale * Self.rectifyingRadius)
        let eta = x / (Self.scale * Self.rectifyingRadius)
        var sphereXi = xi
        var sphereEta = eta
        for (index, coefficient) in Self.beta.enumerated() {
            let k = Double(2 * (index + 1))
            sphereXi -= coefficient * sin(k * xi) * cosh(k * eta)
            sphereEta -= coefficient * cos(k * xi) * sinh(k * eta)
        }
        let conformal = sin(sphereXi) / hypot(sinh(sphereEta), cos(sphereXi))
        let lambda = atan2(sinh(sphereEta), cos(sphereXi))
        let tau = Self.geographicTangent(conformal)
        return Coordinate(
            latitude: atan(tau) * 180 / .pi, longitude: wrappedLongitude(centralMeridian + lambda * 180 / .pi))
    }

    /// The tangent of the conformal latitude from that of the geographic latitude.
    static func conformalTangent(_ tau: Double) -> Double {
        guard tau.isFinite else { return tau }
        let secant = (1 + tau * tau).squareRoot()
        let sigma = sinh(eccentricity * atanh(eccentricity * tau / secant))
        return tau * (1 + sigma * sigma).squareRoot() - sigma * secant
    }

    /// The tangent of the geographic latitude from that of the conformal latitude.
    static func geographicTangent(_ conformal: Double) -> Double {
        // Newton's method doubles the digits each time; the start has an error of the flattening, so three iterations are enough.
        var tau = conformal
        let e2 = Earth.eccentricitySquared
        for _ in 0..<3 {
            let reached = conformalTangent(tau)
            let slope = (1 - e2) * (1 + tau * tau).squareRoot() / (1 + (1 - e2) * tau * tau)
            tau += (conformal - reached) / (1 + reached * reached).squareRoot() / slope
        }
        return tau
    }
}
