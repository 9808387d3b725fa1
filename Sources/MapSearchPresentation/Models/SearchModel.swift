public import MapSearch
public import Observation

/// A screen model for a search: takes a text and provides results, a phase and a selection.
///
/// ```swift
/// struct SearchScreen: View {
///     @State var model: SearchModel                         // SearchModel(backend: backend)
///
///     var body: some View {
///         List(model.results, selection: $model.selection) { place in
///             Text(place.name).onAppear { model.loadMore(after: place) }
///         }
///         .searchable(text: $model.text)
///         .onSubmit(of: .search, model.submit)
///         .overlay { if model.phase == .empty { ContentUnavailableView.search(text: model.text) } }
///     }
/// }
///
/// #Preview { SearchScreen(model: SearchModel(previewing: [bern, basel])) }
/// ```
///
/// It searches when the user pauses, and again when ``area`` or ``options`` change. **The newest wins**: a response to
/// an older request is never shown. Results remain until they are replaced, so nothing flickers while the user types;
/// blank text removes them immediately. Deallocating the model cancels its request.
///
/// In tests, pass a `MockBackend` and a `ManualClock`, and wait with ``settled()``.
@MainActor @Observable
public final class SearchModel {
    /// The text of the search field; setting a new one starts a search after the pause.
    public var text = "" {
        didSet { if text != oldValue, !isQuiet { ask(textRequest, after: pause) } }
    }

    /// The area to search, such as the visible part of the map; `nil` for everywhere.
    ///
    /// Setting a new one searches again after the pause. If your screen has a "Search here" button, set it when the
    /// button is pressed. A search by coordinate or identifier has no area and is not repeated.
    public var area: SearchArea? {
        didSet { if area != oldValue { askAgain(in: area) } }
    }

    /// The search options: filters, order, languages.
    ///
    /// Setting new ones searches again after the pause.
    public var options: SearchOptions {
        didSet { if options != oldValue { askAgain(options) } }
    }

    /// The selected object; bind a list or a map to it.
    ///
    /// The selection is kept if new results contain it, otherwise it becomes `nil`.
    public var selection: GeoObject.ID?

    /// The objects found so far on all pages, best first and without duplicates.
    public internal(set) var results: [GeoObject] = []

    /// The state of the model, besides the results.
    public internal(set) var phase = SearchPhase.idle

    /// The error of the last request: for the first page, as in ``phase``, or for a later one; `nil` if it succeeded.
    public internal(set) var error: SearchError?

    /// The newest page, with information about the search as a whole and the credits to show; `nil` before the first
    /// one.
    public internal(set) var response: SearchResponse?

    /// Whether ``loadMore()`` can load more results.
    public internal(set) var hasMore = false

    /// Whether more results are being loaded.
    public internal(set) var isLoadingMore = false

    package let work = NewestTask()
    let clock: any Clock<Duration>
    private let manager: SearchManager
    private let pause: Duration?

    /// The current or last request; `nil` if there is none.
    @ObservationIgnored private var request: SearchRequest?
    @ObservationIgnored var session: SearchSession?
    /// Whether the results belong to a request that differs from ``request`` in more than area and options.
    @ObservationIgnored private var isStale = false
    /// Whether the text is being set without a search.
    @ObservationIgnored private var isQuiet = false

    /// Creates a model for a search screen.
    ///
    /// - Parameters:
    ///   - backend: The backend that answers the searches.
    ///   - area: The area to search; `nil` for everywhere.
    ///   - options: The search options.
    ///   - pause: How long to wait after the user stops typing or moving the map; 250 ms by default, and `nil` to
    ///     search only on ``submit()`` or ``retry()``.
    ///   - clock: The clock that measures the pause.
    public init(
        backend: any SearchBackend, area: SearchArea? = nil, options: SearchOptions = SearchOptions(),
        pause: Duration? = .milliseconds(250), clock: any Clock<Duration> = ContinuousClock()
    ) {
        manager = SearchManager(backend: backend)
        self.area = area
        self.options = options
        self.pause = pause
        self.clock = clock
    }

    /// Searches for the text immediately, for example when the user presses Return.
    public func submit() {
        ask(textRequest, after: .zero)
    }

