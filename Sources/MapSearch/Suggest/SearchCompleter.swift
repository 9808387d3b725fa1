/// Completes a text field while the user types.
///
/// ```swift
/// let completer = SearchCompleter(backend: backend)
/// completer.queryFragment = "ber"                         // from the field, with each letter
/// for await update in completer.updates() {
///     show(update.suggestions)
/// }
/// ```
///
/// It asks when the text is long enough and the user has paused for a moment. **The newest wins**: an answer to an older
/// text never replaces that to a newer one. The end of the completer ends its request and the loops over its updates.
///
/// A completer may be used from any task and any thread.
public final class SearchCompleter: Sendable {
    /// What there is to show after a pause of the user.
    public struct Update: Sendable {
        /// Grows from update to update of a completer.
        let number: Int
        /// The text that it is for.
        public let text: String
        /// The suggestions, or why there are none.
        public let result: Result<SuggestResponse, SearchError>

        /// The lines to offer; none when the text is too short or the backend failed.
        public var suggestions: [Suggestion] {
            switch result {
            case .success(let response): response.suggestions
            case .failure: []
            }
        }
    }

    let core: CompleterCore

    /// Creates a completer.
    ///
    /// - Parameters:
    ///   - backend: What suggests.
    ///   - minimumLength: The number of characters, blanks not counted, from which on it asks; 1 by default. Blank text
    ///     is never asked for.
    ///   - delay: How long the user must pause before it asks; 150 ms by default, and 0 to ask with each letter.
    ///   - clock: The clock that the pause is measured on.
    public init(
        backend: any SearchBackend, minimumLength: Int = 1, delay: Duration = .milliseconds(150),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        core = CompleterCore(
            session: SuggestSession(backend: backend), minimumLength: minimumLength, delay: delay, clock: clock)
    }

    deinit {
        core.finish()
    }

    /// The text of the field; setting another one begins anew, after the pause.
    ///
    /// A text that is too short takes the suggestions away at once.
    public var queryFragment: String {
        get { core.read { $0.request.text } }
        set {
            // Text fields tell of changes that are none.
            if newValue != queryFragment { core.begin { $0.text = newValue } }
        }
    }

    /// Where the user looks; it matters from the next request on.
    ///
    /// After a move of the map see ``refresh()``.
    public var area: SearchArea? {
        get { core.read { $0.request.area } }
        set { core.update { $0.area = newValue } }
    }

    /// How to search; it matters from the next request on.
    public var options: SearchOptions {
        get { core.read { $0.request.options } }
        set { core.update { $0.options = newValue } }
    }

    /// The number of suggestions at most, 10 by default; it matters from the next request on.
    public var limit: Int {
        get { core.read { $0.request.limit } }
        set { core.update { $0.limit = newValue } }
    }

    /// The suggestions that are there: those of the newest update.
    public var results: [Suggestion] { latest?.suggestions ?? [] }

    /// The newest update, or `nil` before the first one.
    public var latest: Update? { core.read { $0.latest } }

    /// Whether suggestions for the text are on their way.
    public var isSearching: Bool { core.read { $0.isSearching } }

    /// Completes the same text again, after the pause, as when the map has moved.
    public func refresh() {
        core.begin()
    }

    /// Gives up what is on its way; the suggestions that are there stay, and nobody is told.
    public func cancel() {
        core.cancel()
    }

    /// Empties the text and takes the suggestions away.
    public func reset() {
        core.begin { $0.text = "" }
    }

    /// Does what a tap on a suggestion is meant to do.
    ///
    /// - Parameter suggestion: The line that was tapped.
    /// - Returns: The search to submit; `nil` when the line was put into ``queryFragment`` instead, to go on typing.
    public func select(_ suggestion: Suggestion) -> SearchRequest? {
        let (area, options) = core.read { ($0.request.area, $0.request.options) }
        guard let request = suggestion.searchRequest(in: area, options: options) else {
            queryFragment = suggestion.displayText
            return nil
        }
        return request
    }

    /// Calls a handler with each update from now on, in place of the handler before.
    ///
    /// - Parameter handler: Called on the main actor; `nil` to hear no more. It must not keep the completer.
    public func onUpdate(_ handler: (@MainActor (Update) -> Void)?) {
        core.setHandler(handler)
    }

    /// The updates, beginning with the newest one that is there.
    ///
    /// Of updates that come faster than the loop asks for them only the newest is kept. The loop does not keep the
    /// completer: it ends when the completer does, and when its task is cancelled.
    ///
    /// - Returns: The updates.
    public func updates() -> SearchCompletions { SearchCompletions(core: core) }
}
