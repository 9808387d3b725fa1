/// One search and its pages, from the moment it is submitted.
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
/// **One request at a time.** While one runs, ``fetchNextPage()`` fails with ``SearchError/Code/busy``, and
/// ``resubmit()`` and ``retry()`` take its place: who waited for it hears ``SearchError/Code/cancelled``. The answer to
/// an older request never replaces that to a newer one.
///
/// **Lifetime.** The session owns its request. Keep it for as long as you want the answer: when it is gone, the request
/// is cancelled and handlers hear ``SearchError/Code/cancelled``. Nobody who waits is ever left without an outcome.
///
/// **Threads.** A session may be used from any task and any thread. A backend that answers at once
/// (``BackendCapabilities/immediate``) is asked on the thread of whoever first waits for the answer, unless that is on
/// an actor; every other one on a thread of its own, from the moment of submitting.
public final class SearchSession: Sendable {
    let core: SessionCore

    /// The number of those who wait for an outcome.
    package var waitingCount: Int { core.read { $0.waiters.count } }

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - backend: What answers.
    ///   - isAwaited: Whether it begins when somebody waits for it, and not at once.
    init(request: SearchRequest, backend: any SearchBackend, isAwaited: Bool = false) {
        core = SessionCore(request: request, backend: backend)
        core.start(isAwaited: isAwaited)
    }

    deinit {
        core.handle(.cancel)
    }

    /// The first page, as soon as it is there; at once when it is already.
    ///
    /// After a ``resubmit()`` it is the first page of that. When the task that waits is cancelled, the request goes on
    /// for others to wait for.
    ///
    /// - Returns: The first page; without objects when there is nothing to find.
    /// - Throws: ``SearchError``: why the request failed, or ``SearchError/Code/cancelled``. `CancellationError` when
    ///   the task that waits is cancelled.
    public func response() async throws -> SearchResponse {
        try await core.outcome { .page(0, submission: nil, $0) }.page
    }

    /// The first page as it gets better: each answer so far, and the last word at the end.
    ///
    /// A backend that asks several others, such as ``CombinedBackend``, may have an answer at once and a better one later.
    /// Of answers that come faster than the loop asks for them only the newest is kept. When there is one answer only, that
    /// is what the loop gets. A ``resubmit()`` ends the loop with ``SearchError/Code/cancelled``; a loop whose task is
    /// cancelled cancels the request.
    ///
    /// - Returns: The answers of the current search.
    public func progress() -> SearchProgress { SearchProgress(session: self) }

    /// All pages, loaded as the loop asks for them.
    ///
    /// Pages that are there already come at once, so two loops see the same pages. A loop whose task is cancelled
    /// cancels the request that it waits for. A ``resubmit()`` ends the loop with ``SearchError/Code/cancelled``.
    ///
    /// - Returns: The pages from the first one on.
    public func pages() -> SearchPages { SearchPages(session: self) }

    /// Whether ``fetchNextPage()`` would load something now: never while a request runs.
    public var hasNextPage: Bool {
        core.settle()
        return core.read { $0.hasNextPage }
    }

    /// Whether a request is running.
    public var isLoading: Bool {
        core.settle()
        return core.read { $0.isLoading }
    }

    /// Loads the page after the last one that has arrived.
    ///
    /// After a page that failed or was cancelled it loads that page again.
    ///
    /// - Returns: The page.
    /// - Throws: ``SearchError``: ``SearchError/Code/busy`` while a request runs, ``SearchError/Code/noNextPage`` when
    ///   ``hasNextPage`` is false, why the request failed, or ``SearchError/Code/cancelled``. `CancellationError` when
    ///   the task that waits is cancelled; the page goes on loading.
    public func fetchNextPage() async throws -> SearchResponse {
        try await core.outcome { .fetchNextPage($0) }.page
    }

    /// Makes the last request again, be it for the first page or a later one, in place of the one that runs.
    ///
    /// - Returns: The page that was asked for.
    /// - Throws: ``SearchError``: why the request failed, or ``SearchError/Code/cancelled``. `CancellationError` when
    ///   the task that waits is cancelled.
    @discardableResult
    public func retry() async throws -> SearchResponse {
        try await core.outcome { .retry($0) }.page
    }

    /// Searches for the same with the current ``area``, ``options``, ``filters`` and ``sort``, in place of the request that runs.
    ///
    /// The pages so far are forgotten.
    ///
    /// - Returns: The first page.
    /// - Throws: ``SearchError``: ``SearchError/Code/notApplicable`` for a search by coordinate or identifier, which
    ///   has no area; why the request failed; or ``SearchError/Code/cancelled``. `CancellationError` when the task
    ///   that waits is cancelled.
    @discardableResult
    public func resubmit() async throws -> SearchResponse {
        try await core.outcome { .resubmit($0) }.page
    }

    /// Cancels the running request; does nothing when none is running.
    ///
    /// Who waits for it hears ``SearchError/Code/cancelled``. The pages so far stay, and the session can be used again.
    public func cancel() {
        core.handle(.cancel)
    }
}

extension SearchSession {
    /// Where the next ``resubmit()`` searches; `nil` for everywhere, and always for a search by coordinate or identifier.
    ///
    /// Setting it starts nothing.
    public var area: SearchArea? {
        get { core.read { $0.draft.area } }
        set { core.update { $0.setArea(newValue) } }
    }

    /// How the next ``resubmit()`` searches.
    ///
    /// Setting it starts nothing.
    public var options: SearchOptions {
        get { core.read { $0.draft.options } }
        set { core.update { $0.setOptions(newValue) } }
    }

    /// The order of the results of the next ``resubmit()``: ``SearchOptions/sort`` of the ``options``.
    ///
    /// Setting it starts nothing; `nil` takes an order back.
    public var sort: SearchSort? {
        get { options.sort }
        set { core.updateOptions { $0.sort = newValue } }
    }

    /// What the results of the next ``resubmit()`` must have: ``SearchOptions/filters`` of the ``options``.
    ///
    /// Setting it starts nothing.
    public var filters: FilterCollection {
        get { options.filters }
        set { core.updateOptions { $0.filters = newValue } }
    }
}

// With handlers instead of `await`: each is called exactly once, on the main actor.
extension SearchSession {
    /// Calls a handler with the first page, as soon as it is there.
    ///
    /// - Parameter completionHandler: Called exactly once, on the main actor, with the page or with why there is none.
    public func response(completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void) {
        core.handle({ .page(0, submission: nil, $0) }, completionHandler: completionHandler)
    }

    /// Loads the page after the last one and calls a handler with it.
    ///
    /// - Parameter completionHandler: Called exactly once, on the main actor.
    public func fetchNextPage(completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void) {
        core.handle({ .fetchNextPage($0) }, completionHandler: completionHandler)
    }

    /// Makes the last request again and calls a handler with the outcome.
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