    /// Searches for a suggestion immediately, and puts its text into the field.
    ///
    /// If the suggestion only completes the text, it is put into the field without a search.
    ///
    /// - Parameter suggestion: The selected suggestion.
    public func submit(_ suggestion: Suggestion) {
        guard let request = suggestion.searchRequest(in: area, options: options) else {
            text = suggestion.displayText
            return
        }
        setText(suggestion.displayText)
        submit(request)
    }

    /// Sends a request immediately, with its own area and options.
    ///
    /// The text of the field does not change. If ``area`` or ``options`` change later, the request is repeated with the
    /// new values.
    ///
    /// - Parameter request: The request; its page is ignored.
    public func submit(_ request: SearchRequest) {
        ask(SearchRequest(request.operation, options: request.options), after: .zero)
    }

    /// Sends the last request again immediately: for the page that failed, or else for the first page, in the current
    /// ``area``.
    ///
    /// Does nothing if there was no request.
    public func retry() {
        if error != nil, phase.error == nil {
            loadMore()
        } else if let request {
            ask(request, after: .zero, isSame: true)
        }
    }

    /// Cancels the pending request; the results do not change.
    public func cancel() {
        if isLoadingMore {
            work.cancel()
            session?.cancel()
            isLoadingMore = false
        } else if phase == .searching {
            stop()
            phase = results.isEmpty ? .idle : .loaded
        }
    }

    /// Clears the text and the results.
    public func clear() {
        setText("")
        ask(nil, after: .zero)
    }

    /// Waits until no request is pending; for tests, and for the end of `refreshable`.
    ///
    /// ```swift
    /// .refreshable {
    ///     model.retry()
    ///     await model.settled()
    /// }
    /// ```
    public func settled() async {
        await work.settled()
    }

    private var textRequest: SearchRequest? {
        text.contains { !$0.isWhitespace } ? .text(text, in: area, options: options) : nil
    }

    /// Sets the text of the field without searching for it.
    func setText(_ text: String) {
        isQuiet = true
        self.text = text
        isQuiet = false
    }

    private func askAgain(in area: SearchArea?) {
        switch request?.operation {
        case .text(let text, _): askAgain(.text(text, area: area))
        case .address(let address, _): askAgain(.address(address, area: area))
        case .reverse, .uri, .uris, nil: break
        }
    }

    private func askAgain(_ operation: SearchRequest.Operation) {
        guard let request else { return }
        ask(SearchRequest(operation, options: request.options), after: pause, isSame: true)
    }

    private func askAgain(_ options: SearchOptions) {
        guard let request else { return }
        ask(SearchRequest(request.operation, options: options), after: pause, isSame: true)
    }

    /// Searches, replacing the pending request.
    ///
    /// - Parameters:
    ///   - request: The request; `nil` to clear the results.
    ///   - pause: How long to wait; `nil` to wait for the next ``submit()``.
    ///   - isSame: Whether only area and options have changed.
    private func ask(_ request: SearchRequest?, after pause: Duration?, isSame: Bool = false) {
        guard let request else {
            stop()
            self.request = nil
            (results, selection, response, phase) = ([], nil, nil, .idle)
            return
        }
        guard let pause else {
            // The next retry sends the same request for another area.
            if isSame { self.request = request }
            return
        }
        stop()
        self.request = request
        isStale = isStale || !isSame
        phase = .searching
        work.start(after: pause, on: clock) { [weak self] in
            guard let progress = self?.begin(request) else { return }
            do {
                for try await page in progress {
                    guard !Task.isCancelled else { return }
                    self?.show(page)
                }
                if !Task.isCancelled { self?.finish() }
            } catch let error as SearchError {
                if !Task.isCancelled { self?.fail(error) }
            } catch {
                // Cancelled: the replacement has already set the phase.
            }
        }
    }

    private func begin(_ request: SearchRequest) -> SearchProgress {
        let session = manager.submit(request)
        self.session = session
        return session.progress()
    }

    private func stop() {
        work.cancel()
        session = nil
        (hasMore, isLoadingMore, error) = (false, false, nil)
    }

    private func show(_ page: SearchResponse) {
        response = page
        isStale = false
        results = Self.adding(page.objects, to: [])
    }

    private func finish() {
        phase = .answered(isEmpty: results.isEmpty)
        hasMore = response?.hasNextPage ?? false
        // Not earlier, because early responses may lack objects of the final one.
        if selectedResult == nil { selection = nil }
    }

    private func fail(_ error: SearchError) {
        if isStale { (results, selection, response) = ([], nil, nil) }
        self.error = error
        phase = .failed(error)
    }
}
