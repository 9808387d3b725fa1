#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Geodesic {
    /// The shortest path between two coordinates.
    struct Path {
        /// The length in metres.
        var distance: Double
        /// The direction at the first coordinate, clockwise from north.
        var start: Direction
        /// The direction at the second coordinate, along the continued path.
        var end: Direction

        /// The azimuth at the first coordinate in degrees, −180…180.
        var startAzimuth: Double { start.degrees }
    }

    /// Solves the inverse problem: the distance between two coordinates, and the direction.
    ///
    /// If several paths are equally short, between antipodal points and at a pole, one of them is returned.
    ///
    /// - Parameters:
    ///   - start: A valid coordinate.
    ///   - end: A valid coordinate.
    /// - Returns: The shortest path.
    static func inverse(from start: Coordinate, to end: Coordinate) -> Path {
        // Section 4: the symmetries of the ellipsoid bring every case to φ₁ ≤ 0, φ₁ ≤ φ₂ ≤ −φ₁, 0 ≤ λ₁₂ ≤ π.
        var (lon12, lon12Rest) = exactDifference(from: start.longitude, to: end.longitude)
        var longitudeSign = lon12 < 0 ? -1.0 : 1.0
        lon12 *= longitudeSign
        lon12Rest *= longitudeSign
        var lat1 = start.latitude
        var lat2 = end.latitude
        let isSwapped = lat1.magnitude < lat2.magnitude
        if isSwapped {
            longitudeSign = -longitudeSign
            swap(&lat1, &lat2)
        }
        let latitudeSign = lat1 < 0 ? 1.0 : -1.0
        lat1 *= latitudeSign
        lat2 *= latitudeSign

        var (length, alpha1, alpha2) = InverseProblem(
            latitude1: lat1, latitude2: lat2, longitudeDifference: lon12, rest: lon12Rest
        ).solve()
        if isSwapped { swap(&alpha1, &alpha2) }
        let swapSign = isSwapped ? -1.0 : 1.0
        alpha1.sine *= swapSign * longitudeSign
        alpha2.sine *= swapSign * longitudeSign
        alpha1.cosine *= swapSign * latitudeSign
        alpha2.cosine *= swapSign * latitudeSign
        return Path(distance: length, start: alpha1, end: alpha2)
    }
}

/// The inverse problem in its canonical position: the first point is the southern one and at least as far from the equator,
/// and the second is to the east of it.
private struct InverseProblem {
    let beta1: Direction
    let beta2: Direction
    /// √(1 + e′² sin²β) at the two points.
    let dn1: Double
    let dn2: Double
    /// The difference of longitudes in radians, and its direction.
    let lam12: Double
    let lambda: Direction
    let startsAtPole: Bool
    /// The difference of the longitudes from half a turn, in degrees.
    let supplement: Double

    init(latitude1: Double, latitude2: Double, longitudeDifference: Double, rest: Double) {
        let first = Geodesic.reducedLatitude(latitude1)
        var second = Geodesic.reducedLatitude(latitude2)
        // If the two latitudes are equal except for the sign, rounding must not change that: the azimuth at the second point is computed
        // from differences of their sines and cosines.
        if first.cosine < -first.sine {
            if second.cosine == first.cosine { second.sine = second.sine < 0 ? first.sine : -first.sine }
        } else if second.sine.magnitude == -first.sine {
            second.cosine = first.cosine
        }
        beta1 = first
        beta2 = second
        dn1 = (1 + Earth.secondEccentricitySquared * first.sine * first.sine).squareRoot()
        dn2 = (1 + Earth.secondEccentricitySquared * second.sine * second.sine).squareRoot()
        lam12 = longitudeDifference * .pi / 180
        lambda = Direction(degrees: longitudeDifference, plus: rest)
        startsAtPole = latitude1 == -90
        supplement = (180 - longitudeDifference) - rest
    }

    func solve() -> (distance: Double, alpha1: Direction, alpha2: Direction) {
        if startsAtPole || lambda.sine == 0, let meridian = alongMeridian() { return meridian }
        if beta1.sine == 0, supplement >= Earth.flattening * 180 {
            let east = Direction(sine: 1, cosine: 0)
            return (Earth.equatorialRadius * lam12, east, east)
        }
        return general()
    }

