import MapGeometry

/// The tool as a function from arguments and streams to text and an exit code.
package enum CommandLineTool {
    /// Runs the tool.
    ///
    /// - Parameters:
    ///   - arguments: The words after the name of the program.
    ///   - input: The input of commands that read.
    ///   - output: Receives results.
    ///   - errors: Receives error messages.
    ///   - environment: The variables; `NO_COLOR`, `TERM`, `MAPSEARCH_INDEX` and `MAPSEARCH_PELIAS_KEY` are used.
    /// - Returns: 0 found, 1 nothing found, 2 wrong usage, 3 bad file or index, 4 network or service, 130 interrupted.
    ///   Also 0 if the reader of the output has closed it.
    package static func run(
        arguments: [String], input: any ByteSource, output: any ByteSink, errors: any ByteSink,
        environment: [String: String]
    ) async -> Int32 {
        let session = Session(
            input: input, output: Output(output), errors: errors,
            style: TextStyle(isTerminal: output.isTerminal, environment: environment),
            isTerminal: output.isTerminal, environment: environment)
        do {
            let status = try await run(arguments.map(safe), session)
            try session.output.flush()
            return status.rawValue
        } catch StreamError.closed {
            return ExitStatus.success.rawValue
        } catch {
            return report(error, session)
        }
    }

    /// The maximum length of a path on common systems; file names must stay as they are.
    private static let longestPath = 4096

    /// An argument whose comparison takes little time, whatever a script has passed on.
    private static func safe(_ argument: String) -> String {
        argument.utf8.count > longestPath ? argument.streamSafe() : argument
    }

    private static func run(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
        guard let name = arguments.first else {
            throw CommandFailure.usage("no command given: try `mapsearch search Vaduz`, or --help for all commands.")
        }
        switch name {
        case "--version":
            try session.output.line("mapsearch \(HelpText.version)")
        case "--help", "-h":
            try session.output.line(HelpText.overview)
        case "help":
            let topic = try arguments.dropFirst().first.map { name throws(CommandFailure) in try Command.named(name) }
            try session.output.line(topic.map(HelpText.text) ?? HelpText.overview)
        default:
            return try await run(Command.named(name), arguments.dropFirst(), session)
        }
        return .success
    }

    private static func run(
        _ command: Command, _ words: ArraySlice<String>, _ session: Session
    ) async throws -> ExitStatus {
        // If help is requested, errors in the rest of the line are ignored.
        if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            try session.output.line(HelpText.text(for: command))
            return .success
        }
        return try await command.run(try Arguments(words, options: command.options), session)
    }

    private static func report(_ error: any Error, _ session: Session) -> Int32 {
        guard let failure = CommandFailure(error) else { return ExitStatus.interrupted.rawValue }
        do {
            try session.complain(failure.message)
        } catch {
            // The reader is gone, but the exit code is still set.
        }
        return failure.status.rawValue
    }
}
