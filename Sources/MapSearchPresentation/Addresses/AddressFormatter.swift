public import MapSearch

/// Writes addresses as their country writes them, whatever the device is set to.
///
/// ```swift
/// let formatter = AddressFormatter()
/// formatter.string(from: placemark)                    // "Unter den Linden 77\n10117 Berlin\nGermany"
///
/// var inOneLine = AddressFormatter(.singleLine)
/// inOneLine.country = .inLanguage("de")
/// inOneLine.string(from: placemark)                    // "Unter den Linden 77, 10117 Berlin, Deutschland"
///
/// var inList = AddressFormatter(.short)
/// inList.context = AddressParts(userPlacemark)         // the user is in Berlin, too
/// inList.string(from: placemark)                       // "Unter den Linden 77"
/// ```
///
/// The code of the country decides which parts are written and where, and for Chinese, Japanese and Korean addresses
/// their script as well. What is not known leaves no gap; what repeats the line before it is left out; names that
/// registers write otherwise than people do are written as people do, and postal codes in the form of their country.
/// Without a code, the name of the country in one of the languages of ``Country/inLanguage(_:)`` decides; an address whose
/// country is not known is written in an order that many countries have.
public struct AddressFormatter: Hashable, Sendable {
    /// How much of an address is written, and in how many lines.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// A line for each line of an envelope.
        case lines
        /// All of it in one line, the lines joined by a comma or what the script has for one.
        case singleLine
        /// One line with the street and the settlement, or the two smallest parts of a place.
        case short
    }

    /// Whether the country is written, and by which name.
    public enum Country: Hashable, Sendable {
        /// As the address has it; not at all where it has none.
        case asGiven
        /// Not at all.
        case omitted
        /// By its name in a language: Arabic, Chinese, Dutch, English, French, German, Italian, Japanese, Polish,
        /// Portuguese, Russian, Spanish or Turkish, given as a code of ISO 639-1; in any other, as the address has it.
        case inLanguage(String)
        /// By a name of yours.
        case named(String)
    }

    /// How much of an address is written, and in how many lines.
    public var style: Style
    /// Whether the country is written, and by which name.
    public var country = Country.asGiven
    /// Where the reader is, or `nil` to write everything.
    ///
    /// What an address has in common with it is not written, from the country down to the settlement and its postal
    /// code; the smallest part of an address is always written.
    public var context: AddressParts?
    /// Whether sorts of streets are written short: `Main St` for `Main Street`, `Lindenstr.` for `Lindenstraße`.
    public var abbreviates = false

    /// Creates a formatter that writes everything in full, with the country as it is given.
    ///
    /// - Parameter style: How much of an address is written, and in how many lines.
    public init(_ style: Style = .lines) {
        self.style = style
    }

    /// Writes an address.
    ///
    /// - Parameter parts: The parts of the address.
    /// - Returns: The text, never empty where there is a part; and where in it each part stands.
    /// - Complexity: O(*n*) in the length of the parts.
    public func format(_ parts: AddressParts) -> FormattedAddress {
        AddressComposition(parts, by: self).formatted()
    }

    /// Writes an address.
    ///
    /// - Parameter parts: The parts of the address.
    /// - Returns: The text; empty when there is no part.
    /// - Complexity: O(*n*) in the length of the parts.
    public func string(from parts: AddressParts) -> String { format(parts).text }

    /// Writes an address of an answer.
    ///
    /// - Parameter address: The address; one without components is written as its line.
    /// - Returns: The text; empty when nothing is known.
    /// - Complexity: O(*n*) in the length of the address.
    public func string(from address: Address) -> String { string(from: AddressParts(address)) }

    /// Writes the address of a placemark.
    ///
    /// - Parameter placemark: The placemark.
    /// - Returns: The text; empty when nothing is known.
    /// - Complexity: O(*n*) in the length of the address.
    public func string(from placemark: Placemark) -> String { string(from: AddressParts(placemark)) }

    /// Writes the fields of a form.
    ///
    /// - Parameter address: The fields; the lines of the street stay lines.
    /// - Returns: The text; empty when all fields are.
    /// - Complexity: O(*n*) in the length of the address.
    public func string(from address: PostalAddress) -> String { string(from: AddressParts(address)) }
}
