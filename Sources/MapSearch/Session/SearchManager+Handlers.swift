public import MapGeometry

// With handlers instead of `await`: each is called exactly once, on the main actor. Keep the session that comes back: when
// it is dropped, the request is cancelled and the handler hears `cancelled`.
extension SearchManager {
    /// Begins a search for a text and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - text: A name, an address in any order, a category, an activity, or coordinates.
    ///   - area: Where to search, a hint unless it is required; `nil` for everywhere.
    ///   - options: How to search.
    ///   - completionHandler: Called exactly once, on the main actor, with the page or with why there is none.
    /// - Returns: The session, which has begun: keep it for as long as you want the answer.
    public func submit(
        text: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        submit(.text(text, in: area, options: options), completionHandler: completionHandler)
    }

    /// Begins a search for a text along a route and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - text: A name, an address in any order, a category, an activity.
    ///   - corridor: The route, how far from it to look, and from where on.
    ///   - area: Where to search besides; `nil` for all of the route.
    ///   - options: How to search.
    ///   - completionHandler: Called exactly once, on the main actor.
    /// - Returns: The session, which has begun: keep it for as long as you want the answer.
    public func submit(
        text: String, along corridor: Corridor, within area: SearchArea? = nil,
        options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        let session = submit(text: text, along: corridor, within: area, options: options)
        session.response(completionHandler: completionHandler)
        return session
    }

    /// Begins a search for what there is at a coordinate and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - point: The coordinate, in degrees.
    ///   - zoom: From 0 (the world) to 22 (a house entrance).
    ///   - options: How to search.
    ///   - completionHandler: Called exactly once, on the main actor.
    /// - Returns: The session, which has begun: keep it for as long as you want the answer.
    public func submit(
        point: Coordinate, zoom: Double? = nil, options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        submit(.reverse(point, zoom: zoom, options: options), completionHandler: completionHandler)
    }

    /// Begins a search for everything that an identifier stands for and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - uri: The identifier.
    ///   - options: How to search.
    ///   - completionHandler: Called exactly once, on the main actor.
    /// - Returns: The session, which has begun: keep it for as long as you want the answer.
    public func search(
        uri: String, options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        submit(.uri(uri, options: options), completionHandler: completionHandler)
    }

    /// Begins a search for the objects of several identifiers and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - uris: 1 to 1000 identifiers.
    ///   - options: How to search.
    ///   - completionHandler: Called exactly once, on the main actor.
    /// - Returns: The session, which has begun: keep it for as long as you want the answer.
    public func search(
        uris: [String], options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        submit(.uris(uris, options: options), completionHandler: completionHandler)
    }

    /// Begins a search that is a value already and calls a handler with its first page.
    ///
    /// - Parameters:
    ///   - request: The request; its page is the first of the session.
    ///   - completionHandler: Called exactly once, on the main actor.
    /// - Returns: The session, which has begun: keep it for as long as you want the answer.
    public func submit(
        _ request: SearchRequest,
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) -> SearchSession {
        let session = submit(request)
        session.response(completionHandler: completionHandler)
        return session
    }

    /// Finds the one object that an identifier stands for and calls a handler with it.
    ///
    /// - Parameters:
    ///   - uri: The identifier, from ``GeoObject/uri``.
    ///   - options: How to search.
    ///   - completionHandler: Called exactly once, on the main actor, with the object, or with
    ///     ``SearchError/Code/notFound`` when the identifier stands for nothing, or with why the request failed.
    /// - Returns: The session, which has begun: keep it for as long as you want the answer.
    public func resolve(
        uri: String, options: SearchOptions = SearchOptions(),
        completionHandler: @escaping @MainActor (Result<GeoObject, SearchError>) -> Void
    ) -> SearchSession {
        submit(.one(uri, options)) { result in
            completionHandler(result.flatMap { self.object(uri, in: $0) })
        }
    }
}
