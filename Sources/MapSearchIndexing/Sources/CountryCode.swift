import MapSearchText

/// Returns the code of a country, given its code or name.
enum CountryCode {
    /// Two capital letters; the text in capitals if the country is not known.
    static func code(of text: String) -> String { CountryNames.code(of: text) ?? text.uppercased() }
}
