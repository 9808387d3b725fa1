/// The order in which a country writes a street and a house number, and what it writes between them.
///
/// The one place where this is known: formatted addresses, the names of houses and the fields of a form all ask here.
///
/// ```swift
/// StreetLine(countryCode: "GB").text(street: "St. John Street", number: "10")    // "10 St. John Street"
/// StreetLine(countryCode: "LI").text(street: "Städtle", number: "38")            // "Städtle 38"
/// ```
package struct StreetLine: Hashable, Sendable {
    /// Whether the number comes before the street.
    package var isNumberFirst: Bool
    /// What is written between the two: a space, or a comma and a space.
    package var separator: String

    /// Creates an order of your own.
    package init(isNumberFirst: Bool, separator: String) {
        self.isNumberFirst = isNumberFirst
        self.separator = separator
    }

    /// Looks up the order of a country.
    ///
    /// - Parameter countryCode: The ISO 3166-1 alpha-2 code, in either case; with `nil` or a code that nobody has, the
    ///   street comes first.
    /// - Complexity: O(1).
    package init(countryCode: String?) {
        self = countryCode.flatMap { StreetLineTable.orders[$0.uppercased()] } ?? StreetLineTable.usual
    }

    /// Writes both in one line.
    ///
    /// A street in Chinese, Japanese or Korean letters comes before its number in every country: these scripts go from
    /// the large to the small.
    ///
    /// - Parameters:
    ///   - street: The name of the street.
    ///   - number: The house number; an empty one leaves the street alone.
    /// - Returns: The line; empty when both are.
    /// - Complexity: O(*n*) in the length of the two.
    package func text(street: String, number: String) -> String {
        if number.isEmpty { return street }
        if street.isEmpty { return number }
        let order = self.order(for: street)
        return order.isNumberFirst ? number + order.separator + street : street + order.separator + number
    }

    /// Where in the line of ``text(street:number:)`` the street and its number begin, in UTF-16 code units.
    ///
    /// - Parameters:
    ///   - street: The name of the street; not empty.
    ///   - number: The house number; not empty.
    /// - Returns: The offsets of both in the line.
    /// - Complexity: O(*n*) in the length of the two.
    package func starts(street: String, number: String) -> (street: Int, number: Int) {
        let order = self.order(for: street)
        return order.isNumberFirst
            ? (number.utf16.count + order.separator.utf16.count, 0)
            : (0, street.utf16.count + order.separator.utf16.count)
    }

    private func order(for street: String) -> StreetLine {
        street.unicodeScalars.contains(where: Self.isEastAsian) ? StreetLineTable.usual : self
    }

    /// Whether a letter belongs to the Chinese, Japanese or Korean script.
    package static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
