import MapSearch

// Queries of two kinds of database for a box. A map across the 180th meridian needs two scans of an index:
//
//     let visible = MapRect(center: suva, zoomLevel: 7, viewSize: ViewSize(width: 390, height: 844))
//     visible.southWest, visible.northEast        176.3° and 180.6° east: for drawing, beyond 180°
//     visible.bounds.longitudes.ranges            [176.3...180, -180 ... -179.4]: for queries, wrapped
extension CoordinateBounds {
    /// The text of the `bbox` parameter of a GeoCouch query: west, south, east and north, separated by commas.
    ///
    /// Empty for the empty box. GeoCouch interprets a west that is greater than the east as a box across the 180th meridian
    /// if the query also has `plane_bounds=-180,-90,180,90`.
    var couchDBBoundingBox: String {
        geoJSONBoundingBox.map { "\($0)" }.joined(separator: ",")
    }

    /// The condition of an SQL query that selects the rows in the box, for use after `WHERE` or `AND`.
    ///
    /// It consists of `BETWEEN` conditions, which indexes serve, with parentheses wherever precedence matters; `1 = 0` for
    /// the empty box. Column names are inserted unchanged: quote them if the database requires that, and
    /// do not take them from a user. Longitudes in the column must be above −180 and at most 180.
    func sqlCondition(latitude: String, longitude: String) -> String {
        if isEmpty { return "1 = 0" }
        let inLongitude = longitudes.ranges.map { "\(longitude) BETWEEN \($0.lowerBound) AND \($0.upperBound)" }
            .joined(separator: " OR ")
        return "\(latitude) BETWEEN \(south) AND \(north) AND (\(inLongitude))"
    }
}
