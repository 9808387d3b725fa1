#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The isometric latitude ψ of the sphere, in which Mercator's map is evenly spaced: ψ = ln tan(π/4 + φ/2).
///
/// Within the square of the map, both directions work without functions of the system's library. Those branch on the size
/// of their argument, which for places in random order costs more than the arithmetic. Both have an error of a few units in the
/// last place.
enum IsometricLatitude {
    /// Returns ψ of a latitude φ.
    ///
    /// - Parameter phi: Radians, at most 1.5 in magnitude.
    /// - Returns: Radians.
    static func isometric(_ phi: Double) -> Double {
        // tan(π/4 + u) = (cos u + sin u) / (cos u − sin u).
        let (sine, cosine) = Direction.sineAndCosine(ofHalfQuarter: phi / 2)
        return logarithm(ofRatio: cosine + sine, cosine - sine)
    }

    /// Returns ln(x / y) of positive numbers whose ratio is an ordinary number.
    ///
    /// With the power of two that is nearest to the ratio, ln(x / y) = e ln 2 + 2 artanh((x − 2ᵉy) / (x + 2ᵉy)): only one
    /// division.
    @inline(__always)
    private static func logarithm(ofRatio x: Double, _ y: Double) -> Double {
        let difference = Int64(bitPattern: x.bitPattern) &- Int64(bitPattern: y.bitPattern)
        let exponent = (difference &+ 1 << 51) >> 52
        let scaled = Double(bitPattern: y.bitPattern &+ UInt64(bitPattern: exponent << 52))
        let z = (x - scaled) / (x + scaled)
        let q = z * z
        let q2 = q * q
        let q4 = q2 * q2
        let low = (1 + q * 0.33333333333338994) + q2 * (0.1999999999713887 + q * 0.14285714835671337)
        let high = (0.11111059299903842 + q * 0.09093551383825808) + q2 * (0.07618107133843977 + q * 0.0773558324346217)
        return 2 * z * (low + q4 * high) + Double(exponent) * 0.6931471805599453
    }

    /// Returns the latitude φ of ψ, the Gudermannian function.
    ///
    /// - Parameter psi: Radians, of any size.
    /// - Returns: Radians, −π/2…π/2.
    @inline(__always)
    static func latitude(_ psi: Double) -> Double {
        let magnitude = psi.magnitude
        guard magnitude < lastNode else { return atan(sinh(psi)) }
        // From the nearest node ψₖ: with h = tanh((ψ − ψₖ)/2), tan((φ − φₖ)/2) = h sech ψₖ / (1 + h tanh ψₖ).
        // The node is rounded by adding a number so large that its last bit is the one of an eighth.
        let rounded = magnitude + 0.75 * 0x1p50
        let node = Int(truncatingIfNeeded: rounded.bitPattern & 31)
        let half = 0.5 * (magnitude - (rounded - 0.75 * 0x1p50))
        let h2 = half * half
        let h = half * (1 - h2 * (1.0 / 3 - h2 * (2.0 / 15 - h2 * (17.0 / 315 - h2 * (62.0 / 2835)))))
        let z = h * nodes[3 * node + 1] / (1 + h * nodes[3 * node + 2])
        let z2 = z * z
        let arc = z * (1 - z2 * (1.0 / 3 - z2 * (1.0 / 5 - z2 * (1.0 / 7 - z2 / 9))))
        return Double(signOf: psi, magnitudeOf: nodes[3 * node] + 2 * arc)
    }

    private static let lastNode = 3.18

    /// φ, sech ψ and tanh ψ for ψ = 0, ⅛, ¼ … 3⅛.
    ///
    /// Written as literals, because values computed at start are checked at each use.
    private static let nodes: [Double] = [
        0.0, 1.0, 0.0,
        0.12467574498946848, 0.9922380414751257, 0.12435300177159621,
        0.24743579898243148, 0.9695436291402146, 0.24491866240370913,
        0.3665078410841438, 0.933584476652893, 0.35835739835078595,
        0.48038107913372946, 0.8868188839700739, 0.46211715726000974,
        0.5878818538370348, 0.832117268159956, 0.5545997223493823,
        0.6882013509140213, 0.7723896738572645, 0.6351489523872873,
        0.780881201211517, 0.7102935313985485, 0.703905603936621,
        0.8657694832396586, 0.6480542736638853, 0.7615941559557649,
        0.9429612556122486, 0.5873940566351109, 0.809301070201781,
        1.0127356143501303, 0.52954212880604, 0.8482836399575129,
        1.075497460632782, 0.47529462292297836, 0.8798266996519848,
        1.1317283452505091, 0.4250960349422805, 0.9051482536448664,
        1.1819478051230934, 0.3791231505742066, 0.925346225311741,
        1.2266847368027418, 0.33736048304290506, 0.9413755384972874,
        1.266457400930737, 0.29966254608838566, 0.9540452601799487,
        1.301760336046015, 0.26580222883407967, 0.9640275800758169,
        1.3330565144113184, 0.2355066150886974, 0.971872745913509,
        1.3607733020976118, 0.20848241865658826, 0.9780261147388136,
        1.3853010692203123, 0.1844333175723903, 0.982845029172576,
        1.4069935689361537, 0.16307123192997783, 0.9866142981514303,
        1.426169437116692, 0.14412322479464368, 0.9895597486128832,
        1.4431143509141657, 0.12733533201542716, 0.9918597245682077,
        1.45808352650907, 0.11247429797186892, 0.9936546343150297,
        1.4713043411171927, 0.0993279274194332, 0.9950547536867305,
        1.4829789396333364, 0.08770455762078976, 0.996146530673345,
    ]
}
