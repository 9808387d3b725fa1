public import MapSearch

/// The state of a screen of results, besides its list.
///
/// ```swift
/// switch model.phase {
/// case .idle: Text("Search for a place")
/// case .searching where model.results.isEmpty: ProgressView()
/// case .searching, .loaded: EmptyView()
/// case .empty: ContentUnavailableView.search(text: model.text)
/// case .failed(let error): Button("Try again", action: model.retry).help(error.message)
/// }
/// ```
public enum SearchPhase: Equatable, Sendable {
    /// No request has been made.
    case idle
    /// A request is pending; the list has the previous results, or the best ones so far.
    case searching
    /// The list is complete.
    case loaded
    /// Nothing was found: the list is empty.
    case empty
    /// The request failed with this error.
    case failed(SearchError)

    /// The error of the request, or `nil`.
    public var error: SearchError? {
        if case .failed(let error) = self { error } else { nil }
    }

    /// The phase after a response.
    static func answered(isEmpty: Bool) -> SearchPhase { isEmpty ? .empty : .loaded }
}
