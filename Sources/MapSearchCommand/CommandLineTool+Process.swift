import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension CommandLineTool {
    /// Runs the tool with the arguments, streams and variables of the process, and exits.
    ///
    /// An interrupt cancels the work, so that no incomplete file is left behind, and exits with 130; a second one exits
    /// immediately.
    package static func main() async -> Never {
        FileStream.openClosedStandardStreams()
        // Writing to a closed pipe must be an error, which ends the tool quietly, not a signal.
        signal(SIGPIPE, SIG_IGN)
        let work = Task.detached {
            await run(
                arguments: Array(CommandLine.arguments.dropFirst()), input: FileStream.standardInput,
                output: FileStream.standardOutput, errors: FileStream.standardError, environment: environment)
        }
        signal(SIGINT, SIG_IGN)
        let interrupt = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        interrupt.setEventHandler {
            if work.isCancelled { _exit(ExitStatus.interrupted.rawValue) }
            work.cancel()
        }
        interrupt.activate()
        exit(await work.value)
    }

    private static var environment: [String: String] {
        var variables: [String: String] = [:]
        for name in ["NO_COLOR", "TERM", "MAPSEARCH_PELIAS_KEY", "MAPSEARCH_INDEX"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }
}
