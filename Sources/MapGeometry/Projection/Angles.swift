#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The direction of an angle: its sine and cosine, which need no branch cut and lose no digits near a right angle.
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
        let quarter = (degrees / 90).rounded(.toNearestOrEven)
        let radians = ((degrees - 90 * quarter) + remainder) * .pi / 180
        let sine = sin(radians)
        let cosine = cos(radians)
        // Compared as a number, not converted to an integer: not-a-number ends in the last case and stays one.
        switch quarter.remainder(dividingBy: 4) {
        case 0: self.init(sine: sine, cosine: cosine)
        case 1: self.init(sine: cosine, cosine: -sine)
        case -1: self.init(sine: -cosine, cosine: sine)
        default: self.init(sine: -sine, cosine: -cosine)
        }
    }

    /// This direction scaled to length 1.
    var normalized: Direction {
        let length = (sine * sine + cosine * cosine).squareRoot()
        return Direction(sine: sine / length, cosine: cosine / length)
    }

    /// The angle in degrees, −180…180; exactly ±90 and 180 where the direction is.
    var degrees: Double { atan2(sine, cosine) * 180 / .pi }
}

/// Returns `to - from` in degrees, reduced to −180…180, and what rounding took from it.
///
/// The difference of two longitudes that are close to each other, or close to half a turn apart, is then exact: the
/// geodesic between nearly antipodal points depends on its last digits.
func exactDifference(from: Double, to: Double) -> (difference: Double, rest: Double) {
    let (first, firstRest) = exactSum(-from, to)
    let (second, secondRest) = exactSum(first.remainder(dividingBy: 360), firstRest)
    // Half a turn is reached from either side; the rest tells from which.
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
