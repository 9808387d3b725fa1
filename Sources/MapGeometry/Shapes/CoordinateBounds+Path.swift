extension CoordinateBounds {
    /// Creates the box of a path of coordinates, each joined to the next the shorter way round.
    ///
    /// Invalid coordinates are skipped. Empty without any.
    ///
    /// - Complexity: O(*n*).
    init(along path: [Coordinate]) {
        var south = Double.infinity
        var north = -Double.infinity
        // Longitudes are followed without wrapping, so a path around the Earth spans more than 360°.
        var followed = 0.0
        var last = Double.nan
        var west = Double.infinity
        var east = -Double.infinity
        for coordinate in path where coordinate.isValid {
            south = min(south, coordinate.latitude)
            north = max(north, coordinate.latitude)
            followed =
                last.isNaN ? coordinate.longitude : followed + longitudeTurn(from: last, to: coordinate.longitude)
            last = coordinate.longitude
            west = min(west, followed)
            east = max(east, followed)
        }
        self.init(south: south, west: west, north: north, east: east)
    }
}
