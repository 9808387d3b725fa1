extension TileCover {
    /// Creates the cover of an area: the tiles that contain part of it or of its boundary.
    ///
    /// Tiles completely inside a hole are not included. Areas beyond the northern and southern edges of the map belong
    /// to the outermost rows, as with ``TileID/init(_:zoom:)``.
    ///
    /// - Parameters:
    ///   - polygon: The area.
    ///   - zoom: The zoom level; clamped to 0…30.
    /// - Complexity: O(*n* log *n*) in the number of coordinates. Each row of tiles then takes O(*e* log *e*) for the
    ///   *e* edges that cross it; interior tiles are not examined.
    public init(_ polygon: Polygon, zoom: Int) {
        self.init(MultiPolygon([polygon]), zoom: zoom)
    }

    /// Creates the cover of several areas, each tile once.
    ///
    /// - Parameters:
    ///   - multiPolygon: The areas.
    ///   - zoom: The zoom level; clamped to 0…30.
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
