import MapSearchTestSupport

/// Usual short forms of the words in names of streets.
enum Abbreviations {
    private static let forms: [(String, [String])] = [
        ("strasse", ["str.", "str"]), ("straße", ["str.", "str"]), ("Strasse", ["Str.", "Str"]),
        ("Straße", ["Str.", "Str"]),
        ("Street", ["St", "St.", "Str"]), ("Road", ["Rd", "Rd."]), ("Lane", ["Ln"]), ("Square", ["Sq", "Sq."]),
        ("Court", ["Ct"]), ("Place", ["Pl"]), ("Gardens", ["Gdns"]), ("Saint", ["St", "St."]),
        ("Avinguda", ["Av.", "Avda."]),
        ("Avenue", ["Ave", "Av."]), ("Carrer", ["C/", "C.", "c/"]), ("Carretera", ["Ctra.", "Crta."]),
        ("Plaça", ["Pl.", "Pça."]),
        ("Triq", ["Tr."]), ("Platz", ["Pl."]), ("platz", ["pl."]), ("Sankt", ["St."]), ("gasse", ["g."]),
        ("Sant", ["St."]),
    ]

    /// A name with a short form of one of its words; nil where none is usual.
    static func abbreviated(_ name: String, _ random: inout SplitMix64) -> String? {
        var words = name.split(separator: " ").map(String.init)
        for (long, shorts) in forms.shuffled(using: &random) {
            guard let index = words.firstIndex(where: { $0.hasSuffix(long) }) else { continue }
            words[index].removeLast(long.count)
            words[index] += shorts.randomElement(using: &random) ?? ""
            return words.joined(separator: " ")
        }
        return nil
    }
}
