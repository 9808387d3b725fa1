public import MapGeometry
public import MapSearch
import Synchronization

/// The results of a search session as a source for a live list: all loaded pages, each object once.
///
/// ```swift
/// let results = SearchResults(manager.submit(text: "café", in: .bounds(visible.bounds)))
/// let controller = ResultsController(source: results)
/// controller.drive(pins)
/// try await results.load()                            // pins appear
/// try await results.loadNextPage()                    // others join them
/// try await results.mapMoved(to: visible)             // results that remain keep their pins
/// ```
///
/// An object that is in several pages or responses appears once, identified by its `id`. If a request fails or is
/// cancelled, the objects do not change. You can use it from any task and any thread; responses to requests before a
/// resubmission are never applied after it.
public final class SearchResults: ResultsSource, Sendable {
    /// The type of the objects.
    public typealias Object = GeoObject

    private struct State: Sendable {
        var submission = 0
        var response: SearchResponse?
        /// Whether pages after the first have been loaded.
        var hasMorePages = false
    }

    /// The session that performs the search.
    public let session: SearchSession

    private let collection = LiveCollection<GeoObject>()
    private let state = Mutex(State())

    /// Creates a source without objects; call ``load()`` to load the first page.
    ///
    /// - Parameter session: The session, which is retained. Pages loaded from it elsewhere do not appear here.
    public init(_ session: SearchSession) {
        self.session = session
    }

    /// The first page of the current search so far; `nil` before there is one.
    public var response: SearchResponse? { state.withLock { $0.response } }

    /// The objects of all pages, in the order in which they were loaded.
    public var objects: [GeoObject] { collection.objects }

    /// Returns the current objects, and then each change.
    ///
    /// - Returns: A separate sequence for each caller.
    public func changes() -> SourceChanges<GeoObject> { collection.changes() }

    /// Waits for the first page, and updates the objects with each better version of it.
    ///
    /// - Returns: The first page.
    /// - Throws: Any error thrown by ``/MapSearch/SearchSession/response()``. If the task is cancelled, so is the
    ///   request.
    @discardableResult
    public func load() async throws -> SearchResponse {
        let submission = state.withLock { $0.submission }
        var last: SearchResponse?
        for try await response in session.progress() {
            replace(with: response, of: submission)
            last = response
        }
        if let last { return last }
        return try await session.response()
    }

    /// Loads the next page, and adds its objects to the end.
    ///
    /// - Returns: The page; `nil` if there is none.
    /// - Throws: Any error thrown by ``/MapSearch/SearchSession/fetchNextPage()``, except that a missing next page is
    ///   not an error.
    @discardableResult
    public func loadNextPage() async throws -> SearchResponse? {
        let submission = state.withLock { $0.submission }
        let page: SearchResponse
        do {
            page = try await session.fetchNextPage()
        } catch SearchError.Code.noNextPage {
            return nil
        }
        let edits = page.objects.map { SourceChange<GeoObject>.Edit.put($0) }
        state.withLock { state in
            guard state.submission == submission else { return }
            state.hasMorePages = true
            collection.apply(edits)
        }
        return page
    }

    /// Searches again with the current settings of the session.
    ///
    /// - Returns: The first page, whose objects replace all others.
    /// - Throws: Any error thrown by ``/MapSearch/SearchSession/resubmit()``.
    @discardableResult
    public func resubmit() async throws -> SearchResponse {
        let submission = state.withLock { state in
            state.submission += 1
            state.hasMorePages = false
            return state.submission
        }
        let response = try await session.resubmit()
        replace(with: response, of: submission)
        return response
    }

    /// Searches again in the visible part of the map, if that makes sense for the results.
    ///
    /// It does for a group of results, as for a category; a name or an address means the same place wherever the user
    /// looks.
    ///
    /// - Parameter visible: The visible part of the map, which becomes the area of the session with unchanged
    ///   strictness.
    /// - Returns: The first page; `nil` if no request was made, because there is no response yet, the results are
    ///   individual places, or the map shows nothing.
    /// - Throws: Any error thrown by ``/MapSearch/SearchSession/resubmit()``.
    @discardableResult
    public func mapMoved(to visible: MapRect) async throws -> SearchResponse? {
        guard response?.metadata.displayType == .multiple, !visible.isEmpty else { return nil }
        session.area = SearchArea(.bounds(visible.bounds), session.area?.strictness ?? .preferred)
        return try await resubmit()
    }

    private func replace(with response: SearchResponse, of submission: Int) {
        let objects = response.objects
        state.withLock { state in
            // Once there are later pages, the first one does not change, even if another caller waits for it.
            guard state.submission == submission, !state.hasMorePages else { return }
            state.response = response
            collection.replaceAll(with: objects)
        }
    }
}
