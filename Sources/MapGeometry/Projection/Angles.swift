#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The direction of an angle: its sine and cosine, which need no branch cut and keep their precision near a right angle.
struct Direction {
    var sine: Double
    var cosine: Double

    init(sine: Double, cosine: Double) {
        self.sine = sine
        self.cosine = cosine
    }

    /// Creates the direction of an angle in degrees; a multiple of 90° gives exactly 0 and ±1.
    init(degrees: Double) {
        self.init(degrees: degrees, plus: 0)
    }

    /// Creates the direction of an angle given as a sum, whose second part may be too small to change the first.
    init(degrees: Double, plus remainder: Double) {
        // A plain conversion rounds half a quarter up instead of to even, which is as good and needs no call.
        let quarter =
            degrees.magnitude <= 720
            ? Double(Int(degrees / 90 + 8.5) - 8) : (degrees / 90).rounded(.toNearestOrEven)
        let (sine, cosine) = Self.sineAndCosine(ofHalfQuarter: ((degrees - 90 * quarter) + remainder) * .pi / 180)
        // For a quarter too large to be converted, or not a number, the cosine is meaningless anyway.
        let turns = UInt64(bitPattern: quarter.magnitude < 0x1p52 ? Int64(quarter) : 0)
        // An odd number of quarters exchanges the two, and half turns change a sign: bits instead of branches.
        let exchanged = (sine.bitPattern ^ cosine.bitPattern) & (0 &- (turns & 1))
        self.init(
            sine: Double(bitPattern: sine.bitPattern ^ exchanged ^ (turns & 2) << 62),
            cosine: Double(bitPattern: cosine.bitPattern ^ exchanged ^ ((turns &+ 1) & 2) << 62))
    }

    /// This direction scaled to length 1; due north if its length is zero.
    var normalized: Direction {
        let length = (sine * sine + cosine * cosine).squareRoot()
        // The squares of very small numbers underflow; the numbers themselves may still have a direction.
        if length < 0x1p-400 { return scaledUp }
        return Direction(sine: sine / length, cosine: cosine / length)
    }

    private var scaledUp: Direction {
        sine == 0 && cosine == 0
            ? Direction(sine: 0, cosine: 1) : Direction(sine: sine * 0x1p600, cosine: cosine * 0x1p600).normalized
    }

    /// Returns sine and cosine of at most half a quarter turn, −π/4…π/4, nearly to the last digit.
    ///
    /// Chebyshev fits, both at once and without a branch; the system's functions branch on the size of the angle.
    @inline(__always)
    static func sineAndCosine(ofHalfQuarter angle: Double) -> (sine: Double, cosine: Double) {
        let v = angle * angle
        let v2 = v * v
        let v4 = v2 * v2
        let sineLow = v2 * (0.008333333333320363 - v * 0.000198412698286503) - v * 0.16666666666666616
        let sineHigh = (2.755731337640013e-06 - v * 2.5050716974102745e-08) + v2 * 1.5894736651849094e-10
        let cosineLow = v2 * (0.04166666666666645 - v * 0.0013888888888861095)
        let cosineHigh =
            (2.4801587283881152e-05 - v * 2.7557313097790086e-07)
            + v2 * (2.0875582380663952e-09 - v * 1.1353379638297575e-11)
        return (angle + angle * (sineLow + v4 * sineHigh), (1 - 0.5 * v) + (cosineLow + v4 * cosineHigh))
    }

    /// Returns the sine of the angle from another direction to this one; both must have length 1.
    func sine(from other: Direction) -> Double { sine * other.cosine - cosine * other.sine }

    /// Returns the cosine of the angle between two directions of length 1.
    func cosine(to other: Direction) -> Double { cosine * other.cosine + sine * other.sine }

    /// Returns the direction turned by an angle in radians.
    func turned(by angle: Double) -> Direction {
        var other = Direction(sine: angle, cosine: 1)
        if angle.magnitude < 0x1p-27 {
            // The first terms of the series are all that a Double can represent.
        } else if angle.magnitude < 0x1p-6 {
            let square = angle * angle
            other.sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
            other.cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
        } else {
            other = Direction(sine: sin(angle), cosine: cos(angle))
        }
        return Direction(
            sine: sine * other.cosine + cosine * other.sine, cosine: cosine * other.cosine - sine * other.sine)
    }

    /// The angle in degrees, −180…180; exactly ±90 and 180 if the direction is.
    var degrees: Double { atan2(sine, cosine) * 180 / .pi }
}

/// Returns `to - from` in degrees, reduced to −180…180, and its rounding error.
///
/// The difference of two longitudes that are close to each other, or close to half a turn apart, is then exact: the
/// geodesic between nearly antipodal points depends on its last digits.
func exactDifference(from: Double, to: Double) -> (difference: Double, rest: Double) {
    let (first, firstRest) = exactSum(-from, to)
    let reduced = first.magnitude <= 180 ? first : first.remainder(dividingBy: 360)
    let (second, secondRest) = exactSum(reduced, firstRest)
    // Half a turn is reached from either side; the rest determines which.
    if second.magnitude == 180 {
        return ((secondRest == 0 ? to - from : -secondRest) < 0 ? -180 : 180, secondRest)
    }
    return (second, secondRest)
}

/// Returns a sum and its rounding error.
///
/// Knuth, *The Art of Computer Programming*, volume 2, section 4.2.2, theorem B.
private func exactSum(_ a: Double, _ b: Double) -> (sum: Double, rest: Double) {
    let sum = a + b
    let bPart = sum - a
    let aPart = sum - bPart
    return (sum, (a - aPart) + (b - bPart))
}
