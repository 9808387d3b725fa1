import MapSearchIndexing

/// A progress line on a terminal, overwritten a few times per second.
final class BuildProgress {
    private let session: Session
    private let start = ContinuousClock.now
    private var last = ContinuousClock.now
    private var isShown = false
    private var phase: IndexingProgress.Phase?
    private var phaseStart = ContinuousClock.now

    private static let pause = Duration.milliseconds(200)
    /// Erases the rest of a longer previous line.
    private static let eraseLine = "\u{1B}[K"

    init(_ session: Session) {
        self.session = session
    }

    /// Shows the progress of building the index, unless shown a moment ago.
    func show(_ progress: IndexingProgress) {
        if phase != progress.phase { (phase, phaseStart) = (progress.phase, .now) }
        guard isDue() else { return }
        let what =
            switch progress.phase {
            case .objects: "indexing: objects"
            case .words: "indexing: words"
            case .points: "indexing: points"
            case .file: "writing"
            }
        let share = Double(progress.completedCount) / Double(max(progress.totalCount, 1))
        var line = "\(what): \(Int(share * 100)) %"
        let elapsed = Self.seconds(since: phaseStart)
        if elapsed > 0.5 {
            line += ", \(Command.grouped(Int(Double(progress.completedCount) / elapsed)))"
            line += progress.phase == .file ? " bytes per second" : " per second"
        }
        write(line)
    }

    private func isDue(_ isLast: Bool = false) -> Bool {
        guard session.errors.isTerminal, !isShown || isLast || .now - last >= Self.pause else { return false }
        (last, isShown) = (.now, true)
        return true
    }

    private static func seconds(since start: ContinuousClock.Instant) -> Double {
        let (seconds, attoseconds) = (.now - start).components
        return Double(seconds) + Double(attoseconds) / 1e18
    }

    private func write(_ line: String) {
        // A closed terminal is no reason to stop.
        try? session.errors.write(Array("\r\(line)\(Self.eraseLine)".utf8))
    }

    /// Shows the progress of reading, unless shown a moment ago.
    func show(_ progress: OSMProgress) {
        guard isDue(progress.isComplete) else { return }
        let elapsed = Self.seconds(since: start)
        let share = Double(progress.bytesRead) / Double(max(progress.byteCount, 1))
        var line = "reading: \(Int(share * 100)) %, \(Command.grouped(progress.objectCount)) objects"
        if elapsed > 0.5, share > 0.01 {
            line += ", \(Command.grouped(Int(Double(progress.objectCount) / elapsed))) a second"
            if !progress.isComplete { line += ", \(Int((elapsed / share - elapsed).rounded(.up))) s left" }
        }
        if progress.isComplete { line += "; connecting objects …" }
        write(line)
    }

    /// Ends the line.
    func finish() {
        if isShown { try? session.errors.write(Array("\n".utf8)) }
    }
}
