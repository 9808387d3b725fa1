import Foundation
import MapGeometry

/// The lines, polygons and points of a GeoJSON file, read with Foundation and so independent of the codec under test.
struct GeoJSONFixture {
    private(set) var lines: [[Polyline]] = []
    private(set) var polygons: [[Polygon]] = []
    private(set) var points: [Coordinate] = []

    init(_ path: String) throws {
        read(try SharedData.json(path))
    }

    private mutating func read(_ value: Any) {
        guard let object = value as? [String: Any], let type = object["type"] as? String else { return }
        switch type {
        case "FeatureCollection": (object["features"] as? [Any])?.forEach { read($0) }
        case "Feature": object["geometry"].map { read($0) }
        case "GeometryCollection": (object["geometries"] as? [Any])?.forEach { read($0) }
        default: read(type, object["coordinates"] as Any)
        }
    }

    private mutating func read(_ type: String, _ coordinates: Any) {
        switch type {
        case "Point": points.append(Self.coordinate(coordinates))
        case "LineString": lines.append([Polyline(Self.path(coordinates))])
        case "MultiLineString": lines.append(Self.list(coordinates).map { Polyline(Self.path($0)) })
        case "Polygon": polygons.append([Self.polygon(coordinates)])
        case "MultiPolygon": polygons.append(Self.list(coordinates).map(Self.polygon))
        default: break
        }
    }

    private static func polygon(_ value: Any) -> Polygon {
        let rings = list(value).map(path)
        return Polygon(outer: rings.first ?? [], holes: Array(rings.dropFirst()))
    }

    private static func path(_ value: Any) -> [Coordinate] { list(value).map(coordinate) }

    private static func coordinate(_ value: Any) -> Coordinate {
        let numbers = list(value).map { ($0 as? NSNumber)?.doubleValue ?? .nan }
        return numbers.count < 2
            ? Coordinate(latitude: .nan, longitude: .nan) : Coordinate(latitude: numbers[1], longitude: numbers[0])
    }

    private static func list(_ value: Any) -> [Any] { value as? [Any] ?? [] }
}
