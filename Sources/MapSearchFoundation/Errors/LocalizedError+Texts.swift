package import Foundation

extension LocalizedError {
    /// The texts of the error under the keys that `NSError` has for them, without those that are `nil`.
    ///
    /// Foundation reads the properties itself where an error is shown, and does not where its dictionary is read.
    package var texts: [String: Any] {
        var texts: [String: Any] = [:]
        texts[NSLocalizedDescriptionKey] = errorDescription
        texts[NSLocalizedFailureReasonErrorKey] = failureReason
        texts[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
        return texts
    }
}
