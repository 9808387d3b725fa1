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

    /// Reads a text.
    ///
    /// - Parameter text: The text of one GeoJSON object.
    /// - Throws: ``GeometryFormatError`` when the text is not JSON, or not GeoJSON: an unknown type, a missing member, a
    ///   position without two numbers, a line of one position, a ring of fewer than four or one that is not closed, a
    ///   `bbox` that is none.
    public init(_ text: String) throws(GeometryFormatError) {
        try self.init(utf8: Array(text.utf8))
    }

    /// Reads the bytes of a text in UTF-8, with or without a byte order mark.
    ///
    /// - Parameter bytes: The bytes, as read from a file.
    /// - Throws: ``GeometryFormatError``, as for ``init(_:)``.
    public init(utf8 bytes: [UInt8]) throws(GeometryFormatError) {
        self = try GeoJSONReader(bytes: bytes).document()
    }
}
