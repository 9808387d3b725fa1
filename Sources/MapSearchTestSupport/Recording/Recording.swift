public import MapSearch
import MapGeometry

/// What a backend was asked and what it answered, to keep in a file and play again.
///
/// ```swift
/// let recorder = RecordingBackend(service)
/// try await useTheApp(with: recorder)
/// try recorder.recording.write(to: "Tests/Fixtures/berlin.recording")
///
/// let replay = ReplayBackend(try Recording(path: "Tests/Fixtures/berlin.recording"))
/// ```
///
/// The file is text: a line that says what it is, and then one exchange a line, in JSON.
public struct Recording: Hashable, Sendable {
    /// A request and its outcome.
    public struct Exchange: Hashable, Sendable {
        /// What came back.
        public enum Outcome: Hashable, Sendable {
            /// A page of results.
            case response(SearchResponse)
            /// Suggestions.
            case suggestions([Suggestion])
            /// An error, without the one that caused it.
            case failure(RecordedError)
        }

        /// What was asked.
        public var request: BackendRequest
        /// What came back.
        public var outcome: Outcome

        /// Creates an exchange.
        ///
        /// - Parameters:
        ///   - request: What was asked.
        ///   - outcome: What came back.
        public init(request: BackendRequest, outcome: Outcome) {
            self.request = request
            self.outcome = outcome
        }
    }

    /// The exchanges, in the order in which the requests came.
    public var exchanges: [Exchange]

    /// Creates a recording.
    ///
    /// - Parameter exchanges: The exchanges, in the order in which the requests came.
    public init(exchanges: [Exchange] = []) {
        self.exchanges = exchanges
    }

    private static let header = #"{"recording":"MapSearch","version":1}"#

    /// Reads a recording from its text.
    ///
    /// - Parameter text: As ``text()`` gives it.
    /// - Throws: ``RecordingError`` that says which line is wrong.
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

    /// The recording as text, one exchange a line.
    ///
    /// - Returns: The text.
    /// - Throws: `EncodingError` when a value has no JSON, such as a number that is not finite.
    public func text() throws -> String {
        try exchanges.reduce(into: Self.header + "\n") { text, exchange in
            text += "\(try JSONValueEncoder.encode(exchange))\n"
        }
    }

    /// Reads a recording from a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``RecordingError`` when the file cannot be read, or says which line is wrong.
    public init(path: String) throws {
        try self.init(text: try TextFile.read(path))
    }

    /// Writes the recording to a file, in place of one that is there.
    ///
    /// - Parameter path: The path of the file; its folder must be there.
    /// - Throws: ``RecordingError`` when the file cannot be written; as ``text()`` does.
    public func write(to path: String) throws {
        try TextFile.write(try text(), to: path)
    }
}

extension Recording.Exchange: Codable {}

/// Why a recording cannot be read or written.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line that is wrong, from 1 on; `nil` when it is the file as a whole.
    public let line: Int?
    /// What is wrong and what to do about it.
    public let message: String

    init(line: Int? = nil, message: String) {
        self.line = line
        self.message = message
    }

    /// The line and the message.
    public var description: String { (line.map { "Line \($0): " } ?? "") + message }
}
