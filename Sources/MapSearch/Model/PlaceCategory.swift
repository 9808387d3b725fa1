/// A rubric that businesses are filed under, such as pharmacy or Italian restaurant.
public struct PlaceCategory: Hashable, Sendable, Codable {
    /// The stable identifier, independent of language, such as `pharmacy`.
    public var id: String
    /// The name in the language of the response; in a record for an index, empty for the usual name in the language of
    /// each response.
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
