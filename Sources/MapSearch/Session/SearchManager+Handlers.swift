public import MapGeometry

// Variants with completion handlers instead of `await`; each handler is called exactly once, on the main actor. Keep a
// reference to the returned session: when it is deallocated, the request is cancelled and the handler receives
// `cancelled`.
extension SearchManager {
    /// Starts a search for a text and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - text: A name, an address in any order, a category, an activity, or coordinates.
    ///   - area: The area to search, preferred unless it is required; `nil` for everywhere.
    ///   - options: The search options.
    ///   - completionHandler: Called exactly once, on the main actor, with the page or an error.
    /// - Returns: The started session. Keep a reference to it until you have the answer.
    public func submit(
        text: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        submit(.text(text, in: area, options: options), completionHandler: completionHandler)
    }

    /// Starts a search for a text along a route and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - text: A name, an address in any order, a category, an activity.
    ///   - corridor: The route, the maximum distance from it, and the start.
    ///   - area: An additional area to search; `nil` for the whole route.
    ///   - options: The search options.
    ///   - completionHandler: Called exactly once, on the main actor.
    /// - Returns: The started session. Keep a reference to it until you have the answer.
    public func submit(
        text: String, along corridor: Corridor, within area: SearchArea? = nil,
        options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        let session = submit(text: text, along: corridor, within: area, options: options)
        session.response(completionHandler: completionHandler)
        return session
    }

    /// Starts a search for what is at a coordinate and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - point: The coordinate, in degrees.
    ///   - zoom: From 0 (the world) to 22 (a house entrance).
    ///   - options: The search options.
    ///   - completionHandler: Called exactly once, on the main actor.
    /// - Returns: The started session. Keep a reference to it until you have the answer.
    public func submit(
        point: Coordinate, zoom: Double? = nil, options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        submit(.reverse(point, zoom: zoom, options: options), completionHandler: completionHandler)
    }

    /// Starts a search for all objects with an identifier and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - uri: The identifier.
    ///   - options: The search options.
    ///   - completionHandler: Called exactly once, on the main actor.
    /// - Returns: The started session. Keep a reference to it until you have the answer.
    public func search(
        uri: String, options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        submit(.uri(uri, options: options), completionHandler: completionHandler)
    }

    /// Starts a search for the objects with several identifiers and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - uris: 1 to 1000 identifiers.
    ///   - options: The search options.
    ///   - completionHandler: Called exactly once, on the main actor.
    /// - Returns: The started session. Keep a reference to it until you have the answer.
    public func search(
        uris: [String], options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        submit(.uris(uris, options: options), completionHandler: completionHandler)
    }

    /// Starts a search from a request and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - request: The request; its page is the first page of the session.
    ///   - completionHandler: Called exactly once, on the main actor.
    /// - Returns: The started session. Keep a reference to it until you have the answer.
    public func submit(
        _ request: SearchRequest,
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        let session = submit(request)
        session.response(completionHandler: completionHandler)
        return session
    }

    /// Finds the single object with an identifier and calls a handler with it.
    ///
    /// - Parameters:
    ///   - uri: The identifier, from ``GeoObject/uri``.
    ///   - options: The search options.
    ///   - completionHandler: Called exactly once, on the main actor, with the object, with
    ///     ``SearchError/Code/notFound`` if the identifier is unknown, or with another error.
    /// - Returns: The started session. Keep a reference to it until you have the answer.
    public func resolve(
        uri: String, options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<GeoObject, SearchError>) -> Void
    ) -> SearchSession {
        submit(.one(uri, options)) { result in
            completionHandler(result.flatMap { self.object(uri, in: $0) })
        }
    }
}
