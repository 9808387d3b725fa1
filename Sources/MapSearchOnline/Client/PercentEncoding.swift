/// Percent-encoding: all but the unreserved characters of RFC 3986, section 2.3, become `%` and two digits for each
/// byte.
enum PercentEncoding {
    /// Appends a text, encoded.
    static func append(_ text: String, to target: inout String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                target.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                target += "%"
                target.unicodeScalars.append(digit(byte >> 4))
                target.unicodeScalars.append(digit(byte & 15))
            }
        }
    }

    private static func digit(_ value: UInt8) -> Unicode.Scalar {
        Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10)
    }
}
