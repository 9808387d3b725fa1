import MapSearch
import MapSearchIndexing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a command tells the shell.
enum ExitStatus: Int32, CaseIterable, Sendable {
    case success = 0
    case nothingFound = 1
    case usage = 2
    case badInput = 3
    case service = 4
    case interrupted = 130
}

/// Why a command ends without success: what went wrong and what to do about it.
struct CommandFailure: Error, Hashable {
    let status: ExitStatus
    let message: String

    init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    /// The command line makes no sense.
    static func usage(_ message: String) -> CommandFailure { CommandFailure(.usage, message) }

    /// A file or a stream holds something else than it should.
    static func badInput(_ message: String) -> CommandFailure { CommandFailure(.badInput, message) }

    /// A file cannot be read.
    static func unreadable(_ path: String, errno code: Int32) -> CommandFailure {
        .badInput("\(path) cannot be read (\(String(cString: strerror(code)))): check the path.")
    }

    /// A file cannot be written.
    static func unwritable(_ path: String, errno code: Int32) -> CommandFailure {
        let reason = String(cString: strerror(code))
        return .badInput("\(path) cannot be written (\(reason)): check the folder and the free disk space.")
    }
}

extension CommandFailure {
    /// What a command throws, as it is told to the user; nil when the user stopped it.
    init?(_ error: any Error) {
        switch error {
        case is CancellationError, StreamError.cancelled: return nil
        case let failure as CommandFailure: self = failure
        case let error as SearchError:
            // Only a failure that nobody foresaw is explained by its cause.
            let message = error.code == .backendFailure ? error.description : error.message
            self.init(Self.status(of: error.code), message)
        case let error as IndexingError: self.init(.badInput, error.description)
        case StreamError.failed(let code):
            let reason = String(cString: strerror(code))
            self.init(.badInput, "cannot read or write the stream (\(reason)): check the file or pipe behind it.")
        default: self.init(.badInput, "\(error)")
        }
    }

    private static func status(of code: SearchError.Code) -> ExitStatus {
        switch code {
        case .noResult, .partialResult, .notFound, .noNextPage: .nothingFound
        case .indexMissing, .indexVersion, .indexCorrupt: .badInput
        case .network, .timeout, .rateLimited, .unauthorized, .badResponse, .cacheUnavailable, .backendFailure: .service
        case .cancelled: .interrupted
        default: .usage
        }
    }
}
