/// Keeps a list of objects in step with a source, and an interface in step with the list.
///
/// ```swift
/// let controller = ResultsController(source: people, arrangement: .init(sorts: [.ascending(\.name)]))
/// controller.delegate = tableDriver                  // hears of each change, or:
/// for await batch in controller.batches() { … }      // all at once
/// controller.drive(mapDisplay)                       // pins follow, too
/// ```
///
/// It is to map and list what a fetched results controller is to a table; all it knows is ``ResultsList``, which also works
/// without it and on no actor.
///
/// **Changes while changes are told.** What is applied from within a delegate's method or a display's is taken in after
/// everybody has heard of the change that is under way, so that nobody sees a list that does not fit what they were told.
@MainActor
public final class ResultsController<Object: Identifiable & Equatable & Sendable> where Object.ID: Sendable {
    private enum Step {
        case change(SourceChange<Object>)
        case arrangement(ResultsArrangement<Object>)
        case begin(any AnnotationDriving<Object>)
        case open(ChangeChannel<ResultsBatch<Object>>)
    }

    /// The list as it is now; within a delegate's method, as it is after the change.
    public private(set) var list: ResultsList<Object>

    /// Who is told of changes.
    public weak var delegate: (any ResultsControllerDelegate<Object>)?

    private var steps: [Step] = []
    private var isTelling = false
    private var channels = ChangeChannels<ResultsBatch<Object>>()
    private var drivers: [any AnnotationDriving<Object>] = []
    private var observation: Task<Void, Never>?

    /// Creates a controller without a source, for objects that are handed in with ``apply(_:)``.
    ///
    /// - Parameter arrangement: Which objects the list has, in what order, and in which sections.
    public init(arrangement: ResultsArrangement<Object> = ResultsArrangement()) {
        list = ResultsList(arrangement: arrangement)
    }

    /// Creates a controller that follows a source for as long as it lives.
    ///
    /// The list is empty until the source has said what there is, which takes a turn of the main actor at least.
    ///
    /// - Parameters:
    ///   - source: Where the objects come from. The controller does not keep it.
    ///   - arrangement: Which objects the list has, in what order, and in which sections.
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

    /// Which objects the list has, in what order, and in which sections; setting it tells what that means.
    public var arrangement: ResultsArrangement<Object> {
        get {
            for case .arrangement(let arrangement) in steps.reversed() { return arrangement }
            return list.arrangement
        }
        set { take(.arrangement(newValue)) }
    }

    /// Takes in what a source reports.
    ///
    /// - Parameter change: What has changed, or everything that there is.
    public func apply(_ change: SourceChange<Object>) {
        take(.change(change))
    }

    /// What happens to the list from now on; the first batch has the list as it is.
    ///
    /// - Parameter limit: How many batches may wait for a slow loop; below 1 it is 1. Where more would, the list as it is
    ///   then comes in their place.
    /// - Returns: The batches. The loop does not keep the controller: it ends when that does, and when its task is cancelled.
    public func batches(limit: Int = 64) -> ResultsBatches<Object> {
        let channel = ChangeChannel<ResultsBatch<Object>>(limit: max(1, limit))
        take(.open(channel))
        return ResultsBatches(channel: channel)
    }

    /// Hands batches to a driver from now on, beginning with the list as it is.
    func begin(_ driver: any AnnotationDriving<Object>) { take(.begin(driver)) }

    /// Whether a driver is there or waits for its turn.
    func hasDriver(where isIt: (any AnnotationDriving<Object>) -> Bool) -> Bool {
        drivers.contains(where: isIt)
            || steps.contains { step in
                if case .begin(let driver) = step { isIt(driver) } else { false }
            }
    }

    /// Hands nothing to a driver any more.
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
        // One display may have another stopped.
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
