package import MapGeometry

/// The state machine of a live query: all rules for its evaluation, without tasks or clocks.
package struct LiveQueryStateMachine: Sendable {
    package enum Event: Sendable {
        /// The visible part of the map changed; null if nothing is visible.
        case moved(MapRect)
        /// The underlying data changed.
        case dataChanged
        /// The waiting time is over.
        case timePassed(timer: Int)
        /// An evaluation ended.
        case finished(run: Int, isSuccess: Bool)
    }

    package enum Action: Sendable, Equatable {
        /// Evaluate for a part of the map, replacing the running evaluation.
        case evaluate(run: Int, MapRect)
        /// Wait, replacing the current wait.
        case wait(timer: Int, Duration)
    }

    private let pause: Duration
    private let interval: Duration?
    private let margin: Double

    private var visible = MapRect.null
    /// The part of the map that the result covers.
    private var covered = MapRect.null
    private var isDirty = false
    /// Whether an evaluation is due when the waiting time is over.
    private var isPausing = false
    private var timer = 0
    private(set) var run = 0
    private var running: MapRect?

    /// Creates a machine that waits for the first move.
    ///
    /// - Parameters:
    ///   - pause: The pause to combine changes.
    ///   - interval: The maximum age of a result; `nil` for no limit.
    ///   - margin: The extra area to query on each side of the visible part, as a fraction of its width and height.
    package init(pause: Duration, interval: Duration?, margin: Double) {
        self.pause = pause
        self.interval = interval
        self.margin = margin >= 0 ? min(margin, 2) : 0
    }

    package mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .moved(let rect):
            visible = rect
            // A move restarts the pause, so nothing is queried while a finger moves the map.
            return needsAnswer ? startPause() : []
        case .dataChanged:
            isDirty = true
            // Continuous changes must not delay the evaluation without limit.
            return isPausing || visible.isEmpty ? [] : startPause()
        case .timePassed(let timer):
            guard timer == self.timer else { return [] }
            // The pause ends with a check whether an evaluation is needed; the interval ends when the result is too
            // old.
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

    /// Whether the visible part of the map differs from the one that the last result covers, or the next one will.
    private var needsAnswer: Bool {
        if visible.isEmpty { return false }
        if isDirty { return true }
        let answered = running ?? covered
        // A result for a far larger part may contain less than could be shown of this one.
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
