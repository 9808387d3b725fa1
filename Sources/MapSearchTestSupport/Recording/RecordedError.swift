public import MapSearch

/// A `SearchError` as it is kept in a recording.
public struct RecordedError: Hashable, Sendable, Codable {
    private let code: String
    private let message: String
    private let backend: String?
    private let status: Int?
    /// In seconds.
    private let retryAfter: Double?
    private let file: String?
    private let offset: Int?

    /// Creates a record of an error; one of another type is kept as `SearchError.Code.backendFailure` with its text.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - backend: The name of the backend that threw it.
    public init(_ error: any Error, backend: String) {
        let error =
            error as? SearchError
            ?? SearchError(
                .backendFailure, "The backend \(backend) failed with an error of its own: \(error)", backend: backend)
        code = error.code.identifier
        message = error.message
        self.backend = error.backend
        status = error.status
        retryAfter = error.retryAfter.map { $0 / .seconds(1) }
        file = error.file
        offset = error.offset
    }

    /// The error, without the one that caused it.
    public var error: SearchError {
        SearchError(
            SearchError.Code(identifier: code) ?? .backendFailure, message, backend: backend, status: status,
            retryAfter: retryAfter.map { .seconds($0) }, file: file, offset: offset)
    }
}
