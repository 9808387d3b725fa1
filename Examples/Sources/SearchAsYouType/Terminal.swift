import Foundation

/// The terminal: in raw mode, on its alternate screen, and restored when the program ends, by itself or by a signal.
final class Terminal {
    /// An event from a terminal.
    enum Input: Sendable {
        case bytes([UInt8])
        /// Nothing arrived for a moment.
        case pause
        case resized
        /// The terminal was closed, or the program received this termination signal.
        case ended(signal: Int32?)
    }

    private var original = termios()
    private var sources: [any DispatchSourceSignal] = []
    private var shown: [String] = []
    private let isPlain: Bool

    /// Takes over the terminal; nil if standard input and output are not a terminal, or one without cursor control.
    init?(environment: [String: String]) {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
        guard let type = environment["TERM"], !type.isEmpty, type != "dumb" else { return nil }
        guard tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
        isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        enter()
    }

    private func enter() {
        var raw = original
        cfmakeraw(&raw)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        shown = []
        // The alternate screen, and bracketed paste.
        Self.write("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[2J")
    }

    /// Restores the terminal.
    func leave() {
        Self.write("\u{1B}[?2004l\u{1B}[?1049l")
        tcsetattr(STDIN_FILENO, TCSANOW, &original)
    }

    /// The size in cells; that of the oldest terminals if it is not known.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Calls a handler with the input, on its own threads.
    func listen(_ handler: @escaping @Sendable (Input) -> Void) {
        for number in [SIGWINCH, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
            // The dispatch source handles the signal; otherwise the program would end immediately and leave the terminal raw.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            let isAboutSize = number == SIGWINCH || number == SIGCONT
            source.setEventHandler { handler(isAboutSize ? .resized : .ended(signal: number)) }
            source.resume()
            sources.append(source)
        }
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 1024)
            while true {
                var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                let ready = poll(&descriptor, 1, 50)
                if ready < 0, errno == EINTR { continue }
                if ready == 0 {
                    handler(.pause)
                    continue
                }
                let count = read(STDIN_FILENO, &buffer, buffer.count)
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                guard count > 0 else { break }
                handler(.bytes(Array(buffer[..<count])))
            }
            handler(.ended(signal: nil))
        }
    }

    /// Shows a frame; only lines that differ are written.
    func show(_ frame: ScreenView.Frame, isAnew: Bool) {
        var output = isAnew ? "\u{1B}[2J" : ""
        if isAnew { shown = [] }
        let lines = frame.lines.map { $0.terminal(isPlain: isPlain) }
        for (row, line) in lines.enumerated() where row >= shown.count || shown[row] != line {
            output += "\u{1B}[\(row + 1);1H\(line)\u{1B}[K"
        }
        shown = lines
        output += "\u{1B}[\(frame.cursor.row + 1);\(frame.cursor.column + 1)H"
        Self.write(output)
    }

    private static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
