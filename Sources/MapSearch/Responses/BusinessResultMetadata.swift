import MapGeometry

/// What is known about the organisations among the results.
public struct BusinessResultMetadata: Hashable, Sendable, Codable {
    /// The categories that the text was understood as; empty when it was a name.
    public var categories: [PlaceCategory]
    /// The chains that the text was understood as.
    public var chains: [BusinessMetadata.Chain]
    /// What else words of the text were understood as, such as `.boolean("wifi")` for "with wifi".
    ///
    /// The results keep to it, unless ``SearchMetadata/ignoredOptions`` says that filters were ignored.
    public var filters: FilterCollection
    /// The filters that apply to the results; empty unless they were asked for by ``SearchOptions/includesFacets`` or
    /// ``SearchOptions/filters``.
    public var facets: [SearchFacet]

    /// Creates what is known about the organisations.
    ///
    /// - Parameters:
    ///   - categories: The categories that the text was understood as.
    ///   - chains: The chains that the text was understood as.
    ///   - filters: What other words of the text were understood as.
    ///   - facets: The filters that apply to the results.
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
    /// Decodes what is known about the organisations.
    ///
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
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
