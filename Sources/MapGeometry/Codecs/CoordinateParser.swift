/// A parser for coordinates in the notations that people paste.
///
/// ```swift
/// let parser = CoordinateParser()
/// parser.parse("(25.1982, 55.272758)")?.coordinate
/// parser.parse("40° 25′ 6″ N, 74° 38′ 28″ W")?.coordinate
/// parser.parse("https://www.openstreetmap.org/#map=15/47.1410/9.5209")?.coordinate
/// parser.parse("8FVF4GJ9+CV Vaduz")?.rest                                     // "Vaduz"
/// parser.parse("Bahnhofstrasse 9, 9490 Vaduz")                                // nil
/// ```
///
/// It recognizes decimal degrees with a point or a comma; degrees, minutes and seconds with any kind of quotation marks
/// or none; letters and words for the hemispheres before or after the numbers, in several languages; `geo:` URIs and
/// links of Google, Apple, OpenStreetMap, Yandex, Bing, Organic Maps and other map sites; plus codes; MGRS and UTM
/// references; and geohashes on request.
///
/// The parser runs before every search, so it rejects other text quickly and accepts a text only if a coordinate is
/// clearly meant. Two bare numbers are accepted if they are the whole text or have the many decimals or the signs of a
/// coordinate; a postal code, a house number or a list of numbers is never accepted. Values out of range are rejected,
/// not corrected, and ambiguous texts are not accepted: `N1 5 E15`, a time of day, `E40 N2` on road signs.
///
/// The letter O means east in German and west in Romance languages. The parser chooses the reading closer to
/// ``reference``; without a reference, it chooses east if that is in Central Europe, otherwise west.
public struct CoordinateParser: Sendable {
    /// The reference place for short plus codes and the letter O; without it, short codes are not recognized.
    public var reference: Coordinate?

    /// Whether a text that consists only of a geohash is recognized; false by default, because many words look like
    /// one.
    public var readsGeohashes: Bool

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - reference: The reference place for short plus codes; none by default.
    ///   - readsGeohashes: Whether a text that consists only of a geohash is recognized.
    public init(reference: Coordinate? = nil, readsGeohashes: Bool = false) {
        self.reference = reference
        self.readsGeohashes = readsGeohashes
    }

    /// Returns the coordinate in a text, which may contain other words.
    ///
    /// - Parameter text: A text of any length and content; only the first 2,000 bytes are examined.
    /// - Returns: The first coordinate, always valid, and the rest of the text; `nil` if there is none.
    /// - Complexity: O(*n*) in the length of the text. Text without digits is rejected without an allocation.
    public func parse(_ text: String) -> CoordinateMatch? {
        if readsGeohashes, let match = geohash(text) { return match }
        guard CoordinateHints.mayBeAnything(text) else { return nil }
        let hints = CoordinateHints(text)
        if hints.mayBeLink, let match = link(in: text) { return match }
        if hints.hasPlusAfterLetter, let match = plusCode(in: text) { return match }
        guard hints.mayBeNumbers || hints.mayBeAroundPole else { return nil }
        let bytes = Array(text.utf8.prefix(Self.longestText))
        if hints.mayBeGrid, let match = gridReference(in: text, bytes) { return match }
        return hints.mayBeNumbers ? pair(in: text, bytes) : nil
    }

    /// The number of bytes that are parsed.
    static let longestText = 2000

    private func pair(in text: String, _ bytes: [UInt8]) -> CoordinateMatch? {
        for usesDecimalComma in [false, true] {
            let tokens = CoordinateLexer.tokens(of: bytes, usesDecimalComma: usesDecimalComma)
            let reader = CoordinatePairReader(tokens: tokens, reference: reference)
            if let pair = reader.firstPair() {
                let format: CoordinateFormat = pair.isSexagesimal ? .sexagesimal : .decimalDegrees
                let range =
                    tokens[pair.tokens.lowerBound].range
                    .lowerBound..<tokens[pair.tokens.upperBound - 1].range.upperBound
                return CoordinateMatch(coordinate: pair.coordinate, format: format, bytes: range, of: text)
            }
            guard hasDecimalComma(bytes) else { return nil }
        }
        return nil
    }

    /// Whether there is a comma between two digits.
    private func hasDecimalComma(_ bytes: [UInt8]) -> Bool {
        bytes.indices.dropFirst().dropLast().contains { index in
            bytes[index] == UInt8(ascii: ",") && bytes[index - 1] &- 48 < 10 && bytes[index + 1] &- 48 < 10
        }
    }

    private func link(in text: String) -> CoordinateMatch? {
        guard let link = MapLink(firstIn: text.prefix(Self.longestText)),
            let coordinate = link.coordinate(parser: self)
        else { return nil }
        return CoordinateMatch(coordinate: coordinate, format: link.format, range: link.range, of: text)
    }

    private func plusCode(in text: String) -> CoordinateMatch? {
        guard let (code, range) = PlusCode.first(in: text) else { return nil }
        let full = code.isFull ? code : reference.flatMap(code.recovered(near:))
        guard let bounds = full?.bounds else { return nil }
        return CoordinateMatch(coordinate: bounds.center, format: .plusCode, bounds: bounds, range: range, of: text)
    }

    private func gridReference(in text: String, _ bytes: [UInt8]) -> CoordinateMatch? {
        guard let (reference, range) = GridReference.first(in: bytes) else { return nil }
        switch reference {
        case .mgrs(let mgrs):
            return CoordinateMatch(
                coordinate: mgrs.center, format: .mgrs, bounds: mgrs.bounds, bytes: range, of: text)
        case .utm(let utm):
            guard let coordinate = utm.coordinate else { return nil }
            return CoordinateMatch(coordinate: coordinate, format: .utm, bytes: range, of: text)
        }
    }

    private func geohash(_ text: String) -> CoordinateMatch? {
        guard let hash = Geohash(text) else { return nil }
        return CoordinateMatch(
            coordinate: hash.bounds.center, format: .geohash, bounds: hash.bounds,
            range: text.startIndex..<text.endIndex, of: text)
    }
}

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

    /// The text before and after a coordinate, without adjacent white space and separators.
    private static func joined(_ before: Substring, _ after: Substring) -> String {
        func isFiller(_ character: Character) -> Bool {
            ",;:|/".contains(character) || character.unicodeScalars.allSatisfy { CoordinateSymbols.isSpace($0.value) }
        }
        let head = before.lastIndex { !isFiller($0) }.map { before[...$0] } ?? ""
        let tail = after.drop(while: isFiller)
        let parts = [head.drop(while: isFiller), tail.lastIndex { !isFiller($0) }.map { tail[...$0] } ?? ""]
        // Punctuation at the end of a sentence is not text.
        return parts.filter { $0.contains { !".!?".contains($0) } }.joined(separator: " ")
    }
}
