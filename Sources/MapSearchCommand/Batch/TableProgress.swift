/// A line on a terminal that says how far a table has come; it is written over a few times a second.
final class TableProgress {
    private let session: Session
    /// How many bytes the table has; nil when it comes from a pipe.
    private let byteCount: Int?
    private let start = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    /// Rows that an earlier run has answered.
    private var firstCount: Int?

    private static let pause = Duration.milliseconds(200)
    private static let width = 20
    /// Erases what the last line has more.
    private static let eraseLine = "\u{1B}[K"

    init(_ session: Session, byteCount: Int?) {
        self.session = session
        self.byteCount = byteCount
    }

    /// Shows how many rows are done and how much of the table was read, unless that was done a moment ago.
    func show(_ rowCount: Int, _ bytesRead: Int) {
        if firstCount == nil { firstCount = rowCount }
        let now = ContinuousClock.now
        guard session.errors.isTerminal, last.map({ now - $0 >= Self.pause }) ?? true else { return }
        last = now
        let (seconds, attoseconds) = (now - start).components
        let elapsed = Double(seconds) + Double(attoseconds) / 1e18
        let text = Self.line(
            rowCount: rowCount, newCount: rowCount - (firstCount ?? 0), bytesRead: bytesRead, byteCount: byteCount,
            elapsed: elapsed)
        // A terminal that is gone is no reason to stop.
        try? session.errors.write(Array("\r\(text)\(Self.eraseLine)".utf8))
    }

    /// A bar where the size is known, the rows, and how many of them are answered in a second.
    static func line(rowCount: Int, newCount: Int, bytesRead: Int, byteCount: Int?, elapsed: Double) -> String {
        var line = ""
        if let byteCount, byteCount > 0 {
            let share = min(1, Double(bytesRead) / Double(byteCount))
            let filled = Int(share * Double(width))
            line = "[\(String(repeating: "#", count: filled))\(String(repeating: ".", count: width - filled))] "
            line += "\(Int(share * 100)) %, "
        }
        line += "\(Command.grouped(rowCount)) rows"
        guard elapsed > 0.5, newCount > 0 else { return line }
        return line + ", \(Command.grouped(Int(Double(newCount) / elapsed))) a second"
    }

    /// Ends the line.
    func finish() {
        if last != nil { try? session.errors.write(Array("\n".utf8)) }
    }
}
