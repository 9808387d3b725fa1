import Foundation
import MapSearchIndexing

/// The build of an index, in a process of its own, whose peak of memory is then known.
struct Build {
    let seconds: Double
    let peakMegabytes: Double

    /// The argument that makes the program the process that builds.
    static let argument = "--build"

    /// Builds an index of a table.
    ///
    /// - Parameters:
    ///   - table: The path of the table.
    ///   - index: The path of the index to write.
    ///   - tool: The command line tool that is to build it; nil for this program.
    /// - Returns: How long it took, and its peak of memory.
    /// - Throws: ``Failure`` when the process cannot be started or fails.
    static func run(_ table: String, to index: String, tool: String?) throws -> Build {
        let command =
            tool.map { [$0, "build", "-o", index, table] }
            ?? [Bundle.main.executablePath ?? CommandLine.arguments[0], argument, table, index]
        let arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        let start = ContinuousClock.now
        // What the builder prints goes to the errors, so that the tables can be piped.
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
        let problem = posix_spawn(&process, command[0], &actions, nil, arguments, environ)
        guard problem == 0 else { throw Failure(description: "\(command[0]): \(String(cString: strerror(problem)))") }
        var (status, usage): (Int32, rusage) = (0, rusage())
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        guard status == 0 else { throw Failure(description: "\(command[0]) ended with the status \(status)") }
        #if canImport(Darwin)
        let unit = 1.0
        #else
        let unit = 1024.0
        #endif
        return Build(
            seconds: (ContinuousClock.now - start) / .seconds(1), peakMegabytes: Double(usage.ru_maxrss) * unit / 1e6)
    }

    /// Does the work of the process.
    static func work(_ table: String, _ index: String) throws {
        var builder = IndexBuilder(name: "Made up")
        try DelimitedFile(path: table).read(into: &builder)
        try builder.write(to: index)
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
