import MapSearchText

/// The signs of countries on cars, which many people write before postal codes or behind towns: "D-80331 München", "9490 Vaduz FL".
enum CountrySigns {
    /// The text with the codes of the countries instead of their signs; nil if it has none.
    static func replaced(in query: ParsedQuery) -> ParsedQuery? {
        var text: [UInt8] = []
        let bytes = Array(query.text.utf8)
        var end = 0
        for word in 0..<query.wordCount {
            guard let code = codes[query.source(word)], precedesCode(word, query) || isBehindTown(word, query) else {
                continue
            }
            let token = query.token(word)
            text += bytes[end..<token.sourceStart] + Array(code.utf8)
            end = token.sourceEnd
        }
        guard end > 0 else { return nil }
        return ParsedQuery(String(decoding: text + bytes[end...], as: UTF8.self), leftOut: query.leftOutWords)
    }

    /// Whether a dash joins a word to a postal code, or a blank where nothing precedes it: "D-80331", "A 1010 Wien".
    static func precedesCode(_ word: Int, _ query: ParsedQuery) -> Bool {
        guard word + 1 < query.wordCount, query.isPostalCode(word + 1), query.word(word + 1).count > 2 else {
            return false
        }
        let between = query.source(word...word + 1).dropFirst(query.source(word).count).dropLast(
            query.source(word + 1).count)
        if between.filter({ $0 != " " }).elementsEqual("-") { return true }
        return between == " " && (word == 0 || AddressNoise.startsSegment(word, query))
    }

    /// Whether a word is the last one of a text that has a postal code before a town.
    private static func isBehindTown(_ word: Int, _ query: ParsedQuery) -> Bool {
        guard word == query.wordCount - 1, word > 2, query.numericWords & 1 << WordSet(word - 1) == 0 else {
            return false
        }
        return (0..<word - 1).contains { query.isNumber($0) && query.word($0).count > 3 }
    }

    /// The codes by the signs that are not codes themselves.
    private static let codes = [
        "A": "AT", "AND": "AD", "B": "BE", "BIH": "BA", "D": "DE", "E": "ES", "EST": "EE", "F": "FR",
        "FIN": "FI", "FL": "LI", "GBZ": "GI", "H": "HU", "I": "IT", "IRL": "IE", "L": "LU", "M": "MT", "MNE": "ME",
        "N": "NO", "NMK": "MK", "P": "PT", "RKS": "XK", "RSM": "SM", "S": "SE", "SLO": "SI", "SRB": "RS", "UK": "GB",
        "V": "VA",
    ]
}
