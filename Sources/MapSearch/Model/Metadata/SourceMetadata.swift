import MapGeometry

/// The source of an object.
public struct SourceMetadata: ObjectMetadata {
    /// `source`.
    public static let identifier = "source"

    /// The name of the backend that returned the object.
    public var backend: String
    /// The data set that contains the object, such as the name of an index, or `nil`.
    public var dataSet: String?
    /// Whether the object was found without a network.
    public var isOffline: Bool
    /// The names of other backends that also returned the object and contributed information.
    public var otherBackends: [String]

    /// Creates source metadata.
    ///
    /// - Parameters:
    ///   - backend: The name of the backend.
    ///   - dataSet: The data set that contains the object.
    ///   - isOffline: Whether the object was found without a network.
    ///   - otherBackends: The names of other backends that also returned the object.
    public init(backend: String, dataSet: String? = nil, isOffline: Bool, otherBackends: [String] = []) {
        self.backend = backend
        self.dataSet = dataSet
        self.isOffline = isOffline
        self.otherBackends = otherBackends
    }
}

extension SourceMetadata {
    /// Decodes source metadata.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            backend: try members.required(.backend),
            dataSet: try members.optional(.dataSet),
            isOffline: try members.value(.isOffline, or: false),
            otherBackends: try members.value(.otherBackends, or: []))
    }
}
