/// A number of JSON that has few digits and no exponent, as nearly all have: read without a `String`.
struct DecimalDigits {
    /// All digits as one number, without the point.
    private let magnitude: Int
    private let isNegative: Bool
    /// How many of the digits are behind the point.
    private let places: Int

    /// With so many digits both the number and its power of ten are exact, and their quotient is rounded once: it is
    /// the closest `Double`.
    private static let maximumDigits = 15

    /// Reads digits that are known to be a JSON value.
    ///
    /// - Returns: nil for a value that is no number, or one with more digits or an exponent.
    init?(_ bytes: ArraySlice<UInt8>) {
        var magnitude = 0
        var count = 0
        var point: Int?
        isNegative = bytes.first == UInt8(ascii: "-")
        for byte in isNegative ? bytes.dropFirst() : bytes {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                count += 1
                guard count <= Self.maximumDigits else { return nil }
                magnitude = magnitude * 10 + Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "."): point = count
            default: return nil
            }
        }
        self.magnitude = magnitude
        places = point.map { count - $0 } ?? 0
    }

    /// The closest `Double`; −0 keeps its sign.
    var double: Double {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let number = Double(magnitude) / scale
        return isNegative ? -number : number
    }

    /// The whole number; nil when there is a point.
    var integer: Int? {
        guard places == 0 else { return nil }
        return isNegative ? -magnitude : magnitude
    }
}
