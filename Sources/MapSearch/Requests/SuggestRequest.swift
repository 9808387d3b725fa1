import MapGeometry

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

    /// Checks that the request makes sense, whatever the backend; blank text does, and suggests nothing.
    ///
    /// - Throws: As ``SearchRequest/validate()`` does for ``searchRequest``, except that text may be blank.
    /// - Complexity: O(*n*) in the length of the text and the number of vertices of the area.
    public func validate() throws(SearchError) {
        var request = searchRequest
        if text.isBlank { request.operation = .text("a", area: area) }
        try request.validate()
    }

    /// The text search that finds the same.
    public var searchRequest: SearchRequest {
        .text(text, in: area, options: options, page: SearchRequest.Page(limit: limit))
    }
}

extension SuggestRequest {
    /// Decodes a request.
    ///
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try members.required(.text),
            in: try members.optional(.area),
            options: try members.value(.options, or: SearchOptions()), limit: try members.value(.limit, or: 10))
    }
}
