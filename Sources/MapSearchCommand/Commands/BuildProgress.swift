import MapSearchIndexing

/// A line on a terminal that says how far a build has come; it is written over a few times a second.
final class BuildProgress {
    private let session: Session
    private let start = ContinuousClock.now
    private var last = ContinuousClock.now
    private var isShown = false

    private static let pause = Duration.milliseconds(200)
    /// Erases what the last line has more.
    private static let eraseLine = "\u{1B}[K"

    init(_ session: Session) {
        self.session = session
    }

    /// Shows the state of reading, unless that was done a moment ago.
    func show(_ progress: OSMProgress) {
        let now = ContinuousClock.now
        guard session.errors.isTerminal, !isShown || progress.isComplete || now - last >= Self.pause else { return }
        (last, isShown) = (now, true)
        let (seconds, attoseconds) = (now - start).components
        let elapsed = Double(seconds) + Double(attoseconds) / 1e18
        let share = Double(progress.bytesRead) / Double(max(progress.byteCount, 1))
        var line = "reading: \(Int(share * 100)) %, \(Command.grouped(progress.objectCount)) objects"
        if elapsed > 0.5, share > 0.01 {
            line += ", \(Command.grouped(Int(Double(progress.objectCount) / elapsed))) a second"
            if !progress.isComplete { line += ", \(Int((elapsed / share - elapsed).rounded(.up))) s left" }
        }
        if progress.isComplete { line += "; joining what belongs together …" }
        // A terminal that is gone is no reason to stop.
        try? session.errors.write(Array("\r\(line)\(Self.eraseLine)".utf8))
    }

    /// Ends the line.
    func finish() {
        if isShown { try? session.errors.write(Array("\n".utf8)) }
    }
}
