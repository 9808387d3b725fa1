/// A completer for a text field.
///
/// ```swift
/// let completer = SearchCompleter(backend: backend)
/// completer.queryFragment = "ber"                         // from the field, with each letter
/// for await update in completer.updates() {
///     show(update.suggestions)
/// }
/// ```
///
/// It requests suggestions when the text is long enough and the user pauses. **The newest wins**: a response to an
/// older text never replaces that to a newer one. Deallocating the completer cancels its request and ends the loops
/// over its updates.
///
/// You can use a completer from any task and any thread.
public final class SearchCompleter: Sendable {
    /// The result to show after the user pauses.
    public struct Update: Sendable {
        /// Increases from update to update of a completer.
        package let number: Int
        /// The text that the result is for.
        public let text: String
        /// The suggestions, or the error.
        public let result: Result<SuggestResponse, SearchError>

        /// The suggestions; empty if the text is too short or the backend failed.
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
    ///   - backend: The backend that provides suggestions.
    ///   - minimumLength: The minimum number of characters, not counting blanks; 1 by default. Blank text is never
    ///     sent.
    ///   - delay: The pause after which to request suggestions; 150 ms by default, and 0 to request them on every
    ///     change.
    ///   - clock: The clock that measures the pause.
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

    /// The text of the field; setting a new text requests suggestions after the pause.
    ///
    /// If the text is too short, the suggestions are removed immediately.
    public var queryFragment: String {
        get { core.read { $0.request.text } }
        set {
            // Text fields report changes that are none.
            if newValue != queryFragment { core.begin { $0.text = newValue } }
        }
    }

    /// The area that the user is looking at; takes effect with the next request.
    ///
    /// Call ``refresh()`` after the map has moved.
    public var area: SearchArea? {
        get { core.read { $0.request.area } }
        set { core.update { $0.area = newValue } }
    }

    /// The search options; take effect with the next request.
    public var options: SearchOptions {
        get { core.read { $0.request.options } }
        set { core.update { $0.options = newValue } }
    }

    /// The maximum number of suggestions, 10 by default; takes effect with the next request.
    public var limit: Int {
        get { core.read { $0.request.limit } }
        set { core.update { $0.limit = newValue } }
    }

    /// The suggestions of the newest update.
    public var results: [Suggestion] { latest?.suggestions ?? [] }

    /// The newest update, or `nil` before the first one.
    public var latest: Update? { core.read { $0.latest } }

    /// Whether a request for the text is pending.
    public var isSearching: Bool { core.read { $0.isSearching } }

    /// Requests suggestions for the same text again, after the pause; use it when the map has moved.
    public func refresh() {
        core.begin()
    }

    /// Cancels the pending request; the current suggestions remain, and no update is sent.
    public func cancel() {
        core.cancel()
    }

    /// Clears the text and removes the suggestions.
    public func reset() {
        core.begin { $0.text = "" }
    }

    /// Selects a suggestion, as for a tap.
    ///
    /// - Parameter suggestion: The selected suggestion.
    /// - Returns: The search to submit; `nil` if the text was put into ``queryFragment`` instead.
    public func select(_ suggestion: Suggestion) -> SearchRequest? {
        let (area, options) = core.read { ($0.request.area, $0.request.options) }
        guard let request = suggestion.searchRequest(in: area, options: options) else {
            queryFragment = suggestion.displayText
            return nil
        }
        return request
    }

    /// Calls a handler with each future update, replacing the previous handler.
    ///
    /// - Parameter handler: Called on the main actor; `nil` to remove the handler. It must not retain the completer.
    public func onUpdate(_ handler: (@MainActor (Update) -> Void)?) {
        core.setHandler(handler)
    }

    /// Returns the updates, starting with the newest one so far.
    ///
    /// If updates arrive faster than the loop consumes them, only the newest is kept. The loop does not retain the
    /// completer: it ends when the completer is deallocated, and when its task is cancelled.
    ///
    /// - Returns: The updates.
    public func updates() -> SearchCompletions { SearchCompletions(core: core) }
}
