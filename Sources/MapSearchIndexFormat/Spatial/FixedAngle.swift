/// Angles as 32-bit integers of a full circle: 2³² units = 360°, so longitudes wrap at ±180° automatically.
///
/// A unit is 8.4e-8 degrees, 9 mm on the equator.
@usableFromInline
package enum FixedAngle {
    @usableFromInline static let unitsPerDegree = 4_294_967_296.0 / 360

    /// The nearest unit of an angle in degrees; ±180° are the same.
    @inlinable
    package static func wrapping(_ degrees: Double) -> Int32 {
        Int32(truncatingIfNeeded: Int64((degrees * unitsPerDegree).rounded()))
    }

    /// The nearest unit of an angle in −180° … 180°; +180° stays on the eastern side.
    @inlinable
    package static func clamping(_ degrees: Double) -> Int32 {
        Int32(clamping: Int64((degrees * unitsPerDegree).rounded()))
    }

    /// The angle in degrees, −180 ≤ angle < 180, to seven decimals: a number with at most seven decimals is restored exactly.
    @inlinable
    package static func degrees(_ value: Int32) -> Double {
        (Double(value) / unitsPerDegree * 1e7).rounded() / 1e7
    }

    /// Whether a value is a latitude, −90° … 90°.
    @inlinable @inline(__always)
    package static func isLatitude(_ value: Int32) -> Bool { value.magnitude <= 1 << 30 }

    /// Radians of one unit.
    @usableFromInline static let radiansPerUnit = Float(2 * Double.pi / 4_294_967_296.0)
}
