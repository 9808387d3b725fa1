/// What a user has typed so far, to be completed.
public struct SuggestRequest: Hashable, Sendable, Codable {
    /// The text of the field; its last word may be unfinished, and blank text suggests nothing.
    public var text: String
    /// Where the user looks; `nil` for everywhere.
    public var area: SearchArea?
    /// How to search: types, languages and the user's position matter here.
    public var options: SearchOptions
    /// The number of suggestions at most, in 1…1000.
    public var limit: Int

    /// Creates a request for suggestions.
    ///
    /// - Parameters:
    ///   - text: The text of the field.
    ///   - area: Where the user looks.
    ///   - options: How to search.
    ///   - limit: The number of suggestions at most.
    public init(
        text: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions(), limit: Int = 10
    ) {
        self.text = text
        self.area = area
        self.options = options
        self.limit = limit
    }

    /// The text search that finds the same.
    public var searchRequest: SearchRequest {
        .text(text, in: area, options: options, page: SearchRequest.Page(limit: limit))
    }
}
