/// Where a command runs: its streams, and how text for people looks.
struct Session {
    let input: any ByteSource
    let output: Output
    let errors: any ByteSink
    let style: TextStyle
    /// Whether results go to a person who waits for them.
    let isTerminal: Bool
    /// The variables that are looked at.
    let environment: [String: String]

    /// Tells a person what went wrong, and what to do about it, behind what was found before.
    func complain(_ message: String) throws(StreamError) {
        try output.flush()
        try errors.write(Array("mapsearch: \(TextStyle.printable(message))\n".utf8))
    }

    /// Tells a person what is going on; says nothing when standard error is no terminal.
    func progress(_ message: String) throws(StreamError) {
        if errors.isTerminal { try errors.write(Array("\(TextStyle.printable(message))\n".utf8)) }
    }
}
