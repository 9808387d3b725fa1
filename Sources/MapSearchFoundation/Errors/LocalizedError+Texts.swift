package import Foundation

extension LocalizedError {
    /// The texts of the error under the corresponding keys of `NSError`, without those that are `nil`.
    ///
    /// Foundation reads the properties itself when an error is shown, but not when its dictionary is read.
    package var texts: [String: Any] {
        var texts: [String: Any] = [:]
        texts[NSLocalizedDescriptionKey] = errorDescription
        texts[NSLocalizedFailureReasonErrorKey] = failureReason
        texts[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
        return texts
    }
}
