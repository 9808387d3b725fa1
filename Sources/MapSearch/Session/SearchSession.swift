/// A search and its pages.
///
/// ```swift
/// let session = manager.submit(text: "museum", in: .bounds(visible))    // begins at once
/// for try await page in session.pages() {                               // or: try await session.response()
///     show(page.objects)
///     if enough { break }
/// }
/// session.area = .bounds(newlyVisible)                                  // the user moved the map
/// show(try await session.resubmit().objects)
/// ```
///
/// **One request at a time.** While a request runs, ``fetchNextPage()`` fails with ``SearchError/Code/busy``.
/// ``resubmit()`` and ``retry()`` replace the running request, whose callers receive ``SearchError/Code/cancelled``.
/// The response to an older request never replaces that to a newer one.
///
/// **Lifetime.** The session owns its request. Keep a reference to the session until you have the response: when it is
/// deallocated, the request is cancelled and handlers receive ``SearchError/Code/cancelled``. Every caller gets an
/// outcome.
///
/// **Threads.** You can use a session from any task and any thread. A backend that answers immediately
/// (``BackendCapabilities/immediate``) is called on the thread that first waits for the response, unless that thread
/// runs an actor. Any other backend is called on a separate thread as soon as the search is submitted.
public final class SearchSession: Sendable {
    let core: SessionCore

    /// The number of callers that wait for an outcome.
    package var waitingCount: Int { core.read { $0.waiters.count } }

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - backend: The backend that answers the search.
    ///   - isAwaited: Whether the request starts when a caller waits for it, instead of immediately.
    init(request: SearchRequest, backend: any SearchBackend, isAwaited: Bool = false) {
        core = SessionCore(request: request, backend: backend)
        core.start(isAwaited: isAwaited)
    }

    deinit {
        core.handle(.cancel)
    }

    /// Returns the first page when it is available.
    ///
    /// After a ``resubmit()``, this is the first page of the new search. If the waiting task is cancelled, the request
    /// continues for other callers.
    ///
    /// - Returns: The first page; empty if nothing is found.
    /// - Throws: ``SearchError`` if the request fails or is cancelled. `CancellationError` if the waiting task is
    ///   cancelled.
    public func response() async throws -> SearchResponse {
        try await core.outcome { .page(0, submission: nil, $0) }.page
    }

    /// Returns the successive versions of the first page, ending with the final one.
    ///
    /// A backend that queries several others, such as ``CombinedBackend``, may have a quick response and a better one
    /// later. If responses arrive faster than the loop consumes them, only the newest is kept. If there is only one
    /// response, the loop receives just that. A ``resubmit()`` ends the loop with ``SearchError/Code/cancelled``;
    /// cancelling the loop's task cancels the request.
    ///
    /// - Returns: The responses of the current search.
    public func progress() -> SearchProgress { SearchProgress(session: self) }

    /// Returns all pages, loaded as the loop asks for them.
    ///
    /// Pages already loaded are returned immediately, so two loops see the same pages. Cancelling the loop's task
    /// cancels the current request. A ``resubmit()`` ends the loop with ``SearchError/Code/cancelled``.
    ///
    /// - Returns: The pages, starting with the first one.
    public func pages() -> SearchPages { SearchPages(session: self) }

    /// Whether ``fetchNextPage()`` can load a page now; false while a request runs.
    public var hasNextPage: Bool {
        core.settle()
        return core.read { $0.hasNextPage }
    }

    /// Whether a request is running.
    public var isLoading: Bool {
        core.settle()
        return core.read { $0.isLoading }
    }

    /// Loads the page after the last loaded one.
    ///
    /// If loading a page failed or was cancelled, it loads that page again.
    ///
    /// - Returns: The page.
    /// - Throws: ``SearchError``: ``SearchError/Code/busy`` while a request runs, ``SearchError/Code/noNextPage`` if
    ///   ``hasNextPage`` is false, ``SearchError/Code/cancelled``, or the error of the backend. `CancellationError` if
    ///   the waiting task is cancelled; the page continues to load.
    public func fetchNextPage() async throws -> SearchResponse {
        try await core.outcome { .fetchNextPage($0) }.page
    }

    /// Sends the last request again, for the first page or a later one, replacing the running request.
    ///
    /// - Returns: The requested page.
    /// - Throws: ``SearchError`` if the request fails or is cancelled. `CancellationError` if the waiting task is
    ///   cancelled.
    @discardableResult
    public func retry() async throws -> SearchResponse {
        try await core.outcome { .retry($0) }.page
    }

    /// Searches again with the current ``area``, ``options``, ``filters`` and ``sort``, replacing the running request.
    ///
    /// The pages loaded so far are discarded.
    ///
    /// - Returns: The first page.
    /// - Throws: ``SearchError``: ``SearchError/Code/notApplicable`` for a search by coordinate or identifier, which
    ///   has no area; ``SearchError/Code/cancelled``; or the error of the backend. `CancellationError` if the waiting
    ///   task is cancelled.
    @discardableResult
    public func resubmit() async throws -> SearchResponse {
        try await core.outcome { .resubmit($0) }.page
    }

    /// Cancels the running request; does nothing if none is running.
    ///
    /// Waiting callers receive ``SearchError/Code/cancelled``. The pages loaded so far remain, and the session can be
    /// used again.
    public func cancel() {
        core.handle(.cancel)
    }
}

extension SearchSession {
    /// The area for the next ``resubmit()``; `nil` for everywhere, and always for a search by coordinate or identifier.
    ///
    /// Setting it does not start a request.
    public var area: SearchArea? {
        get { core.read { $0.draft.area } }
        set { core.update { $0.setArea(newValue) } }
    }

    /// The options for the next ``resubmit()``.
    ///
    /// Setting them does not start a request.
    public var options: SearchOptions {
        get { core.read { $0.draft.options } }
        set { core.update { $0.setOptions(newValue) } }
    }

    /// The order of results for the next ``resubmit()``: ``SearchOptions/sort`` of the ``options``.
    ///
    /// Setting it does not start a request; `nil` restores the default order.
    public var sort: SearchSort? {
        get { options.sort }
        set { core.updateOptions { $0.sort = newValue } }
    }

    /// The filters for the next ``resubmit()``: ``SearchOptions/filters`` of the ``options``.
    ///
    /// Setting them does not start a request.
    public var filters: FilterCollection {
        get { options.filters }
        set { core.updateOptions { $0.filters = newValue } }
    }
}

// Variants with completion handlers instead of `await`; each handler is called exactly once, on the main actor.
extension SearchSession {
    /// Calls a handler with the first page when it is available.
    ///
    /// - Parameter completionHandler: Called exactly once, on the main actor, with the page or an error.
    public func response(completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void) {
        core.handle({ .page(0, submission: nil, $0) }, completionHandler: completionHandler)
    }

    /// Loads the page after the last loaded one and calls a handler with it.
    ///
    /// - Parameter completionHandler: Called exactly once, on the main actor.
    public func fetchNextPage(completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void) {
        core.handle({ .fetchNextPage($0) }, completionHandler: completionHandler)
    }

    /// Sends the last request again and calls a handler with the outcome.
    ///
    /// - Parameter completionHandler: Called exactly once, on the main actor.
    public func retry(completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void) {
        core.handle({ .retry($0) }, completionHandler: completionHandler)
    }

    /// Searches again with the current settings and calls a handler with the first page.
    ///
    /// - Parameter completionHandler: Called exactly once, on the main actor.
    public func resubmit(completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void) {
        core.handle({ .resubmit($0) }, completionHandler: completionHandler)
    }
}
