/// A house number in comparable parts: `12 A` and `12a` are equal, `12` is different.
package struct HouseNumber: Hashable, Sendable {
    /// The leading number; 0 if there is none.
    package var number: Int
    /// The rest, without spaces and in lower case: `a`, `bis`, `/2`, `-14`; empty for a number alone.
    package var suffix: String

    /// The largest number that is accepted; larger ones are telephone numbers.
    package static let maximum = 999_999

    /// Creates a number from its parts.
    ///
    /// - Parameters:
    ///   - number: The leading number.
    ///   - rest: The rest, as written.
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

    /// Parses a number.
    ///
    /// - Parameter text: A house number alone, such as `12`, `12 bis`, `3/2`, `10–14`, `A7`.
    package init(_ text: String) {
        let (number, rest) = Self.split(text)
        self.init(number: number, rest: rest)
    }

    /// The leading number of a text, 0 if there is none or it is too long, and the rest as written.
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

    /// The last number of a building with several, 14 of `10-14`; `nil` for a single number.
    package var end: Int? {
        guard suffix.first == "-", let end = Int(suffix.dropFirst()), end > number, end - number <= 100 else {
            return nil
        }
        return end
    }

    /// Whether a building with this number includes another one: `10-14` includes 12, but not 11 across the street.
    package func contains(_ other: HouseNumber) -> Bool {
        guard let end, other.suffix.isEmpty else { return false }
        return other.number >= number && other.number <= end && (other.number - number).isMultiple(of: 2)
    }
}
