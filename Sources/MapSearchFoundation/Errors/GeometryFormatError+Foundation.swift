public import Foundation
public import MapGeometry

/// What an alert shows, and what an `NSError` has.
extension GeometryFormatError: LocalizedError, CustomNSError {
    /// `MapGeometry.GeometryFormatError`.
    public static var errorDomain: String { "MapGeometry.GeometryFormatError" }

    /// Always 1: there is one kind.
    public var errorCode: Int { 1 }

    /// Where the text of the geometry is wrong, and how, as a sentence.
    public var errorDescription: String? { "The shape cannot be read, \(description)" }

    /// What to do about it.
    public var recoverySuggestion: String? { "Correct the text of the shape." }

    /// The texts under the keys of `NSError`.
    public var errorUserInfo: [String: Any] { texts }
}
