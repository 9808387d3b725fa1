/// A progress line on a terminal, overwritten a few times per second.
package final class TableProgress {
    private let session: Session
    /// The size of the table in bytes; nil if it comes from a pipe.
    private let byteCount: Int?
    private let start = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    /// The rows that an earlier run has answered.
    private var firstCount: Int?

    private static let pause = Duration.milliseconds(200)
    private static let width = 20
    /// Erases the rest of a longer previous line.
    private static let eraseLine = "\u{1B}[K"

    init(_ session: Session, byteCount: Int?) {
        self.session = session
        self.byteCount = byteCount
    }

    /// Shows the number of finished rows and the fraction of the table, unless shown a moment ago.
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
        // A closed terminal is no reason to stop.
        try? session.errors.write(Array("\r\(text)\(Self.eraseLine)".utf8))
    }

    /// A bar if the size is known, the number of rows, and the rows per second.
    package static func line(rowCount: Int, newCount: Int, bytesRead: Int, byteCount: Int?, elapsed: Double) -> String {
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
