extension GeoJSONReader {
    /// Reads the coordinates of a geometry of a type that has coordinates.
    mutating func shape(_ type: ObjectType, depth: Int) throws(GeometryFormatError) -> Geometry {
        switch type {
        case .point: return .point(try position(depth: depth))
        case .multiPoint: return .collection(try positions(atLeast: 0, depth: depth).coordinates.map(Geometry.point))
        case .lineString: return .polyline(try line(depth: depth))
        case .multiLineString:
            var lines: [Geometry] = []
            var hasNext = try json.enterArray(depth: depth)
            while hasNext {
                lines.append(.polyline(try line(depth: depth + 1)))
                hasNext = try json.continuesArray()
            }
            return .collection(lines)
        case .multiPolygon:
            var polygons: [Polygon] = []
            var hasNext = try json.enterArray(depth: depth)
            while hasNext {
                polygons.append(try polygon(depth: depth + 1))
                hasNext = try json.continuesArray()
            }
            return .multiPolygon(MultiPolygon(polygons))
        case .polygon, .geometryCollection, .feature, .featureCollection:
            return .polygon(try polygon(depth: depth))
        }
    }

    /// Reads a number, and throws if anything else follows.
    @inline(__always)
    mutating func number() throws(GeometryFormatError) -> Double {
        guard let number = try json.numberIfPresent() else { throw json.error("Expected a number.") }
        return number
    }

    /// Reads a position and stores the numbers after the first two in ``altitudes``.
    private mutating func position(depth: Int) throws(GeometryFormatError) -> Coordinate {
        let start = json.start()
        if !altitudes.isEmpty { altitudes.removeAll() }
        guard try json.enterArray(depth: depth) else { throw json.error("A position needs two numbers.", at: start) }
        let longitude = try number()
        guard try json.continuesArray() else { throw json.error("A position needs two numbers.", at: start) }
        let latitude = try number()
        while try json.continuesArray() { altitudes.append(try number()) }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    /// Reads positions, and returns whether the last equals the first, including altitudes.
    private mutating func positions(
        atLeast count: Int, depth: Int
    ) throws(GeometryFormatError) -> (coordinates: [Coordinate], isClosed: Bool) {
        let start = json.start()
        var coordinates: [Coordinate] = []
        var firstAltitudes: [Double] = []
        var hasNext = try json.enterArray(depth: depth)
        while hasNext {
            coordinates.append(try position(depth: depth + 1))
            if coordinates.count == 1 { firstAltitudes = altitudes }
            hasNext = try json.continuesArray()
        }
        guard coordinates.count >= count else { throw json.error("A ring needs \(count) positions.", at: start) }
        return (coordinates, coordinates.first == coordinates.last && firstAltitudes == altitudes)
    }

    private mutating func line(depth: Int) throws(GeometryFormatError) -> Polyline {
        let start = json.start()
        let coordinates = try positions(atLeast: 0, depth: depth).coordinates
        // RFC 7946, section 3.1: an empty array is not a shape, but not an error either.
        guard coordinates.count != 1 else { throw json.error("A line needs two positions.", at: start) }
        return Polyline(coordinates)
    }

    private mutating func polygon(depth: Int) throws(GeometryFormatError) -> Polygon {
        var polygon = Polygon(outer: [])
        var isOuter = true
        var hasNext = try json.enterArray(depth: depth)
        while hasNext {
            let start = json.start()
            let (ring, isClosed) = try positions(atLeast: 4, depth: depth + 1)
            guard isClosed else {
                throw json.error("The first and the last position of a ring must be the same.", at: start)
            }
            if isOuter { polygon.outer = ring } else { polygon.holes.append(ring) }
            isOuter = false
            hasNext = try json.continuesArray()
        }
        return polygon
    }
}
