/// A GeoJSON text, RFC 7946: a geometry, a feature or a collection of features.
///
/// ```swift
/// let document = try GeoJSON(text)
/// for feature in document.features {
///     print(feature.properties["name"] ?? .null, feature.geometry?.bounds ?? .empty)
/// }
/// ```
///
/// `MultiPoint` and `MultiLineString` are read as collections of points and lines, and such collections are written in
/// that form. Altitudes are ignored. Longitudes are kept unchanged, even outside ±180°.
public enum GeoJSON: Hashable, Sendable {
    /// A geometry.
    case geometry(Geometry)

    /// A single feature.
    case feature(Feature)

    /// Several features, with the box in the `bbox` of the text.
    case featureCollection([Feature], bounds: CoordinateBounds?)

    /// An object with a geometry and properties.
    public struct Feature: Hashable, Sendable {
        /// The identifier, a string or a number; `nil` if there is none.
        public var id: JSONValue?

        /// The geometry; `nil` if there is none.
        public var geometry: Geometry?

        /// The properties by name.
        public var properties: [String: JSONValue]

        /// The `bbox` of the feature; `nil` if there is none.
        public var bounds: CoordinateBounds?

        /// Creates a feature.
        ///
        /// - Parameters:
        ///   - geometry: The geometry; `nil` for none.
        ///   - properties: The properties by name; none by default.
        ///   - id: The identifier, a string or a number.
        ///   - bounds: The `bbox`.
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

    /// The features of the text; a single geometry is returned as a feature without properties.
    public var features: [Feature] {
        switch self {
        case .geometry(let geometry): [Feature(geometry: geometry)]
        case .feature(let feature): [feature]
        case .featureCollection(let features, _): features
        }
    }

    /// The deviations to tolerate when a text is read.
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

    /// Parses a text.
    ///
    /// The parser accepts what RFC 7946 only advises against: polygon rings in the other direction, nested geometry
    /// collections, and more than three numbers in a position.
    ///
    /// - Parameters:
    ///   - text: The text of one GeoJSON object.
    ///   - options: The deviations to tolerate; none by default.
    /// - Throws: ``GeometryFormatError`` if the text is not JSON, or not GeoJSON: an unknown type, a missing, misplaced
    ///   or repeated member, a position without two numbers, a line of one position, a ring of fewer than four or one
    ///   that is not closed, an invalid `bbox`, or values nested more than 200 deep.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String, options: ReadingOptions = []) throws(GeometryFormatError) {
        try self.init(utf8: Array(text.utf8), options: options)
    }

    /// Parses UTF-8 bytes, with or without a byte order mark.
    ///
    /// - Parameters:
    ///   - bytes: The bytes, as read from a file.
    ///   - options: The deviations to tolerate; none by default.
    /// - Throws: ``GeometryFormatError``, as for ``init(_:options:)``.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(utf8 bytes: [UInt8], options: ReadingOptions = []) throws(GeometryFormatError) {
        var reader = GeoJSONReader(JSONReader(bytes: bytes), options: options)
        self = try reader.document()
    }

    /// Reads the features of a text one by one, with the lines in which they begin, counted from 1.
    ///
    /// A member of a feature collection that is JSON but not a feature is returned as an error, so that the others can
    /// be used.
    ///
    /// - Throws: ``GeometryFormatError`` if the text is not JSON, or is GeoJSON of another form.
    package static func features(
        utf8 bytes: [UInt8], options: ReadingOptions = []
    ) throws(GeometryFormatError) -> [(line: Int, feature: Result<Feature, GeometryFormatError>)] {
        var reader = GeoJSONReader(JSONReader(bytes: bytes), options: options, skipsBadFeatures: true)
        var features = try reader.document().features.makeIterator()
        var (line, place) = (1, 0)
        return reader.featureOffsets.compactMap { offset in
            line += bytes[place..<offset].count { $0 == UInt8(ascii: "\n") }
            place = offset
            if let error = reader.badFeatures[offset] { return (line, .failure(error)) }
            return features.next().map { (line, .success($0)) }
        }
    }

    /// Reads a value, as ``init(_:options:)`` reads its text; the message of an error begins with the path of the part.
    package init(_ value: JSONValue, options: ReadingOptions = []) throws(GeometryFormatError) {
        var reader = GeoJSONReader(JSONValueReader(value), options: options)
        self = try reader.document()
    }
}

extension GeoJSON: Codable {
    /// Decodes the document from any format of JSON values, for example with Foundation's `JSONDecoder`.
    ///
    /// - Throws: `DecodingError` if the values are not GeoJSON; its description says what is wrong, and where, such as
    ///   `features[3].geometry`.
    public init(from decoder: any Decoder) throws {
        let value = try JSONValue(from: decoder)
        do throws(GeometryFormatError) {
            self = try GeoJSON(value)
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: error.message))
        }
    }

    /// Encodes the document as the JSON values in ``description``.
    ///
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        try form(JSONValue.self).encode(to: encoder)
    }
}
