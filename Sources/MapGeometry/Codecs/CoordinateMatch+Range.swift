extension CoordinateMatch {
    init(
        coordinate: Coordinate, format: CoordinateFormat, bounds: CoordinateBounds? = nil,
        range: Range<String.Index>, of text: String
    ) {
        self.init(
            coordinate: coordinate, format: format, bounds: bounds, range: range,
            rest: Self.joined(text[..<range.lowerBound], text[range.upperBound...]))
    }

    init(
        coordinate: Coordinate, format: CoordinateFormat, bounds: CoordinateBounds? = nil, bytes: Range<Int>,
        of text: String
    ) {
        let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
        let end = text.utf8.index(start, offsetBy: bytes.count)
        self.init(coordinate: coordinate, format: format, bounds: bounds, range: start..<end, of: text)
    }

    /// The match in the text that a plain text was created from.
    func moved(from plain: UnescapedText, to text: String) -> CoordinateMatch {
        let start = plain.text.utf8.distance(from: plain.text.startIndex, to: range.lowerBound)
        let end = plain.text.utf8.distance(from: plain.text.startIndex, to: range.upperBound)
        return CoordinateMatch(
            coordinate: coordinate, format: format, bounds: bounds, bytes: plain.original(start..<end), of: text)
    }

    /// The text before and after a coordinate, without adjacent white space and separators.
    private static func joined(_ before: Substring, _ after: Substring) -> String {
        func isFiller(_ character: Character) -> Bool {
            ",;:|/".contains(character) || character.unicodeScalars.allSatisfy { CoordinateSymbols.isSpace($0.value) }
        }
        let head = before.lastIndex { !isFiller($0) }.map { before[...$0] } ?? ""
        let tail = after.drop(while: isFiller)
        let parts = [head.drop(while: isFiller), tail.lastIndex { !isFiller($0) }.map { tail[...$0] } ?? ""]
        // Brackets, quotation marks and the punctuation at the end of a sentence are not text.
        return parts.filter { $0.contains { $0.isLetter || $0.isNumber } }.joined(separator: " ")
    }
}
