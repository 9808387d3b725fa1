public import MapGeometry

extension SearchError {
    /// The text, identifier or address has no letter in it.
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

    /// A coordinate is not finite, or not on the Earth.
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

    /// The request contradicts itself, or the service refused it.
    ///
    /// - Parameters:
    ///   - message: What is wrong with the request and what would be right.
    ///   - backend: The name of the backend that refused it.
    ///   - status: The HTTP status of the refusal.
    /// - Returns: The error.
    public static func badRequest(_ message: String, backend: String? = nil, status: Int? = nil) -> SearchError {
        SearchError(.badRequest, message, backend: backend, status: status)
    }

    /// A filter is one that nothing can pass, or is of another sort than the values that it is for.
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

    /// A geocoder found nothing that matches as well as its policy demands.
    public static let partialResult = SearchError(
        .partialResult,
        "Only a part of the address was found: check the house number and the street, or accept partial matches.")

    /// The identifier stands for nothing, or no longer.
    ///
    /// - Parameters:
    ///   - uri: The identifier.
    ///   - backend: The name of the backend that was asked.
    /// - Returns: The error.
    public static func notFound(uri: String, backend: String? = nil) -> SearchError {
        SearchError(
            .notFound, "There is no object \(uri.prefix(100)): it may have been deleted; search for it by name.",
            backend: backend)
    }

    /// There is no page after the last one.
    public static let noNextPage = SearchError(
        .noNextPage, "There is no next page: check hasNextPage before requesting it.")

    /// Another request of the same object is running.
    public static let busy = SearchError(
        .busy,
        "A request is running already: wait for it, cancel it, or use another object, such as a `SharedGeocoder`.")

    /// The request was cancelled: by its owner, by a newer request, or because its owner is gone.
    public static let cancelled = SearchError(
        .cancelled,
        """
        The request was cancelled, replaced by a newer one, or its owner was deallocated: send it again if you still \
        need the result.
        """)

    /// The call makes no sense for this kind of search.
    ///
    /// - Parameter message: Which call, and what to do instead.
    /// - Returns: The error.
    public static func notApplicable(_ message: String) -> SearchError {
        SearchError(.notApplicable, message)
    }
}
