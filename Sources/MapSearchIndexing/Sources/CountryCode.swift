import MapSearchText

/// The code of a country that is given by its code or by its name.
enum CountryCode {
    /// Two letters in capitals; the text in capitals where it is no country that is known.
    static func code(of text: String) -> String {
        if text.utf8.count == 2 { return text.uppercased() }
        let codes = CountryNames.codes(of: Array(TextFolding.folded(text).utf8), isCode: false)
        return codes.count == 1 ? codes[0] : text.uppercased()
    }
}