    /// The path along a meridian, unless a path next to it over the pole is shorter: then the reduced length is negative.
    private func alongMeridian() -> (distance: Double, alpha1: Direction, alpha2: Direction)? {
        let alpha1 = lambda
        let alpha2 = Direction(sine: 0, cosine: 1)
        let sigma1 = Direction(sine: beta1.sine, cosine: alpha1.cosine * beta1.cosine)
        let sigma2 = beta2
        let arc = arcLength(sigma1, sigma2)
        let (length, reducedLength) = lengths(
            eps: Earth.thirdFlattening, arc: arc, sigma1: sigma1, sigma2: sigma2,
            ends: SineSeries.Ends(sigma1, sigma2))
        guard arc < tolerance2 || reducedLength >= 0 else { return nil }
        let isPoint = arc < 3 * Geodesic.tiny || arc < tolerance0 && (length < 0 || reducedLength < 0)
        return (isPoint ? 0 : length * Earth.polarRadius, alpha1, alpha2)
    }

    /// Newton's method on the azimuth at the first point, with bisection where it would leave the bracket.
    private func general() -> (distance: Double, alpha1: Direction, alpha2: Direction) {
        let guess = startingAzimuth()
        if let short = guess.shortLine { return (short.distance, guess.alpha1, short.alpha2) }
        var alpha1 = guess.alpha1
        var low = Direction(sine: Geodesic.tiny, cosine: 1)
        var high = Direction(sine: Geodesic.tiny, cosine: -1)
        var isNearlyDone = false
        var isBracketClosed = false
        var iteration = 0
        var trial = hybrid(alpha1: alpha1)
        while iteration < maximumIterations {
            let v = trial.longitudeError
            // Not `<`: an error that is not a number must end the loop as well.
            if isBracketClosed || !(v.magnitude >= (isNearlyDone ? 8 : 1) * tolerance0) { break }
            if v > 0, iteration > newtonIterations || alpha1.cosine / alpha1.sine > high.cosine / high.sine {
                high = alpha1
            } else if v < 0, iteration > newtonIterations || alpha1.cosine / alpha1.sine < low.cosine / low.sine {
                low = alpha1
            }
            iteration += 1
            if let next = newtonStep(from: trial, alpha1: alpha1), iteration < newtonIterations {
                alpha1 = next
                isNearlyDone = v.magnitude <= 16 * tolerance0
            } else {
                alpha1 =
                    Direction(
                        sine: 0.5 * (low.sine + high.sine), cosine: 0.5 * (low.cosine + high.cosine)
                    ).normalized
                isNearlyDone = false
                isBracketClosed =
                    (low.sine - alpha1.sine).magnitude + (low.cosine - alpha1.cosine) < bracketTolerance
                    || (alpha1.sine - high.sine).magnitude + (alpha1.cosine - high.cosine) < bracketTolerance
            }
            trial = hybrid(alpha1: alpha1)
        }
        return (trial.length * Earth.polarRadius, alpha1, trial.alpha2)
    }

    private func newtonStep(from trial: Trial, alpha1: Direction) -> Direction? {
        guard trial.derivative > 0 else { return nil }
        let change = -trial.longitudeError / trial.derivative
        guard change.magnitude < .pi else { return nil }
        let next = alpha1.turned(by: change)
        return next.sine > 0 ? next.normalized : nil
    }
}

extension InverseProblem {
    /// The result of an azimuth at the first point: the hybrid problem of section 4.
    private struct Trial {
        var longitudeError: Double
        var derivative: Double
        var alpha2: Direction
        /// The distance, divided by the polar radius.
        var length: Double
    }

