public import MapSearch
public import Observation

/// The model of a text field with suggestions: text in; suggestions, phase and what was chosen out.
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
/// It asks when the text is long enough and the user pauses. **The newest wins**: an answer to an older text is never shown.
/// Suggestions stay until there are others; text that is too short takes them away at once. When the model is gone, so is its
/// request. For code without the main actor there is `SearchCompleter`.
///
/// In tests give it a `MockBackend` and a `ManualClock`, and wait with ``settled()``.
@MainActor @Observable
public final class SuggestModel {
    /// The text of the field; setting another one asks for suggestions, after the pause.
    public var text = "" {
        didSet { if text != oldValue, !isQuiet { ask(after: pause) } }
    }

    /// Where the user looks; `nil` for everywhere.
    ///
    /// Setting another one asks again, after the pause.
    public var area: SearchArea? {
        didSet { if area != oldValue { askAgain() } }
    }

    /// How to search.
    ///
    /// Setting others asks again, after the pause.
    public var options: SearchOptions {
        didSet { if options != oldValue { askAgain() } }
    }

    /// What the user has searched for and keeps; `nil`, as at the beginning, when nothing is to be remembered.
    ///
    /// Its lines come before those of the backend, a third of the list at most, and alone while the field is empty.
    /// ``select(_:)`` adds to it. The app stores it.
    public var history: SearchHistory? {
        didSet { if text.allSatisfy(\.isWhitespace) { showHistory() } }
    }

    /// The line that is selected, as by the arrow keys; bind a list to it.
    ///
    /// It stays selected in new suggestions that have a line for the same, and is `nil` when they have not.
    public var selection: Suggestion?

    /// The lines to offer, best first.
    public internal(set) var suggestions: [Suggestion] = []

    /// What there is to show beside the suggestions.
    public internal(set) var phase = SearchPhase.idle

    /// Why there are no suggestions, or `nil`.
    public var error: SearchError? { phase.error }

    let work = NewestTask()
    private let session: SuggestSession
    private let limit: Int
    private let minimumLength: Int
    private let pause: Duration
    private let clock: any Clock<Duration>

    /// Whether the text is set without a wish for suggestions.
    @ObservationIgnored private var isQuiet = false

    /// Creates the model of a text field.
    ///
    /// - Parameters:
    ///   - backend: What suggests.
    ///   - area: Where the user looks; `nil` for everywhere.
    ///   - options: How to search.
    ///   - limit: The number of suggestions at most.
    ///   - minimumLength: The number of characters, blanks not counted, from which on it asks; blank text is never asked for.
    ///   - pause: How long the user must have stopped typing before it asks; 150 ms by default, and 0 to ask with each letter.
    ///   - clock: The clock that the pause is measured on.
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

    /// Does what a tap on a line is meant to do, and puts its text into the field.
    ///
    /// - Parameter suggestion: The line that was tapped.
    /// - Returns: The search to submit, as to a ``SearchModel``; nothing more is suggested then. `nil` when the line is there
    ///   to go on typing: then there are new suggestions.
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

    /// Asks for the same text again, at once.
    public func retry() {
        ask(after: .zero)
    }

    /// Gives up what is on its way; the suggestions stay as they are.
    public func cancel() {
        guard phase == .searching else { return }
        work.cancel()
        phase = suggestions.isEmpty ? .idle : .loaded
    }

    /// Empties text and suggestions.
    public func clear() {
        text = ""
        ask(after: .zero)
    }

    /// Waits until nothing is on its way any more: for tests.
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
                // Cancelled: what took over has set the phase already.
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

    /// Shows what the user has searched for, which needs no answer.
    private func showHistory() {
        suggestions = history?.suggestions(for: "", limit: limit) ?? []
        if let selection { self.selection = suggestions.first { $0.isSameLine(as: selection) } }
    }

    private func fail(_ error: SearchError) {
        (suggestions, selection, phase) = ([], nil, .failed(error))
    }
}

extension SuggestModel {
    /// Creates a model for previews, which has suggestions without a backend.
    ///
    /// Whatever is typed in the preview is given the same suggestions.
    ///
    /// - Parameters:
    ///   - suggestions: The lines.
    ///   - text: The text of the field.
    ///   - phase: What there is to show beside the lines; `nil` for loaded, or empty without lines.
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
    /// Whether two lines stand for the same: what is in bold, and the distance, change as one types.
    func isSameLine(as other: Suggestion) -> Bool {
        if uri != nil || other.uri != nil { return uri == other.uri }
        return title == other.title && subtitle == other.subtitle && searchText == other.searchText
    }
}
