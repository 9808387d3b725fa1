extension CoordinateBounds {
    /// The text of the `bbox` parameter of a GeoCouch query: west, south, east and north, separated by commas.
    ///
    /// Empty for the empty box. GeoCouch takes a west that is greater than the east as a box across the 180th meridian
    /// when the query also carries `plane_bounds=-180,-90,180,90`.
    public var couchDBBoundingBox: String {
        geoJSONBoundingBox.map(decimalText).joined(separator: ",")
    }

    /// Returns the condition of an SQL query that selects the rows in the box.
    ///
    /// The text goes after `WHERE` or `AND`. It consists of `BETWEEN` conditions, which indexes serve, and contains
    /// nothing but the names of the columns and decimal numbers. A visible area that crosses the 180th meridian becomes a
    /// query like this:
    ///
    /// ```swift
    /// let visible = MapRect(center: suva, zoomLevel: 7, viewSize: ViewSize(width: 390, height: 844))
    /// visible.southWest                   // 176.3° east, for drawing
    /// visible.northEast                   // 180.6° east: corners of a rectangle run on beyond 180°
    ///
    /// let bounds = visible.bounds         // wrapped, for asking
    /// bounds.geoJSONBoundingBox           // [176.3, -22.4, -179.4, -13.6]             RFC 7946
    /// bounds.couchDBBoundingBox           // "176.3,-22.4,-179.4,-13.6"                GET …/points?bbox=
    /// bounds.longitudes.ranges            // [176.3...180, -180 ... -179.4]            two scans of an index
    /// bounds.sqlCondition(latitude: "lat", longitude: "lon")
    /// // lat BETWEEN -22.4 AND -13.6 AND (lon BETWEEN 176.3 AND 180.0 OR lon BETWEEN -180.0 AND -179.4)
    /// ```
    ///
    /// - Parameters:
    ///   - latitude: The name of the column with the latitude in degrees, inserted as it is: quote it where the database
    ///     asks for that, and do not take it from a user.
    ///   - longitude: The name of the column with the longitude in degrees, above −180 and at most 180.
    /// - Returns: The condition, in parentheses wherever precedence matters; `1 = 0` for the empty box.
    public func sqlCondition(latitude: String, longitude: String) -> String {
        if isEmpty { return "1 = 0" }
        let inLatitude = "\(latitude) BETWEEN \(decimalText(south)) AND \(decimalText(north))"
        let inLongitude = longitudes.ranges.map {
            "\(longitude) BETWEEN \(decimalText($0.lowerBound)) AND \(decimalText($0.upperBound))"
        }
        return inLongitude.count == 1
            ? "\(inLatitude) AND \(inLongitude[0])"
            : "\(inLatitude) AND (\(inLongitude.joined(separator: " OR ")))"
    }
}
