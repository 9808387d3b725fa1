public import MapSearch
public import Observation

/// A model for a text field with suggestions: takes a text and provides suggestions, a phase and a selection.
///
/// ```swift
/// struct SearchField: View {
///     @State var suggest: SuggestModel                      // SuggestModel(backend: backend)
///     @State var search: SearchModel                        // SearchModel(backend: backend)
///
///     var body: some View {
///         ResultList(model: search)
///             .searchable(text: $suggest.text)
///             .searchSuggestions {
///                 ForEach(suggest.suggestions, id: \.self) { line in
///                     Button(line.title) { if let request = suggest.select(line) { search.submit(request) } }
///                 }
///             }
///     }
/// }
/// ```
///
/// It requests suggestions when the text is long enough and the user pauses. **The newest wins**: a response to an
/// older text is never shown. Suggestions remain until they are replaced; text that is too short removes them
/// immediately. Deallocating the model cancels its request. For code outside the main actor, use `SearchCompleter`.
///
/// In tests, pass a `MockBackend` and a `ManualClock`, and wait with ``settled()``.
@MainActor @Observable
public final class SuggestModel {
    /// The text of the field; setting a new one requests suggestions after the pause.
    public var text = "" {
        didSet { if text != oldValue, !isQuiet { ask(after: pause) } }
    }

    /// The area that the user is looking at; `nil` for everywhere.
    ///
    /// Setting a new one requests suggestions again after the pause.
    public var area: SearchArea? {
        didSet { if area != oldValue { askAgain() } }
    }

    /// The search options.
    ///
    /// Setting new ones requests suggestions again after the pause.
    public var options: SearchOptions {
        didSet { if options != oldValue { askAgain() } }
    }

    /// The user's recent searches and favourites; `nil`, the initial value, to keep none.
    ///
    /// Its entries come before the backend's suggestions, up to a third of the list, and are the only ones while the
    /// field is empty. ``select(_:)`` adds entries. Your app stores the history.
    public var history: SearchHistory? {
        didSet { if text.allSatisfy(\.isWhitespace) { showHistory() } }
    }

    /// The selected suggestion, for example with the arrow keys; bind a list to it.
    ///
    /// The selection is kept if new suggestions contain the same entry, otherwise it becomes `nil`.
    public var selection: Suggestion?

    /// The suggestions, best first.
    public internal(set) var suggestions: [Suggestion] = []

    /// The state of the model, besides the suggestions.
    public internal(set) var phase = SearchPhase.idle

    /// The error of the last request, or `nil`.
    public var error: SearchError? { phase.error }

    package let work = NewestTask()
    private let session: SuggestSession
    private let limit: Int
    private let minimumLength: Int
    private let pause: Duration
    private let clock: any Clock<Duration>

    /// Whether the text is being set without requesting suggestions.
    @ObservationIgnored private var isQuiet = false

    /// Creates a model for a text field.
    ///
    /// - Parameters:
    ///   - backend: The backend that provides suggestions.
    ///   - area: The area that the user is looking at; `nil` for everywhere.
    ///   - options: The search options.
    ///   - limit: The maximum number of suggestions.
    ///   - minimumLength: The minimum number of characters, not counting blanks; blank text is never sent.
    ///   - pause: How long to wait after the user stops typing; 150 ms by default, and 0 to send a request on every
    ///     change.
    ///   - clock: The clock that measures the pause.
    public init(
        backend: any SearchBackend, area: SearchArea? = nil, options: SearchOptions = SearchOptions(), limit: Int = 10,
        minimumLength: Int = 1, pause: Duration = .milliseconds(150), clock: any Clock<Duration> = ContinuousClock()
    ) {
        session = SuggestSession(backend: backend)
        self.area = area
        self.options = options
        self.limit = limit
        self.minimumLength = minimumLength
        self.pause = pause
        self.clock = clock
    }

    /// Selects a suggestion, as for a tap, and puts its text into the field.
    ///
    /// - Parameter suggestion: The selected suggestion.
    /// - Returns: The search to submit, for example to a ``SearchModel``; suggestions then stop. `nil` if the
    ///   suggestion only completes the text: new suggestions follow.
    @discardableResult
    public func select(_ suggestion: Suggestion) -> SearchRequest? {
        guard let request = suggestion.searchRequest(in: area, options: options) else {
            text = suggestion.displayText
            return nil
        }
        cancel()
        isQuiet = true
        text = suggestion.displayText
        isQuiet = false
        history?.record(suggestion)
        selection = suggestion
        return request
    }

    /// Requests suggestions for the same text again, immediately.
    public func retry() {
        ask(after: .zero)
    }

    /// Cancels the pending request; the suggestions do not change.
    public func cancel() {
        guard phase == .searching else { return }
        work.cancel()
        phase = suggestions.isEmpty ? .idle : .loaded
    }

    /// Clears the text and the suggestions.
    public func clear() {
        text = ""
        ask(after: .zero)
    }

    /// Waits until no request is pending; for tests.
    public func settled() async {
        await work.settled()
    }

    private func askAgain() {
        if phase != .idle { ask(after: pause) }
    }

    private func ask(after pause: Duration) {
        let length = text.count { !$0.isWhitespace }
        guard length > 0, length >= minimumLength else {
            work.cancel()
            (suggestions, selection, phase) = ([], nil, .idle)
            if length == 0 { showHistory() }
            return
        }
        phase = .searching
        let request = SuggestRequest(text: text, in: area, options: options, limit: limit)
        work.start(after: pause, on: clock) { [weak self, session] in
            do {
                let response = try await session.suggest(request)
                if !Task.isCancelled { self?.show(response.suggestions) }
            } catch let error as SearchError {
                if !Task.isCancelled { self?.fail(error) }
            } catch {
                // Cancelled: the replacement has already set the phase.
            }
        }
    }

    private func show(_ lines: [Suggestion]) {
        let known = history?.suggestions(for: text, limit: max(limit / 3, 1)) ?? []
        let others = lines.filter { line in !known.contains { $0.isSameLine(as: line) } }
        suggestions = Array((known + others).prefix(max(0, limit)))
        phase = .answered(isEmpty: suggestions.isEmpty)
        if let selection { self.selection = suggestions.first { $0.isSameLine(as: selection) } }
    }

    /// Shows matching history entries, which need no response.
    private func showHistory() {
        suggestions = history?.suggestions(for: "", limit: limit) ?? []
        if let selection { self.selection = suggestions.first { $0.isSameLine(as: selection) } }
    }

    private func fail(_ error: SearchError) {
        (suggestions, selection, phase) = ([], nil, .failed(error))
    }
}

extension SuggestModel {
    /// Creates a model for previews that has suggestions without a backend.
    ///
    /// Every text in the preview gets the same suggestions.
    ///
    /// - Parameters:
    ///   - suggestions: The suggestions.
    ///   - text: The text of the field.
    ///   - phase: The phase to show; `nil` for loaded, or empty if there are no suggestions.
    public convenience init(previewing suggestions: [Suggestion], text: String = "", phase: SearchPhase? = nil) {
        self.init(backend: PreviewBackend(lines: suggestions))
        isQuiet = true
        self.text = text
        isQuiet = false
        self.suggestions = suggestions
        self.phase = phase ?? .answered(isEmpty: suggestions.isEmpty)
    }
}

extension Suggestion {
    /// Returns whether two suggestions are the same; highlighting and distance change while the user types.
    func isSameLine(as other: Suggestion) -> Bool {
        if uri != nil || other.uri != nil { return uri == other.uri }
        return title == other.title && subtitle == other.subtitle && searchText == other.searchText
    }
}
