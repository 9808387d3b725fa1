/// A notation in which a position on the Earth can be written.
public enum CoordinateFormat: Hashable, Sendable, CaseIterable {
    /// Two numbers of decimal degrees: `25.1982, 55.272758`.
    case decimalDegrees
    /// Degrees with minutes and possibly seconds: `40° 25′ 6″ N, 74° 38′ 28″ W`.
    case sexagesimal
    /// A `geo:` URI, RFC 5870.
    case geoURI
    /// A link to a place on a map website or in a map app.
    case mapLink
    /// An Open Location Code, full or short.
    case plusCode
    /// A reference of the Military Grid Reference System: `32TNT 42012 22317`.
    case mgrs
    /// Zone, easting and northing of the Universal Transverse Mercator system: `32T 542012 5222317`.
    case utm
    /// A geohash. Many short words look like one, so it is recognized only on request.
    case geohash
}

/// A coordinate that ``CoordinateParser`` found in a text.
public struct CoordinateMatch: Hashable, Sendable {
    /// The coordinate; for a code that names a cell, the centre of the cell.
    public let coordinate: Coordinate

    /// The notation in which it is written.
    public let format: CoordinateFormat

    /// The cell that a plus code, a grid reference or a geohash names; `nil` for notations of a single point.
    public let bounds: CoordinateBounds?

    /// The range of the coordinate in the text, including brackets around it and words such as `GPS:` before it.
    ///
    /// In GPX, KML, JSON and the sentences of receivers it is the whole text.
    public let range: Range<String.Index>

    /// The rest of the text without the coordinate, trimmed; empty if the text is only the coordinate.
    public let rest: String
}
