/// A source of objects for a live list: a store, a query, a search.
///
/// ```swift
/// final class PersonStore: ResultsSource {
///     private let people = LiveCollection<Person>()          // does the work
///     func changes() -> SourceChanges<Person> { people.changes() }
/// }
/// ```
///
/// If a source reports individual changes, the list does not have to compare all objects; a source that knows only its
/// current objects reports ``SourceChange/all(_:)`` each time.
public protocol ResultsSource<Object>: Sendable {
    /// The type of the objects.
    associatedtype Object: Identifiable & Sendable where Object.ID: Sendable
    /// The type of the sequence of changes.
    associatedtype Changes: AsyncSequence & SendableMetatype
    where Changes.Element == SourceChange<Object>, Changes.Failure == Never

    /// Returns the current objects, and then each change, until the loop ends.
    ///
    /// - Returns: A separate sequence for each caller, which begins with ``SourceChange/all(_:)``.
    func changes() -> Changes
}
