public import MapGeometry

/// What is known about the data of a backend, so that it can be held against ``BackendConformance``.
public struct BackendFixture: Sendable {
    /// A text that finds at least one object.
    public var query: String
    /// A text that finds at least 25 objects, or `nil` when the data has none: then the checks of pages are skipped.
    public var broadQuery: String?
    /// A coordinate within the data, in degrees.
    public var coordinate: Coordinate
    /// An identifier that stands for nothing.
    public var unknownURI: String
    /// How long any one answer may take before it counts as hanging.
    public var patience: Duration
    /// What the backend must be able to do: a check that lacks it fails, and is not skipped.
    public var required: Set<BackendConformance.Feature>

    /// Creates a fixture.
    ///
    /// - Parameters:
    ///   - query: A text that finds at least one object.
    ///   - broadQuery: A text that finds at least 25 objects.
    ///   - coordinate: A coordinate within the data.
    ///   - unknownURI: An identifier that stands for nothing.
    ///   - patience: How long any one answer may take before it counts as hanging.
    ///   - required: What the backend must be able to do; nothing by default.
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
