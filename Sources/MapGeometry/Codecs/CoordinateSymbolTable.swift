/// The characters and words that have a meaning in a coordinate.
enum CoordinateSymbols {
    /// Whether a character is white space or an invisible direction mark, which is frequent in text copied from web pages.
    static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2069, 0x3000, 0xFEFF: true
        default: false
        }
    }

    /// Whether a character is a letter, for finding the end of a word.
    static func isLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A: true
        case 0..<0xC0, 0xD7, 0xF7: false
        case 0x2000...0x2BFF, 0x3000...0x303F, 0xFF00...0xFF20: false
        default: true
        }
    }

    /// The meaning of a single character; `nil` for letters and others without a meaning.
    static func kind(of scalar: UInt32) -> CoordinateToken.Kind? {
        switch scalar {
        case 0x2B: .plus
        // Hyphen, non-breaking hyphen, en dash, minus and their relatives.
        case 0x2D, 0x2010...0x2013, 0x2212, 0xFE63, 0xFF0D: .minus
        // Degree sign, masculine ordinal, ring above, ring operator, superscript zero, 度.
        case 0x2A, 0xB0, 0xBA, 0x2DA, 0x2218, 0x2070, 0x5EA6: .degreeMark
        // Apostrophe, grave and acute accent, prime, single quotation marks, modifier letters, saltillo, 分.
        case 0x27, 0x60, 0xB4, 0x2B9, 0x2BC, 0x2018...0x201B, 0x2032, 0x2035, 0xA78C, 0xFF07, 0x5206: .minuteMark
        // Quotation marks, double prime, modifier letters, ditto mark, 秒.
        case 0x22, 0x2BA, 0x2DD, 0x201C...0x201F, 0x2033, 0x2036, 0x3003, 0xFF02, 0x79D2: .secondMark
        case 0x3A, 0xFF1A: .colon
        case 0x2C, 0x60C, 0x3001, 0xFF0C: .separator(UInt8(ascii: ","))
        case 0x3B, 0xFF1B: .separator(UInt8(ascii: ";"))
        case 0x2F: .separator(UInt8(ascii: "/"))
        case 0x7C: .separator(UInt8(ascii: "|"))
        case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0xFF08, 0xFF09: .bracket
        default: nil
        }
    }

    /// The words with a meaning, in lower case: hemispheres, units and names of the axes in several languages.
    static let words: [String: CoordinateToken.Kind] = {
        var words: [String: CoordinateToken.Kind] = [:]
        func add(_ list: String, _ kind: CoordinateToken.Kind) {
            for word in list.split(separator: " ") { words[String(word)] = kind }
        }
        add("n north nord norte noord север с сш северной пн пнш 北纬 北緯 北", .hemisphere(.north))
        add("s south süd sued sud sur sul zuid юг ю юш южной пд пдш 南纬 南緯 南", .hemisphere(.south))
        add("e east ost est este leste oost восток в вд восточной сх схд 东经 東経 東經 东 東", .hemisphere(.east))
        add("w west ouest oeste ovest запад з зд западной зх зхд 西经 西経 西經 西", .hemisphere(.west))
        add("o", .hemisphere(.ambiguousO))
        add("d deg degree degrees grad gradi grados градус градуса градусов гр", .degreeMark)
        add("m min mins minute minutes минут минуты", .minuteMark)
        add("sec secs second seconds sek секунд секунды сек", .secondMark)
        add("lat latitude latitud latitudine breite breitengrad широта", .label(isLatitude: true))
        add("lon lng long longitude longitud longitudine länge längengrad долгота", .label(isLatitude: false))
        add("point", .point)
        return words
    }()
}
