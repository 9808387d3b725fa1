public import MapGeometry

/// Information about the places in the results.
public struct ToponymResultMetadata: Hashable, Sendable, Codable {
    /// The direction of the search.
    public enum Mode: String, Hashable, Sendable, Codable {
        /// From a text to a place.
        case geocode
        /// From a coordinate to a place.
        case reverse
    }

    /// The number of places found.
    public var found: Int
    /// The direction of the search.
    public var mode: Mode
    /// The coordinate of the request, given directly or in the text; `nil` unless the mode is reverse.
    public var reversePoint: Coordinate?

    /// Creates information about places.
    ///
    /// - Parameters:
    ///   - found: The number of places found.
    ///   - mode: The direction of the search.
    ///   - reversePoint: The coordinate of the request.
    public init(found: Int, mode: Mode, reversePoint: Coordinate? = nil) {
        self.found = found
        self.mode = mode
        self.reversePoint = reversePoint
    }
}

extension ToponymResultMetadata {
    /// Decodes information about places.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the number is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let reversePoint = try members.decodeIfPresent(Coordinate.self, forKey: .reversePoint)
        self.init(
            found: try members.required(.found),
            mode: try members.named(.mode, or: reversePoint == nil ? .geocode : .reverse), reversePoint: reversePoint)
    }
}
