public import MapGeometry

/// Information about a backend's data that ``BackendConformance`` needs for its checks.
public struct BackendFixture: Sendable {
    /// A text that finds at least one object.
    public var query: String
    /// A text that finds at least 25 objects, or `nil` if the data have none: then the checks of paging are skipped.
    public var broadQuery: String?
    /// A coordinate within the data, in degrees.
    public var coordinate: Coordinate
    /// An identifier that does not exist.
    public var unknownURI: String
    /// The time limit for each response.
    public var patience: Duration
    /// The features that the backend must have: a check that lacks one of them fails instead of being skipped.
    public var required: Set<BackendConformance.Feature>

    /// Creates a fixture.
    ///
    /// - Parameters:
    ///   - query: A text that finds at least one object.
    ///   - broadQuery: A text that finds at least 25 objects.
    ///   - coordinate: A coordinate within the data.
    ///   - unknownURI: An identifier that does not exist.
    ///   - patience: The time limit for each response.
    ///   - required: The features that the backend must have; none by default.
    public init(
        query: String, broadQuery: String? = nil, coordinate: Coordinate, unknownURI: String = "conformance:nothing",
        patience: Duration = .seconds(30), required: Set<BackendConformance.Feature> = []
    ) {
        self.required = required
        self.query = query
        self.broadQuery = broadQuery
        self.coordinate = coordinate
        self.unknownURI = unknownURI
        self.patience = patience
    }
}
