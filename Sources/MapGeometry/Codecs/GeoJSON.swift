/// A GeoJSON text, RFC 7946: a geometry, a feature or a collection of features.
///
/// ```swift
/// let document = try GeoJSON(text)
/// for feature in document.features {
///     print(feature.properties["name"] ?? .null, feature.geometry?.bounds ?? .empty)
/// }
/// ```
///
/// `MultiPoint` and `MultiLineString` are read as collections of points and lines, and such collections are written as them.
/// Altitudes are ignored. Longitudes are kept as they are, also outside ±180°.
public enum GeoJSON: Hashable, Sendable {
    /// A geometry alone.
    case geometry(Geometry)

    /// A single feature.
    case feature(Feature)

    /// Several features, and the box that the text states for them.
    case featureCollection([Feature], bounds: CoordinateBounds?)

    /// An object with a place and properties.
    public struct Feature: Hashable, Sendable {
        /// The identifier, a string or a number; `nil` when there is none.
        public var id: JSONValue?

        /// The place; `nil` when the object has none.
        public var geometry: Geometry?

        /// The properties by name.
        public var properties: [String: JSONValue]

        /// The box that the text states for the feature; `nil` when it states none.
        public var bounds: CoordinateBounds?

        /// Creates a feature.
        ///
        /// - Parameters:
        ///   - geometry: The place; `nil` for an object without one.
        ///   - properties: The properties by name; none by default.
        ///   - id: The identifier, a string or a number.
        ///   - bounds: The box to state.
        public init(
            geometry: Geometry?, properties: [String: JSONValue] = [:], id: JSONValue? = nil,
            bounds: CoordinateBounds? = nil
        ) {
            self.id = id
            self.geometry = geometry
            self.properties = properties
            self.bounds = bounds
        }
    }

    /// The features of the text; a geometry alone counts as a feature without properties.
    public var features: [Feature] {
        switch self {
        case .geometry(let geometry): [Feature(geometry: geometry)]
        case .feature(let feature): [feature]
        case .featureCollection(let features, _): features
        }
    }

    /// What to overlook when a text is read.
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: Int

        /// Creates options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Ignores members that define another type, such as the `properties` of a feature collection.
        ///
        /// RFC 7946 forbids them in section 7.1, yet some services write them.
        public static let misplacedMembers = ReadingOptions(rawValue: 1)
    }

    /// Reads a text.
    ///
    /// What RFC 7946 only advises against is read: polygons whose rings have the other direction, nested geometry
    /// collections, more than three numbers in a position.
    ///
    /// - Parameters:
    ///   - text: The text of one GeoJSON object.
    ///   - options: What to overlook; nothing by default.
    /// - Throws: ``GeometryFormatError`` when the text is not JSON, or not GeoJSON: an unknown type, a missing or misplaced
    ///   member or one that is there twice, a position without two numbers, a line of one position, a ring of fewer than
    ///   four or one that is not closed, a `bbox` that is none, or values nested more than 200 deep.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String, options: ReadingOptions = []) throws(GeometryFormatError) {
        try self.init(utf8: Array(text.utf8), options: options)
    }

    /// Reads the bytes of a text in UTF-8, with or without a byte order mark.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, as read from a file.
    ///   - options: What to overlook; nothing by default.
    /// - Throws: ``GeometryFormatError``, as for ``init(_:options:)``.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(utf8 bytes: [UInt8], options: ReadingOptions = []) throws(GeometryFormatError) {
        var reader = GeoJSONReader(JSONReader(bytes: bytes), options: options)
        self = try reader.document()
    }

    /// Reads the features of a text, and the lines in which they begin, counted from 1.
    package static func features(
        utf8 bytes: [UInt8], options: ReadingOptions = []
    ) throws(GeometryFormatError) -> (features: [Feature], lines: [Int]) {
        var reader = GeoJSONReader(JSONReader(bytes: bytes), options: options)
        let features = try reader.document().features
        var (line, place) = (1, 0)
        let lines = reader.featureOffsets.map { offset in
            line += bytes[place..<offset].count { $0 == UInt8(ascii: "\n") }
            place = offset
            return line
        }
        return (features, lines)
    }

    /// Reads a value, as ``init(_:options:)`` reads its text; the message of an error begins with the path of the part.
    package init(_ value: JSONValue, options: ReadingOptions = []) throws(GeometryFormatError) {
        var reader = GeoJSONReader(JSONValueReader(value), options: options)
        self = try reader.document()
    }
}

extension GeoJSON: Codable {
    /// Reads the document from any format that holds JSON values, such as with Foundation's `JSONDecoder`.
    ///
    /// - Throws: `DecodingError` when the values are not GeoJSON; its description says what is wrong with which part of the
    ///   document, such as `features[3].geometry`.
    public init(from decoder: any Decoder) throws {
        let value = try JSONValue(from: decoder)
        do throws(GeometryFormatError) {
            self = try GeoJSON(value)
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.message))
        }
    }

    /// Writes the document as the JSON values that ``description`` shows.
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try form(JSONValue.self).encode(to: encoder)
    }
}
