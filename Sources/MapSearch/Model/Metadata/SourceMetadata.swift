import MapGeometry

/// Where an object comes from.
public struct SourceMetadata: ObjectMetadata {
    /// `source`.
    public static let identifier = "source"

    /// The name of the backend that gave the object.
    public var backend: String
    /// The data set of the backend that holds the object, such as the name of an index, or `nil`.
    public var dataSet: String?
    /// Whether it was found without the network.
    public var isOffline: Bool
    /// The names of other backends that have the same object and added to what is known of it.
    public var otherBackends: [String]

    /// Creates a provenance.
    ///
    /// - Parameters:
    ///   - backend: The name of the backend.
    ///   - dataSet: The data set of the backend.
    ///   - isOffline: Whether the object was found without the network.
    ///   - otherBackends: The names of other backends that have the same object.
    public init(backend: String, dataSet: String? = nil, isOffline: Bool, otherBackends: [String] = []) {
        self.backend = backend
        self.dataSet = dataSet
        self.isOffline = isOffline
        self.otherBackends = otherBackends
    }
}

extension SourceMetadata {
    /// Decodes a provenance.
    ///
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            backend: try members.required(.backend),
            dataSet: try members.optional(.dataSet),
            isOffline: try members.value(.isOffline, or: false),
            otherBackends: try members.value(.otherBackends, or: []))
    }
}
