import MapGeometry
import MapSearch

/// The members of a request.
struct RequestMembers {
    /// The valid members of a request.
    enum Name: Int, CaseIterable {
        case id, op, text, latitude, longitude, zoom, hierarchy, near, bounds, within, along, width, types, category
        case limit, language, correction, radius, filters, facets, sort, page, openAt, address, uri
    }

    /// The value of each member; the last one if a name is given more than once.
    private var values = [JSONValue?](repeating: nil, count: Name.allCases.count)
    /// The positions of a member that has nothing else, which is read without values.
    private var positions: [Name: [Coordinate]] = [:]
    /// The identifier as it was sent.
    private var id: ArraySlice<UInt8>?
    /// The first unknown member.
    private(set) var unknown: String?
    /// The value of the line if it is not an object.
    private(set) var other: JSONValue?

    /// Parses the members in a line.
    ///
    /// - Throws: `GeometryFormatError` if the line is not JSON.
    init(_ line: ArraySlice<UInt8>) throws(GeometryFormatError) {
        var reader = JSONReader(bytes: Array(line), isStrict: true)
        if reader.nextByte() == UInt8(ascii: "{") {
            var hasNext = try reader.enterObject(depth: 0)
            while hasNext {
                let text = try reader.memberName()
                let start = reader.offset
                let name = Name(text)
                if let name, name == .within || name == .along, let pairs = reader.pairsIfPresent(depth: 1) {
                    values[name.rawValue] = nil
                    positions[name] = pairs.map { Coordinate(latitude: $0.0, longitude: $0.1) }
                } else if let name {
                    positions[name] = nil
                    values[name.rawValue] = try reader.value(depth: 1)
                } else {
                    unknown = unknown ?? text
                    try reader.skipValue(depth: 1)
                }
                if name == .id { id = reader.bytes[start..<reader.offset] }
                hasNext = try reader.continuesObject()
            }
        } else {
            other = try reader.value(depth: 0)
        }
        try reader.finish()
    }

    // MARK: Values

    /// Returns the value of a member; nil if it is null or missing.
    subscript(name: Name) -> JSONValue? {
        let value = values[name.rawValue]
        return value == .null ? nil : value
    }

    /// Whether a member is neither null nor missing.
    func has(_ name: Name) -> Bool { positions[name] != nil || self[name] != nil }

    /// Returns the positions of a member; nil if it is null or missing.
    func coordinates(_ name: Name) throws(SearchError) -> [Coordinate]? {
        if let positions = positions[name] { return positions }
        guard let value = self[name] else { return nil }
        var coordinates: [Coordinate] = []
        for position in value.array ?? [.null] {
            coordinates.append(try Self.coordinate(position, name.spelling))
        }
        return coordinates
    }

    /// Returns the coordinate in a value of a member.
    static func coordinate(_ value: JSONValue, _ name: String) throws(SearchError) -> Coordinate {
        guard let pair = value.numbers, pair.count == 2 else {
            throw .badRequest("each position in “\(name)” must have two numbers: [latitude, longitude].")
        }
        return Coordinate(latitude: pair[0], longitude: pair[1])
    }

    /// Writes the identifier, with its numbers digit for digit; null if there is none.
    func writeID(to writer: inout JSONWriter) {
        guard let id else { return writer.null() }
        writer.copy(id)
    }

    // MARK: Types

    func string(_ name: Name) throws(SearchError) -> String? { try value(name, "a string", \.string) }

    func number(_ name: Name) throws(SearchError) -> Double? { try value(name, "a number", \.number) }

    func integer(_ name: Name) throws(SearchError) -> Int? { try value(name, "a whole number", \.integer) }

    func bool(_ name: Name) throws(SearchError) -> Bool? { try value(name, "true or false", \.boolean) }

    private func value<Value>(
        _ name: Name, _ wanted: String, _ read: (JSONValue) -> Value?
    ) throws(SearchError) -> Value? {
        guard let sent = self[name] else { return nil }
        guard let value = read(sent) else {
            throw .badRequest("“\(name.spelling)” is \(sent.kindName): it must be \(wanted).")
        }
        return value
    }
}

extension RequestMembers.Name {
    /// The names of the members, in the order of the cases.
    private static let spellings = [
        "id", "op", "text", "latitude", "longitude", "zoom", "hierarchy", "near", "bounds", "within", "along", "width",
        "types", "category", "limit", "language", "correction", "radius", "filters", "facets", "sort", "page", "openAt",
        "address", "uri",
    ]

    /// The name of the member.
    var spelling: String { Self.spellings[rawValue] }

    /// Returns the member with a name, byte for byte.
    fileprivate init?(_ text: String) {
        guard let place = Self.spellings.firstIndex(where: { $0.utf8.elementsEqual(text.utf8) }) else { return nil }
        self.init(rawValue: place)
    }
}
