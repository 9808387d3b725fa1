/// The environment of a command: its streams and text style.
struct Session {
    let input: any ByteSource
    let output: Output
    let errors: any ByteSink
    let style: TextStyle
    /// Whether results go to a terminal.
    let isTerminal: Bool
    /// The environment variables in use.
    let environment: [String: String]

    /// The maximum length of an error message, in scalars: some repeat what is in the input, such as the titles of a table.
    private static let longestMessage = 4_000

    /// Prints an error message after the results so far.
    func complain(_ message: String) throws(StreamError) {
        try output.flush()
        let message = message.shortened(to: Self.longestMessage)
        try errors.write(Array("mapsearch: \(TextStyle.printable(message))\n".utf8))
    }

    /// Prints a progress message; does nothing if standard error is not a terminal.
    func progress(_ message: String) throws(StreamError) {
        if errors.isTerminal { try errors.write(Array("\(TextStyle.printable(message))\n".utf8)) }
    }
}
