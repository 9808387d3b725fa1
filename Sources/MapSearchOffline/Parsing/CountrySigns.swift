import MapGeometry
import MapSearchText

/// The signs of countries on cars, which many people write before postal codes or behind towns: "D-80331 München", "9490 Vaduz FL".
enum CountrySigns {
    /// The text with the codes of the countries instead of their signs; nil if it has none.
    static func replaced(in query: ParsedQuery) -> ParsedQuery? {
        var text: [UInt8] = []
        let bytes = Array(query.text.utf8)
        var end = 0
        for word in 0..<query.wordCount {
            guard let sign = signs[query.source(word)], precedes(sign, word, query) || isBehindTown(sign, word, query)
            else { continue }
            let token = query.token(word)
            text += bytes[end..<token.sourceStart] + Array(sign.code.utf8)
            end = token.sourceEnd
        }
        guard end > 0 else { return nil }
        return ParsedQuery(String(decoding: text + bytes[end...], as: UTF8.self), leftOut: query.leftOutWords)
    }

    /// The text with capitals for the sign or the code of a country that a dash joins to a postal code: "a-1010 wien", "pt-2725-417
    /// maia"; nil if it has none in small letters.
    static func inCapitals(_ query: ParsedQuery) -> ParsedQuery? {
        guard !query.isInCapitals, query.numericWords & ~1 != 0 else { return nil }
        let small = query.words { word in
            guard query.numericWords & 2 << WordSet(word) != 0, query.word(word).count < 3, !query.isNumber(word),
                query.isPostalCode(word + 1)
            else { return false }
            let typed = query.source(word)
            let letters = typed.uppercased()
            return letters != typed && (signs[letters] != nil || query.isCountrySign(word))
                && query.source(word...word + 1) == typed + "-" + query.source(word + 1)
        }
        guard small != 0 else { return nil }
        var text = Array(query.text.utf8)
        for word in 0..<query.wordCount where small & 1 << WordSet(word) != 0 {
            let token = query.token(word)
            for place in token.sourceStart..<token.sourceEnd { text[place] &= 0xDF }
        }
        return ParsedQuery(String(decoding: text, as: UTF8.self), leftOut: query.leftOutWords)
    }

    /// The code of the country with a sign that is all of a text, which then needs no postal code; nil if none has it.
    static func code(of text: String) -> String? { signs[text.uppercased()]?.code }

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

    /// Whether a word precedes a postal code that its country may have: "FL 33837" is in Florida.
    private static func precedes(_ sign: Sign, _ word: Int, _ query: ParsedQuery) -> Bool {
        precedesCode(word, query) && sign.mayHave(query.word(word + 1))
    }

    /// Whether a word is the last one of a text that has a postal code of its country before a town.
    private static func isBehindTown(_ sign: Sign, _ word: Int, _ query: ParsedQuery) -> Bool {
        guard word == query.wordCount - 1, word > 2, query.numericWords & 1 << WordSet(word - 1) == 0 else {
            return false
        }
        return (0..<word - 1).contains {
            query.isNumber($0) && query.word($0).count > 3 && sign.mayHave(query.word($0))
        }
    }

    /// What a sign means.
    private struct Sign {
        /// The code of the country.
        let code: String
        /// The number of digits of its postal codes; nil where they have letters, or may be written in two parts.
        let digits: Int?

        /// Whether a word may be, or begin, a postal code of the country.
        func mayHave(_ word: ArraySlice<UInt8>) -> Bool {
            guard let digits, word.allSatisfy(\.isASCIIDigit) else { return true }
            return word.count == digits
        }
    }

    /// The signs that are not codes themselves.
    private static let signs = [
        "A": Sign(code: "AT", digits: 4), "AND": Sign(code: "AD", digits: 3), "B": Sign(code: "BE", digits: 4),
        "BIH": Sign(code: "BA", digits: 5), "D": Sign(code: "DE", digits: 5), "E": Sign(code: "ES", digits: 5),
        "EST": Sign(code: "EE", digits: 5), "F": Sign(code: "FR", digits: 5), "FIN": Sign(code: "FI", digits: 5),
        "FL": Sign(code: "LI", digits: 4), "GBZ": Sign(code: "GI", digits: nil), "H": Sign(code: "HU", digits: 4),
        "I": Sign(code: "IT", digits: 5), "IRL": Sign(code: "IE", digits: nil), "L": Sign(code: "LU", digits: 4),
        "M": Sign(code: "MT", digits: nil), "MNE": Sign(code: "ME", digits: 5), "N": Sign(code: "NO", digits: 4),
        "NMK": Sign(code: "MK", digits: 4), "P": Sign(code: "PT", digits: 4), "RKS": Sign(code: "XK", digits: 5),
        "RSM": Sign(code: "SM", digits: 5), "S": Sign(code: "SE", digits: nil), "SLO": Sign(code: "SI", digits: 4),
        "SRB": Sign(code: "RS", digits: nil), "UK": Sign(code: "GB", digits: nil), "V": Sign(code: "VA", digits: 5),
    ]
}
