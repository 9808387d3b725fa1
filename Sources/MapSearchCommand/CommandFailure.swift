import MapSearch
import MapSearchIndexing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The exit status of a command.
enum ExitStatus: Int32, CaseIterable, Sendable {
    case success = 0
    case nothingFound = 1
    case usage = 2
    case badInput = 3
    case service = 4
    case interrupted = 130
}

/// An error that ends a command: what is wrong and what to do about it.
struct CommandFailure: Error, Hashable {
    let status: ExitStatus
    let message: String

    init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    /// The command line is invalid.
    static func usage(_ message: String) -> CommandFailure { CommandFailure(.usage, message) }

    /// The content of a file or a stream is invalid.
    static func badInput(_ message: String) -> CommandFailure { CommandFailure(.badInput, message) }

    /// A file or stream cannot be read.
    static func unreadable(_ path: String, errno code: Int32) -> CommandFailure {
        .badInput("\(path) cannot be read (\(String(cString: strerror(code)))): check the path or pipe.")
    }

    /// A file or stream cannot be written.
    static func unwritable(_ path: String, errno code: Int32) -> CommandFailure {
        let reason = String(cString: strerror(code))
        return .badInput("\(path) cannot be written (\(reason)): check the folder or pipe, and the free disk space.")
    }
}

extension CommandFailure {
    /// The failure for an error, as shown to the user; nil if the user stopped the command.
    init?(_ error: any Error) {
        switch error {
        case is CancellationError, StreamError.cancelled: return nil
        case let failure as CommandFailure: self = failure
        case let error as SearchError:
            // Only unexpected failures are explained by their cause.
            let message = error.code == .backendFailure ? error.description : error.message
            self.init(Self.status(of: error.code), message)
        case let error as IndexingError: self.init(.badInput, error.description)
        case StreamError.unreadable(let name, let code): self = .unreadable(name, errno: code)
        case StreamError.unwritable(let name, let code): self = .unwritable(name, errno: code)
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
