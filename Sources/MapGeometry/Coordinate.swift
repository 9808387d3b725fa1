/// A position on the Earth in degrees of latitude and longitude, WGS84.
///
/// ```swift
/// let vaduz = Coordinate(latitude: 47.1410, longitude: 9.5209)
/// let zurich = Coordinate(latitude: 47.3769, longitude: 8.5417)
/// let metres = vaduz.distance(to: zurich)
/// ```
///
/// Any pair of numbers can be stored, also one that is no place on the Earth: ``isValid`` tells them apart and
/// ``normalized`` repairs a longitude that ran over 180°. Nothing in this module traps on an invalid coordinate.
public struct Coordinate: Hashable, Sendable, Codable {
    /// The latitude in degrees, positive to the north; −90…90 when valid.
    public var latitude: Double

    /// The longitude in degrees, positive to the east; −180…180 when valid.
    public var longitude: Double

    /// Creates a coordinate from degrees, stored as they are.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north of the equator.
    ///   - longitude: Degrees east of Greenwich.
    @inlinable
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// A coordinate that is no place: (−180, −180), as Core Location's `kCLLocationCoordinate2DInvalid`.
    ///
    /// It stands for a place that is not known where there must be a coordinate; elsewhere an optional says it better. It is
    /// equal to itself, ``isValid`` is false, and so is that of any other coordinate that is no place.
    public static let invalid = Coordinate(latitude: -180, longitude: -180)

    /// A Boolean value that is true for finite degrees with |latitude| ≤ 90 and |longitude| ≤ 180.
    @inlinable
    public var isValid: Bool {
        // Comparisons with NaN are false, so one expression covers it and the infinities.
        latitude.magnitude <= 90 && longitude.magnitude <= 180
    }

    /// This coordinate with its longitude wrapped into −180…180 and its latitude clamped to −90…90.
    ///
    /// A valid coordinate is returned unchanged, ±180 included. A part that is not finite stays as it is, so that
    /// the result is still invalid.
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
    /// The latitude and the longitude in decimal degrees, as in `47.141, 9.5209`.
    ///
    /// Every digit that is needed to read the same numbers back is there, and never an exponent.
    public var description: String {
        "\(decimalText(latitude)), \(decimalText(longitude))"
    }
}
