extension CountryNames {
    /// The name of a country to show, in one of the languages of ``CountryNameTable``.
    ///
    /// - Parameters:
    ///   - code: The code of ISO 3166-1 alpha-2, in capitals.
    ///   - language: A code of ISO 639-1, with anything after a hyphen or an underscore.
    /// - Returns: The name, or `nil` for a code or a language that is not known.
    package static func name(of code: String, language: String) -> String? {
        let language = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard let column = CountryNameTable.languages.firstIndex(of: language), let row = names[code[...]],
            column < row.count
        else { return nil }
        return String(row[column])
    }

    /// Whether folded words, with a space between them, are the name of a country in one of these languages.
    package static func isDisplayed(_ words: [UInt8], of code: String) -> Bool {
        CountryNameTable.languages.contains { language in
            guard let name = name(of: code, language: language) else { return false }
            let tokens = TokenizedText(name)
            return tokens.tokens.map { tokens.bytes(of: $0) }.joined(separator: [UInt8(ascii: " ")]).elementsEqual(
                words)
        }
    }

    private static let names: [Substring: [Substring]] = Dictionary(
        CountryNameTable.text.split(separator: "\n").map { line in
            (line.prefix(2), line.dropFirst(3).split(separator: " | "))
        },
        uniquingKeysWith: { first, _ in first })
}
