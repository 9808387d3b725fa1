public import MapGeometry

/// An object on the map that a search returns: a country, a street, a house, a café.
///
/// ```swift
/// for object in try await manager.submit(text: "coffee", in: .point(here)).response().objects {
///     print(object.name, object.coordinate)
///     print(object.address?.formatted ?? "", object[BusinessMetadata.self]?.phones ?? [])
/// }
/// ```
///
/// Values that every object has are properties. Values that only some objects have, such as an address, opening hours
/// or a match score, are metadata that you look up by type: ``ToponymMetadata``, ``BusinessMetadata``,
/// ``MatchMetadata``, ``DistanceMetadata``, ``SourceMetadata``, ``URIMetadata``, and your own types that conform to
/// ``ObjectMetadata``.
public struct GeoObject: Hashable, Sendable, Codable {
    /// The name to show, in the requested language if the backend knows it.
    public var name: String
    /// A line that distinguishes the object from others of the same name, such as "Zürich, Switzerland", or `nil`.
    public var descriptionText: String?
    /// The position of a pin or label, in degrees.
    public var coordinate: Coordinate
    /// The shape; empty unless it was requested or the backend always returns it.
    public var geometry: [Geometry]
    /// The smallest box around the object, or `nil` if it is unknown or the object is a point.
    ///
    /// In the bundled world and other gazetteers, a settlement whose outline is unknown has a square typical for its
    /// population, and a country has the box of its main parts without remote, sparsely populated islands; see
    /// ``Placemark/region``.
    public var boundingBox: CoordinateBounds?
    /// The kind of object.
    public var kind: ObjectKind
    /// A stable identifier of the object, such as `osm:w123`, or `nil`.
    ///
    /// Use it for bookmarks: ``SearchManager/resolve(uri:options:)`` returns the object.
    public var uri: String?
    /// The credits to show with the object.
    public var attributions: [Attribution]
    /// Further information about the object, by type.
    public var metadata: MetadataContainer

    /// Creates an object.
    ///
    /// - Parameters:
    ///   - name: The name to show.
    ///   - descriptionText: A line that distinguishes it from others of the same name.
    ///   - coordinate: The position of a pin.
    ///   - geometry: The shape.
    ///   - boundingBox: The smallest box around the object.
    ///   - kind: The kind of object.
    ///   - uri: A stable identifier.
    ///   - attributions: The credits to show.
    ///   - metadata: Further information.
    public init(
        name: String,
        descriptionText: String? = nil,
        coordinate: Coordinate,
        geometry: [Geometry] = [],
        boundingBox: CoordinateBounds? = nil,
        kind: ObjectKind = .other,
        uri: String? = nil,
        attributions: [Attribution] = [],
        metadata: MetadataContainer = MetadataContainer()
    ) {
        self.name = name
        self.descriptionText = descriptionText
        self.coordinate = coordinate
        self.geometry = geometry
        self.boundingBox = boundingBox
        self.kind = kind
        self.uri = uri
        self.attributions = attributions
        self.metadata = metadata
    }

    /// Accesses the metadata of a type; `nil` if the object has none.
    ///
    /// - Parameter type: The type to look up.
    /// - Complexity: O(*n*) in the number of metadata values, which is seldom more than four.
    public subscript<Metadata: ObjectMetadata>(type: Metadata.Type) -> Metadata? {
        get { metadata[type] }
        set { metadata[type] = newValue }
    }

    /// The address of the toponym, or else of the business; `nil` if neither is known.
    public var address: Address? {
        self[ToponymMetadata.self]?.address ?? self[BusinessMetadata.self]?.address
    }
}

extension GeoObject: Identifiable {
    /// The identity of an object across responses.
    public enum ID: Hashable, Sendable {
        /// The URI, which is stable as long as the data set contains the object.
        case uri(String)
        /// The name, kind and position of an object without a URI; changes if any of them changes.
        case place(name: String, kind: ObjectKind, coordinate: Coordinate)
    }

    /// The URI, or else the name, kind and position.
    public var id: ID {
        if let uri { .uri(uri) } else { .place(name: name, kind: kind, coordinate: coordinate) }
    }
}

extension GeoObject {
    /// Decodes an object.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try members.required(.name),
            descriptionText: try members.optional(.descriptionText),
            coordinate: try members.required(.coordinate),
            geometry: try members.knownElements(.geometry),
            boundingBox: try members.optional(.boundingBox),
            kind: try members.value(.kind, or: .other), uri: try members.optional(.uri),
            attributions: try members.value(.attributions, or: []),
            metadata: try members.value(.metadata, or: MetadataContainer()))
    }
}
