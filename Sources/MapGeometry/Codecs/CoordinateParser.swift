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
/// or none; letters, words and labels for hemispheres and axes before or after the numbers, in about thirty languages;
/// digits of other scripts; `geo:` URIs and links of Google, Apple, OpenStreetMap, Yandex, Bing, Organic Maps and other
/// map sites; plus codes; MGRS and UTM references; and geohashes on request. It decodes the escapes of links, HTML and
/// JSON, and reads points of GeoJSON, KML, GPX and well-known text, templates of Wikipedia and sentences of receivers.
///
/// The latitude comes first unless a letter, a label, a heading such as `lon, lat` or the format says otherwise: GeoJSON,
/// KML and well-known text have the longitude first. An altitude, a zoom level, a date or a time may be next to a pair
/// with four decimals.
///
/// The parser runs before every search, so it rejects other text quickly and accepts a text only if a coordinate is
/// clearly meant. Two bare numbers are accepted if they are the whole text or have the many decimals or the signs of a
/// coordinate; a postal code, a house number or a list of numbers is never accepted, nor are dates, versions, times and
/// thousands. Values out of range are rejected, not corrected, and ambiguous texts are not accepted: `N1 5 E15`, a time of
/// day, `E40 N2` on road signs.
///
/// Letters with several meanings count in pairs: `K` and `D` are north and east in Turkish. The letter O means east in
/// German and west in Romance languages. The parser chooses the reading closer to
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
        guard hints.hasEscapes, let plain = UnescapedText(text.prefix(Self.longestText)) else {
            return written(in: text, hints)
        }
        return written(in: plain.text, CoordinateHints(plain.text)).map { $0.moved(from: plain, to: text) }
    }

    /// Returns the coordinate that a text without escapes has outside links.
    private func written(in text: String, _ hints: CoordinateHints) -> CoordinateMatch? {
        if hints.hasPlusAfterLetter, let match = plusCode(in: text) { return match }
        guard hints.mayBeNumbers || hints.mayBeGrid || hints.mayBeAroundPole else { return nil }
        let bytes = Array(text.utf8.prefix(Self.longestText))
        if hints.mayBeGrid || hints.mayBeAroundPole, let match = gridReference(in: text, bytes) { return match }
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

    /// Whether there is a comma between two digits, or between a mark and a digit.
    private func hasDecimalComma(_ bytes: [UInt8]) -> Bool {
        bytes.indices.dropFirst().dropLast().contains { index in
            bytes[index] == UInt8(ascii: ",") && bytes[index - 1] != UInt8(ascii: " ") && bytes[index + 1] &- 48 < 10
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
