extension GeoJSON: CustomStringConvertible {
    /// The document as compact GeoJSON.
    ///
    /// Outer boundaries are written counterclockwise, holes clockwise, rings closed, and boxes and circles as polygons.
    /// A box across the 180th meridian is split there. Coordinates are written unchanged, even outside ±180°, except
    /// that coordinates that are not finite are skipped. A shape that is then too short for GeoJSON is padded with its
    /// last coordinate.
    public var description: String { form(JSONText.self).text }

    func form<Form: JSONForm>(_ type: Form.Type) -> Form {
        switch self {
        case .geometry(let geometry): geometry.form()
        case .feature(let feature): feature.form()
        case .featureCollection(let features, let bounds):
            Form(
                members: [("type", Form(.string("FeatureCollection")))] + Self.box(bounds)
                    + [("features", Form(elements: features.map { $0.form() }))])
        }
    }

    fileprivate static func box<Form: JSONForm>(_ bounds: CoordinateBounds?) -> [(name: String, value: Form)] {
        guard let bounds, !bounds.isEmpty else { return [] }
        return [("bbox", Form(elements: bounds.geoJSONBoundingBox.map { Form(.number($0)) }))]
    }
}

extension GeoJSON.Feature {
    fileprivate func form<Form: JSONForm>() -> Form {
        var members: [(name: String, value: Form)] = [("type", Form(.string("Feature")))]
        if let id { members.append(("id", Form(id))) }
        members += GeoJSON.box(bounds)
        members.append(("geometry", geometry?.form() ?? Form(.null)))
        members.append(("properties", Form(.object(properties))))
        return Form(members: members)
    }
}

extension Geometry {
    /// The shape as a GeoJSON geometry, in the format of ``GeoJSON/description``.
    public var geoJSON: String { form(JSONText.self).text }

    /// The shape as the values written by ``geoJSON``.
    package var geoJSONValue: JSONValue { form() }

    fileprivate func form<Form: JSONForm>(_ type: Form.Type = Form.self) -> Form {
        switch self {
        case .point(let coordinate):
            coordinate.isFinite ? Self.shape("Point", Self.position(coordinate)) : Geometry.collection([]).form()
        case .polyline(let line): Self.shape("LineString", Self.line(line))
        case .polygon(let polygon): Self.shape("Polygon", Self.rings(polygon))
        case .multiPolygon(let area): Self.shape("MultiPolygon", Form(elements: area.polygons.map(Self.rings)))
        case .bounds(let bounds): Self.boxes(bounds).form()
        case .circle(let circle): Geometry.polygon(circle.polygon()).form()
        case .collection(let geometries): Self.collection(geometries)
        }
    }

    private static func shape<Form: JSONForm>(
        _ type: String, _ content: Form, named name: String = "coordinates"
    ) -> Form {
        Form(members: [("type", Form(.string(type))), (name, content)])
    }

    private static func position<Form: JSONForm>(_ coordinate: Coordinate) -> Form {
        Form(elements: [Form(.number(coordinate.longitude)), Form(.number(coordinate.latitude))])
    }

    private static func list<Form: JSONForm>(_ coordinates: [Coordinate]) -> Form {
        Form(elements: coordinates.filter(\.isFinite).map(position))
    }

    private static func line<Form: JSONForm>(_ line: Polyline) -> Form {
        let finite = line.coordinates.filter(\.isFinite)
        return list(finite.count == 1 ? finite + finite : finite)
    }

    private static func rings<Form: JSONForm>(_ polygon: Polygon) -> Form {
        Form(elements: polygon.ringsForWriting.map(list))
    }

    private static func collection<Form: JSONForm>(_ geometries: [Geometry]) -> Form {
        let points = geometries.compactMap { if case .point(let point) = $0 { point } else { nil } }
        if !points.isEmpty, points.count == geometries.count { return shape("MultiPoint", list(points)) }
        let lines = geometries.compactMap { if case .polyline(let line) = $0 { line } else { nil } }
        if !lines.isEmpty, lines.count == geometries.count {
            return shape("MultiLineString", Form(elements: lines.map(line)))
        }
        return shape("GeometryCollection", Form(elements: geometries.map { $0.form() }), named: "geometries")
    }

    /// A box as polygons, one on each side of the 180th meridian if the box crosses it.
    static func boxes(_ bounds: CoordinateBounds) -> Geometry {
        let polygons = bounds.longitudes.ranges.map { range in
            Polygon(
                outer: [
                    Coordinate(latitude: bounds.south, longitude: range.lowerBound),
                    Coordinate(latitude: bounds.south, longitude: range.upperBound),
                    Coordinate(latitude: bounds.north, longitude: range.upperBound),
                    Coordinate(latitude: bounds.north, longitude: range.lowerBound),
                ])
        }
        return polygons.count == 1 ? .polygon(polygons[0]) : .multiPolygon(MultiPolygon(polygons))
    }
}

extension Polygon {
    /// The boundaries as required by text formats: closed, the outer one counterclockwise and the holes clockwise, and with
    /// at least four coordinates.
    var ringsForWriting: [[Coordinate]] {
        ([outer] + holes).enumerated().compactMap { index, coordinates in
            var ring = coordinates.filter(\.isFinite)
            if ring.count > 1, ring.first == ring.last { ring.removeLast() }
            guard let first = ring.first else { return nil }
            var doubledArea = 0.0
            for (vertex, next) in zip(ring, ring.dropFirst() + [first]) {
                let turn = longitudeTurn(from: vertex.longitude, to: next.longitude)
                doubledArea -= turn * (vertex.latitude + next.latitude)
            }
            // Around a pole the sum counts from the equator, and counterclockwise is eastwards in the north.
            if (doubledArea < 0) == (index == 0) { ring.reverse() }
            while ring.count < 3 { ring.append(ring[ring.count - 1]) }
            return ring + [ring[0]]
        }
    }
}

extension Coordinate {
    /// Whether both parts are finite, so that a text format can represent them.
    var isFinite: Bool { latitude.isFinite && longitude.isFinite }
}
