public import MapSearch

/// What a screen of results has to show beside its list.
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
    /// Nothing was asked.
    case idle
    /// An answer is on its way; the list has the answer before it, or the best one so far.
    case searching
    /// The list is the answer.
    case loaded
    /// There is nothing to find: the list is empty.
    case empty
    /// There is no answer, for this reason.
    case failed(SearchError)

    /// Why there is no answer, or `nil`.
    public var error: SearchError? {
        if case .failed(let error) = self { error } else { nil }
    }

    /// The phase when an answer is there.
    static func answered(isEmpty: Bool) -> SearchPhase { isEmpty ? .empty : .loaded }
}
