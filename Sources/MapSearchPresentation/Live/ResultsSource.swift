/// Where a live list takes its objects from: a store, a query, a search.
///
/// ```swift
/// final class PersonStore: ResultsSource {
///     private let people = LiveCollection<Person>()          // does the work
///     func changes() -> SourceChanges<Person> { people.changes() }
/// }
/// ```
///
/// A source that says what has changed costs no comparison of whole lists; one that only knows what there is now reports
/// ``SourceChange/all(_:)`` each time.
public protocol ResultsSource<Object>: Sendable {
    /// What it is a source of.
    associatedtype Object: Identifiable & Sendable where Object.ID: Sendable
    /// What it reports with.
    associatedtype Changes: AsyncSequence & SendableMetatype
    where Changes.Element == SourceChange<Object>, Changes.Failure == Never

    /// What there is, and then each change, until the loop is left.
    ///
    /// - Returns: A sequence of its own for each caller, which begins with ``SourceChange/all(_:)``.
    func changes() -> Changes
}
