/// A position on the Earth in degrees of latitude and longitude, WGS84.
///
/// ```swift
/// let vaduz = Coordinate(latitude: 47.1410, longitude: 9.5209)
/// let zurich = Coordinate(latitude: 47.3769, longitude: 8.5417)
/// let metres = vaduz.distance(to: zurich)
/// ```
///
/// Any pair of numbers can be stored, even if it is not a place on the Earth: ``isValid`` checks this, and
/// ``normalized`` wraps a longitude beyond 180°. Nothing in this module traps on an invalid coordinate.
public struct Coordinate: Hashable, Sendable, Codable {
    /// The latitude in degrees, positive to the north; −90…90 if valid.
    public var latitude: Double

    /// The longitude in degrees, positive to the east; −180…180 if valid.
    public var longitude: Double

    /// Creates a coordinate from degrees, stored unchanged.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north of the equator.
    ///   - longitude: Degrees east of Greenwich.
    @inlinable
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// An invalid coordinate: (−180, −180), like Core Location's `kCLLocationCoordinate2DInvalid`.
    ///
    /// Use it for an unknown place where a coordinate is required; elsewhere, prefer an optional. It is equal to
    /// itself. ``isValid`` is false for it and for all other invalid coordinates.
    public static let invalid = Coordinate(latitude: -180, longitude: -180)

    /// A Boolean value that is true for finite degrees with |latitude| ≤ 90 and |longitude| ≤ 180.
    @inlinable
    public var isValid: Bool {
        // Comparisons with NaN are false, so one expression covers it and the infinities.
        latitude.magnitude <= 90 && longitude.magnitude <= 180
    }

    /// This coordinate with its longitude wrapped into −180…180 and its latitude clamped to −90…90.
    ///
    /// A valid coordinate is returned unchanged, including ±180. A value that is not finite is kept, so the result is
    /// still invalid.
    ///
    /// | longitude | normalized |
    /// |---|---|
    /// | 190 | −170 |
    /// | −180 | −180 |
    /// | 540 | 180 |
    public var normalized: Coordinate {
        guard latitude.isFinite, longitude.isFinite else { return self }
        return Coordinate(latitude: min(max(latitude, -90), 90), longitude: wrappedLongitude(longitude))
    }
}

extension Coordinate: CustomStringConvertible {
    /// The latitude and longitude in decimal degrees, such as `47.141, 9.5209`.
    ///
    /// The text has all digits needed to read back the same numbers, and never an exponent.
    public var description: String {
        "\(decimalText(latitude)), \(decimalText(longitude))"
    }
}
