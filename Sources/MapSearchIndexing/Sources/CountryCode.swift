import MapSearchText

/// The code of a country that is given by its code or by its name.
enum CountryCode {
    /// Two letters in capitals; the text in capitals where it is no country that is known.
    static func code(of text: String) -> String { CountryNames.code(of: text) ?? text.uppercased() }
}
