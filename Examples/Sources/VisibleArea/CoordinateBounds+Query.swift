import MapSearch

// What two kinds of database ask for a box. A map across the 180th meridian is two scans of an index:
//
//     let visible = MapRect(center: suva, zoomLevel: 7, viewSize: ViewSize(width: 390, height: 844))
//     visible.southWest, visible.northEast        176.3° and 180.6° east: for drawing, beyond 180°
//     visible.bounds.longitudes.ranges            [176.3...180, -180 ... -179.4]: for asking, wrapped
extension CoordinateBounds {
    /// The text of the `bbox` parameter of a GeoCouch query: west, south, east and north, separated by commas.
    ///
    /// Empty for the empty box. GeoCouch takes a west that is greater than the east as a box across the 180th meridian
    /// when the query also carries `plane_bounds=-180,-90,180,90`.
    var couchDBBoundingBox: String {
        geoJSONBoundingBox.map { "\($0)" }.joined(separator: ",")
    }

    /// The condition of an SQL query that selects the rows in the box, for use after `WHERE` or `AND`.
    ///
    /// It consists of `BETWEEN` conditions, which indexes serve, with parentheses wherever precedence matters; `1 = 0` for
    /// the empty box. The names of the columns are inserted as they are: quote them where the database asks for that, and
    /// do not take them from a user. Longitudes in the column are above −180 and at most 180.
    func sqlCondition(latitude: String, longitude: String) -> String {
        if isEmpty { return "1 = 0" }
        let inLongitude = longitudes.ranges.map { "\(longitude) BETWEEN \($0.lowerBound) AND \($0.upperBound)" }
            .joined(separator: " OR ")
        return "\(latitude) BETWEEN \(south) AND \(north) AND (\(inLongitude))"
    }
}
