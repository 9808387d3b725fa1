public import MapGeometry
public import MapSearch
import Synchronization

/// The results of a search session as a source of a live list: all pages that were loaded, each object once.
///
/// ```swift
/// let results = SearchResults(manager.submit(text: "café", in: .bounds(visible.bounds)))
/// let controller = ResultsController(source: results)
/// controller.drive(pins)
/// try await results.load()                            // pins appear
/// try await results.loadNextPage()                    // others join them
/// try await results.mapMoved(to: visible)             // those that are still results stay the pins that they are
/// ```
///
/// An object that is in several pages or answers is one object, by its `id`. When a request fails or is cancelled, the objects
/// stay as they are. It may be used from any task and any thread; answers to what was asked before a resubmission never come
/// in after it.
public final class SearchResults: ResultsSource, Sendable {
    /// What was searched for.
    public typealias Object = GeoObject

    private struct State: Sendable {
        var submission = 0
        var response: SearchResponse?
        /// Whether pages behind the first have come in.
        var hasMorePages = false
    }

    /// The session that is asked.
    public let session: SearchSession

    private let collection = LiveCollection<GeoObject>()
    private let state = Mutex(State())

    /// Creates a source without objects; ``load()`` brings the first.
    ///
    /// - Parameter session: The session, which is kept. Pages that are loaded from it elsewhere are not seen here.
    public init(_ session: SearchSession) {
        self.session = session
    }

    /// The first page of the current search, as far as it is known; `nil` before there is one.
    public var response: SearchResponse? { state.withLock { $0.response } }

    /// The objects of all pages, in the order in which they came.
    public var objects: [GeoObject] { collection.objects }

    /// What there is, and then each change.
    ///
    /// - Returns: A sequence of its own for each caller.
    public func changes() -> SourceChanges<GeoObject> { collection.changes() }

    /// Waits for the first page, and takes its objects in as they get better.
    ///
    /// - Returns: The first page.
    /// - Throws: What ``/MapSearch/SearchSession/response()`` throws. When the task is cancelled, so is the request.
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

    /// Loads the next page, and adds its objects after those that are there.
    ///
    /// - Returns: The page; `nil` when there is none.
    /// - Throws: What ``/MapSearch/SearchSession/fetchNextPage()`` throws, but for there being no page.
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

    /// Searches again, with whatever the session's setters have been given.
    ///
    /// - Returns: The first page, whose objects are all there is from then on.
    /// - Throws: What ``/MapSearch/SearchSession/resubmit()`` throws.
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

    /// Searches again where the map is now, if the results are such that it makes sense.
    ///
    /// That is so for a group of results, as for a category; a name or an address means the same wherever one looks.
    ///
    /// - Parameter visible: What the map shows; the area of the session becomes its box, as strict as it was.
    /// - Returns: The first page; `nil` when nothing was asked, as there is no answer so far, its results stand for
    ///   themselves, or the map shows nothing.
    /// - Throws: What ``/MapSearch/SearchSession/resubmit()`` throws.
    @discardableResult
    public func mapMoved(to visible: MapRect) async throws -> SearchResponse? {
        guard response?.metadata.displayType == .multiple, !visible.isEmpty else { return nil }
        session.area = SearchArea(.bounds(visible.bounds), session.area?.strictness ?? .preferred)
        return try await resubmit()
    }

    private func replace(with response: SearchResponse, of submission: Int) {
        let objects = response.objects
        state.withLock { state in
            // Once there are later pages the first is what it was, whoever waits for it again.
            guard state.submission == submission, !state.hasMorePages else { return }
            state.response = response
            collection.replaceAll(with: objects)
        }
    }
}
