/// Who is told what happens to the list of a ``ResultsController``.
///
/// As with a fetched results controller, a batch is announced, told change by change, and concluded. Sections that are gone
/// or new stand in the batch.
@MainActor
public protocol ResultsControllerDelegate<Object>: AnyObject {
    /// What the list has.
    associatedtype Object: Identifiable & Equatable & Sendable where Object.ID: Sendable

    /// Changes are going to be told.
    ///
    /// - Parameter controller: The controller, whose list is already as it is after them.
    func resultsWillChange(_ controller: ResultsController<Object>)

    /// Something has happened to an object.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - change: What has happened.
    func results(_ controller: ResultsController<Object>, didChange change: ResultsChange<Object>)

    /// All changes of a batch have been told.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - batch: The changes, once more and all at once.
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
