import MapGeometry
import MapSearch

/// The members of a request: where they are in its line, each read when it is asked for.
///
/// The line is checked as a whole, so a member that is read later is known to be sound JSON.
struct RequestMembers {
    /// The members that a request may have.
    enum Name: Int, CaseIterable {
        case id, op, text, latitude, longitude, zoom, hierarchy, near, bounds, within, along, width, types, category
        case limit, language, correction, radius, filters, facets, sort, page, openAt, address, uri
    }

    private let line: ArraySlice<UInt8>
    /// The place of each member's value; of the last one where a name is given more than once.
    private var places = [Range<Int>?](repeating: nil, count: Name.allCases.count)
    /// The first member that no request has.
    private(set) var unknown: String?
    /// What the line is when it is no object.
    private(set) var other: JSONValue?

    /// Finds the members in a line.
    ///
    /// - Throws: ``JSONReader/Failure`` when the line is no JSON.
    init(_ line: ArraySlice<UInt8>) throws(JSONReader.Failure) {
        self.line = line
        var reader = JSONReader(line)
        if case .object = try reader.nextKind() {
            try reader.object(depth: 0) { reader throws(JSONReader.Failure) in
                let start = reader.position
                let name = try Self.name(&reader)
                if name == nil, unknown == nil {
                    let text = line[start..<reader.position]
                    unknown = (try? JSONReader.value(of: text))?.string ?? String(streamSafe: text)
                }
                try reader.colon()
                let place = try reader.skipValue(depth: 1)
                if let name { places[name.rawValue] = place }
            }
        } else {
            other = try reader.value(depth: 0)
        }
        try reader.finish()
    }

    private static func name(_ reader: inout JSONReader) throws(JSONReader.Failure) -> Name? {
        let start = reader.position
        if let plain = reader.plainString() {
            if plain.isASCII { return Name(utf8: plain.bytes) }
            reader.position = start
        }
        // An escape may stand for a letter of a name.
        return Name(try reader.string())
    }

    // MARK: Values

    /// The bytes of a member, also of one that is null; nil when there is none.
    private func bytes(_ name: Name) -> ArraySlice<UInt8>? {
        places[name.rawValue].map { line[$0] }
    }

    /// The value of a member; nil for one that is null or not there.
    subscript(name: Name) -> JSONValue? {
        guard let value = tree(name) else { return nil }
        if case .null = value { return nil }
        return value
    }

    private func tree(_ name: Name) -> JSONValue? {
        bytes(name).flatMap { try? JSONReader.value(of: $0) }
    }

    /// Writes the identifier as it was sent; null when there is none.
    func writeID(to writer: inout JSONWriter) {
        guard let bytes = bytes(.id), let first = bytes.first else { return writer.null() }
        let isNested = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        if !isNested, bytes.allSatisfy({ $0 < 0x7F && $0 != UInt8(ascii: "\\") }) {
            writer.verbatim(bytes)
        } else {
            writer.value(tree(.id) ?? .null)
        }
    }

    // MARK: Types

    func string(_ name: Name) throws(SearchError) -> String? {
        guard let bytes = bytes(name) else { return nil }
        if bytes.first == UInt8(ascii: "\""), !bytes.contains(UInt8(ascii: "\\")) {
            return String(streamSafe: bytes.dropFirst().dropLast())
        }
        return try value(name, "a string", \.string)
    }

    func number(_ name: Name) throws(SearchError) -> Double? {
        guard let bytes = bytes(name) else { return nil }
        if let number = DecimalDigits(bytes)?.double { return number }
        return try value(name, "a number", \.double)
    }

    func integer(_ name: Name) throws(SearchError) -> Int? {
        guard let bytes = bytes(name) else { return nil }
        if let number = DecimalDigits(bytes)?.integer { return number }
        return try value(name, "a whole number", \.integer)
    }

    func bool(_ name: Name) throws(SearchError) -> Bool? {
        try value(name, "true or false", \.bool)
    }

    private func value<Value>(
        _ name: Name, _ wanted: String, _ read: (JSONValue) -> Value?
    ) throws(SearchError) -> Value? {
        guard let tree = self[name] else { return nil }
        guard let value = read(tree) else {
            throw .badRequest("“\(name.spelling)” is \(tree.typeName): it must be \(wanted).")
        }
        return value
    }
}

extension RequestMembers.Name {
    /// The names as they are written, in the order of the cases.
    private static let spellings = [
        "id", "op", "text", "latitude", "longitude", "zoom", "hierarchy", "near", "bounds", "within", "along", "width",
        "types", "category", "limit", "language", "correction", "radius", "filters", "facets", "sort", "page", "openAt",
        "address", "uri",
    ]

    /// The name as it is written.
    var spelling: String { Self.spellings[rawValue] }

    /// The member of a name.
    fileprivate init?(_ text: String) {
        guard let place = Self.spellings.firstIndex(of: text) else { return nil }
        self.init(rawValue: place)
    }

    /// The member of a name in bytes.
    fileprivate init?(utf8: ArraySlice<UInt8>) {
        guard let name = Self.candidate(utf8), name.spelling.utf8.elementsEqual(utf8) else { return nil }
        self = name
    }

    /// The only name that some bytes may be, by their number and the letters that tell names of one length apart.
    private static func candidate(_ utf8: ArraySlice<UInt8>) -> Self? {
        guard let first = utf8.first else { return nil }
        switch (utf8.count, Unicode.Scalar(first)) {
        case (2, "i"): return .id
        case (2, "o"): return .op
        case (3, "u"): return .uri
        case (4, "t"): return .text
        case (4, "s"): return .sort
        case (4, "p"): return .page
        case (4, "z"): return .zoom
        case (4, "n"): return .near
        case (5, "l"): return .limit
        case (5, "a"): return .along
        case (5, "w"): return .width
        case (5, "t"): return .types
        case (6, "b"): return .bounds
        case (6, "w"): return .within
        case (6, "r"): return .radius
        case (6, "f"): return .facets
        case (6, "o"): return .openAt
        case (7, "f"): return .filters
        case (7, "a"): return .address
        case (8, "l"): return utf8[utf8.startIndex + 2] == UInt8(ascii: "t") ? .latitude : .language
        case (8, "c"): return .category
        case (9, "l"): return .longitude
        case (9, "h"): return .hierarchy
        case (10, "c"): return .correction
        default: return nil
        }
    }
}