    /// Follows the geodesic that leaves the first point in a direction, up to the latitude of the second.
    private func hybrid(alpha1: Direction) -> Trial {
        // On the equator, the geodesic that starts due east is not the limit of its neighbours: move off it.
        let calp1 = beta1.sine == 0 && alpha1.cosine == 0 ? -Geodesic.tiny : alpha1.cosine
        let salp1 = alpha1.sine
        let salp0 = salp1 * beta1.cosine
        let projectedSine = salp1 * beta1.sine
        let calp0 = (calp1 * calp1 + projectedSine * projectedSine).squareRoot()
        let somg1 = salp0 * beta1.sine
        let comg1 = calp1 * beta1.cosine
        let sigma1 = Direction(sine: beta1.sine, cosine: comg1).normalized

        let salp2 = beta2.cosine != beta1.cosine ? salp0 / beta2.cosine : salp1
        var calp2 = calp1.magnitude
        if beta2.cosine != beta1.cosine || beta2.sine.magnitude != -beta1.sine {
            let squares =
                beta1.cosine < -beta1.sine
                ? (beta2.cosine - beta1.cosine) * (beta1.cosine + beta2.cosine)
                : (beta1.sine - beta2.sine) * (beta1.sine + beta2.sine)
            let projected = calp1 * beta1.cosine
            calp2 = max(0, projected * projected + squares).squareRoot() / beta2.cosine
        }
        let somg2 = salp0 * beta2.sine
        let comg2 = calp2 * beta2.cosine
        let sigma2 = Direction(sine: beta2.sine, cosine: comg2).normalized
        let arc = arcLength(sigma1, sigma2)
        let somg12 = notNegative(comg1 * somg2 - somg1 * comg2)
        let comg12 = comg1 * comg2 + somg1 * somg2
        let eta = atan2(
            somg12 * lambda.cosine - comg12 * lambda.sine, comg12 * lambda.cosine + somg12 * lambda.sine)
        let eps = Geodesic.expansionParameter(cosineAzimuthAtEquator: calp0)
        let ends = SineSeries.Ends(sigma1, sigma2)
        let b312 = GeodesicSeries.c3(eps).difference(ends)
        let domg12 = -Earth.flattening * GeodesicSeries.a3(eps) * salp0 * (arc + b312)

        let (length, reducedLength) = lengths(eps: eps, arc: arc, sigma1: sigma1, sigma2: sigma2, ends: ends)
        let derivative =
            calp2 == 0
            ? -2 * Geodesic.axisRatio * dn1 / beta1.sine
            : reducedLength * Geodesic.axisRatio / (calp2 * beta2.cosine)
        return Trial(
            longitudeError: eta + domg12, derivative: derivative, alpha2: Direction(sine: salp2, cosine: calp2),
            length: length)
    }

    private func arcLength(_ sigma1: Direction, _ sigma2: Direction) -> Double {
        atan2(
            notNegative(sigma1.cosine * sigma2.sine - sigma1.sine * sigma2.cosine),
            sigma1.cosine * sigma2.cosine + sigma1.sine * sigma2.sine)
    }

    /// Returns the distance (equation 7) and the reduced length (equation 38), both divided by the polar radius.
    private func lengths(
        eps: Double, arc: Double, sigma1: Direction, sigma2: Direction, ends: SineSeries.Ends
    ) -> (distance: Double, reducedLength: Double) {
        let a1 = GeodesicSeries.a1(eps)
        let a2 = GeodesicSeries.a2(eps)
        let b1 = GeodesicSeries.c1(eps).difference(ends)
        let b2 = GeodesicSeries.c2(eps).difference(ends)
        let j12 = (a1 - a2) * arc + (a1 * b1 - a2 * b2)
        let reducedLength =
            dn2 * (sigma1.cosine * sigma2.sine) - dn1 * (sigma1.sine * sigma2.cosine)
            - sigma1.cosine * sigma2.cosine * j12
        return (a1 * (arc + b1), reducedLength)
    }
}

extension InverseProblem {
    /// The initial azimuth, or the whole answer if the line is so short that no iteration is needed.
    private struct Guess {
        var alpha1: Direction
        var shortLine: (distance: Double, alpha2: Direction)?
    }

    /// Section 5: the azimuth on the sphere, corrected for the flattening, or the astroid near the antipode.
    private func startingAzimuth() -> Guess {
        let sbet12 = beta2.sine * beta1.cosine - beta2.cosine * beta1.sine
        let cbet12 = beta2.cosine * beta1.cosine + beta2.sine * beta1.sine
        let sbet12a = beta2.sine * beta1.cosine + beta2.cosine * beta1.sine
        let isShort = cbet12 >= 0 && sbet12 < 0.5 && beta2.cosine * lam12 < 0.5
        var dnm = 1.0
        var omega = lambda
        if isShort {
            let sum = beta1.sine + beta2.sine
            let cosineSum = beta1.cosine + beta2.cosine
            let sineSquared = sum * sum / (sum * sum + cosineSum * cosineSum)
            dnm = (1 + Earth.secondEccentricitySquared * sineSquared).squareRoot()
            omega = Direction(sine: 0, cosine: 1).turned(by: lam12 / (Geodesic.axisRatio * dnm))
        }
        let somg2 = omega.sine * omega.sine
        var salp1 = beta2.cosine * omega.sine
        var calp1 =
            omega.cosine >= 0
            ? sbet12 + beta2.cosine * beta1.sine * somg2 / (1 + omega.cosine)
            : sbet12a - beta2.cosine * beta1.sine * somg2 / (1 - omega.cosine)
        let ssig12 = (salp1 * salp1 + calp1 * calp1).squareRoot()
        let csig12 = beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * omega.cosine

        if isShort, ssig12 < shortLineLimit {
            let versine = omega.cosine >= 0 ? somg2 / (1 + omega.cosine) : 1 - omega.cosine
            let alpha2 = Direction(
                sine: beta1.cosine * omega.sine, cosine: sbet12 - beta1.cosine * beta2.sine * versine)
            let distance = atan2(ssig12, csig12) * Earth.polarRadius * dnm
            return Guess(alpha1: azimuth(salp1, calp1), shortLine: (distance, alpha2.normalized))
        }
        let isFarFromAntipode =
            csig12 >= 0 || ssig12 >= 6 * Earth.thirdFlattening * .pi * beta1.cosine * beta1.cosine
        if !isFarFromAntipode {
            (salp1, calp1) = nearAntipode(sbet12a: sbet12a)
        }
        return Guess(alpha1: azimuth(salp1, calp1), shortLine: nil)
    }

