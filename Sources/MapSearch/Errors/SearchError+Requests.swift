public import MapGeometry

extension SearchError {
    /// The text, identifier or address is blank.
    public static let emptyQuery = SearchError(
        .emptyQuery, "The query is empty: enter some text first.")

    /// The text is too long.
    ///
    /// - Parameter length: The length of the text in UTF-8 bytes.
    /// - Returns: The error.
    public static func queryTooLong(_ length: Int) -> SearchError {
        SearchError(
            .queryTooLong,
            "The query has \(length) bytes: send a single address or name of at most \(SearchRequest.maximumTextLength) bytes."
        )
    }

    /// A coordinate is not finite, or not on Earth.
    ///
    /// - Parameter coordinate: The coordinate.
    /// - Returns: The error.
    public static func invalidCoordinate(_ coordinate: Coordinate) -> SearchError {
        SearchError(
            .invalidCoordinate,
            """
            Latitude \(plainText(coordinate.latitude, outside: -90...90)), longitude \
            \(plainText(coordinate.longitude, outside: -180...180)) is not on Earth: \
            use -90 to 90 and -180 to 180 degrees.
            """)
    }

    /// The request is invalid, or the service refused it.
    ///
    /// - Parameters:
    ///   - message: What is wrong with the request, and what to use instead.
    ///   - backend: The name of the backend that refused it.
    ///   - status: The HTTP status of the refusal.
    /// - Returns: The error.
    public static func badRequest(_ message: String, backend: String? = nil, status: Int? = nil) -> SearchError {
        SearchError(.badRequest, message, backend: backend, status: status)
    }

    /// No value can pass the filter, or its type does not match the values it applies to.
    ///
    /// - Parameters:
    ///   - id: The identifier of the filter.
    ///   - problem: What is wrong, as a sentence without its subject.
    /// - Returns: The error.
    public static func invalidFilter(id: String, problem: String) -> SearchError {
        SearchError(
            .invalidFilter,
            "The filter \"\(id.prefix(100))\" is invalid: \(problem). The facets of a response list the valid filters.")
    }

    /// A geocoder found nothing.
    public static let noResult = SearchError(
        .noResult, "No place was found: check the spelling, or remove parts of the address.")

    /// A geocoder found no match that satisfies its policy.
    public static let partialResult = SearchError(
        .partialResult,
        "Only a part of the address was found: check the house number and the street, or accept partial matches.")

    /// The identifier is unknown or no longer exists.
    ///
    /// - Parameters:
    ///   - uri: The identifier.
    ///   - backend: The name of the backend.
    /// - Returns: The error.
    public static func notFound(uri: String, backend: String? = nil) -> SearchError {
        SearchError(
            .notFound, "There is no object \(uri.prefix(100)): it may have been deleted; search for it by name.",
            backend: backend)
    }

    /// There is no page after the last one.
    public static let noNextPage = SearchError(
        .noNextPage, "There is no next page: check hasNextPage before requesting it.")

    /// The object is already processing another request.
    public static let busy = SearchError(
        .busy,
        "A request is running already: wait for it, cancel it, or use another object, such as a `SharedGeocoder`.")

    /// The request was cancelled, replaced by a newer request, or its owner was deallocated.
    public static let cancelled = SearchError(
        .cancelled,
        """
        The request was cancelled, replaced by a newer one, or its owner was deallocated: send it again if you still \
        need the result.
        """)

    /// The call does not apply to this kind of search.
    ///
    /// - Parameter message: The call, and what to do instead.
    /// - Returns: The error.
    public static func notApplicable(_ message: String) -> SearchError {
        SearchError(.notApplicable, message)
    }
}
