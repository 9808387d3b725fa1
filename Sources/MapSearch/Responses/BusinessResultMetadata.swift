/// What is known about the organisations among the results.
public struct BusinessResultMetadata: Hashable, Sendable, Codable {
    /// The categories that the text was understood as; empty when it was a name.
    public var categories: [Category]
    /// The chains that the text was understood as.
    public var chains: [BusinessMetadata.Chain]

    /// Creates what is known about the organisations.
    ///
    /// - Parameters:
    ///   - categories: The categories that the text was understood as.
    ///   - chains: The chains that the text was understood as.
    public init(categories: [Category] = [], chains: [BusinessMetadata.Chain] = []) {
        self.categories = categories
        self.chains = chains
    }
}
