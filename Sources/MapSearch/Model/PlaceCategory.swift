/// A category of businesses, such as pharmacy or Italian restaurant.
public struct PlaceCategory: Hashable, Sendable, Codable {
    /// The stable, language-independent identifier, such as `amenity=pharmacy`.
    public var id: String
    /// The name in the language of the response.
    ///
    /// In a record for an index, leave it empty to use the default name in the language of each response.
    public var name: String

    /// Creates a category.
    ///
    /// - Parameters:
    ///   - id: The stable identifier.
    ///   - name: The name to show.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
