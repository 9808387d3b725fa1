/// A house number as people write it, in the parts that are compared: `12 A` and `12a` are one, `12` is another.
package struct HouseNumber: Hashable, Sendable {
    /// The number in front; 0 when the text begins with none.
    package var number: Int
    /// What follows it, without spaces and in small letters: `a`, `bis`, `/2`, `-14`; empty for a number alone.
    package var suffix: String

    /// The largest number that is one: what is larger is a telephone number.
    package static let maximum = 999_999

    /// Creates a number from its parts.
    ///
    /// - Parameters:
    ///   - number: The number in front.
    ///   - rest: What follows it, as it is written.
    package init(number: Int, rest: String) {
        self.number = number
        suffix = ""
        for scalar in rest.lowercased().unicodeScalars {
            switch scalar {
            case " ", ".", ",", "\u{A0}": continue
            case "\u{2013}", "\u{2014}", "\u{2010}", "\u{2011}": suffix.unicodeScalars.append("-")
            default: suffix.unicodeScalars.append(scalar)
            }
        }
    }

    /// Reads a number.
    ///
    /// - Parameter text: A house number alone, such as `12`, `12 bis`, `3/2`, `10–14`, `A7`.
    package init(_ text: String) {
        let (number, rest) = Self.split(text)
        self.init(number: number, rest: rest)
    }

    /// The number in front of a text, 0 when there is none or it is too long, and what follows it as it is written.
    package static func split(_ text: String) -> (number: Int, rest: String) {
        let trimmed = text.utf8.drop { $0 == UInt8(ascii: " ") }
        var number = 0
        var digits = 0
        for byte in trimmed {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), number <= maximum else { break }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
            digits += 1
        }
        guard digits > 0, number <= maximum else { return (0, String(Substring(trimmed))) }
        return (number, String(Substring(trimmed.dropFirst(digits))))
    }

    /// The last number of a building with several, 14 of `10-14`; `nil` for one number.
    package var end: Int? {
        guard suffix.first == "-", let end = Int(suffix.dropFirst()), end > number, end - number <= 100 else {
            return nil
        }
        return end
    }

    /// Whether a building with this number has another one: `10-14` has 12, but not 11 across the street.
    package func contains(_ other: HouseNumber) -> Bool {
        guard let end, other.suffix.isEmpty else { return false }
        return other.number >= number && other.number <= end && (other.number - number).isMultiple(of: 2)
    }
}
