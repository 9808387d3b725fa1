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
        var suffix = ""
        for scalar in rest.lowercased().unicodeScalars {
            switch scalar {
            case " ", ".", ",", "\u{A0}": continue
            case "\u{2013}", "\u{2014}", "\u{2010}", "\u{2011}": suffix.unicodeScalars.append("-")
            default: suffix.unicodeScalars.append(scalar)
            }
        }
        self.suffix = suffix
    }

    /// Reads a number.
    ///
    /// - Parameter text: A house number alone, such as `12`, `12 bis`, `3/2`, `10–14`, `A7`.
    package init(_ text: some StringProtocol) {
        let (number, rest) = Self.split(text)
        self.init(number: number, rest: rest)
    }

    /// The number in front of a text, 0 when there is none or it is too long, and what follows it as it is written.
    package static func split(_ text: some StringProtocol) -> (number: Int, rest: String) {
        let trimmed = text.drop { $0 == " " }
        let digits = trimmed.prefix { ("0"..."9").contains($0) }
        guard let number = Int(digits), number <= maximum else {
            return (0, String(trimmed))
        }
        return (number, String(trimmed.dropFirst(digits.count)))
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
