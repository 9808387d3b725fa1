/// A reference of a metric grid found in a text.
enum GridReference {
    case mgrs(MGRSReference)
    case utm(UTMCoordinate)

    /// Finds the first MGRS or UTM reference in the bytes of a text.
    ///
    /// An MGRS reference has at least four digits, and its letters must name a square that exists. With spaces in it, it
    /// must be written in capitals: `12 sea 10 20` may be anything.
    static func first(in bytes: [UInt8]) -> (GridReference, Range<Int>)? {
        var cursor = ByteCursor(bytes: bytes)
        while cursor.position < bytes.count {
            let start = cursor.position
            let zone = cursor.take(while: ByteCursor.isDigit)
            if zone.isEmpty {
                cursor.position += 1
            } else if zone.count <= 2, start == 0 || !ByteCursor.isAlphanumeric(bytes[start - 1]),
                let number = Int(cursor.text(zone)), let (found, end) = reference(zone: number, cursor)
            {
                return (found, start..<end)
            }
        }
        return polar(in: bytes)
    }

    /// Reads a polar reference, which must be the whole text, because its letters may begin any word.
    private static func polar(in bytes: [UInt8]) -> (GridReference, Range<Int>)? {
        var cursor = ByteCursor(bytes: bytes)
        cursor.skipSpaces()
        let start = cursor.position
        let letter = cursor.text(cursor.take(while: ByteCursor.isLetter)).uppercased()
        let text = cursor.text(start..<bytes.count)
        let isReference = text.utf8.count { ByteCursor.isDigit($0) } >= 8
        if isReference, let mgrs = MGRSReference(text), mgrs.corner.zone == 0 {
            return (.mgrs(mgrs), start..<bytes.count)
        }
        guard ["A", "B", "Y", "Z"].contains(letter), let easting = metres(&cursor, axis: "e"),
            let northing = metres(&cursor, axis: "n")
        else { return nil }
        cursor.skipSpaces()
        let ups = UTMCoordinate(zone: 0, isNorthern: letter >= "Y", easting: easting, northing: northing)
        guard cursor.position == bytes.count, ups.coordinate != nil, String(ups.polarBand) == letter else { return nil }
        return (.utm(ups), start..<bytes.count)
    }

    private static func reference(zone: Int, _ start: ByteCursor) -> (GridReference, Int)? {
        var cursor = start
        var spaces = cursor.skipSpaces()
        var letters = cursor.text(cursor.take(while: ByteCursor.isLetter))
        spaces += cursor.skipSpaces()
        if letters.utf8.count == 1 {
            let square = cursor.take(while: ByteCursor.isLetter)
            if square.isEmpty { return utm(zone: zone, band: letters, cursor) }
            letters += cursor.text(square)
            spaces += cursor.skipSpaces()
        }
        guard letters.utf8.count == 3 else { return nil }
        var digits = cursor.text(cursor.take(while: ByteCursor.isDigit))
        var end = cursor.position
        let gap = cursor.skipSpaces()
        let second = cursor.take(while: ByteCursor.isDigit)
        if gap > 0, second.count == digits.utf8.count, second.count <= 5 {
            digits += cursor.text(second)
            end = cursor.position
            spaces += gap
        }
        guard digits.utf8.count >= 4, spaces == 0 || letters == letters.uppercased(),
            end == cursor.bytes.count || !ByteCursor.isAlphanumeric(cursor.bytes[end]),
            let mgrs = MGRSReference("\(zone)\(letters)\(digits)")
        else { return nil }
        return (.mgrs(mgrs), end)
    }

    /// Reads easting and northing after a zone and a letter: a latitude band, or N and S for the hemisphere.
    private static func utm(zone: Int, band: String, _ start: ByteCursor) -> (GridReference, Int)? {
        var cursor = start
        guard let letter = band.uppercased().first, let easting = metres(&cursor, axis: "e"),
            let northing = metres(&cursor, axis: "n"),
            cursor.position == cursor.bytes.count || !ByteCursor.isAlphanumeric(cursor.bytes[cursor.position])
        else { return nil }
        // S is the southern hemisphere and the band from 32° to 40° north: the northing determines which.
        let isBandS = letter == "S" && (3_540_000..<4_430_000).contains(northing)
        let utm = UTMCoordinate(
            zone: zone, isNorthern: letter >= "N" && (letter != "S" || isBandS), easting: easting, northing: northing)
        guard let coordinate = utm.coordinate else { return nil }
        if letter != "N", letter != "S" {
            guard let own = MGRSReference(coordinate, digits: 0), own.band == letter else { return nil }
        }
        return (.utm(utm), cursor.position)
    }

    /// Reads six or seven digits before the point, and the unit and the name of the axis after them.
    private static func metres(_ cursor: inout ByteCursor, axis: Character) -> Double? {
        _ = cursor.take { ByteCursor.isSpace($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
        let number = cursor.take { ByteCursor.isDigit($0) || $0 == UInt8(ascii: ".") }
        let text = cursor.text(number)
        guard let value = Double(text), (100_000...10_000_000).contains(value) else { return nil }
        let end = cursor.position
        cursor.skipSpaces()
        let unit = cursor.text(cursor.take(while: ByteCursor.isLetter)).lowercased()
        if unit != "m", unit != String(axis), unit != "m\(axis)" { cursor.position = end }
        return value
    }
}

/// A position in the bytes of a text, with functions to parse what follows.
private struct ByteCursor {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func take(while isWanted: (UInt8) -> Bool) -> Range<Int> {
        let start = position
        while position < bytes.count, isWanted(bytes[position]) { position += 1 }
        return start..<position
    }

    @discardableResult
    mutating func skipSpaces() -> Int { take(while: Self.isSpace).count }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    static func isAlphanumeric(_ byte: UInt8) -> Bool { byte >= 0x80 || isDigit(byte) || isLetter(byte) }
}
