public import Foundation
// Provides the texts of errors under the keys of `NSError`.
import MapSearchFoundation

/// The texts for an alert, and the values of an `NSError`.
extension TransportError: LocalizedError, CustomNSError {
    /// `MapSearchOnline.TransportError`.
    public static var errorDomain: String { "MapSearchOnline.TransportError" }

    /// The number of the kind, which is unique and the same in every version.
    public var errorCode: Int { presentation.number }

    /// What went wrong, as a sentence.
    public var errorDescription: String? { presentation.problem }

    /// The system's description; `nil` if there is none.
    public var failureReason: String? { detail.isEmpty ? nil : detail }

    /// What to do about it, as a sentence.
    public var recoverySuggestion: String? { presentation.remedy }

    /// The texts under the keys of `NSError`.
    public var errorUserInfo: [String: Any] { texts }
}
