/// A controller that keeps a list in sync with a source, and a user interface in sync with the list.
///
/// ```swift
/// let controller = ResultsController(source: people, arrangement: .init(sorts: [.ascending(\.name)]))
/// controller.delegate = tableDriver                  // gets each change, or:
/// for await batch in controller.batches() { … }      // all at once
/// controller.drive(mapDisplay)                       // pins follow, too
/// ```
///
/// It does for maps and lists what a fetched results controller does for tables. The underlying value type,
/// ``ResultsList``, also works on its own and without an actor.
///
/// **Changes during callbacks.** Changes applied inside a delegate or display method are processed after all observers
/// have received the current change, so that the list always matches the changes that observers have received.
@MainActor
public final class ResultsController<Object: Identifiable & Equatable & Sendable> where Object.ID: Sendable {
    private enum Step {
        case change(SourceChange<Object>)
        case arrangement(ResultsArrangement<Object>)
        case begin(any AnnotationDriving<Object>)
        case open(ChangeChannel<ResultsBatch<Object>>)
    }

    /// The current list; inside a delegate method, the list after the change.
    public private(set) var list: ResultsList<Object>

    /// The delegate that is notified of changes.
    public weak var delegate: (any ResultsControllerDelegate<Object>)?

    private var steps: [Step] = []
    private var isTelling = false
    private var channels = ChangeChannels<ResultsBatch<Object>>()
    private var drivers: [any AnnotationDriving<Object>] = []
    private var observation: Task<Void, Never>?

    /// Creates a controller without a source, for objects that you pass to ``apply(_:)``.
    ///
    /// - Parameter arrangement: The filter, order and sections of the list.
    public init(arrangement: ResultsArrangement<Object> = ResultsArrangement()) {
        list = ResultsList(arrangement: arrangement)
    }

    /// Creates a controller that observes a source for its lifetime.
    ///
    /// The list is empty until the source reports its objects, which takes at least one turn of the main actor.
    ///
    /// - Parameters:
    ///   - source: The source of the objects. The controller does not retain it.
    ///   - arrangement: The filter, order and sections of the list.
    public convenience init(
        source: some ResultsSource<Object>, arrangement: ResultsArrangement<Object> = ResultsArrangement()
    ) {
        self.init(arrangement: arrangement)
        let changes = source.changes()
        observation = Task { @MainActor [weak self] in
            var iterator = changes.makeAsyncIterator()
            while let change = await iterator.next(isolation: #isolation) {
                guard let self else { return }
                self.apply(change)
            }
        }
    }

    deinit {
        observation?.cancel()
        for channel in channels.all { channel.finish() }
    }

    /// The filter, order and sections of the list; setting it notifies observers of the changes.
    public var arrangement: ResultsArrangement<Object> {
        get {
            for case .arrangement(let arrangement) in steps.reversed() { return arrangement }
            return list.arrangement
        }
        set { take(.arrangement(newValue)) }
    }

    /// Applies a change reported by a source.
    ///
    /// - Parameter change: The change, or all objects.
    public func apply(_ change: SourceChange<Object>) {
        take(.change(change))
    }

    /// Returns the batches of changes from now on; the first batch contains the current list.
    ///
    /// - Parameter limit: The maximum number of batches that may wait for a slow loop, at least 1. If there are more,
    ///   they are replaced by the current list.
    /// - Returns: The batches. The loop does not retain the controller: it ends when the controller is deallocated, and
    ///   when its task is cancelled.
    public func batches(limit: Int = 64) -> ResultsBatches<Object> {
        let channel = ChangeChannel<ResultsBatch<Object>>(limit: max(1, limit))
        take(.open(channel))
        return ResultsBatches(channel: channel)
    }

    /// Passes batches to a driver, beginning with the current list.
    func begin(_ driver: any AnnotationDriving<Object>) { take(.begin(driver)) }

    /// Whether a driver is registered or waits for its turn.
    func hasDriver(where isIt: (any AnnotationDriving<Object>) -> Bool) -> Bool {
        drivers.contains(where: isIt)
            || steps.contains { step in
                if case .begin(let driver) = step { isIt(driver) } else { false }
            }
    }

    /// Stops passing batches to a driver.
    func end(where isIt: (any AnnotationDriving<Object>) -> Bool) {
        drivers.removeAll(where: isIt)
        steps.removeAll { step in
            if case .begin(let driver) = step { isIt(driver) } else { false }
        }
    }

    private func take(_ step: Step) {
        steps.append(step)
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !steps.isEmpty {
            switch steps.removeFirst() {
            case .change(let change): tell(list.apply(change))
            case .arrangement(let arrangement): tell(list.rearrange(arrangement))
            case .begin(let driver):
                drivers.append(driver)
                driver.take(ResultsBatch(reload: list.sections))
            case .open(let channel):
                channels.add(channel)
                channel.update { $0 = [ResultsBatch(reload: list.sections)] }
            }
        }
    }

    private func tell(_ batch: ResultsBatch<Object>) {
        guard !batch.isEmpty else { return }
        if let delegate {
            delegate.resultsWillChange(self)
            for change in batch.changes { delegate.results(self, didChange: change) }
            delegate.resultsDidChange(self, batch)
        }
        drivers.removeAll { !$0.isThere }
        // A display may stop another one.
        for driver in drivers where drivers.contains(where: { $0 === driver }) { driver.take(batch) }
        for channel in channels.all {
            channel.update { waiting in
                if waiting.count < channel.limit {
                    waiting.append(batch)
                } else {
                    waiting = [ResultsBatch(reload: list.sections)]
                }
            }
        }
    }
}
