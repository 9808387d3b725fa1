import MapGeometry

/// One page of search results.
///
/// ```swift
/// let response = try await manager.submit(text: "museum", in: .bounds(visible)).response()
/// for object in response.objects { print(object.name) }
/// if let corrected = response.metadata.correctedRequestText { print("Showing results for \(corrected)") }
/// print(response.attributions.map(\.text).joined(separator: ", "))
/// ```
///
/// A response without objects means that nothing was found; this is not an error.
public struct SearchResponse: Hashable, Sendable, Codable {
    /// The results, best first, possibly in groups.
    public var collection: GeoObjectCollection
    /// Information about the search as a whole.
    public var metadata: SearchMetadata
    /// Whether the results were found without a network.
    public var isOffline: Bool
    /// The credits to show with the results.
    public var attributions: [Attribution]
    /// Whether there are results after this page.
    public var hasNextPage: Bool

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - collection: The results.
    ///   - metadata: Information about the search as a whole.
    ///   - isOffline: Whether the results were found without a network.
    ///   - attributions: The credits to show.
    ///   - hasNextPage: Whether there are results after this page.
    public init(
        collection: GeoObjectCollection,
        metadata: SearchMetadata,
        isOffline: Bool,
        attributions: [Attribution] = [],
        hasNextPage: Bool = false
    ) {
        self.collection = collection
        self.metadata = metadata
        self.isOffline = isOffline
        self.attributions = attributions
        self.hasNextPage = hasNextPage
    }

    /// Creates a response from objects without groups.
    ///
    /// - Parameters:
    ///   - objects: The results, best first.
    ///   - metadata: Information about the search as a whole; `nil` for just the number of objects.
    ///   - isOffline: Whether the results were found without a network.
    ///   - attributions: The credits to show.
    ///   - hasNextPage: Whether there are results after this page.
    public init(
        objects: [GeoObject],
        metadata: SearchMetadata? = nil,
        isOffline: Bool,
        attributions: [Attribution] = [],
        hasNextPage: Bool = false
    ) {
        self.init(
            collection: GeoObjectCollection(objects), metadata: metadata ?? SearchMetadata(found: objects.count),
            isOffline: isOffline, attributions: attributions, hasNextPage: hasNextPage)
    }

    /// All objects of the page, including those in groups, best first.
    ///
    /// - Complexity: O(*n*) in the number of objects; store the result if you need it repeatedly.
    public var objects: [GeoObject] { collection.objects }
}

extension SearchResponse {
    /// Decodes a response.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is no collection, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let collection = try members.decode(GeoObjectCollection.self, forKey: .collection)
        self.init(
            collection: collection,
            metadata: try members.value(.metadata, or: SearchMetadata(found: collection.children.count)),
            isOffline: try members.value(.isOffline, or: false),
            attributions: try members.value(.attributions, or: []),
            hasNextPage: try members.value(.hasNextPage, or: false))
    }
}
