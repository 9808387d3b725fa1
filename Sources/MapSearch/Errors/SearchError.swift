/// An error that says why a search failed and what to do about it.
///
/// ```swift
/// do {
///     placemarks = try await geocoder.geocode(address: text)
/// } catch SearchError.Code.noResult {
///     message = "Nothing found for \(text)."
/// } catch let error as SearchError where error.code == .rateLimited {
///     retry(after: error.retryAfter ?? .seconds(60))
/// }
/// ```
///
/// Every failure of this library has this type, with one exception: if the waiting task is cancelled, Swift's
/// `CancellationError` is thrown. A search session that finds nothing does not fail: its response is empty.
public struct SearchError: Error, Sendable {
    /// The code that identifies the kind of error.
    public let code: Code
    /// What went wrong and what to do about it, in English, for logs and developers.
    public let message: String

    // Stored separately, so that an error is small when it is thrown and passed on.
    private final class Context: Sendable {
        let backend: String?
        let status: Int?
        let retryAfter: Duration?
        let file: String?
        let offset: Int?
        let underlying: (any Error)?

        init(
            backend: String?, status: Int?, retryAfter: Duration?, file: String?, offset: Int?,
            underlying: (any Error)?
        ) {
            self.backend = backend
            self.status = status
            self.retryAfter = retryAfter
            self.file = file
            self.offset = offset
            self.underlying = underlying
        }
    }

    private let context: Context

    /// The name of the backend that failed, or `nil` if no backend was involved.
    public var backend: String? { context.backend }
    /// The HTTP status of the service's response, or `nil`.
    public var status: Int? { context.status }
    /// How long to wait before the next request, or `nil` if the service does not say.
    public var retryAfter: Duration? { context.retryAfter }
    /// The file that is missing or damaged, or `nil`.
    public var file: String? { context.file }
    /// The byte offset of the problem in the file, or `nil`.
    public var offset: Int? { context.offset }
    /// The error that caused this one, or `nil`.
    public var underlying: (any Error)? { context.underlying }

    package init(
        _ code: Code,
        _ message: String,
        backend: String? = nil,
        status: Int? = nil,
        retryAfter: Duration? = nil,
        file: String? = nil,
        offset: Int? = nil,
        underlying: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        context = Context(
            backend: backend, status: status, retryAfter: retryAfter, file: file, offset: offset,
            underlying: underlying)
    }
}

extension SearchError: Equatable {
    /// Returns whether two errors have the same code, message and context; underlying errors are not compared.
    public static func == (first: SearchError, second: SearchError) -> Bool {
        first.code == second.code && first.message == second.message && first.backend == second.backend
            && first.status == second.status && first.retryAfter == second.retryAfter && first.file == second.file
            && first.offset == second.offset
    }
}

extension SearchError: CustomStringConvertible {
    /// The message, followed by the underlying error if there is one.
    public var description: String {
        guard let underlying else { return message }
        return "\(message) (\(underlying))"
    }
}
