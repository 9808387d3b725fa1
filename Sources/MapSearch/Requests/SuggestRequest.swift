import MapGeometry

/// A request for suggestions while the user is typing.
public struct SuggestRequest: Hashable, Sendable, Codable {
    /// The text of the field; its last word may be incomplete, and blank text gives no suggestions.
    public var text: String
    /// The area that the user is looking at; `nil` for everywhere.
    public var area: SearchArea?
    /// The search options; only types, languages and the user's position matter here.
    public var options: SearchOptions
    /// The maximum number of suggestions, 1…1000.
    public var limit: Int

    /// Creates a request for suggestions.
    ///
    /// - Parameters:
    ///   - text: The text of the field.
    ///   - area: The area that the user is looking at.
    ///   - options: The search options.
    ///   - limit: The maximum number of suggestions.
    public init(
        text: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions(), limit: Int = 10
    ) {
        self.text = text
        self.area = area
        self.options = options
        self.limit = limit
    }

    /// Checks that the request is valid for any backend; blank text is valid and gives no suggestions.
    ///
    /// - Throws: The same errors as ``SearchRequest/validate()`` for ``searchRequest``, except that the text may be
    ///   blank.
    /// - Complexity: O(*n*) in the length of the text and the number of vertices of the area.
    public func validate() throws(SearchError) {
        var request = searchRequest
        if text.isBlank { request.operation = .text("a", area: area) }
        try request.validate()
    }

    /// The equivalent text search.
    public var searchRequest: SearchRequest {
        .text(text, in: area, options: options, page: SearchRequest.Page(limit: limit))
    }
}

extension SuggestRequest {
    /// Decodes a request.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try members.required(.text),
            in: try members.optional(.area),
            options: try members.value(.options, or: SearchOptions()), limit: try members.value(.limit, or: 10))
    }
}
