public import MapSearch

/// A `SearchError` in a recording.
public struct RecordedError: Hashable, Sendable, Codable {
    /// The error, without its underlying error.
    public let error: SearchError

    /// Creates a record of an error; an error of another type is recorded as `SearchError.Code.backendFailure` with its
    /// text.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - backend: The name of the backend that threw it.
    public init(_ error: any Error, backend: String) {
        let error =
            error as? SearchError
            ?? SearchError(
                .backendFailure, "The backend \(backend) failed: \(error)", backend: backend)
        self.error = SearchError(
            error.code, error.message, backend: error.backend, status: error.status, retryAfter: error.retryAfter,
            file: error.file, offset: error.offset)
    }

    /// Decodes a record from the error.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is no error.
    public init(from decoder: any Decoder) throws {
        error = try SearchError(from: decoder)
    }

    /// Encodes the error.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        try error.encode(to: encoder)
    }
}
