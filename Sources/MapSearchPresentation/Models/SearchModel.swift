public import MapSearch
public import Observation

/// The model of a search screen: text in; results, phase and selection out.
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
/// It searches when the user pauses, and again when ``area`` or ``options`` change. **The newest wins**: an answer to
/// something older is never shown. Results stay until there are others, so that nothing flickers while the user types; blank
/// text takes them away at once. When the model is gone, so is its request.
///
/// In tests give it a `MockBackend` and a `ManualClock`, and wait with ``settled()``.
@MainActor @Observable
public final class SearchModel {
    /// The text of the search field; setting another one searches for it, after the pause.
    public var text = "" {
        didSet { if text != oldValue, !isQuiet { ask(textRequest, after: pause) } }
    }

    /// Where to search, such as what the map shows; `nil` for everywhere.
    ///
    /// Setting another one searches again, after the pause. A screen with a button "Search here" sets it when the button is
    /// pressed. A search by coordinate or identifier has no area and is not made again.
    public var area: SearchArea? {
        didSet { if area != oldValue { askAgain(in: area) } }
    }

    /// How to search: filters, order, languages.
    ///
    /// Setting others searches again, after the pause.
    public var options: SearchOptions {
        didSet { if options != oldValue { askAgain(options) } }
    }

    /// The object that is selected: bind a list or a map to it.
    ///
    /// It stays selected in new results that have it, and is `nil` when they have not.
    public var selection: GeoObject.ID?

    /// The objects that were found, best first, all pages so far; each is there once.
    public internal(set) var results: [GeoObject] = []

    /// What there is to show beside the results.
    public internal(set) var phase = SearchPhase.idle

    /// Why the last request failed: that for the first page, as in ``phase``, or for a later one; `nil` when it did not.
    public internal(set) var error: SearchError?

    /// The newest page, with what is known about the search as a whole and whom to credit; `nil` before the first one.
    public internal(set) var response: SearchResponse?

    /// Whether ``loadMore()`` would find more results.
    public internal(set) var hasMore = false

    /// Whether more results are on their way.
    public internal(set) var isLoadingMore = false

    let work = NewestTask()
    let clock: any Clock<Duration>
    private let manager: SearchManager
    private let pause: Duration?

    /// What is asked, or was asked last; `nil` when nothing is.
    @ObservationIgnored private var request: SearchRequest?
    @ObservationIgnored var session: SearchSession?
    /// Whether the results are those of something else than ``request``, apart from area and options.
    @ObservationIgnored private var isStale = false
    /// Whether the text is set without a wish to search for it.
    @ObservationIgnored private var isQuiet = false

    /// Creates the model of a search screen.
    ///
    /// - Parameters:
    ///   - backend: What answers.
    ///   - area: Where to search; `nil` for everywhere.
    ///   - options: How to search.
    ///   - pause: How long the user must have stopped typing, or moving the map, before a search begins; 250 ms by default,
    ///     and `nil` to search only when ``submit()`` or ``retry()`` says so.
    ///   - clock: The clock that the pause is measured on.
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

    /// Searches for the text at once: the return key.
    public func submit() {
        ask(textRequest, after: .zero)
    }

    /// Searches for what a suggestion stands for, at once, and puts its text into the field.
    ///
    /// A suggestion that is there to go on typing is only put into the field.
    ///
    /// - Parameter suggestion: The line that was tapped.
    public func submit(_ suggestion: Suggestion) {
        guard let request = suggestion.searchRequest(in: area, options: options) else {
            text = suggestion.displayText
            return
        }
        setText(suggestion.displayText)
        submit(request)
    }

    /// Makes a request at once, with its own area and options.
    ///
    /// The text of the field stays as it is. When ``area`` or ``options`` are changed later, the request is made with those.
    ///
    /// - Parameter request: What to search for; its page is of no effect.
    public func submit(_ request: SearchRequest) {
        ask(SearchRequest(request.operation, options: request.options), after: .zero)
    }

    /// Makes the last request again, at once: for the page that failed, or else for the first one, in the current ``area``.
    ///
    /// Does nothing when nothing was asked.
    public func retry() {
        if error != nil, phase.error == nil {
            loadMore()
        } else if let request {
            ask(request, after: .zero, isSame: true)
        }
    }

    /// Gives up what is on its way; the results stay as they are.
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

    /// Empties text and results.
    public func clear() {
        setText("")
        ask(nil, after: .zero)
    }

    /// Waits until nothing is on its way any more: for tests, and for the end of `refreshable`.
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

    /// Sets the text of the field without a search for it.
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

    /// Searches in place of what is on its way.
    ///
    /// - Parameters:
    ///   - request: What to search for; `nil` for nothing.
    ///   - pause: How long to wait before; `nil` to leave it to the next ``submit()``.
    ///   - isSame: Whether only area and options are others than before.
    private func ask(_ request: SearchRequest?, after pause: Duration?, isSame: Bool = false) {
        guard let request else {
            stop()
            self.request = nil
            (results, selection, response, phase) = ([], nil, nil, .idle)
            return
        }
        guard let pause else {
            // The same in another area is what the next retry asks.
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
                // Cancelled: what took over has set the phase already.
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
        // Not before: early answers may lack what the last one has.
        if selectedResult == nil { selection = nil }
    }

    private func fail(_ error: SearchError) {
        if isStale { (results, selection, response) = ([], nil, nil) }
        self.error = error
        phase = .failed(error)
    }
}
