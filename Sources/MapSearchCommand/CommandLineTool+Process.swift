import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension CommandLineTool {
    /// Runs the tool with the arguments, streams and variables of the process, and ends the process.
    ///
    /// An interrupt cancels the work, so that no half-written file stays behind, and ends the process with 130; a second
    /// one does not wait for that.
    package static func main() async -> Never {
        // A reader that is gone shall be an error of the write, which ends the tool quietly, and no signal.
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
