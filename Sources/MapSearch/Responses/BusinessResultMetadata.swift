import MapGeometry

/// Information about the organizations in the results.
public struct BusinessResultMetadata: Hashable, Sendable, Codable {
    /// The categories that the text names; empty if it is a name.
    public var categories: [PlaceCategory]
    /// The chains that the text names.
    public var chains: [BusinessMetadata.Chain]
    /// Further conditions in the text, such as `.boolean("wifi")` for "with wifi".
    ///
    /// The results match these conditions, unless ``SearchMetadata/ignoredOptions`` says that filters were ignored.
    public var filters: FilterCollection
    /// The available filters; empty unless requested by ``SearchOptions/includesFacets`` or ``SearchOptions/filters``.
    public var facets: [SearchFacet]

    /// Creates information about organizations.
    ///
    /// - Parameters:
    ///   - categories: The categories that the text names.
    ///   - chains: The chains that the text names.
    ///   - filters: Further conditions in the text.
    ///   - facets: The available filters.
    public init(
        categories: [PlaceCategory] = [], chains: [BusinessMetadata.Chain] = [], filters: FilterCollection = [],
        facets: [SearchFacet] = []
    ) {
        self.categories = categories
        self.chains = chains
        self.filters = filters
        self.facets = facets
    }
}

extension BusinessResultMetadata {
    /// Decodes information about organizations.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            categories: try members.value(.categories, or: []), chains: try members.value(.chains, or: []),
            filters: FilterCollection(try members.knownElements(.filters) as [SearchFilter]),
            facets: try members.knownElements(.facets))
    }
}
