public import MapGeometry
import MapSearch
import Synchronization

/// A query for the visible part of the map, evaluated again when the map moves, the data change, or time passes.
///
/// ```swift
/// let query = LiveQuery { rect in try await database.people(in: rect.bounds) }
/// let controller = ResultsController(source: query)
/// query.visibleRect = mapView.visibleMapRect          // with each move
/// query.dataChanged()                                 // whenever the database says so
/// ```
///
/// **When.** After a move or a change of the data, the query waits for a pause, to combine several changes; a move
/// within the margin already covered needs no evaluation. The newest evaluation wins: a running one is cancelled when
/// the next starts, and its result is discarded. If an evaluation fails, the objects remain and ``latestError`` holds
/// the error; the next change triggers another attempt.
///
/// You can use it from any task and any thread. Evaluations end when the query is deallocated.
public final class LiveQuery<Object: Identifiable & Sendable>: ResultsSource, Sendable where Object.ID: Sendable {
    private struct State: Sendable {
        var machine: LiveQueryStateMachine
        var visibleRect = MapRect.null
        var evaluation: Task<Void, Never>?
        var timer: Task<Void, Never>?
        var error: (any Error)?
    }

    /// The part that outlives the query while one of its tasks runs.
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

        /// Executes the actions of the machine.
        ///
        /// - Returns: The tasks that are no longer needed.
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

    /// Creates a query, which is first evaluated when the visible part of the map is set.
    ///
    /// - Parameters:
    ///   - pause: The pause to combine moves and changes; 0.1 seconds by default.
    ///   - interval: The maximum age of a result before it is evaluated again; `nil` for no limit.
    ///   - margin: The extra area to query on each side of the visible part, as a fraction of its width and height; a
    ///     quarter by default. Negative values and not-a-number count as 0; the maximum is 2.
    ///   - clock: The clock to use.
    ///   - evaluate: Returns the objects in a part of the map, which may cross 180° and the northern and southern
    ///     edges. Of several objects with the same identity, the first one is used.
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

    /// The visible part of the map; ``/MapGeometry/MapRect/null``, the initial value, keeps the objects and evaluates
    /// nothing.
    public var visibleRect: MapRect {
        get { core.state.withLock { $0.visibleRect } }
        set { core.handle(.moved(newValue)) }
    }

    /// The error of the last evaluation; `nil` if it succeeded, or there was none.
    public var latestError: (any Error)? { core.state.withLock { $0.error } }

    /// The objects of the newest result.
    public var objects: [Object] { core.collection.objects }

    /// Reports that the underlying data have changed.
    public func dataChanged() {
        core.handle(.dataChanged)
    }

    /// Returns the current objects, and then each change.
    ///
    /// - Returns: A separate sequence for each caller. It does not retain the query, and ends when the query is
    ///   deallocated.
    public func changes() -> SourceChanges<Object> { core.collection.changes() }
}
