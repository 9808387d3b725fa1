import MapSearchIndexFormat

/// An error that says why an index could not be built: the problem, its position, and the remedy.
public struct IndexingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem and what to do about it.
    public let message: String
    /// The file that was read or written, or `nil`.
    public let file: String?
    /// The line in the file, counting from 1, or `nil`.
    public let line: Int?

    init(_ message: String, file: String? = nil, line: Int? = nil) {
        self.message = message
        self.file = file
        self.line = line
    }

    /// The position and message on one line.
    public var description: String {
        switch (file, line) {
        case (let file?, let line?): "\(file):\(line): \(message)"
        case (let file?, nil): "\(file): \(message)"
        default: message
        }
    }
}

extension IndexingError {
    /// Errors while a builder writes.
    init(_ error: IndexFormatError, file: String?) {
        switch error.reason {
        case .unwritable(let code):
            self = .unwritable(file, code)
        default:
            self.init("the index is too large for its format (section \(error.section)): split the data")
        }
    }

    /// The system could not write a file, or a scratch file next to it.
    static func unwritable(_ file: String?, _ code: Int32) -> IndexingError {
        IndexingError(
            "the \(file == nil ? "scratch " : "")file cannot be written (\(SystemError.text(code))): "
                + "check the folder and the free disk space",
            file: file)
    }
}
