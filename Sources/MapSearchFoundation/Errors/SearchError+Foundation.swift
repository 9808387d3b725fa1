public import Foundation
public import MapSearch

/// The texts for an alert, and the values of an `NSError`.
///
/// ```swift
/// .alert(isPresented: $isFailed, error: model.error) { _ in Button("OK") {} } message: { Text($0.recoverySuggestion ?? "") }
/// ```
///
/// The texts are in English. To show others, decide by ``/MapSearch/SearchError/code``.
extension SearchError: LocalizedError, CustomNSError {
    /// `MapSearch.SearchError`.
    public static var errorDomain: String { "MapSearch.SearchError" }

    /// The number of the code, which is unique and the same in every version.
    public var errorCode: Int { code.number }

    /// The problem, as a sentence.
    public var errorDescription: String? { problem }

    /// The cause, if known, as a sentence: the description of the underlying error.
    public var failureReason: String? {
        guard let underlying else { return nil }
        let isForPeople =
            underlying is any LocalizedError || underlying is any CustomNSError || type(of: underlying) is NSError.Type
        // For other errors, Foundation would only say that the operation could not be completed.
        return isForPeople ? underlying.localizedDescription : String(describing: underlying)
    }

    /// The remedy, as a sentence; `nil` if there is none.
    public var recoverySuggestion: String? { remedy }

    /// The texts and the cause under the keys of `NSError`, and further values under keys of this library.
    ///
    /// `NSUnderlyingErrorKey` for ``/MapSearch/SearchError/underlying``, `NSFilePathErrorKey` for
    /// ``/MapSearch/SearchError/file``, and the keys of ``UserInfoKey`` for the rest. Unknown values have no entry.
    public var errorUserInfo: [String: Any] {
        var information = texts
        information[UserInfoKey.code] = code.identifier
        information[UserInfoKey.backend] = backend
        information[UserInfoKey.status] = status
        information[UserInfoKey.retryAfter] = retryAfter.map { $0 / .seconds(1) }
        information[UserInfoKey.offset] = offset
        information[NSFilePathErrorKey] = file
        // Not `NSError`: on Linux that creates an error of another type, which `as` cannot convert back.
        information[NSUnderlyingErrorKey] = underlying
        return information
    }

    /// Keys of ``errorUserInfo`` that `NSError` does not define.
    public enum UserInfoKey: Sendable {
        /// The stable name of the code, a `String`.
        public static let code = "MapSearchErrorCode"
        /// The name of the backend, a `String`.
        public static let backend = "MapSearchErrorBackend"
        /// The HTTP status of the service, an `Int`.
        public static let status = "MapSearchErrorStatus"
        /// How long to wait before the next request, in seconds, a `Double`.
        public static let retryAfter = "MapSearchErrorRetryAfter"
        /// The byte offset of the problem in the file, an `Int`.
        public static let offset = "MapSearchErrorOffset"
    }
}
