import MapGeometry

/// When a live query is evaluated: every rule of it, without a task or a clock.
struct LiveQueryStateMachine: Sendable {
    enum Event: Sendable {
        /// The map shows a part of the world; null when it shows nothing.
        case moved(MapRect)
        /// What the query looks at has changed.
        case dataChanged
        /// The time that was asked for has passed.
        case timePassed(timer: Int)
        /// An evaluation has ended.
        case finished(run: Int, isSuccess: Bool)
    }

    enum Action: Sendable, Equatable {
        /// Evaluate for a part of the map, in place of the evaluation that runs.
        case evaluate(run: Int, MapRect)
        /// Wait, in place of what is waited for.
        case wait(timer: Int, Duration)
    }

    private let pause: Duration
    private let interval: Duration?
    private let margin: Double

    private var visible = MapRect.null
    /// The part of the map for which there is an answer.
    private var covered = MapRect.null
    private var isDirty = false
    /// Whether an evaluation is due when the time has passed.
    private var isPausing = false
    private var timer = 0
    private(set) var run = 0
    private var running: MapRect?

    /// Creates a machine that waits for the first move.
    ///
    /// - Parameters:
    ///   - pause: How long changes gather before they are looked at.
    ///   - interval: How old an answer may become; `nil` for any age.
    ///   - margin: How much more than the visible part is asked for on each side, as a share of its width and height.
    init(pause: Duration, interval: Duration?, margin: Double) {
        self.pause = pause
        self.interval = interval
        self.margin = margin >= 0 ? min(margin, 2) : 0
    }

    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .moved(let rect):
            visible = rect
            // A move starts the pause anew: while a finger moves the map nothing is asked.
            return needsAnswer ? startPause() : []
        case .dataChanged:
            isDirty = true
            // Changes that never end must not put the answer off for ever.
            return isPausing || visible.isEmpty ? [] : startPause()
        case .timePassed(let timer):
            guard timer == self.timer else { return [] }
            // After a pause it is seen what is needed; after the interval the answer is too old.
            if !isPausing { isDirty = true }
            isPausing = false
            return needsAnswer ? evaluate() : waitForInterval()
        case .finished(let run, let isSuccess):
            guard run == self.run, let rect = running else { return [] }
            running = nil
            if isSuccess { covered = rect } else { isDirty = true }
            return isPausing ? [] : waitForInterval()
        }
    }

    /// Whether what the map shows is not what the last answer was about, or is to be.
    private var needsAnswer: Bool {
        if visible.isEmpty { return false }
        if isDirty { return true }
        let answered = running ?? covered
        // Of a far larger part there may be less than could be shown of this one.
        let side = 2 * (1 + 2 * margin)
        return !answered.containsWrapped(visible) || answered.width > side * visible.width
    }

    private mutating func waitForInterval() -> [Action] {
        guard let interval, !visible.isEmpty else { return [] }
        timer += 1
        return [.wait(timer: timer, interval)]
    }

    private mutating func startPause() -> [Action] {
        isPausing = true
        timer += 1
        return [.wait(timer: timer, pause)]
    }

    private mutating func evaluate() -> [Action] {
        isDirty = false
        run += 1
        let rect = visible.insetBy(dx: -margin * visible.width, dy: -margin * visible.height)
        running = rect
        return [.evaluate(run: run, rect)]
    }
}
