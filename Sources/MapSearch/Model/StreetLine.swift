/// The order and separator of street and house number in a country.
///
/// The only definition of this order: formatted addresses, names of houses and postal fields all use it.
///
/// ```swift
/// StreetLine(countryCode: "GB").text(street: "St. John Street", number: "10")    // "10 St. John Street"
/// StreetLine(countryCode: "LI").text(street: "Städtle", number: "38")            // "Städtle 38"
/// ```
package struct StreetLine: Hashable, Sendable {
    /// Whether the number comes before the street.
    package var isNumberFirst: Bool
    /// The separator: a space, a comma and a space, or a number sign between spaces.
    package var separator: String

    /// Creates a custom order.
    package init(isNumberFirst: Bool, separator: String) {
        self.isNumberFirst = isNumberFirst
        self.separator = separator
    }

    /// Looks up the order of a country.
    ///
    /// - Parameter countryCode: The ISO 3166-1 alpha-2 code, in upper or lower case; for `nil` or an unknown code, the
    ///   street comes first.
    /// - Complexity: O(1).
    package init(countryCode: String?) {
        self = countryCode.flatMap { StreetLineTable.orders[$0.uppercased()] } ?? StreetLineTable.usual
    }

    /// Returns street and number on one line.
    ///
    /// A street in Chinese, Japanese or Korean characters comes before its number in every country, because these
    /// scripts go from large to small.
    ///
    /// - Parameters:
    ///   - street: The name of the street.
    ///   - number: The house number; if empty, only the street is returned.
    /// - Returns: The line; empty if both are empty.
    /// - Complexity: O(*n*) in the length of the two.
    package func text(street: String, number: String) -> String {
        if number.isEmpty { return street }
        if street.isEmpty { return number }
        let order = self.order(for: street)
        let separator = Self.separator(order.separator, before: number)
        return order.isNumberFirst ? number + separator + street : street + separator + number
    }

    /// Returns the separator before a number, without a sign that the number begins with: `Calle 26 #57-41`.
    package static func separator(_ separator: String, before number: String) -> String {
        separator == " # " && number.hasPrefix("#") ? " " : separator
    }

    /// Returns the offsets of street and number in the line of ``text(street:number:)``, in UTF-16 code units.
    ///
    /// - Parameters:
    ///   - street: The name of the street; not empty.
    ///   - number: The house number; not empty.
    /// - Returns: The offsets of both in the line.
    /// - Complexity: O(*n*) in the length of the two.
    package func starts(street: String, number: String) -> (street: Int, number: Int) {
        let order = self.order(for: street)
        let separator = Self.separator(order.separator, before: number).utf16.count
        return order.isNumberFirst ? (number.utf16.count + separator, 0) : (0, street.utf16.count + separator)
    }

    private func order(for street: String) -> StreetLine {
        // Their first byte is this one at least, and few other letters have such a byte.
        street.utf8.contains { $0 >= 0xE1 } && street.unicodeScalars.contains(where: Self.isEastAsian)
            ? StreetLineTable.usual : self
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
