import Foundation
import MapGeometry
import MapSearch

/// A file of newline-delimited GeoJSON (RFC 8142 without record separators): one feature a line.
///
/// ```
/// {"type":"Source","name":"My places","date":"2026-09-05","license":"CC0-1.0","attribution":["Me"]}
/// {"type":"Feature","id":"my:1","geometry":{"type":"Point","coordinates":[9.52,47.14]},"properties":{"kind":"locality","name":"Vaduz"}}
/// ```
///
/// The first line may describe the source; blank lines are skipped. Properties that are understood: `kind`, `name`, `names` (language → name),
/// `alternates`, `codes`, `population`, `capital` (`country` or `region`), `importance`, `parent` (the id of another
/// feature), `country` (ISO alpha-2), `timezone`, `water`, `boundary` (a Polygon or MultiPolygon).
public struct GeoJSONSequence: Sendable {
    /// The path of the file.
    public let path: String

    /// Names a file; nothing is read yet.
    ///
    /// - Parameter path: The path of the file.
    public init(path: String) {
        self.path = path
    }

    /// Reads the file and adds each of its features.
    ///
    /// - Parameter builder: Receives the records, and what the first line says of the source.
    /// - Throws: ``IndexingError`` with file and line when the file cannot be read or a line is no feature;
    ///   `CancellationError` when the task was cancelled.
    public func read(into builder: inout IndexBuilder) throws {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            throw IndexingError("the file cannot be read: check that it exists and is readable", file: path)
        }
        let decoder = JSONDecoder()
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if index.isMultiple(of: 1024) { try Task.checkCancellation() }
            guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
            do {
                if index == 0, let source = try? decoder.decode(SourceLine.self, from: line), source.type == "Source" {
                    source.describe(&builder)
                } else {
                    try builder.add(try decoder.decode(FeatureLine.self, from: line).record())
                }
            } catch let error as DecodingError {
                throw IndexingError("no GeoJSON feature: \(Self.reason(error))", file: path, line: index + 1)
            } catch let error as IndexingError {
                throw IndexingError(error.message, file: path, line: index + 1)
            }
        }
    }

    private static func reason(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
            return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
        }
        return switch error {
        case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): place(context)
        @unknown default: "\(error)"
        }
    }
}

private struct SourceLine: Decodable {
    var type: String
    var name: String?
    var date: String?
    var license: String?
    var attribution: [String]?

    func describe(_ builder: inout IndexBuilder) {
        if let name { builder.name = name }
        if let date { builder.date = date }
        if let license { builder.license = license }
        builder.attributions += attribution ?? []
    }
}

private struct FeatureLine: Decodable {
    var id: String
    var geometry: PointGeometry
    var bbox: [Double]?
    var properties: Properties

    struct PointGeometry: Decodable {
        var coordinates: [Double]
    }

    struct Properties: Decodable {
        var kind: String
        var name: String
        var names: [String: String]?
        var alternates: [String]?
        var codes: [String]?
        var population: Int?
        var capital: String?
        var importance: Double?
        var parent: String?
        var country: String?
        var timezone: String?
        var water: String?
        var boundary: Outline?
    }

    struct Outline: Decodable {
        var polygons: [Polygon]

        enum CodingKeys: CodingKey { case type, coordinates }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(String.self, forKey: .type) {
            case "Polygon":
                polygons = [Self.polygon(try container.decode([[[Double]]].self, forKey: .coordinates))]
            case "MultiPolygon":
                polygons = try container.decode([[[[Double]]]].self, forKey: .coordinates).map(Self.polygon)
            case let other:
                throw DecodingError.dataCorruptedError(
                    forKey: .type, in: container,
                    debugDescription: "“\(other)” is no outline: use Polygon or MultiPolygon")
            }
        }

        private static func polygon(_ rings: [[[Double]]]) -> Polygon {
            let rings = rings.map { ring in
                // A position without two numbers becomes an invalid coordinate, which the builder names.
                ring.map { Coordinate(latitude: $0.dropFirst().first ?? .nan, longitude: $0.first ?? .nan) }
            }
            return Polygon(outer: rings.first ?? [], holes: Array(rings.dropFirst()))
        }
    }

    func record() throws(IndexingError) -> IndexRecord {
        guard geometry.coordinates.count >= 2 else {
            throw IndexingError("\(id): the geometry must be a Point with longitude and latitude")
        }
        var record = IndexRecord(
            uri: id, kind: ObjectKind(rawValue: properties.kind), name: properties.name,
            coordinate: Coordinate(latitude: geometry.coordinates[1], longitude: geometry.coordinates[0]))
        record.localizedNames = properties.names ?? [:]
        record.alternateNames = properties.alternates ?? []
        record.codes = properties.codes ?? []
        record.population = properties.population
        if let capital = properties.capital {
            guard let value = IndexRecord.Capital(rawValue: capital) else {
                throw IndexingError("\(id): “\(capital)” is no seat of government: use country or region")
            }
            record.capital = value
        }
        record.importance = properties.importance
        record.parent = properties.parent
        record.countryCode = properties.country
        record.timeZone = properties.timezone
        record.water = properties.water
        record.boundary = properties.boundary?.polygons ?? []
        if let bbox {
            guard let box = CoordinateBounds(geoJSONBoundingBox: bbox) else {
                throw IndexingError("\(id): bbox must be west, south, east, north in degrees (RFC 7946)")
            }
            record.boundingBox = box
        }
        return record
    }
}
