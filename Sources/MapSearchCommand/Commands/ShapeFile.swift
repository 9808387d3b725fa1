import MapGeometry

/// Reads the shape of a GeoJSON file: a geometry, a feature, or a collection of one feature.
enum ShapeFile {
    /// The polygon in the file at a path.
    ///
    /// - Throws: ``CommandFailure`` if the file cannot be read, is not GeoJSON, or contains anything other than one
    ///   polygon.
    static func polygon(at path: String) throws -> Polygon {
        let polygon: Polygon
        switch try geometry(at: path) {
        case .polygon(let single): polygon = single
        case .multiPolygon(let area) where area.polygons.count == 1: polygon = area.polygons[0]
        case .multiPolygon: throw failure(path, "an area", "it has several polygons: use a single Polygon")
        default: throw failure(path, "an area", "it has no polygon: use a Polygon")
        }
        guard !polygon.outer.isEmpty else { throw failure(path, "an area", "its polygon has no ring") }
        try check([polygon.outer] + polygon.holes, path)
        return polygon
    }

    /// The line in the file at a path.
    ///
    /// - Throws: ``CommandFailure`` if the file cannot be read, is not GeoJSON, or contains anything other than one
    ///   line.
    static func line(at path: String) throws -> Polyline {
        let geometry = try geometry(at: path)
        let parts = if case .collection(let parts) = geometry { parts } else { [geometry] }
        guard parts.count == 1, case .polyline(let line) = parts[0] else {
            throw failure(path, "a line", "it does not have exactly one line: use a single LineString")
        }
        try check([line.coordinates], path)
        return line
    }

    private static func check(_ paths: [[Coordinate]], _ path: String) throws(CommandFailure) {
        guard paths.allSatisfy({ $0.allSatisfy(\.isValid) }) else {
            throw failure(path, "a shape", "a position is not on the Earth: write [longitude, latitude]")
        }
    }

    private static func geometry(at path: String) throws -> Geometry {
        let bytes = try FileStream.contents(of: path)
        let document: GeoJSON
        do throws(GeometryFormatError) {
            document = try GeoJSON(utf8: bytes, options: .misplacedMembers)
        } catch {
            throw CommandFailure.badInput("\(path):\(error.line): not valid GeoJSON: \(error.message)")
        }
        let features = document.features
        guard features.count == 1 else {
            throw failure(path, "a shape", "it has \(features.count) features: use exactly one")
        }
        guard let geometry = features[0].geometry else { throw failure(path, "a shape", "its feature has no geometry") }
        return geometry
    }

    private static func failure(_ path: String, _ purpose: String, _ reason: String) -> CommandFailure {
        .badInput("\(path) cannot be \(purpose), \(reason).")
    }
}
