/// A text in the form that the parser reads: lower case, without accents, with a single sign for each purpose.
struct HoursText {
    /// Ends with a zero, so that looking one byte ahead needs no check.
    private(set) var bytes: [UInt8]
    /// For each byte, the offset of its character in the text; empty if all of it is ASCII.
    private(set) var origins: [Int] = []
    /// Bytes whose sign replaced another one.
    private(set) var unusualSigns: [Int] = []

    /// The number of bytes without the zero.
    var count: Int { bytes.count - 1 }

    init(_ text: String) {
        bytes = Array(text.utf8)
        var isASCII = true
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes[index] = byte | 0x20
            case UInt8(ascii: "\t"): bytes[index] = UInt8(ascii: " ")
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                bytes[index] = UInt8(ascii: ";")
                unusualSigns.append(index)
            case UInt8(ascii: "~"):
                bytes[index] = UInt8(ascii: "-")
                unusualSigns.append(index)
            case 0x80...: isASCII = false
            default: break
            }
        }
        if !isASCII { fold(text) }
        bytes.append(0)
    }

    private mutating func fold(_ text: String) {
        bytes.removeAll(keepingCapacity: true)
        unusualSigns = []
        origins.reserveCapacity(text.utf8.count + 1)
        var origin = 0
        for scalar in text.unicodeScalars {
            let (folded, isUnusual) = HoursText.folded(scalar)
            if isUnusual { unusualSigns.append(bytes.count) }
            switch folded {
            case 0: break
            case ..<0x80:
                bytes.append(UInt8(folded))
                origins.append(origin)
            default:
                for byte in UTF8.encode(Unicode.Scalar(folded) ?? scalar) ?? UTF8.encodedReplacementCharacter {
                    bytes.append(byte)
                    origins.append(origin)
                }
            }
            origin += UTF8.width(scalar)
        }
        origins.append(origin)
    }

    /// The replacement of a scalar, 0 for none; and whether the grammar writes the sign differently.
    private static func folded(_ scalar: Unicode.Scalar) -> (UInt32, isUnusual: Bool) {
        func sign(_ sign: Unicode.Scalar) -> (UInt32, isUnusual: Bool) { (sign.value, true) }
        switch scalar.value {
        case 0x41...0x5A: return (scalar.value | 0x20, false)
        case 0x09: return (0x20, false)
        case 0x0A, 0x0D, 0xFF1B: return sign(";")
        case 0x7E, 0x2010...0x2015, 0x2043, 0x2212, 0x301C, 0xFE58, 0xFE63, 0xFF0D, 0xFF5E: return sign("-")
        case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return sign(" ")
        case 0x200B...0x200F, 0x2060, 0xFEFF, 0xAD: return (0, true)
        case 0x0300...0x036F: return (0, false)
        case 0xAB, 0xBB, 0x201C...0x201F, 0x2033, 0x300C, 0x300D, 0xFF02: return sign("\"")
        case 0x2018...0x201B, 0x2032, 0xB4: return sign("'")
        case 0x3001, 0xFF0C, 0x060C: return sign(",")
        case 0xFF1A, 0x2236: return sign(":")
        case 0xFF08: return sign("(")
        case 0xFF09: return sign(")")
        case 0xFF0B: return sign("+")
        case 0xFF10...0xFF19: return (scalar.value - 0xFF10 + 0x30, true)
        case 0x0410...0x042F: return (scalar.value + 0x20, false)
        case 0xC0...0x17F: return (HoursText.plainLetter(scalar.value), false)
        default: return (scalar.value, false)
        }
    }

    /// The letter without its accent, for those in names of days and months.
    private static func plainLetter(_ value: UInt32) -> UInt32 {
        let letter: Unicode.Scalar
        switch value {
        case 0xC0...0xC5, 0xE0...0xE5, 0x100...0x105: letter = "a"
        case 0xC7, 0xE7, 0x106...0x10D: letter = "c"
        case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B: letter = "e"
        case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131: letter = "i"
        case 0xD1, 0xF1, 0x143...0x148: letter = "n"
        case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x14C...0x151: letter = "o"
        case 0x158, 0x159: letter = "r"
        case 0x15A...0x161: letter = "s"
        case 0xD9...0xDC, 0xF9...0xFC, 0x168...0x173: letter = "u"
        case 0xDD, 0xFD, 0xFF: letter = "y"
        case 0x179...0x17E: letter = "z"
        case 0x141, 0x142: letter = "l"
        default: return value
        }
        return letter.value
    }
}
