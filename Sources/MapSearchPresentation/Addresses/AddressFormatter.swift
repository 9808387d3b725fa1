public import MapSearch

/// A formatter that writes addresses in the format of their country, regardless of the device's locale.
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
/// The country code determines which parts are written and where; for Chinese, Japanese and Korean addresses, the
/// script matters as well. Unknown parts leave no gap, and a line that repeats the previous one is left out. Official
/// names that people do not use are replaced by the usual ones, and postal codes are written in the form of their
/// country. Without a code, the name of the country in one of the languages of ``Country/inLanguage(_:)`` is used
/// instead; if the country is unknown, the address is written in a common order.
public struct AddressFormatter: Hashable, Sendable {
    /// The extent of the written address, and its number of lines.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// One line for each line of an envelope.
        case lines
        /// The full address on one line, with its lines joined by a comma or the equivalent in its script.
        case singleLine
        /// A single line with the street and the settlement, or the two smallest parts of a place.
        case short
    }

    /// Whether and how the country is written.
    public enum Country: Hashable, Sendable {
        /// The country as in the address; nothing if the address has none.
        case asGiven
        /// No country.
        case omitted
        /// The country's name in a language: Arabic, Chinese, Dutch, English, French, German, Italian, Japanese,
        /// Polish, Portuguese, Russian, Spanish or Turkish, given as an ISO 639-1 code; in any other language, as in
        /// the address.
        case inLanguage(String)
        /// A custom name.
        case named(String)
    }

    /// The extent of the written address, and its number of lines.
    public var style: Style
    /// Whether and how the country is written.
    public var country = Country.asGiven
    /// The reader's own address, or `nil` to write everything.
    ///
    /// Parts that the address has in common with it are left out, from the country down to the settlement and its
    /// postal code; the smallest part of an address is always written.
    public var context: AddressParts?
    /// Whether street types are abbreviated: `Main St` for `Main Street`, `Lindenstr.` for `Lindenstraße`.
    public var abbreviates = false

    /// Creates a formatter that writes everything in full, with the country as in the address.
    ///
    /// - Parameter style: The extent of the written address, and its number of lines.
    public init(_ style: Style = .lines) {
        self.style = style
    }

    /// Formats an address.
    ///
    /// - Parameter parts: The parts of the address.
    /// - Returns: The text, never empty if there is a part, and the position of each part in it.
    /// - Complexity: O(*n*) in the length of the parts.
    public func format(_ parts: AddressParts) -> FormattedAddress {
        AddressComposition(parts, by: self).formatted()
    }

    /// Returns the text of an address.
    ///
    /// - Parameter parts: The parts of the address.
    /// - Returns: The text; empty if there are no parts.
    /// - Complexity: O(*n*) in the length of the parts.
    public func string(from parts: AddressParts) -> String { format(parts).text }

    /// Returns the text of an address from a response.
    ///
    /// - Parameter address: The address; without components, its line is written.
    /// - Returns: The text; empty if nothing is known.
    /// - Complexity: O(*n*) in the length of the address.
    public func string(from address: Address) -> String { string(from: AddressParts(address)) }

    /// Returns the text of a placemark's address.
    ///
    /// - Parameter placemark: The placemark.
    /// - Returns: The text; empty if nothing is known.
    /// - Complexity: O(*n*) in the length of the address.
    public func string(from placemark: Placemark) -> String { string(from: AddressParts(placemark)) }

    /// Returns the text of an address in fields.
    ///
    /// - Parameter address: The fields; the lines of the street are kept.
    /// - Returns: The text; empty if all fields are empty.
    /// - Complexity: O(*n*) in the length of the address.
    public func string(from address: PostalAddress) -> String { string(from: AddressParts(address)) }
}
