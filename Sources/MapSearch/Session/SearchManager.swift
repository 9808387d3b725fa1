public import MapGeometry

/// The entry point for searches: sends them to a backend and returns a ``SearchSession`` for each.
///
/// ```swift
/// let manager = SearchManager(backend: backend)
/// let session = manager.submit(text: "coffee", in: .bounds(visible))
/// let response = try await session.response()
/// for object in response.objects { print(object.name, object.coordinate) }
/// ```
///
/// The backend decides whether to search offline, online or both. A manager is a value without state: create one
/// wherever you need it, and run any number of searches concurrently.
public struct SearchManager: Sendable {
    /// The backend that answers the searches.
    public let backend: any SearchBackend

    /// Creates a manager.
    ///
    /// - Parameter backend: The backend that answers the searches.
    public init(backend: any SearchBackend) {
        self.backend = backend
    }

    /// Starts a search for a text.
    ///
    /// - Parameters:
    ///   - text: A name, an address in any order, a category, an activity, or coordinates.
    ///   - area: The area to search, preferred unless it is required; `nil` for everywhere.
    ///   - options: The search options.
    /// - Returns: The started session. It fails if the request is invalid: see ``SearchRequest/validate()``.
    public func submit(
        text: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions()
    ) -> SearchSession {
        submit(.text(text, in: area, options: options))
    }

    /// Starts a search for a text along a route.
    ///
    /// Results are sorted by distance from the line unless the options specify another order, such as
    /// ``SearchSort/positionAlongLine(_:)``. Their position on the route is in ``CorridorMetadata``.
    ///
    /// - Parameters:
    ///   - text: A name, an address in any order, a category, an activity.
    ///   - corridor: The route, the maximum distance from it, and the start; replaces ``SearchOptions/corridor``.
    ///   - area: An additional area to search, preferred unless it is required; `nil` for the whole route.
    ///   - options: The search options.
    /// - Returns: The started session.
    public func submit(
        text: String, along corridor: Corridor, within area: SearchArea? = nil,
        options: SearchOptions = SearchOptions()
    ) -> SearchSession {
        var options = options
        options.corridor = corridor
        return submit(.text(text, in: area, options: options))
    }

    /// Starts a search for what is at a coordinate.
    ///
    /// - Parameters:
    ///   - point: The coordinate, in degrees.
    ///   - zoom: From 0 (the world) to 22 (a house entrance); excludes objects that are too small for it.
    ///   - options: The search options.
    /// - Returns: The started session.
    public func submit(
        point: Coordinate, zoom: Double? = nil, options: SearchOptions = SearchOptions()
    ) -> SearchSession {
        submit(.reverse(point, zoom: zoom, options: options))
    }

    /// Starts a search for all objects with an identifier, such as that of a suggestion.
    ///
    /// - Parameters:
    ///   - uri: The identifier, from ``GeoObject/uri`` or ``Suggestion/uri``.
    ///   - options: The search options.
    /// - Returns: The started session.
    public func search(uri: String, options: SearchOptions = SearchOptions()) -> SearchSession {
        submit(.uri(uri, options: options))
    }

    /// Starts a search for the objects with several identifiers, such as bookmarks.
    ///
    /// - Parameters:
    ///   - uris: 1 to 1000 identifiers, from ``GeoObject/uri``.
    ///   - options: The search options.
    /// - Returns: The started session. Its objects are in the order of the identifiers; unknown identifiers are
    ///   skipped.
    public func search(uris: [String], options: SearchOptions = SearchOptions()) -> SearchSession {
        submit(.uris(uris, options: options))
    }

    /// Starts a search from a request.
    ///
    /// - Parameter request: The request; its page is the first page of the session.
    /// - Returns: The started session.
    public func submit(_ request: SearchRequest) -> SearchSession {
        SearchSession(request: request, backend: backend)
    }

    /// Returns a single page of results, without a session.
    ///
    /// This is the fastest way to search: outside any actor, the request starts on the caller's thread, and results
    /// from an index arrive without a change of thread.
    ///
    /// - Parameter request: The request.
    /// - Returns: The requested page; empty if nothing is found.
    /// - Throws: ``SearchError`` if the request fails. `CancellationError` if the task is cancelled, which cancels the
    ///   request.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        let session = SearchSession(request: request, backend: backend, isAwaited: true)
        return try await session.response()
    }

    /// Returns the single object with an identifier, such as a bookmark.
    ///
    /// - Parameters:
    ///   - uri: The identifier, from ``GeoObject/uri``.
    ///   - options: The search options.
    /// - Returns: The object.
    /// - Throws: ``SearchError/Code/notFound`` if the identifier is unknown, or another ``SearchError`` if the request
    ///   fails. `CancellationError` if the task is cancelled.
    public func resolve(uri: String, options: SearchOptions = SearchOptions()) async throws -> GeoObject {
        try await object(uri, in: response(to: .one(uri, options))).get()
    }

    func object(_ uri: String, in response: SearchResponse) -> Result<GeoObject, SearchError> {
        guard let object = response.collection.first(where: { _ in true }) else {
            return .failure(.notFound(uri: uri, backend: backend.name))
        }
        return .success(object)
    }
}

extension SearchRequest {
    static func one(_ uri: String, _ options: SearchOptions) -> SearchRequest {
        .uri(uri, options: options, page: Page(limit: 1))
    }
}
