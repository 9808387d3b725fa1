public import MapSearch
import MapGeometry

/// A recording of a backend's requests and outcomes, to save in a file and replay.
///
/// ```swift
/// let recorder = RecordingBackend(service)
/// try await useTheApp(with: recorder)
/// try recorder.recording.write(to: "Tests/Fixtures/berlin.recording")
///
/// let replay = ReplayBackend(try Recording(path: "Tests/Fixtures/berlin.recording"))
/// ```
///
/// The file is text: a header line, followed by one exchange per line, in JSON.
public struct Recording: Hashable, Sendable {
    /// A request and its outcome.
    public struct Exchange: Hashable, Sendable {
        /// The outcome of a request.
        public enum Outcome: Hashable, Sendable {
            /// A page of results.
            case response(SearchResponse)
            /// Suggestions.
            case suggestions([Suggestion])
            /// An error, without its underlying error.
            case failure(RecordedError)
        }

        /// The request.
        public var request: BackendRequest
        /// The outcome.
        public var outcome: Outcome

        /// Creates an exchange.
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - outcome: The outcome.
        public init(request: BackendRequest, outcome: Outcome) {
            self.request = request
            self.outcome = outcome
        }
    }

    /// The exchanges, in the order of the requests.
    public var exchanges: [Exchange]

    /// Creates a recording.
    ///
    /// - Parameter exchanges: The exchanges, in the order of the requests.
    public init(exchanges: [Exchange] = []) {
        self.exchanges = exchanges
    }

    private static let header = #"{"recording":"MapSearch","version":1}"#

    /// Parses a recording.
    ///
    /// - Parameter text: The text, as returned by ``text()``.
    /// - Throws: ``RecordingError`` with the invalid line.
    public init(text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first.map(String.init) == Self.header else {
            throw RecordingError(
                line: 1, message: "This is not a recording, or one of another version: record it again.")
        }
        exchanges = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            do {
                exchanges.append(try JSONValue(parsing: String(line)).decode(Exchange.self))
            } catch {
                throw RecordingError(line: index + 1, message: "\(error)")
            }
        }
    }

    /// Returns the recording as text, one exchange per line.
    ///
    /// - Returns: The text.
    /// - Throws: `EncodingError` if a value cannot be represented in JSON, such as a number that is not finite.
    public func text() throws -> String {
        try exchanges.reduce(into: Self.header + "\n") { text, exchange in
            text += "\(try JSONValueEncoder.encode(exchange))\n"
        }
    }

    /// Reads a recording from a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``RecordingError`` if the file cannot be read, or with the invalid line.
    public init(path: String) throws {
        try self.init(text: try TextFile.read(path))
    }

    /// Writes the recording to a file, replacing an existing one.
    ///
    /// - Parameter path: The path of the file; its folder must exist.
    /// - Throws: ``RecordingError`` if the file cannot be written; the errors of ``text()``.
    public func write(to path: String) throws {
        try TextFile.write(try text(), to: path)
    }
}

extension Recording.Exchange: Codable {}

/// An error that says why a recording cannot be read or written.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The invalid line, counting from 1; `nil` if the error concerns the whole file.
    public let line: Int?
    /// The problem and what to do about it.
    public let message: String

    init(line: Int? = nil, message: String) {
        self.line = line
        self.message = message
    }

    /// The line and the message.
    public var description: String { (line.map { "Line \($0): " } ?? "") + message }
}
