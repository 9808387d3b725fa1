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

    /// The code of the country with a name in any of the languages, without regard to case and accents, or `nil`.
    package static func code(of name: String) -> String? { codes[TextFolding.folded(name)] }

    private static let codes: [String: String] = {
        var codes = [
            "usa": "US", "us": "US", "u s a": "US", "uk": "GB", "great britain": "GB", "england": "GB",
            "scotland": "GB", "wales": "GB",
        ]
        // Column by column: a name in English comes before the same name of another country in another language.
        for column in CountryNameTable.languages.indices {
            for (code, row) in names.sorted(by: { $0.key < $1.key }) where column < row.count {
                let name = TextFolding.folded(String(row[column]))
                if codes[name] == nil { codes[name] = String(code) }
            }
        }
        return codes
    }()

    private static let names: [Substring: [Substring]] = Dictionary(
        CountryNameTable.text.split(separator: "\n").map { line in
            (line.prefix(2), line.dropFirst(3).split(separator: " | "))
        },
        uniquingKeysWith: { first, _ in first })
}
