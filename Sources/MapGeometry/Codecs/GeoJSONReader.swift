/// Reads GeoJSON in one pass over a text or a value, whatever the order of the members.
///
/// Only coordinates that come before their type are read twice: first as any JSON, then as coordinates.
struct GeoJSONReader<Source: JSONSource> {
    var json: Source

    /// The numbers of the last position after the first two: the altitude, and others without a meaning.
    var altitudes: [Double] = []

    /// The positions where the features of the document begin.
    private(set) var featureOffsets: [Int] = []

    /// The errors of members of the collection that are not features, by their positions.
    private(set) var badFeatures: [Int: GeometryFormatError] = [:]

    private let options: GeoJSON.ReadingOptions

    private let skipsBadFeatures: Bool

    init(_ source: Source, options: GeoJSON.ReadingOptions, skipsBadFeatures: Bool = false) {
        json = source
        self.options = options
        self.skipsBadFeatures = skipsBadFeatures
    }

    mutating func document() throws(GeometryFormatError) -> GeoJSON {
        let object = try object(depth: 0)
        try json.finish()
        if object.type != .featureCollection { featureOffsets = [object.start] }
        switch object.type {
        case .featureCollection: return .featureCollection(object.features, bounds: object.bounds)
        case .feature: return .feature(try feature(object))
        default: return .geometry(try geometry(object))
        }
    }

    /// The names of RFC 7946, section 1.4.
    enum ObjectType: String {
        case point = "Point"
        case multiPoint = "MultiPoint"
        case lineString = "LineString"
        case multiLineString = "MultiLineString"
        case polygon = "Polygon"
        case multiPolygon = "MultiPolygon"
        case geometryCollection = "GeometryCollection"
        case feature = "Feature"
        case featureCollection = "FeatureCollection"

        fileprivate var neededMember: Member {
            switch self {
            case .feature: .geometry
            case .featureCollection: .features
            case .geometryCollection: .geometries
            default: .coordinates
            }
        }

        /// The members that define another type and are not allowed here: RFC 7946, section 7.1.
        fileprivate var forbiddenMembers: [Member] {
            switch self {
            case .feature: [.coordinates, .geometries, .features]
            case .featureCollection: [.coordinates, .geometries, .geometry, .properties]
            default: [.geometry, .properties, .features]
            }
        }
    }

    /// The members with a meaning in GeoJSON.
    fileprivate enum Member: String {
        case type, coordinates, geometries, geometry, features, properties, id, bbox

        var ordinal: Int {
            switch self {
            case .type: 0
            case .coordinates: 1
            case .geometries: 2
            case .geometry: 3
            case .features: 4
            case .properties: 5
            case .id: 6
            case .bbox: 7
            }
        }
    }

    /// The values read so far from an object.
    private struct Object {
        let start: Int
        var type: ObjectType?
        var shape: Geometry?
        var geometries: [Geometry] = []
        var features: [GeoJSON.Feature] = []
        var geometry: Geometry?
        var properties: [String: JSONValue] = [:]
        var id: JSONValue?
        var bounds: CoordinateBounds?
        /// The positions of the members' values, −1 if they are missing.
        private var places = SIMD8<Int>(repeating: -1)

        init(start: Int) { self.start = start }

        subscript(place member: Member) -> Int? {
            get { places[member.ordinal] < 0 ? nil : places[member.ordinal] }
            set { places[member.ordinal] = newValue ?? -1 }
        }
    }
}

extension GeoJSONReader {
    private mutating func object(depth: Int) throws(GeometryFormatError) -> Object {
        var object = Object(start: json.start())
        var hasNext = try json.enterObject(depth: depth)
        while hasNext {
            let name = try json.memberName()
            if let member = Member(rawValue: name) {
                guard object[place: member] == nil else { throw json.error("The member \"\(name)\" occurs twice.") }
                object[place: member] = json.offset
                try read(member, of: &object, depth: depth + 1)
            } else {
                try json.skipValue(depth: depth + 1)
            }
            hasNext = try json.continuesObject()
        }
        guard let type = object.type else { throw json.error("The member \"type\" is missing.", at: object.start) }
        for member in type.forbiddenMembers where !options.contains(.misplacedMembers) {
            if let place = object[place: member] {
                throw json.error("A \(type.rawValue) must not have a member \"\(member)\".", at: place)
            }
        }
        guard let place = object[place: type.neededMember] else {
            throw json.error("The member \"\(type.neededMember)\" is missing.", at: object.start)
        }
        if type.neededMember == .coordinates, object.shape == nil {
            let end = json.offset
            json.offset = place
            object.shape = try shape(type, depth: depth + 1)
            json.offset = end
        }
        return object
    }

