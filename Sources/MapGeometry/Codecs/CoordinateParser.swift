/// Reads a coordinate in whatever notation people paste.
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
/// It knows decimal degrees, with a point or a comma; degrees, minutes and seconds with every kind of quotation mark or
/// none; the letters and words of the hemispheres before or after, in several languages; `geo:` URIs and the links of
/// Google, Apple, OpenStreetMap, Yandex, Bing, Organic Maps and others; plus codes; MGRS and UTM references; and
/// geohashes when asked.
///
/// The parser runs before every search, and so it says no quickly and only says yes when a coordinate is meant. Two bare
/// numbers count as one when they are the whole text or have the many decimals or the signs of a coordinate; a postcode, a
/// house number or a list of numbers never does. What lies out of range is no coordinate and is not put right.
///
/// The letter O is east in German and west in the Romance languages. It is taken as the one that is nearer to
/// ``reference``; without a reference, as east for what is then in Central Europe and as west everywhere else.
public struct CoordinateParser: Sendable {
    /// A place near which short plus codes and the letter O are meant; without it, short codes are not read.
    public var reference: Coordinate?

    /// Whether a text that is a geohash and nothing else is read as one; false by default, since many words look like one.
    public var readsGeohashes: Bool

    /// Creates a parser.
    ///
    /// - Parameters:
    ///   - reference: A place near which short plus codes are meant; none by default.
    ///   - readsGeohashes: Whether a text that is a geohash and nothing else is read as one.
    public init(reference: Coordinate? = nil, readsGeohashes: Bool = false) {
        self.reference = reference
        self.readsGeohashes = readsGeohashes
    }

    /// Returns the coordinate in a text, which may have other words around it.
    ///
    /// - Parameter text: A text of any length and content; only the first 2,000 bytes are looked at.
    /// - Returns: The first coordinate, always valid, with what is left of the text; `nil` when there is none.
    /// - Complexity: O(*n*) in the length of the text. Text without digits is turned down without an allocation.
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

    /// How much of a text is read.
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

    /// Whether a comma stands between two digits.
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

    /// What stands before and after a coordinate, without the white space and separators next to it.
    private static func joined(_ before: Substring, _ after: Substring) -> String {
        func isFiller(_ character: Character) -> Bool {
            ",;:|/".contains(character) || character.unicodeScalars.allSatisfy { CoordinateSymbols.isSpace($0.value) }
        }
        let head = before.lastIndex { !isFiller($0) }.map { before[...$0] } ?? ""
        let tail = after.drop(while: isFiller)
        let parts = [head.drop(while: isFiller), tail.lastIndex { !isFiller($0) }.map { tail[...$0] } ?? ""]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// What a single pass over the bytes of a text tells about the notations that can be in it.
struct CoordinateHints {
    private var digitRuns = 0
    private var digits = 0
    private var hasLetters = false
    private var hasDigitsTouchingSomething = false
    private var hasAngleWord = false

    /// Whether a plus sign follows a letter or a digit, as in a plus code.
    private(set) var hasPlusAfterLetter = false
    /// Whether a colon is followed by a slash or a digit, or a domain stands at the start.
    private(set) var mayBeLink = false

    /// Whether there are enough digits, and in the company that the digits of a coordinate keep.
    ///
    /// In an address the digits stand between spaces and commas; in a coordinate some touch a point, a mark or a letter,
    /// a letter of a hemisphere is alone, a word of one, a unit or a label is there, or there is nothing but digits.
    var mayBeNumbers: Bool {
        digitRuns >= 2 && (hasDigitsTouchingSomething || hasAngleWord || !hasLetters || digitRuns >= 4)
    }

    /// Whether a grid reference fits in: it has at least five digits.
    var mayBeGrid: Bool { digits >= 5 && hasLetters }

    /// Whether a grid reference around a pole fits in: letters, and one or two runs of eight digits or more in all.
    var mayBeAroundPole: Bool { digits >= 8 && digitRuns <= 2 && hasLetters }

    /// Whether a text has a digit, a plus sign or a part of a link: the question that most names answer with no.
    static func mayBeAnything(_ text: String) -> Bool {
        for byte in text.utf8 {
            // In ASCII the slash, the ten digits and the colon stand in a row.
            if byte &- UInt8(ascii: "/") < 12 || byte == UInt8(ascii: "+") { return true }
        }
        return false
    }

    init(_ text: String) {
        var last = ByteKind.filler
        var lastButOne = ByteKind.filler
        var isHemisphere = false
        var lastFour: UInt32 = 0
        var remaining = CoordinateParser.longestText
        for byte in text.utf8 {
            let this = Self.kind(of: byte)
            if isHemisphere, this != .letter { hasAngleWord = true }
            isHemisphere = this == .letter && last != .letter && Self.isHemisphere(byte)
            lastFour = lastFour << 8 | UInt32(byte | 0x20)
            // `lat 27 lon 14`.
            if lastFour & 0xFF_FFFF == Self.latitudeLabel, Self.kind(of: UInt8(lastFour >> 24)) != .letter {
                hasAngleWord = true
            }
            // `27 South`, `27 deg`.
            if last == .filler, lastButOne == .digit, isHemisphere || byte | 0x20 == UInt8(ascii: "d") {
                hasAngleWord = true
            }
            switch this {
            case .digit:
                digits += 1
                if last != .digit { digitRuns += 1 }
                if last == .colon { mayBeLink = true }
                if last == .comma, lastButOne == .digit { hasDigitsTouchingSomething = true }
            case .letter:
                hasLetters = true
                if last == .digit { hasDigitsTouchingSomething = true }
            case .plus:
                if last == .letter || last == .digit { hasPlusAfterLetter = true }
                if last == .digit { hasDigitsTouchingSomething = true }
            case .slash:
                if last == .colon || last == .letter { mayBeLink = true }
            case .mark, .colon:
                if last == .digit { hasDigitsTouchingSomething = true }
            case .comma, .filler: break
            }
            lastButOne = last
            last = this
            remaining -= 1
            if remaining == 0 { break }
        }
        if isHemisphere { hasAngleWord = true }
    }

    /// The letters `lat`.
    private static let latitudeLabel: UInt32 = 0x6C_6174

    /// Whether a letter is N, S, E, W or O.
    private static func isHemisphere(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "w"), UInt8(ascii: "o"): true
        default: false
        }
    }

    private enum ByteKind {
        case filler, digit, letter, plus, colon, comma, slash, mark
    }

    /// The compiler turns this into a table of 256 constants.
    private static func kind(of byte: UInt8) -> ByteKind {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): .letter
        case UInt8(ascii: "+"): .plus
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "*"),
            UInt8(ascii: "-"), 0x80...0xFF:
            .mark
        default: .filler
        }
    }
}
