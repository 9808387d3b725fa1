import MapGeometry
import MapSearch

/// Makes a record of a feature.
struct GeoJSONRecord {
    private let feature: GeoJSON.Feature
    private let file: GeoJSONFile
    private let uri: String

    /// Takes a feature and its number among those of its file, counted from 1.
    init(_ feature: GeoJSON.Feature, number: Int, of file: GeoJSONFile) throws(IndexingError) {
        self.feature = feature
        self.file = file
        let ids = [file.properties[.id].flatMap { feature.properties[$0] }, feature.id]
        switch ids.lazy.compactMap(\.self).first(where: { $0 != .null }) {
        case .string(let text)?: uri = text
        case .number(let number)?: uri = "\(file.scheme):\(JSONValue.number(number))"
        case nil: uri = "\(file.scheme):\(number)"
        case let other?: throw IndexingError("the id \(other) of feature \(number) must be a text or a number")
        }
    }

    func record() throws(IndexingError) -> IndexRecord {
        guard let geometry = feature.geometry.map(Self.normalized) else {
            throw failure("the geometry is missing: a place has to be somewhere")
        }
        guard let kind = try text(.kind).map({ ObjectKind(rawValue: $0) }) ?? file.kind else {
            throw failure("\(called(.kind)) is missing: say which sort of place it is, such as locality or business")
        }
        guard let name = try text(.name) else { throw failure("\(called(.name)) is missing") }
        var record = IndexRecord(uri: uri, kind: kind, name: name, coordinate: try coordinate(of: geometry))
        record.boundary = try boundary(geometry)
        record.lines = Self.lines(geometry)
        record.boundingBox = feature.bounds ?? Self.bounds(record, geometry)
        record.localizedNames = try names()
        record.alternateNames = try texts(.alternates)
        record.codes = try texts(.codes)
        record.population = try number(.population).map { Int($0) }
        record.importance = try number(.importance)
        record.capital = try capital()
        record.parent = try text(.parent)
        record.countryCode = try text(.country) ?? file.countryCode
        record.timeZone = try text(.timeZone)
        record.water = try text(.water)
        record.postcode = try text(.postcode)
        if kind == .business { record.business = try business(name) }
        return record
    }

    private func business(_ name: String) throws(IndexingError) -> BusinessMetadata {
        var business = BusinessMetadata(name: name)
        business.categories = OSMNames.parts(try text(.category)).map { Category(id: $0, name: $0) }
        business.phones = OSMNames.parts(try text(.phone)).map { .init(number: $0) }
        business.links = OSMNames.parts(try text(.website)).map { .init(url: $0) }
        business.openingHoursText = try text(.openingHours)
        return business
    }

    // MARK: Geometry

    /// A line or an area whose longitudes go on beyond ±180°, as some write what crosses it, in the usual ones.
    private static func normalized(_ geometry: Geometry) -> Geometry {
        func path(_ coordinates: [Coordinate]) -> [Coordinate] {
            coordinates.map { abs($0.longitude) > 180 && abs($0.longitude) <= 360 ? $0.normalized : $0 }
        }
        func polygon(_ polygon: Polygon) -> Polygon {
            Polygon(outer: path(polygon.outer), holes: polygon.holes.map(path))
        }
        return switch geometry {
        case .polyline(let line): .polyline(Polyline(path(line.coordinates)))
        case .polygon(let area): .polygon(polygon(area))
        case .multiPolygon(let areas): .multiPolygon(MultiPolygon(areas.polygons.map(polygon)))
        case .collection(let parts): .collection(parts.map(normalized))
        default: geometry
        }
    }

    private func coordinate(of geometry: Geometry) throws(IndexingError) -> Coordinate {
        let coordinate: Coordinate? =
            switch geometry {
            case .point(let coordinate): coordinate
            case .polygon(let polygon): polygon.interiorPoint
            case .multiPolygon(let area): area.interiorPoint
            default:
                Self.lines(geometry).max { $0.length < $1.length }.flatMap { $0.coordinate(atDistance: $0.length / 2) }
            }
        guard let coordinate else {
            throw failure("the geometry must be a Point, LineString, Polygon, MultiLineString or MultiPolygon on Earth")
        }
        return coordinate
    }

