import MapGeometry

/// Reads the polygon of a GeoJSON file: a geometry, a feature, or a collection of one feature.
enum PolygonFile {
    /// The polygon in the file at a path.
    ///
    /// - Throws: ``CommandFailure`` when the file cannot be read, is no JSON, or holds anything else than one polygon.
    static func polygon(at path: String) throws -> Polygon {
        do {
            let bytes = try FileStream.contents(of: path)
            let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
            let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
            return try polygon(in: try JSONReader.value(of: text), of: path)
        } catch let failure as JSONReader.Failure {
            throw CommandFailure.badInput("\(path) is no JSON: \(failure.message) at byte \(failure.offset).")
        }
    }

    private static func polygon(in value: JSONValue, of path: String) throws(CommandFailure) -> Polygon {
        let type = value["type"]?.string ?? ""
        switch type {
        case "FeatureCollection":
            guard let feature = only(value["features"]) else { throw failure(path, "it has not exactly one feature") }
            return try polygon(in: feature, of: path)
        case "Feature":
            guard let geometry = value["geometry"] else { throw failure(path, "its feature has no geometry") }
            return try polygon(in: geometry, of: path)
        case "MultiPolygon":
            guard let polygon = only(value["coordinates"]) else { throw failure(path, "it has several polygons") }
            return try self.polygon(ofRings: polygon, of: path)
        case "Polygon":
            return try polygon(ofRings: value["coordinates"] ?? .null, of: path)
        default:
            throw failure(path, type.isEmpty ? "it is no GeoJSON" : "it has a \(type)")
        }
    }

    private static func only(_ list: JSONValue?) -> JSONValue? {
        list?.array.flatMap { $0.count == 1 ? $0[0] : nil }
    }

    private static func polygon(ofRings value: JSONValue, of path: String) throws(CommandFailure) -> Polygon {
        var rings: [[Coordinate]] = []
        for ring in value.array ?? [] {
            var coordinates: [Coordinate] = []
            for position in ring.array ?? [] {
                guard let numbers = position.doubles, numbers.count >= 2 else {
                    throw failure(path, "a position is no pair of longitude and latitude")
                }
                coordinates.append(Coordinate(latitude: numbers[1], longitude: numbers[0]))
            }
            guard coordinates.count >= 3 else { throw failure(path, "a ring has fewer than three positions") }
            guard coordinates.allSatisfy(\.isValid) else { throw failure(path, "a position is not on the Earth") }
            rings.append(coordinates)
        }
        guard let outer = rings.first else { throw failure(path, "its polygon has no ring") }
        return Polygon(outer: outer, holes: Array(rings.dropFirst()))
    }

    private static func failure(_ path: String, _ reason: String) -> CommandFailure {
        .badInput("\(path) cannot be an area, \(reason): use GeoJSON with one Polygon.")
    }
}
