extension Geometry {
    /// Creates a shape from well-known text.
    ///
    /// OGC 06-103r4, *Simple feature access*, clause 7; the first number of a position is the longitude. Altitudes and
    /// measures (`Z`, `M`, `ZM`) are ignored, and so is a leading `SRID=4326;`. `MULTIPOINT` and `MULTILINESTRING` become
    /// collections, and an empty `POINT` the empty collection.
    ///
    /// - Parameter text: The text of one geometry, in upper or lower case.
    /// - Throws: ``GeometryFormatError`` if the text is not well-known text or has another reference system.
    public init(wellKnownText text: String) throws(GeometryFormatError) {
        var reader = WellKnownTextReader(bytes: Array(text.utf8))
        self = try reader.document()
    }

    /// The shape as well-known text.
    ///
    /// Rings are written as in GeoJSON, boxes and circles as polygons. Coordinates that are not finite are skipped.
    public var wellKnownText: String {
        switch self {
        case .point(let point): point.isFinite ? "POINT \(Self.text([point]))" : "POINT EMPTY"
        case .polyline(let line): "LINESTRING \(Self.text(line.coordinates))"
        case .polygon(let polygon): "POLYGON \(Self.text(polygon))"
        case .multiPolygon(let area): "MULTIPOLYGON \(Self.list(area.polygons.map(Self.text)))"
        case .bounds(let bounds): Self.boxes(bounds).wellKnownText
        case .circle(let circle): Geometry.polygon(circle.polygon()).wellKnownText
        case .collection(let geometries): "GEOMETRYCOLLECTION \(Self.list(geometries.map(\.wellKnownText)))"
        }
    }

    private static func list(_ elements: [String]) -> String {
        elements.isEmpty ? "EMPTY" : "(\(elements.joined(separator: ", ")))"
    }

    private static func text(_ coordinates: [Coordinate]) -> String {
        list(
            coordinates.filter(\.isFinite).map {
                "\(JSONValue.text(of: $0.longitude)) \(JSONValue.text(of: $0.latitude))"
            })
    }

    private static func text(_ polygon: Polygon) -> String {
        list(polygon.ringsForWriting.map(text))
    }
}

/// Reads well-known text.
private struct WellKnownTextReader {
    private let bytes: [UInt8]
    private var offset = 0
    private static let greatestDepth = 200

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(GeometryFormatError) -> Geometry {
        skipSpace()
        if bytes[offset...].starts(with: "SRID=".utf8) {
            guard bytes[offset...].starts(with: "SRID=4326;".utf8) else {
                throw error("Only SRID 4326 (degrees, WGS84) is supported.")
            }
            offset += 10
        }
        let geometry = try geometry(depth: 0)
        skipSpace()
        guard offset == bytes.count else { throw error("Nothing may follow the geometry.") }
        return geometry
    }

    private func error(_ message: String) -> GeometryFormatError {
        GeometryFormatError(message, at: offset, in: bytes)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func isNumberPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func skipSpace() {
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    }

    private mutating func take(_ wanted: UInt8) -> Bool {
        skipSpace()
        guard offset < bytes.count, bytes[offset] == wanted else { return false }
        offset += 1
        return true
    }

    private mutating func word() -> String {
        skipSpace()
        let start = offset
        while offset < bytes.count, (bytes[offset] | 0x20) &- UInt8(ascii: "a") < 26 { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self).uppercased()
    }

    /// Reads the word EMPTY, or else the items between parentheses.
    private mutating func list<Item>(
        _ item: (inout WellKnownTextReader) throws(GeometryFormatError) -> Item
    ) throws(GeometryFormatError) -> [Item] {
        let start = offset
        if word() == "EMPTY" { return [] }
        offset = start
        guard take(UInt8(ascii: "(")) else { throw error("Expected EMPTY or an opening parenthesis.") }
        var items: [Item] = []
        repeat { items.append(try item(&self)) } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: ")")) else { throw error("Expected a comma or a closing parenthesis.") }
        return items
    }

    private mutating func geometry(depth: Int) throws(GeometryFormatError) -> Geometry {
        guard depth <= Self.greatestDepth else { throw error("Geometries are nested too deeply.") }
        skipSpace()
        let start = offset
        var type = word()
        for suffix in ["ZM", "Z", "M"] where type.hasSuffix(suffix) {
            type.removeLast(suffix.count)
            break
        }
        let afterType = offset
        if !["Z", "M", "ZM"].contains(word()) { offset = afterType }
        switch type {
        case "POINT":
            let positions = try path()
            guard positions.count <= 1 else {
                offset = start
                throw error("A POINT has one position.")
            }
            return positions.first.map(Geometry.point) ?? .collection([])
        case "LINESTRING": return .polyline(Polyline(try path()))
        case "POLYGON": return .polygon(try polygon())
        case "MULTIPOINT":
            return .collection(
                try list { reader throws(GeometryFormatError) in .point(try reader.memberPosition()) })
        case "MULTILINESTRING":
            return .collection(
                try list { reader throws(GeometryFormatError) in .polyline(Polyline(try reader.path())) })
        case "MULTIPOLYGON":
            return .multiPolygon(
                MultiPolygon(try list { reader throws(GeometryFormatError) in try reader.polygon() }))
        case "GEOMETRYCOLLECTION":
            return .collection(
                try list { reader throws(GeometryFormatError) in try reader.geometry(depth: depth + 1) })
        default:
            offset = start
            throw error("Expected the name of a geometry, such as POINT or POLYGON.")
        }
    }

    private mutating func path() throws(GeometryFormatError) -> [Coordinate] {
        try list { reader throws(GeometryFormatError) in try reader.position() }
    }

    private mutating func polygon() throws(GeometryFormatError) -> Polygon {
        let rings = try list { reader throws(GeometryFormatError) in try reader.path() }
        return Polygon(outer: rings.first ?? [], holes: Array(rings.dropFirst()))
    }

    /// A position of a multipoint, whose parentheses may be missing.
    private mutating func memberPosition() throws(GeometryFormatError) -> Coordinate {
        guard take(UInt8(ascii: "(")) else { return try position() }
        let coordinate = try position()
        guard take(UInt8(ascii: ")")) else { throw error("Expected a closing parenthesis.") }
        return coordinate
    }

    private mutating func position() throws(GeometryFormatError) -> Coordinate {
        var numbers: [Double] = []
        while numbers.count < 4, let number = number() { numbers.append(number) }
        guard numbers.count >= 2 else { throw error("A position needs two numbers.") }
        return Coordinate(latitude: numbers[1], longitude: numbers[0])
    }

    private mutating func number() -> Double? {
        skipSpace()
        let start = offset
        while offset < bytes.count, Self.isNumberPart(bytes[offset]) { offset += 1 }
        guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite else {
            offset = start
            return nil
        }
        return value
    }
}