    private static func lines(_ geometry: Geometry) -> [Polyline] {
        switch geometry {
        case .polyline(let line): [line]
        case .collection(let parts):
            parts.compactMap { if case .polyline(let line) = $0 { line } else { nil } }
        default: []
        }
    }

    /// The property, or an area as it is.
    private func boundary(_ geometry: Geometry) throws(IndexingError) -> [Polygon] {
        guard let value = value(.boundary) else { return Self.polygons(geometry) ?? [] }
        let outline: Geometry?
        do throws(GeometryFormatError) {
            outline = try GeoJSON(value.description).features.first?.geometry
        } catch {
            throw failure("the outline in \(called(.boundary)) is none: \(error.message)")
        }
        guard let polygons = outline.flatMap(Self.polygons) else {
            throw failure("\(called(.boundary)) is no outline: use Polygon or MultiPolygon")
        }
        return polygons
    }

    /// The box of a line or an outline; nil for a point.
    private static func bounds(_ record: IndexRecord, _ geometry: Geometry) -> CoordinateBounds? {
        if !record.lines.isEmpty { return geometry.bounds }
        return record.boundary.isEmpty ? nil : MultiPolygon(record.boundary).bounds
    }

    private static func polygons(_ geometry: Geometry) -> [Polygon]? {
        switch geometry {
        case .polygon(let polygon): [polygon]
        case .multiPolygon(let area): area.polygons
        default: nil
        }
    }

    // MARK: Properties

    private func called(_ property: GeoJSONFile.Property) -> String { "“\(title(property))”" }

    private func title(_ property: GeoJSONFile.Property) -> String { file.properties[property] ?? property.rawValue }

    private func failure(_ message: String) -> IndexingError { IndexingError("\(uri): \(message)") }

    private func mismatch(_ property: GeoJSONFile.Property, _ value: JSONValue, _ wanted: String) -> IndexingError {
        failure("\(called(property)) is \(value): it must be \(wanted)")
    }

    /// The value of a property; nil when it is null or not there.
    private func value(_ property: GeoJSONFile.Property) -> JSONValue? {
        let value = feature.properties[title(property)]
        return value == .null ? nil : value
    }

    private func text(_ property: GeoJSONFile.Property) throws(IndexingError) -> String? {
        switch value(property) {
        case nil: return nil
        case .string(let text)?:
            let trimmed = OSMNames.trimmed(text)
            return trimmed.isEmpty ? nil : trimmed
        // Numbers that are none, as tools write them.
        case .number(let number)? where property == .phone || property == .postcode:
            return JSONValue.number(number).description
        case let other?: throw mismatch(property, other, "a text")
        }
    }

    private func texts(_ property: GeoJSONFile.Property) throws(IndexingError) -> [String] {
        guard case .array(let values)? = value(property) else { return try text(property).map { [$0] } ?? [] }
        var texts: [String] = []
        for value in values {
            guard case .string(let text) = value else { throw mismatch(property, .array(values), "a list of texts") }
            let trimmed = OSMNames.trimmed(text)
            if !trimmed.isEmpty { texts.append(trimmed) }
        }
        return texts
    }

    private func names() throws(IndexingError) -> [String: String] {
        guard let value = value(.names) else { return [:] }
        guard case .object(let members) = value else { throw mismatch(.names, value, "an object of texts by language") }
        var names: [String: String] = [:]
        for (language, name) in members {
            guard case .string(let text) = name else { throw mismatch(.names, value, "an object of texts by language") }
            names[language] = text
        }
        return names
    }

    /// A number, of people a whole one, also as a text.
    private func number(_ property: GeoJSONFile.Property) throws(IndexingError) -> Double? {
        guard let value = value(property) else { return nil }
        let number: Double? =
            switch value {
            case .number(let number): number
            case .string(let text): Double(text)
            default: nil
            }
        let isWhole = property == .population
        guard let number, number.isFinite, !isWhole || Int(exactly: number) != nil else {
            throw mismatch(property, value, isWhole ? "a whole number" : "a number")
        }
        return number
    }

    private func capital() throws(IndexingError) -> IndexRecord.Capital? {
        guard let text = try text(.capital) else { return nil }
        guard let capital = IndexRecord.Capital(rawValue: text) else {
            throw failure("“\(text)” is no seat of government: use country or region")
        }
        return capital
    }
}