    /// Reads the value of a member.
    ///
    /// A member of another type is only checked for being valid JSON.
    private mutating func read(
        _ member: Member, of object: inout Object, depth: Int
    ) throws(GeometryFormatError) {
        let isExpected = object.type == nil || object.type?.neededMember == member
        switch member {
        case .type: object.type = try type(of: object)
        case .coordinates:
            // Without a type, or with one that has no coordinates, they are interpreted at the end.
            guard let type = object.type, isExpected else { return try json.skipValue(depth: depth) }
            object.shape = try shape(type, depth: depth)
        case .geometries where isExpected:
            var hasNext = try json.enterArray(depth: depth)
            while hasNext {
                object.geometries.append(try geometry(try self.object(depth: depth + 1)))
                hasNext = try json.continuesArray()
            }
        case .features where isExpected:
            var hasNext = try json.enterArray(depth: depth)
            while hasNext {
                let start = json.start()
                if depth == 1 { featureOffsets.append(start) }
                do throws(GeometryFormatError) {
                    object.features.append(try feature(try self.object(depth: depth + 1)))
                } catch {
                    guard skipsBadFeatures, depth == 1 else { throw error }
                    json.offset = start
                    try json.skipValue(depth: depth + 1)
                    badFeatures[start] = error
                }
                hasNext = try json.continuesArray()
            }
        case .geometry where isExpected:
            if try !json.null() { object.geometry = try geometry(try self.object(depth: depth)) }
        case .properties where object.type == nil || object.type == .feature:
            object.properties = try properties(depth: depth)
        case .geometries, .features, .geometry, .properties: try json.skipValue(depth: depth)
        case .id:
            let start = json.offset
            object.id = try json.value(depth: depth)
            switch object.id {
            case .string, .number: break
            default: throw json.error("The member \"id\" must be a string or a number.", at: start)
            }
        case .bbox: object.bounds = try bounds(depth: depth)
        }
    }

    private mutating func type(of object: Object) throws(GeometryFormatError) -> ObjectType {
        guard let name = try json.stringIfPresent() else { throw json.error("The member \"type\" must be a string.") }
        guard let type = ObjectType(rawValue: name) else {
            throw json.error("\"\(name)\" is not a GeoJSON type.", at: object.start)
        }
        return type
    }

    private func geometry(_ object: Object) throws(GeometryFormatError) -> Geometry {
        if let shape = object.shape { return shape }
        guard object.type == .geometryCollection else {
            throw json.error("Expected a geometry instead of a \(object.type?.rawValue ?? "").", at: object.start)
        }
        return .collection(object.geometries)
    }

    private func feature(_ object: Object) throws(GeometryFormatError) -> GeoJSON.Feature {
        guard object.type == .feature else {
            throw json.error("Expected an object of type \"Feature\".", at: object.start)
        }
        return GeoJSON.Feature(
            geometry: object.geometry, properties: object.properties, id: object.id, bounds: object.bounds)
    }

    private mutating func properties(depth: Int) throws(GeometryFormatError) -> [String: JSONValue] {
        let start = json.offset
        switch try json.value(depth: depth) {
        case .null: return [:]
        case .object(let members): return members
        default: throw json.error("The member \"properties\" must be an object or null.", at: start)
        }
    }

    private mutating func bounds(depth: Int) throws(GeometryFormatError) -> CoordinateBounds {
        let start = json.offset
        var numbers: [Double] = []
        var hasNext = try json.enterArray(depth: depth)
        while hasNext {
            numbers.append(try number())
            hasNext = try json.continuesArray()
        }
        guard let bounds = CoordinateBounds(geoJSONBoundingBox: numbers) else {
            throw json.error(
                "A \"bbox\" must have four or six numbers, with valid west, south, east and north values.", at: start)
        }
        return bounds
    }
}
