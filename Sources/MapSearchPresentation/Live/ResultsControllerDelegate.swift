/// A delegate that is notified of changes to the list of a ``ResultsController``.
///
/// As with a fetched results controller, a batch begins with a notification, followed by its changes one by one, and
/// ends with another notification. Deleted and inserted sections are in the batch.
@MainActor
public protocol ResultsControllerDelegate<Object>: AnyObject {
    /// The type of the objects.
    associatedtype Object: Identifiable & Equatable & Sendable where Object.ID: Sendable

    /// Called before the changes of a batch.
    ///
    /// - Parameter controller: The controller, whose list already includes the changes.
    func resultsWillChange(_ controller: ResultsController<Object>)

    /// Called for each change to an object.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - change: The change.
    func results(_ controller: ResultsController<Object>, didChange change: ResultsChange<Object>)

    /// Called after all changes of a batch.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - batch: All changes of the batch.
    func resultsDidChange(_ controller: ResultsController<Object>, _ batch: ResultsBatch<Object>)
}

extension ResultsControllerDelegate {
    /// Does nothing.
    public func resultsWillChange(_ controller: ResultsController<Object>) {}

    /// Does nothing.
    public func results(_ controller: ResultsController<Object>, didChange change: ResultsChange<Object>) {}

    /// Does nothing.
    public func resultsDidChange(_ controller: ResultsController<Object>, _ batch: ResultsBatch<Object>) {}
}
