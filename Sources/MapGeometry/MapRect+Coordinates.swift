extension MapRect {
    /// Creates the smallest rectangle that contains the points of all coordinates; of several, the narrowest.
    ///
    /// Coordinates on both sides of the 180th meridian give a rectangle across it if that is shorter. ``null`` if there
    /// is no usable coordinate; see ``CoordinateBounds/init(covering:)-(Sequence<Coordinate>)`` for which are skipped.
    ///
    /// - Parameter coordinates: The coordinates.
    /// - Complexity: O(*n* log *n*).
    public init(covering coordinates: some Sequence<Coordinate>) {
        self.init(CoordinateBounds(covering: coordinates))
    }

    /// Creates the rectangle of a box of coordinates; ``null`` for the empty box.
    ///
    /// For a box across the 180th meridian, maxX is beyond 2²⁸. Parts beyond the northern and southern edges of the
    /// world square are cut off.
    ///
    /// - Parameter bounds: The box.
    public init(_ bounds: CoordinateBounds) {
        guard !bounds.isEmpty else {
            self = .null
            return
        }
        // West is written as 180 only for the meridian alone, which is a line at either edge of the square.
        self.init(
            x: WebMercator.x(longitude: bounds.west), y: WebMercator.y(latitude: bounds.north),
            width: bounds.longitudes.length / 360 * WebMercator.worldSize,
            height: WebMercator.y(latitude: bounds.south) - WebMercator.y(latitude: bounds.north))
    }

    /// Creates the rectangle of a region given by centre and span.
    ///
    /// Its edges are those of the region, cut off at the northern and southern edges of the world square; longitudes
    /// are not wrapped. ``null`` if the region is not valid.
    ///
    /// - Parameter region: The region.
    public init(_ region: CoordinateRegion) {
        guard region.isValid else {
            self = .null
            return
        }
        let halfHeight = region.span.latitudeDelta / 2
        let halfWidth = region.span.longitudeDelta / 2
        self.init(
            minX: WebMercator.x(longitude: region.center.longitude - halfWidth),
            minY: WebMercator.y(latitude: region.center.latitude + halfHeight),
            maxX: WebMercator.x(longitude: region.center.longitude + halfWidth),
            maxY: WebMercator.y(latitude: region.center.latitude - halfHeight))
    }

    /// Creates the rectangle around a circle; ``null`` if the circle contains nothing.
    ///
    /// - Parameter circle: The circle.
    public init(_ circle: CircularRegion) {
        self.init(circle.bounds)
    }

    /// The coordinate of the corner (maxX, minY); its longitude is above 180 if the rectangle spans that meridian.
    public var northEast: Coordinate { MapPoint(x: maxX, y: minY).coordinate }

    /// The coordinate of the corner (minX, minY).
    public var northWest: Coordinate { MapPoint(x: minX, y: minY).coordinate }

    /// The coordinate of the corner (maxX, maxY); its longitude is above 180 if the rectangle spans that meridian.
    public var southEast: Coordinate { MapPoint(x: maxX, y: maxY).coordinate }

    /// The coordinate of the corner (minX, maxY).
    public var southWest: Coordinate { MapPoint(x: minX, y: maxY).coordinate }

    /// The box of coordinates that the rectangle covers; across the 180th meridian, its west is greater than its east.
    ///
    /// Empty if the rectangle is ``null`` or has a negative width or height.
    public var bounds: CoordinateBounds {
        guard !isNull, size.width >= 0, size.height >= 0 else { return .empty }
        guard size.width < WebMercator.worldSize else {
            return CoordinateBounds(south: southWest.latitude, north: northEast.latitude, longitudes: .full)
        }
        return CoordinateBounds(southWest: southWest, northEast: northEast)
    }
}
