public import MapGeometry

/// Where searches begin: hands them to a backend and gives back a ``SearchSession`` for each.
///
/// ```swift
/// let manager = SearchManager(backend: backend)
/// let session = manager.submit(text: "coffee", in: .bounds(visible))
/// let response = try await session.response()
/// for object in response.objects { print(object.name, object.coordinate) }
/// ```
///
/// Whether it searches offline, online or both is the backend's affair. A manager is a value without state of its own:
/// make one where you need it, and run as many searches at a time as you like.
public struct SearchManager: Sendable {
    /// What answers the searches.
    public let backend: any SearchBackend

    /// Creates a manager.
    ///
    /// - Parameter backend: What answers the searches.
    public init(backend: any SearchBackend) {
        self.backend = backend
    }

    /// Begins a search for a text.
    ///
    /// - Parameters:
    ///   - text: A name, an address in any order, a category, an activity, or coordinates.
    ///   - area: Where to search, a hint unless it is required; `nil` for everywhere.
    ///   - options: How to search.
    /// - Returns: The session, which has begun. A request that makes no sense fails there: see
    ///   ``SearchRequest/validate()``.
    public func submit(
        text: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions()
    ) -> SearchSession {
        submit(.text(text, in: area, options: options))
    }

    /// Begins a search for a text along a route.
    ///
    /// Results are nearest to the line first unless the options ask for another order, such as
    /// ``SearchSort/positionAlongLine(_:)``, and say where on the route they are in ``CorridorMetadata``.
    ///
    /// - Parameters:
    ///   - text: A name, an address in any order, a category, an activity.
    ///   - corridor: The route, how far from it to look, and from where on; in place of ``SearchOptions/corridor``.
    ///   - area: Where to search besides, a hint unless it is required; `nil` for all of the route.
    ///   - options: How to search.
    /// - Returns: The session, which has begun.
    public func submit(
        text: String, along corridor: Corridor, within area: SearchArea? = nil,
        options: SearchOptions = SearchOptions()
    ) -> SearchSession {
        var options = options
        options.corridor = corridor
        return submit(.text(text, in: area, options: options))
    }

    /// Begins a search for what there is at a coordinate.
    ///
    /// - Parameters:
    ///   - point: The coordinate, in degrees.
    ///   - zoom: From 0 (the world) to 22 (a house entrance): leaves out what is too small to be seen at it.
    ///   - options: How to search.
    /// - Returns: The session, which has begun.
    public func submit(
        point: Coordinate, zoom: Double? = nil, options: SearchOptions = SearchOptions()
    ) -> SearchSession {
        submit(.reverse(point, zoom: zoom, options: options))
    }

    /// Begins a search for everything that an identifier stands for, such as that of a suggestion.
    ///
    /// - Parameters:
    ///   - uri: The identifier, from ``GeoObject/uri`` or ``Suggestion/uri``.
    ///   - options: How to search.
    /// - Returns: The session, which has begun.
    public func search(uri: String, options: SearchOptions = SearchOptions()) -> SearchSession {
        submit(.uri(uri, options: options))
    }

    /// Begins a search for the objects that several identifiers stand for, such as bookmarks.
    ///
    /// - Parameters:
    ///   - uris: 1 to 1000 identifiers, from ``GeoObject/uri``.
    ///   - options: How to search.
    /// - Returns: The session, which has begun. Its objects are in the order of the identifiers; those that stand for
    ///   nothing are left out.
    public func search(uris: [String], options: SearchOptions = SearchOptions()) -> SearchSession {
        submit(.uris(uris, options: options))
    }

    /// Begins a search that is a value already.
    ///
    /// - Parameter request: The request; its page is the first of the session.
    /// - Returns: The session, which has begun.
    public func submit(_ request: SearchRequest) -> SearchSession {
        SearchSession(request: request, backend: backend)
    }

    /// Searches once, for those who want a page and no session.
    ///
    /// Of all ways to search it is the quickest: off any actor the request begins on the thread of the caller, and what an
    /// index answers comes without changing threads.
    ///
    /// - Parameter request: The request.
    /// - Returns: The page that it asks for; without objects when there is nothing to find.
    /// - Throws: ``SearchError``: why the request failed. `CancellationError` when the task is cancelled, which cancels the
    ///   request.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        let session = SearchSession(request: request, backend: backend, isAwaited: true)
        return try await session.response()
    }

    /// Finds the one object that an identifier stands for, such as a bookmark.
    ///
    /// - Parameters:
    ///   - uri: The identifier, from ``GeoObject/uri``.
    ///   - options: How to search.
    /// - Returns: The object.
    /// - Throws: ``SearchError``: ``SearchError/Code/notFound`` when the identifier stands for nothing, or why the
    ///   request failed. `CancellationError` when the task is cancelled.
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
