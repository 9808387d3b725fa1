public import Foundation
// For the texts of errors under the keys of `NSError`.
import MapSearchFoundation
public import MapSearchIndexing

/// The texts for an alert, and the values of an `NSError`.
extension IndexingError: LocalizedError, CustomNSError {
    /// `MapSearchIndexing.IndexingError`.
    public static var errorDomain: String { "MapSearchIndexing.IndexingError" }

    /// Always 1: there is only one kind of error.
    public var errorCode: Int { 1 }

    /// The file and line, the problem and what to do about it, as a sentence.
    public var errorDescription: String? { "The index cannot be built. \(description)" }

    /// The texts under the keys of `NSError`, and the file under `NSFilePathErrorKey`.
    public var errorUserInfo: [String: Any] {
        var information = texts
        information[NSFilePathErrorKey] = file
        return information
    }
}
