/// A range of characters in an accompanying text, in UTF-16 code units.
///
/// UTF-16 offsets are what text views on every platform use, and can be stored in JSON. In Swift, convert a span to a
/// range: `name[span.range(in: name)!]`. In JSON, a span is the pair `[start,length]`.
public struct TextSpan: Hashable, Sendable {
    /// The offset of the first code unit.
    public var start: Int
    /// The number of code units.
    public var length: Int

    /// Creates a span.
    ///
    /// - Parameters:
    ///   - start: The offset of the first code unit.
    ///   - length: The number of code units.
    public init(start: Int, length: Int) {
        self.start = start
        self.length = length
    }

    /// Creates a span from a range of a text.
    ///
    /// - Parameters:
    ///   - range: A range of `text`.
    ///   - text: The text that contains the range.
    /// - Complexity: O(*n*) in the length of the text up to the end of the range.
    public init(_ range: Range<String.Index>, in text: String) {
        start = range.lowerBound.utf16Offset(in: text)
        length = text.utf16.distance(from: range.lowerBound, to: range.upperBound)
    }

    /// Returns the range of the text that the span covers.
    ///
    /// - Parameter text: The text that the span refers to.
    /// - Returns: The range, or `nil` if the span is outside the text or splits a surrogate pair.
    /// - Complexity: O(*n*) in the length of the text.
    public func range(in text: String) -> Range<String.Index>? {
        let units = text.utf16
        let count = units.count
        guard start >= 0, start <= count, length >= 0, length <= count - start else { return nil }
        let lower = units.index(units.startIndex, offsetBy: start)
        let upper = units.index(lower, offsetBy: length)
        guard let lowerBound = String.Index(lower, within: text.unicodeScalars),
            let upperBound = String.Index(upper, within: text.unicodeScalars)
        else { return nil }
        return lowerBound..<upperBound
    }
}

extension TextSpan: Codable {
    /// Decodes a span from the pair `[start,length]`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the value is not a pair of integers.
    public init(from decoder: any Decoder) throws {
        var pair = try decoder.unkeyedContainer()
        start = try pair.decode(Int.self)
        length = try pair.decode(Int.self)
    }

    /// Encodes the span as the pair `[start,length]`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        var pair = encoder.unkeyedContainer()
        try pair.encode(start)
        try pair.encode(length)
    }
}
