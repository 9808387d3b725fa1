public import Foundation
public import MapSearch

/// What an alert shows, and what an `NSError` has.
///
/// ```swift
/// .alert(isPresented: $isFailed, error: model.error) { _ in Button("OK") {} } message: { Text($0.recoverySuggestion ?? "") }
/// ```
///
/// The texts are in English. To show others, decide by ``/MapSearch/SearchError/code``.
extension SearchError: LocalizedError, CustomNSError {
    /// `MapSearch.SearchError`.
    public static var errorDomain: String { "MapSearch.SearchError" }

    /// The number of the code: another one for each, and the same in every version.
    public var errorCode: Int { code.number }

    /// What went wrong, as a sentence.
    public var errorDescription: String? { problem }

    /// The cause where one is known, as a sentence: what the error that caused this one says of itself.
    public var failureReason: String? {
        guard let underlying else { return nil }
        let isForPeople =
            underlying is any LocalizedError || underlying is any CustomNSError || type(of: underlying) is NSError.Type
        // Of other errors Foundation would say nothing but that the operation could not be completed.
        return isForPeople ? underlying.localizedDescription : String(describing: underlying)
    }

    /// What to do about it, as a sentence; `nil` when nothing helps.
    public var recoverySuggestion: String? { remedy }

    /// The texts and the cause under the keys of `NSError`, and what is known under keys of this library.
    ///
    /// `NSUnderlyingErrorKey` for ``/MapSearch/SearchError/underlying``, `NSFilePathErrorKey` for
    /// ``/MapSearch/SearchError/file``, and those of ``UserInfoKey`` for the rest. What is not known has no entry.
    public var errorUserInfo: [String: Any] {
        var information = texts
        information[UserInfoKey.code] = code.identifier
        information[UserInfoKey.backend] = backend
        information[UserInfoKey.status] = status
        information[UserInfoKey.retryAfter] = retryAfter.map { $0 / .seconds(1) }
        information[UserInfoKey.offset] = offset
        information[NSFilePathErrorKey] = file
        // Not `NSError`: on Linux that makes an error of another type of it, which `as` does not undo.
        information[NSUnderlyingErrorKey] = underlying
        return information
    }

    /// Keys of ``errorUserInfo`` that `NSError` has no name for.
    public enum UserInfoKey: Sendable {
        /// The stable name of the code, a `String`.
        public static let code = "MapSearchErrorCode"
        /// The name of the backend, a `String`.
        public static let backend = "MapSearchErrorBackend"
        /// The HTTP status of the service, an `Int`.
        public static let status = "MapSearchErrorStatus"
        /// How long to wait before the next request, in seconds, a `Double`.
        public static let retryAfter = "MapSearchErrorRetryAfter"
        /// The place in the file where it is wrong, in bytes, an `Int`.
        public static let offset = "MapSearchErrorOffset"
    }
}
