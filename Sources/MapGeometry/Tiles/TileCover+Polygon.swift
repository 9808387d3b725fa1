extension TileCover {
    /// Creates the cover of an area: the tiles that show a part of it or of its boundary.
    ///
    /// Holes that contain a tile as a whole leave it out. What lies beyond the northern and southern edge of the map
    /// belongs to the outermost rows, as with ``TileID/init(_:zoom:)``.
    ///
    /// - Parameters:
    ///   - polygon: The area.
    ///   - zoom: The zoom level; below 0 it is 0, above 30 it is 30.
    /// - Complexity: O(*n* log *n*) in the number of coordinates. A row of tiles then takes O(*e* log *e*) for the *e* edges
    ///   that pass through it; the tiles inside are not looked at.
    public init(_ polygon: Polygon, zoom: Int) {
        self.init(MultiPolygon([polygon]), zoom: zoom)
    }

    /// Creates the cover of several areas, each tile once.
    ///
    /// - Parameters:
    ///   - multiPolygon: The areas.
    ///   - zoom: The zoom level; below 0 it is 0, above 30 it is 30.
    /// - Complexity: As for ``init(_:zoom:)-(Polygon,_)``.
    public init(_ multiPolygon: MultiPolygon, zoom: Int) {
        let level = Swift.min(Swift.max(zoom, 0), TileID.greatestZoom)
        guard let outline = TileOutline(multiPolygon, zoom: level) else {
            self.init(.empty, zoom: level)
            return
        }
        self.init(zoom: level, rows: outline.rows, columns: .within(outline))
    }
}
