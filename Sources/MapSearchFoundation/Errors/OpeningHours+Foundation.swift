public import Foundation
public import MapSearch

/// The texts for an alert, and the values of an `NSError`.
extension OpeningHours.ParseError: LocalizedError, CustomNSError {
    /// `MapSearch.OpeningHours.ParseError`.
    public static var errorDomain: String { "MapSearch.OpeningHours.ParseError" }

    /// The number of the reason, which is unique and the same in every version.
    public var errorCode: Int {
        switch reason {
        case .empty: 1
        case .tooLong: 2
        case .unknownWord: 3
        case .unexpectedCharacter: 4
        case .unexpectedEnd: 5
        case .timeOutOfRange: 6
        case .dateOutOfRange: 7
        case .numberOutOfRange: 8
        }
    }

    /// A sentence that says that the opening hours cannot be parsed.
    public var errorDescription: String? { "The opening hours cannot be read." }

    /// The position, the text found there and what to do about it, as a sentence.
    public var recoverySuggestion: String? { description }

    /// The texts under the keys of `NSError`.
    public var errorUserInfo: [String: Any] { texts }
}
