extension GeoJSON: CustomStringConvertible {
    /// The document as compact GeoJSON.
    ///
    /// Outer boundaries are written counterclockwise, holes clockwise, rings closed, and boxes and circles as polygons; a
    /// box across the 180th meridian is cut there. Coordinates are written as they are, also those outside of ±180°; only
    /// those that are not finite are left out. What is then too short for GeoJSON is filled up with its last coordinate.
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
            coordinate.isFinite
                ? Self.geoJSON("Point", Self.position(coordinate)) : Geometry.collection([]).geoJSON
        case .polyline(let line): Self.geoJSON("LineString", Self.line(line))
        case .polygon(let polygon): Self.geoJSON("Polygon", Self.rings(polygon))
        case .multiPolygon(let area): Self.geoJSON("MultiPolygon", Self.array(area.polygons.map(Self.rings)))
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
        array(coordinates.filter(\.isFinite).map(position))
    }

    private static func line(_ line: Polyline) -> String {
        let finite = line.coordinates.filter(\.isFinite)
        return list(finite.count == 1 ? finite + finite : finite)
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
            return geoJSON("MultiLineString", array(lines.map(line)))
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
        return polygons.count == 1 ? .polygon(polygons[0]) : .multiPolygon(MultiPolygon(polygons))
    }
}

extension Polygon {
    /// The boundaries as text formats want them: closed, the outer one counterclockwise and the holes clockwise, and with
    /// four coordinates at least.
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
    /// Whether both parts are finite, so that a text format can hold them.
    var isFinite: Bool { latitude.isFinite && longitude.isFinite }
}
