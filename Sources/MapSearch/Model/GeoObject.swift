public import MapGeometry

/// Something on the map that a search found: a country, a street, a house, a café.
///
/// ```swift
/// for object in try await manager.submit(text: "coffee", in: .point(here)).response().objects {
///     print(object.name, object.coordinate)
///     print(object.address?.formatted ?? "", object[BusinessMetadata.self]?.phones ?? [])
/// }
/// ```
///
/// What every object has stands in its properties. What only some have, an address, opening hours, the score of
/// the match, is metadata and looked up by type: ``ToponymMetadata``, ``BusinessMetadata``, ``MatchMetadata``,
/// ``DistanceMetadata``, ``SourceMetadata``, ``URIMetadata``, and any type of your own that is an ``ObjectMetadata``.
public struct GeoObject: Hashable, Sendable, Codable {
    /// The name to show, in the language that was asked for if the backend knows it.
    public var name: String
    /// A line that tells the object from others of its name, such as "Zürich, Switzerland", or `nil`.
    public var descriptionText: String?
    /// The point to put a pin or a label at, in degrees.
    public var coordinate: Coordinate
    /// The shape; empty unless the request asked for it or the backend gives it anyhow.
    public var geometry: [Geometry]
    /// The smallest box around the object, or `nil` when unknown or the object is a point.
    ///
    /// For the bundled world and other gazetteers: a settlement whose outline is not known has a square that is usual for its
    /// population, and a country the box of its main parts, without remote islands where few live; see ``Placemark/region``.
    public var boundingBox: CoordinateBounds?
    /// What sort of thing the object is.
    public var kind: ObjectKind
    /// A stable identifier by which the object can be found again, such as `osm:w123`, or `nil`.
    ///
    /// Good for bookmarks: ``SearchManager/resolve(uri:options:)`` leads back to the object.
    public var uri: String?
    /// Whom to credit where the object is shown.
    public var attributions: [Attribution]
    /// What is known beyond the properties, by type.
    public var metadata: MetadataContainer

    /// Creates an object.
    ///
    /// - Parameters:
    ///   - name: The name to show.
    ///   - descriptionText: A line that tells it from others of its name.
    ///   - coordinate: The point to put a pin at.
    ///   - geometry: The shape.
    ///   - boundingBox: The smallest box around the object.
    ///   - kind: What sort of thing the object is.
    ///   - uri: A stable identifier.
    ///   - attributions: Whom to credit.
    ///   - metadata: What else is known.
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

    /// The metadata of a type, or `nil` when the object has none.
    ///
    /// - Parameter type: The type to look up.
    /// - Complexity: O(*n*) in the number of metadata values, which is seldom more than four.
    public subscript<Metadata: ObjectMetadata>(type: Metadata.Type) -> Metadata? {
        get { metadata[type] }
        set { metadata[type] = newValue }
    }

    /// The address: of the toponym, or else of the business; `nil` when neither is known.
    public var address: Address? {
        self[ToponymMetadata.self]?.address ?? self[BusinessMetadata.self]?.address
    }
}

extension GeoObject: Identifiable {
    /// What makes an object the same in two answers.
    public enum ID: Hashable, Sendable {
        /// The URI, which is stable for as long as the data set keeps the object.
        case uri(String)
        /// Name, kind and place of an object that has no URI; it changes when any of them does.
        case place(name: String, kind: ObjectKind, coordinate: Coordinate)
    }

    /// The URI, or name, kind and place where there is none.
    public var id: ID {
        if let uri { .uri(uri) } else { .place(name: name, kind: kind, coordinate: coordinate) }
    }
}

extension GeoObject {
    /// Decodes an object.
    ///
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
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
