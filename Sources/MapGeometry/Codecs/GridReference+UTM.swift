extension GridReference {
    /// One of the two numbers of a position.
    enum Axis {
        case easting, northing

        /// The letters and words that may be before the number.
        fileprivate var names: Set<String> {
            switch self {
            case .easting: ["e", "east", "easting", "x", "ost", "ostwert", "rechtswert", "este", "est"]
            case .northing: ["n", "north", "northing", "y", "nord", "nordwert", "hochwert", "norte"]
            }
        }

        /// The units that may be after the number, with or without the letter of the axis.
        fileprivate var units: Set<String> {
            switch self {
            case .easting: ["m", "e", "me"]
            case .northing: ["m", "n", "mn"]
            }
        }
    }

    /// The latitude band, or N and S for the hemisphere, that letters after a zone mean.
    static func band(_ letters: String) -> Character? {
        switch letters.lowercased() {
        case "north", "nord": "N"
        case "south", "süd", "sud": "S"
        default: letters.utf8.count == 1 ? letters.uppercased().first : nil
        }
    }

    /// Reads easting and northing after a zone and a letter: a latitude band, or N and S for the hemisphere.
    static func utm(zone: Int, band letter: Character, _ start: ByteCursor) -> (GridReference, Int)? {
        var cursor = start
        guard let easting = metres(&cursor, axis: .easting),
            let northing = metres(&cursor, axis: .northing),
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

    /// Reads six or seven digits before the point, the name of the axis before or after them, and the unit.
    static func metres(_ cursor: inout ByteCursor, axis: Axis) -> Double? {
        _ = cursor.take { ByteCursor.isSpace($0) || ",;/:=".utf8.contains($0) }
        let start = cursor.position
        if axis.names.contains(cursor.text(cursor.take(while: \.isASCIILetter)).lowercased()) {
            _ = cursor.take { ByteCursor.isSpace($0) || ".:=".utf8.contains($0) }
        } else {
            cursor.position = start
        }
        guard let value = decimal(&cursor, axis: axis), (100_000...10_000_000).contains(value) else { return nil }
        for _ in 0..<2 {
            let end = cursor.position
            cursor.skipSpaces()
            let unit = cursor.text(cursor.take(while: \.isASCIILetter)).lowercased()
            guard axis.units.contains(unit) else {
                cursor.position = end
                break
            }
        }
        return value
    }

    /// Reads digits with a decimal point, or with a decimal comma if so few digits follow it that they are no number.
    ///
    /// They may be in groups of three: six digits of an easting, six or seven of a northing.
    private static func decimal(_ cursor: inout ByteCursor, axis: Axis) -> Double? {
        var grouped = cursor
        var digits = grouped.text(grouped.take(while: \.isASCIIDigit))
        var groups = digits.utf8.count > 3 ? [] : [digits]
        while 1...(axis == .easting ? 1 : 2) ~= groups.count, grouped.skipSpaces() == 1 {
            var rest = grouped
            digits = rest.text(rest.take(while: \.isASCIIDigit))
            guard digits.utf8.count == 3 else { break }
            groups.append(digits)
            cursor = rest
            grouped = rest
        }
        if groups.count > 1 { return Double(groups.joined()) }
        var text = cursor.text(cursor.take { $0.isASCIIDigit || $0 == UInt8(ascii: ".") })
        var rest = cursor
        if rest.take(while: { $0 == UInt8(ascii: ",") }).count == 1 {
            let fraction = rest.take(while: \.isASCIIDigit)
            if (1...3).contains(fraction.count) {
                text += "." + rest.text(fraction)
                cursor = rest
            }
        }
        return Double(text)
    }
}
