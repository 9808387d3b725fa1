/// What is known about the organisations among the results.
public struct BusinessResultMetadata: Hashable, Sendable, Codable {
    /// The categories that the text was understood as; empty when it was a name.
    public var categories: [Category]
    /// The chains that the text was understood as.
    public var chains: [BusinessMetadata.Chain]
    /// The filters that apply to the results; empty unless they were asked for by ``SearchOptions/includesFacets`` or
    /// ``SearchOptions/filters``.
    public var facets: [SearchFacet]

    /// Creates what is known about the organisations.
    ///
    /// - Parameters:
    ///   - categories: The categories that the text was understood as.
    ///   - chains: The chains that the text was understood as.
    ///   - facets: The filters that apply to the results.
    public init(
        categories: [Category] = [], chains: [BusinessMetadata.Chain] = [], facets: [SearchFacet] = []
    ) {
        self.categories = categories
        self.chains = chains
        self.facets = facets
    }
}
