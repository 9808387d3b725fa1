public import Foundation
public import MapGeometry

/// The texts for an alert, and the values of an `NSError`.
extension GeometryFormatError: LocalizedError, CustomNSError {
    /// `MapGeometry.GeometryFormatError`.
    public static var errorDomain: String { "MapGeometry.GeometryFormatError" }

    /// Always 1: there is only one kind of error.
    public var errorCode: Int { 1 }

    /// The position and the problem in the text of the geometry, as a sentence.
    public var errorDescription: String? { "The shape cannot be read, \(description)" }

    /// How to solve the problem.
    public var recoverySuggestion: String? { "Correct the text of the shape." }

    /// The texts under the keys of `NSError`.
    public var errorUserInfo: [String: Any] { texts }
}
