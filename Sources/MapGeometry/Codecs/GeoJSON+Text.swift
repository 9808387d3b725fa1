extension GeoJSON: CustomStringConvertible {
    /// The document as compact GeoJSON.
    ///
    /// Outer boundaries are written counterclockwise, holes clockwise, rings closed, and boxes and circles as polygons; a
    /// box across the 180th meridian is cut there. Invalid coordinates are left out.
    public var description: String {
        switch self {
        case .geometry(let geometry): geometry.geoJSON
        case .feature(let feature): feature.text
        case .featureCollection(let features, let bounds):
            "{\"type\":\"FeatureCollection\"\(Self.member(bounds)),\"features\":["
                + features.map(\.text).joined(separator: ",") + "]}"
        }
    }

    static func member(_ bounds: CoordinateBounds?) -> String {
        guard let bounds, !bounds.isEmpty else { return "" }
        return ",\"bbox\":[\(bounds.geoJSONBoundingBox.map(JSONValue.text(of:)).joined(separator: ","))]"
    }
}

extension GeoJSON.Feature {
    fileprivate var text: String {
        let id = id.map { ",\"id\":\($0)" } ?? ""
        return "{\"type\":\"Feature\"\(id)\(GeoJSON.member(bounds)),\"geometry\":\(geometry?.geoJSON ?? "null")"
            + ",\"properties\":\(JSONValue.object(properties))}"
    }
}

extension Geometry {
    /// The shape as a geometry of GeoJSON, as ``GeoJSON/description`` writes it.
    public var geoJSON: String {
        switch self {
        case .point(let coordinate):
            coordinate.isValid
                ? Self.geoJSON("Point", Self.position(coordinate)) : Geometry.collection([]).geoJSON
        case .polyline(let line): Self.geoJSON("LineString", Self.list(line.coordinates))
        case .polygon(let polygon): Self.geoJSON("Polygon", Self.rings(polygon))
        case .multiPolygon(let polygons): Self.geoJSON("MultiPolygon", Self.array(polygons.map(Self.rings)))
        case .bounds(let bounds): Self.boxes(bounds).geoJSON
        case .circle(let circle): Geometry.polygon(circle.polygon()).geoJSON
        case .collection(let geometries): Self.collection(geometries)
        }
    }

    private static func geoJSON(_ type: String, _ coordinates: String) -> String {
        "{\"type\":\"\(type)\",\"coordinates\":\(coordinates)}"
    }

    private static func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

    private static func position(_ coordinate: Coordinate) -> String {
        "[\(JSONValue.text(of: coordinate.longitude)),\(JSONValue.text(of: coordinate.latitude))]"
    }

    private static func list(_ coordinates: [Coordinate]) -> String {
        array(coordinates.filter(\.isValid).map(position))
    }

    private static func rings(_ polygon: Polygon) -> String {
        let rings = polygon.ringsForWriting
        return array(rings.map(list))
    }

    private static func collection(_ geometries: [Geometry]) -> String {
        let points = geometries.compactMap { if case .point(let point) = $0 { point } else { nil } }
        if !points.isEmpty, points.count == geometries.count { return geoJSON("MultiPoint", list(points)) }
        let lines = geometries.compactMap { if case .polyline(let line) = $0 { line } else { nil } }
        if !lines.isEmpty, lines.count == geometries.count {
            return geoJSON("MultiLineString", array(lines.map { list($0.coordinates) }))
        }
        return "{\"type\":\"GeometryCollection\",\"geometries\":\(array(geometries.map(\.geoJSON)))}"
    }

    /// A box as polygons, one on each side of the 180th meridian where it crosses it.
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
        return polygons.count == 1 ? .polygon(polygons[0]) : .multiPolygon(polygons)
    }
}

extension Polygon {
    /// The boundaries as text formats want them: closed, the outer one counterclockwise and the holes clockwise.
    var ringsForWriting: [[Coordinate]] {
        ([outer] + holes).enumerated().compactMap { index, coordinates in
            var ring = Array(Ring(coordinates).vertices)
            guard let first = ring.first else { return nil }
            var doubledArea = 0.0
            for (vertex, next) in zip(ring, ring.dropFirst() + [first]) {
                let turn = longitudeTurn(from: vertex.longitude, to: next.longitude)
                doubledArea -= turn * (vertex.latitude + next.latitude)
            }
            // Around a pole the sum counts from the equator, and counterclockwise is eastwards in the north.
            if (doubledArea < 0) == (index == 0) { ring.reverse() }
            return ring + [ring[0]]
        }
    }
}
