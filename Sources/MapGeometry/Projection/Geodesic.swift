#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Shortest paths on the WGS84 ellipsoid.
///
/// The direct and the inverse problem are solved as in C. F. F. Karney, *Algorithms for geodesics*, J. Geodesy 87, 43–55
/// (2013), doi:10.1007/s00190-012-0578-z: series of the sixth order in the flattening, and Newton's method on the azimuth
/// at the first point, which converges for every pair of points, nearly antipodal ones included.
///
/// Names follow the paper: β is the reduced latitude, σ the arc and ω the longitude on the auxiliary sphere, α the azimuth.
enum Geodesic {
    /// 1 − f, the ratio of the axes.
    static let axisRatio = 1 - Earth.flattening

    /// A number small enough to represent the distance from a pole and large enough to be a divisor.
    static let tiny = 0x1p-511

    /// Returns the direction of the reduced latitude β of a geographic latitude in degrees, tan β = (1 − f) tan φ.
    static func reducedLatitude(_ latitude: Double) -> Direction {
        var beta = Direction(degrees: latitude)
        beta.sine *= axisRatio
        beta = beta.normalized
        beta.cosine = max(tiny, beta.cosine)
        return beta
    }

    /// Returns the expansion parameter ε of a geodesic (equation 16) from the cosine of its azimuth at the equator.
    static func expansionParameter(cosineAzimuthAtEquator calp0: Double) -> Double {
        let k2 = calp0 * calp0 * Earth.secondEccentricitySquared
        return k2 / (2 * (1 + (1 + k2).squareRoot()) + k2)
    }

    /// Solves the direct problem: the coordinate at a distance in a direction.
    ///
    /// - Parameters:
    ///   - start: A valid coordinate.
    ///   - alpha1: The direction at the start, clockwise from north.
    ///   - distance: Metres, finite.
    /// - Returns: The coordinate, longitude within −180…180, and the direction there.
    static func direct(
        from start: Coordinate, direction alpha1: Direction, distance: Double
    ) -> (Coordinate, direction: Direction) {
        let beta1 = reducedLatitude(start.latitude)
        let salp0 = alpha1.sine * beta1.cosine
        let projectedSine = alpha1.sine * beta1.sine
        let calp0 = (alpha1.cosine * alpha1.cosine + projectedSine * projectedSine).squareRoot()
        let somg1 = salp0 * beta1.sine
        let comg1 = beta1.sine != 0 || alpha1.cosine != 0 ? beta1.cosine * alpha1.cosine : 1
        let sigma1 = Direction(sine: beta1.sine, cosine: comg1).normalized
        let eps = expansionParameter(cosineAzimuthAtEquator: calp0)

        // Distance to arc: σ = τ + ΣC₁′ sin 2kτ, where τ is the distance in units in which one turn is 2π.
        let b11 = GeodesicSeries.c1(eps).sum(sigma1.sine, sigma1.cosine)
        let tau1 = sigma1.turned(by: b11)
        let tau12 = distance / (Earth.polarRadius * GeodesicSeries.a1(eps))
        let stau12 = sin(tau12)
        let ctau12 = cos(tau12)
        let b12 = GeodesicSeries.c1Inverse(eps).sum(
            tau1.sine * ctau12 + tau1.cosine * stau12, tau1.cosine * ctau12 - tau1.sine * stau12)
        let sig12 = tau12 + (b12 + b11)
        let ssig12 = sin(sig12)
        let csig12 = cos(sig12)
        let ssig2 = sigma1.sine * csig12 + sigma1.cosine * ssig12
        let csig2 = sigma1.cosine * csig12 - sigma1.sine * ssig12

        let sbet2 = calp0 * ssig2
        let cbet2 = (salp0 * salp0 + calp0 * csig2 * (calp0 * csig2)).squareRoot()
        let somg2 = salp0 * ssig2
        let omg12 = atan2(somg2 * comg1 - csig2 * somg1, csig2 * comg1 + somg2 * somg1)
        let b312 = GeodesicSeries.c3(eps).difference(
            SineSeries.Ends(sigma1, Direction(sine: ssig2, cosine: csig2)))
        let lam12 = omg12 - Earth.flattening * salp0 * GeodesicSeries.a3(eps) * (sig12 + b312)
        let latitude = atan2(sbet2, axisRatio * cbet2) * 180 / .pi
        let longitude = wrappedLongitude(start.longitude + lam12 * 180 / .pi)
        return (
            Coordinate(latitude: latitude, longitude: longitude),
            Direction(sine: salp0, cosine: calp0 * csig2).normalized
        )
    }
}