    /// The coordinates of the second point relative to the antipode of the first, scaled by the size of the astroid that
    /// bounds the points with more than one geodesic.
    private func nearAntipode(sbet12a: Double) -> (salp1: Double, calp1: Double) {
        let eps = Geodesic.expansionParameter(cosineAzimuthAtEquator: beta1.sine)
        let longitudeScale = Earth.flattening * beta1.cosine * GeodesicSeries.a3(eps) * .pi
        let latitudeScale = longitudeScale * beta1.cosine
        let x = atan2(-lambda.sine, -lambda.cosine) / longitudeScale
        let y = sbet12a / latitudeScale
        if y > -tolerance1, x > -1 - 1000 * tolerance2 {
            let sine = min(1, -x)
            return (sine, -(1 - sine * sine).squareRoot())
        }
        let k = astroidRoot(x, y)
        let omg12 = longitudeScale * (-x * k / (1 + k))
        let omega = Direction(sine: sin(omg12), cosine: -cos(omg12))
        return (
            beta2.cosine * omega.sine,
            sbet12a - beta2.cosine * beta1.sine * omega.sine * omega.sine / (1 - omega.cosine)
        )
    }

    private func azimuth(_ sine: Double, _ cosine: Double) -> Direction {
        // Newton's method needs an azimuth in the open range 0…π; due east is a safe one if the guess has failed.
        sine > 0 ? Direction(sine: sine, cosine: cosine).normalized : Direction(sine: 1, cosine: 0)
    }

    /// Returns the positive root of k⁴ + 2k³ − (x² + y² − 1)k² − 2y²k − y² = 0 (equation 55).
    private func astroidRoot(_ x: Double, _ y: Double) -> Double {
        let p = x * x
        let q = y * y
        let r = (p + q - 1) / 6
        if q == 0, r <= 0 { return 0 }
        let s = p * q / 4
        let r2 = r * r
        let r3 = r * r2
        let discriminant = s * (s + 2 * r3)
        var u = r
        if discriminant >= 0 {
            let sum = s + r3
            let t = cbrt(sum + (sum < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
            u += t + (t != 0 ? r2 / t : 0)
        } else {
            u += 2 * r * cos(atan2((-discriminant).squareRoot(), -(s + r3)) / 3)
        }
        let v = (u * u + q).squareRoot()
        let uv = u < 0 ? q / (v - u) : u + v
        let w = (uv - q) / (2 * v)
        return uv / ((uv + w * w).squareRoot() + w)
    }
}

/// Returns zero for a sine that rounding made negative, or a negative zero: `atan2` would take its sign for half a turn.
private func notNegative(_ sine: Double) -> Double { sine > 0 ? sine : 0 }

private let tolerance0 = 0x1p-52
private let tolerance1 = 200 * 0x1p-52
private let tolerance2 = 0x1p-26
private let bracketTolerance = 0x1p-78
private let newtonIterations = 20
private let maximumIterations = newtonIterations + 63

/// The arc below which the spherical solution with a corrected radius is exact to rounding (section 5).
///
/// Computed where it is used, so that the compiler can evaluate it.
private var shortLineLimit: Double {
    0.1 * tolerance2 / (max(0.001, Earth.flattening) * min(1, 1 - Earth.flattening / 2) / 2).squareRoot()
}
