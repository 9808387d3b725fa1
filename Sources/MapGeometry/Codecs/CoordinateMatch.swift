/// A notation in which a position on the Earth can be written.
public enum CoordinateFormat: Hashable, Sendable, CaseIterable {
    /// Two numbers of decimal degrees: `25.1982, 55.272758`.
    case decimalDegrees
    /// Degrees with minutes and possibly seconds: `40° 25′ 6″ N, 74° 38′ 28″ W`.
    case sexagesimal
    /// A `geo:` URI, RFC 5870.
    case geoURI
    /// The web address of a place on a map site, or the address that opens a map app.
    case mapLink
    /// An Open Location Code, full or short.
    case plusCode
    /// A reference of the Military Grid Reference System: `32TNT 42012 22317`.
    case mgrs
    /// Zone, easting and northing of the Universal Transverse Mercator system: `32T 542012 5222317`.
    case utm
    /// A geohash, which any short word may look like and which is therefore read only when asked for.
    case geohash
}

/// A coordinate that ``CoordinateParser`` found in a text.
public struct CoordinateMatch: Hashable, Sendable {
    /// The coordinate; for a code that names a cell, the middle of the cell.
    public let coordinate: Coordinate

    /// The notation in which it was written.
    public let format: CoordinateFormat

    /// The cell that a plus code, a grid reference or a geohash names; `nil` for notations of a point.
    public let bounds: CoordinateBounds?

    /// Where in the text the coordinate stands, brackets around it included.
    public let range: Range<String.Index>

    /// What is left of the text without the coordinate, trimmed; empty when the text is the coordinate alone.
    public let rest: String
}
