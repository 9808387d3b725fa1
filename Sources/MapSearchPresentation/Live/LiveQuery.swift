public import MapGeometry
import MapSearch
import Synchronization

/// A query for what the map shows, which is evaluated again when the map moves, when the data change, and when time passes.
///
/// ```swift
/// let query = LiveQuery { rect in try await database.people(in: rect.bounds) }
/// let controller = ResultsController(source: query)
/// query.visibleRect = mapView.visibleMapRect          // with each move
/// query.dataChanged()                                 // whenever the database says so
/// ```
///
/// **When.** After a move or a change of the data there is a pause, so that they gather; a move within the margin that was
/// asked for already needs no evaluation. The newest evaluation wins: one that is under way when the next begins is cancelled,
/// and its answer is never seen. When one fails, the objects stay and ``latestError`` says why; the next occasion tries again.
///
/// It may be used from any task and any thread. Evaluations end when the query is gone.
public final class LiveQuery<Object: Identifiable & Sendable>: ResultsSource, Sendable where Object.ID: Sendable {
    private struct State: Sendable {
        var machine: LiveQueryStateMachine
        var visibleRect = MapRect.null
        var evaluation: Task<Void, Never>?
        var timer: Task<Void, Never>?
        var error: (any Error)?
    }

    /// What outlives the query for as long as a task of it runs.
    private final class Core: Sendable {
        let collection = LiveCollection<Object>()
        let state: Mutex<State>
        let clock: any Clock<Duration>
        let evaluate: @Sendable (MapRect) async throws -> [Object]

        init(
            machine: LiveQueryStateMachine, clock: any Clock<Duration>,
            evaluate: @escaping @Sendable (MapRect) async throws -> [Object]
        ) {
            state = Mutex(State(machine: machine))
            self.clock = clock
            self.evaluate = evaluate
        }

        func handle(_ event: LiveQueryStateMachine.Event) {
            let replaced = state.withLock { state in
                if case .moved(let rect) = event { state.visibleRect = rect }
                return carryOut(state.machine.handle(event), &state)
            }
            for task in replaced { task.cancel() }
        }

        /// Does what the machine has decided.
        ///
        /// - Returns: The tasks that are needed no more.
        private func carryOut(_ actions: [LiveQueryStateMachine.Action], _ state: inout State) -> [Task<Void, Never>] {
            var replaced: [Task<Void, Never>?] = []
            for action in actions {
                switch action {
                case .evaluate(let run, let rect):
                    replaced.append(state.evaluation)
                    state.evaluation = Task { [weak self, evaluate] in
                        let result: Result<[Object], any Error>
                        do { result = .success(try await evaluate(rect)) } catch { result = .failure(error) }
                        self?.finish(run, result)
                    }
                case .wait(let timer, let duration):
                    replaced.append(state.timer)
                    state.timer = Task { [weak self, clock] in
                        guard (try? await clock.sleep(for: duration.bounded)) != nil else { return }
                        self?.handle(.timePassed(timer: timer))
                    }
                }
            }
            return replaced.compactMap { $0 }
        }

        private func finish(_ run: Int, _ result: Result<[Object], any Error>) {
            let replaced = state.withLock { state -> [Task<Void, Never>] in
                guard run == state.machine.run else { return [] }
                var isSuccess = false
                switch result {
                case .success(let objects):
                    state.error = nil
                    isSuccess = true
                    collection.replaceAll(with: objects)
                case .failure(let error): state.error = error
                }
                return carryOut(state.machine.handle(.finished(run: run, isSuccess: isSuccess)), &state)
            }
            for task in replaced { task.cancel() }
        }

        func stop() {
            let tasks = state.withLock { [$0.evaluation, $0.timer] }
            for task in tasks { task?.cancel() }
        }
    }

    private let core: Core

    /// Creates a query, which is evaluated first when the map is somewhere.
    ///
    /// - Parameters:
    ///   - pause: How long moves and changes gather before they are looked at; 0.1 seconds by default.
    ///   - interval: How old an answer may become before it is asked for again; `nil` for any age.
    ///   - margin: How much more than the visible part is asked for on each side, as a share of its width and height; a
    ///     quarter by default. Below 0 and for not-a-number it is 0, and it is 2 at most.
    ///   - clock: The clock that time is measured on.
    ///   - evaluate: Finds the objects in a part of the map, which may lie across 180° and beyond the northern and southern
    ///     edge. Of several objects with one identity the first counts.
    public init(
        pause: Duration = .milliseconds(100), interval: Duration? = nil, margin: Double = 0.25,
        clock: any Clock<Duration> = ContinuousClock(),
        evaluate: @escaping @Sendable (MapRect) async throws -> [Object]
    ) {
        core = Core(
            machine: LiveQueryStateMachine(pause: pause, interval: interval, margin: margin), clock: clock,
            evaluate: evaluate)
    }

    deinit {
        core.stop()
    }

    /// What the map shows; ``/MapGeometry/MapRect/null``, as at first, for nothing, which keeps the objects and evaluates nothing.
    public var visibleRect: MapRect {
        get { core.state.withLock { $0.visibleRect } }
        set { core.handle(.moved(newValue)) }
    }

    /// Why the last evaluation failed; `nil` when it did not, and when there was none.
    public var latestError: (any Error)? { core.state.withLock { $0.error } }

    /// The objects of the newest answer.
    public var objects: [Object] { core.collection.objects }

    /// Says that what the query looks at has changed.
    public func dataChanged() {
        core.handle(.dataChanged)
    }

    /// What there is, and then each change.
    ///
    /// - Returns: A sequence of its own for each caller. It does not keep the query, and ends when that does.
    public func changes() -> SourceChanges<Object> { core.collection.changes() }
}
