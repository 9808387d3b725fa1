/// Why a search gave no answer, with what is known about the cause and what to do about it.
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
/// Every failure of this library is of this type, with one exception: when the task that waits is cancelled, it
/// gets Swift's `CancellationError`. A search session that finds nothing does not fail: its response is empty.
public struct SearchError: Error, Sendable {
    /// What went wrong, to decide by.
    public let code: Code
    /// What went wrong and what to do about it, in English, to log or to show to a developer.
    public let message: String

    // Kept apart, so that an error is small where it is thrown and handed on.
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

    /// The name of the backend that failed, or `nil` when none was asked.
    public var backend: String? { context.backend }
    /// The HTTP status of the service's answer, or `nil`.
    public var status: Int? { context.status }
    /// How long to wait before the next request, or `nil` when the service does not say.
    public var retryAfter: Duration? { context.retryAfter }
    /// The file that is missing or wrong, or `nil`.
    public var file: String? { context.file }
    /// The place in the file where it is wrong, in bytes from its beginning, or `nil`.
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
    /// Whether code, message and context are the same; the underlying errors are not compared.
    public static func == (first: SearchError, second: SearchError) -> Bool {
        first.code == second.code && first.message == second.message && first.backend == second.backend
            && first.status == second.status && first.retryAfter == second.retryAfter && first.file == second.file
            && first.offset == second.offset
    }
}

extension SearchError: CustomStringConvertible {
    /// The message, and the underlying error where there is one.
    public var description: String {
        guard let underlying else { return message }
        return "\(message) (\(underlying))"
    }
}
