/// A reference of a metric grid found in a text.
enum GridReference {
    case mgrs(MGRSReference)
    case utm(UTMCoordinate)

    /// Finds the first MGRS or UTM reference in the bytes of a text.
    ///
    /// An MGRS reference has at least four digits, and its letters must name a square that exists. With spaces in it, it
    /// must be written in capitals, or be the whole text and have eight digits: `12 sea 10 20` may be anything.
    static func first(in bytes: [UInt8]) -> (GridReference, Range<Int>)? {
        var cursor = ByteCursor(bytes: bytes)
        while cursor.position < bytes.count {
            let start = cursor.position
            let zone = cursor.take(while: \.isASCIIDigit)
            if zone.isEmpty {
                cursor.position += 1
            } else if zone.count <= 2, start == 0 || !ByteCursor.isAlphanumeric(bytes[start - 1]),
                let number = Int(cursor.text(zone)), let (found, end) = reference(zone: number, from: start, cursor)
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
        let letter = cursor.text(cursor.take(while: \.isASCIILetter)).uppercased()
        let text = cursor.text(start..<bytes.count)
        let isReference = text.utf8.count { $0.isASCIIDigit } >= 8
        if isReference, let mgrs = MGRSReference(text), mgrs.corner.zone == 0 {
            return (.mgrs(mgrs), start..<bytes.count)
        }
        guard ["A", "B", "Y", "Z"].contains(letter), let easting = metres(&cursor, axis: .easting),
            let northing = metres(&cursor, axis: .northing)
        else { return nil }
        cursor.skipSpaces()
        let ups = UTMCoordinate(zone: 0, isNorthern: letter >= "Y", easting: easting, northing: northing)
        guard cursor.position == bytes.count, ups.coordinate != nil, String(ups.polarBand) == letter else { return nil }
        return (.utm(ups), start..<bytes.count)
    }

    private static func reference(zone: Int, from zoneStart: Int, _ start: ByteCursor) -> (GridReference, Int)? {
        var cursor = start
        var spaces = cursor.skipSpaces()
        var letters = cursor.text(cursor.take(while: \.isASCIILetter))
        spaces += cursor.skipSpaces()
        if let band = band(letters), let found = utm(zone: zone, band: band, cursor) { return found }
        if letters.utf8.count == 1 {
            let square = cursor.take(while: \.isASCIILetter)
            letters += cursor.text(square)
            spaces += cursor.skipSpaces()
        }
        guard letters.utf8.count == 3 else { return nil }
        var digits = cursor.text(cursor.take(while: \.isASCIIDigit))
        var end = cursor.position
        let gap = cursor.skipSpaces()
        let second = cursor.take(while: \.isASCIIDigit)
        if gap > 0, second.count == digits.utf8.count, second.count <= 5 {
            digits += cursor.text(second)
            end = cursor.position
            spaces += gap
        }
        let isWhole = zoneStart == 0 && end == cursor.bytes.count && digits.utf8.count >= 8
        guard digits.utf8.count >= 4, spaces == 0 || isWhole || letters == letters.uppercased(),
            end == cursor.bytes.count || !ByteCursor.isAlphanumeric(cursor.bytes[end]),
            let mgrs = MGRSReference("\(zone)\(letters)\(digits)")
        else { return nil }
        return (.mgrs(mgrs), end)
    }
}
