#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Lower and upper bounds for the straight distance through the Earth, from a place to the nearest point of a segment.
///
/// The straight distance costs a few multiplications, a geodesic hundreds. For segments of up to
/// ``greatestShortLength``, the error is at most the height of the segment over its chord: 2 cm for 1 km. For longer ones
/// the bounds come from the sphere, within ``GreatCircleArc/relativeError``.
struct SegmentChord {
    /// The lower bound, in metres.
    let low: Double
    /// The upper bound, in metres.
    let high: Double
    /// The approximate fraction of the segment at which the nearest point is.
    let fraction: Double

    /// The length in metres up to which a segment is treated as its chord.
    private static let greatestShortLength = 50_000.0
    /// The same squared, for chords.
    static let greatestSquaredShortLength = greatestShortLength * greatestShortLength

    /// The greatest height of an arc over its chord, in metres.
    @inline(__always)
    static func bulge(ofSquaredChord squaredChord: Double) -> Double { squaredChord * bulgeFactor + rounding }

    /// Creates the bounds for a segment; `nil` if the straight distance exceeds the limit.
    ///
    /// - Parameters:
    ///   - target: The place, geocentric.
    ///   - start: The start of the segment, geocentric.
    ///   - end: The end of the segment, geocentric.
    ///   - limit: The maximum distance of interest, in metres; not negative.
    ///   - coordinates: Those of the three, called only if the segment is long.
    @inline(__always)
    init?(
        from target: SpaceVector, to start: SpaceVector, _ end: SpaceVector, limit: Double,
        coordinates: () -> (target: Coordinate, start: Coordinate, end: Coordinate)
    ) {
        let along = end - start
        let squaredLength = along.squaredLength
        guard squaredLength <= Self.greatestSquaredShortLength else {
            let (target, start, end) = coordinates()
            self.init(from: target, toLong: start, end, chord: squaredLength.squareRoot())
            if low > limit { return nil }
            return
        }
        let fromStart = target - start
        let fraction = squaredLength > 0 ? min(max(fromStart.dot(along) / squaredLength, 0), 1) : 0
        let squaredDistance = (fromStart - along * fraction).squaredLength
        let bulge = Self.bulge(ofSquaredChord: squaredLength)
        guard squaredDistance <= (limit + bulge) * (limit + bulge) else { return nil }
        let distance = squaredDistance.squareRoot()
        self.init(low: distance - bulge, high: distance + bulge, fraction: fraction)
    }

    /// Creates the bounds for a long segment, from the arc on the sphere.
    private init(from target: Coordinate, toLong start: Coordinate, _ end: Coordinate, chord: Double) {
        let place = SpaceVector(onUnitSphere: target)
        let arc = GreatCircleArc(SpaceVector(onUnitSphere: start), SpaceVector(onUnitSphere: end))
        let fraction = arc.fraction(nearest: place)
        // Near the antipode, the geodesic takes another way than the arc.
        guard chord < 12_000_000 else {
            self.init(low: 0, high: .infinity, fraction: fraction)
            return
        }
        // The maximum distance between the two: they differ in curvature by less than 2 % of the Earth's.
        let deviation = 0.02 * chord * chord / (4 * Self.leastRadius)
        let distance = 2 * Earth.meanRadius * asin(min(1, arc.squaredChord(to: place).squareRoot() / 2))
        let shortest = max(0, distance * (1 - GreatCircleArc.relativeError) - deviation) / (2 * Self.leastRadius)
        let longest = (distance * (1 + GreatCircleArc.relativeError) + deviation) / (2 * Self.greatestRadius)
        self.init(
            low: 2 * Self.leastRadius * sin(min(shortest, .pi / 2)) - Self.rounding,
            high: 2 * Self.greatestRadius * sin(min(longest, .pi / 2)) + Self.rounding, fraction: fraction)
    }

    private init(low: Double, high: Double, fraction: Double) {
        self.low = low
        self.high = high
        self.fraction = fraction
    }

    /// Returns the largest straight distance of a place that may still be as near on the ground as one with another straight
    /// distance.
    ///
    /// A line on the ellipsoid is curved more than a circle of the greatest radius of curvature and less than one of the
    /// least. For a given chord, its length is between the arcs of these two circles (A. Schur's comparison theorem).
    static func reach(of chord: Double) -> Double {
        // The first term of the series, rounded up: chord³/24 (1/r² − 1/R²).
        if chord < 1e6 { return chord + 2.2e-17 * chord * chord * chord + rounding }
        guard chord < 2 * leastRadius else { return .infinity }
        let longest = leastRadius * asin(chord / (2 * leastRadius))
        return 2 * greatestRadius * sin(longest / greatestRadius) * (1 + 1e-12) + rounding
    }

    /// The least and the greatest radius of curvature, along the meridian at the equator and at a pole: b²/a and a²/b.
    static let leastRadius = 6_335_439.327
    private static let greatestRadius = 6_399_593.626
    /// An arc with the chord c rises above it by at most c²/8r and, up to ``greatestShortLength``, a hundred-thousandth of
    /// that; up to 2,000 km, 1 %.
    private static let bulgeFactor = 1.00001 / (8 * leastRadius)
    /// The height of an arc over its chord c at a fraction f, in parts of the distance from the centre of the Earth: c² f (1 − f) times
    /// this.
    static let bend = 1 / (2 * Earth.meanRadius * Earth.meanRadius)
    /// How far the height may differ, for a squared length up to ``greatestShortLength``: radii of curvature differ from the mean by
    /// less than 0.7 %.
    static let bendError = 0.008 / (8 * leastRadius)
    /// How far the middle of the curve in the plane of the ends and the centre of the Earth is from the geodesic, for a squared length.
    ///
    /// The curve bends sideways by less than 0.34 % of the Earth's curvature, the sine of the greatest angle
    /// between a vertical and the direction of the centre. That moves its middle by at most an eighth of the curvature times
    /// the squared length; twice that is on the safe side.
    static let planeFactor = 0.0034 / (4 * leastRadius)
    /// An upper bound of the rounding errors of coordinates in space, in metres.
    static let rounding = 1e-7
}
