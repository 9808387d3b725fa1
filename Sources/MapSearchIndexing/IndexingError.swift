import MapSearchIndexFormat

/// Why an index could not be built: what is wrong, where, and what helps.
public struct IndexingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public let message: String
    /// The file that was read or written, or `nil` when none is concerned.
    public let file: String?
    /// The line of the file, counted from 1, or `nil`.
    public let line: Int?

    init(_ message: String, file: String? = nil, line: Int? = nil) {
        self.message = message
        self.file = file
        self.line = line
    }

    /// Place and message in one line.
    public var description: String {
        switch (file, line) {
        case (let file?, let line?): "\(file):\(line): \(message)"
        case (let file?, nil): "\(file): \(message)"
        default: message
        }
    }
}

extension IndexingError {
    /// What a builder meets when it writes.
    init(_ error: IndexFormatError, file: String?) {
        switch error.reason {
        case .unwritable(let code):
            self = .unwritable(file, code)
        default:
            self.init("the index is too large for its format (section \(error.section)): split the data")
        }
    }

    /// The system refused to write a file, or a scratch file beside it.
    static func unwritable(_ file: String?, _ code: Int32) -> IndexingError {
        IndexingError(
            "the \(file == nil ? "scratch " : "")file cannot be written (\(SystemError.text(code))): "
                + "check the folder and the free disk space",
            file: file)
    }
}
