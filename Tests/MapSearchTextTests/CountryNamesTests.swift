import MapSearchText
import Testing

@Suite struct CountryNamesTests {
    private static func folded(_ text: String) -> [UInt8] {
        let text = TokenizedText(text)
        return Array(text.tokens.map { text.bytes(of: $0) }.joined(separator: [UInt8(ascii: " ")]))
    }

    @Test(
        "names in any language",
        arguments: [
            ("Germany", ["DE"]), ("Deutschland", ["DE"]), ("Österreich", ["AT"]), ("Россия", ["RU"]), ("日本", ["JP"]),
            ("United States of America", ["US"]), ("UK", ["GB"]), ("Côte d’Ivoire", ["CI"]), ("Liechtenstein", ["LI"]),
            ("España", ["ES"]), ("Vaduz", []), ("", []), ("german", []), ("germanyy", []), ("a", []), ("zzzz", []),
            ("France", ["FR"]), ("Ísland", ["IS"]), ("Nederland", ["NL"]), ("New Zealand", ["NZ"]),
            ("Heard and McDonald Islands", ["HM"]), ("Heard & McDonald Islands", ["HM"]),
            ("Saint Vincent & the Grenadines", ["VC"]), ("St. Pierre & Miquelon", ["PM"]),
            ("Bosnien & Herzegowina", ["BA"]), ("Nam Georgia và Quần đảo Nam Sandwich", ["GS"]),
        ])
    func names(text: String, expected: [String]) {
        #expect(CountryNames.codes(of: Self.folded(text), isCode: false) == expected)
    }

    @Test func codes() {
        #expect(CountryNames.codes(of: Array("at".utf8), isCode: true) == ["AT"])
        #expect(CountryNames.codes(of: Array("at".utf8), isCode: false) == [])
        #expect(CountryNames.codes(of: Array("xx".utf8), isCode: true) == [])
        #expect(CountryNames.codes(of: Array("zw".utf8), isCode: true) == ["ZW"])
        #expect(CountryNames.codes(of: [0, 0xFF], isCode: true) == [])
        // Two letters of two countries that are next to each other in the table.
        #expect(CountryNames.codes(of: Array("aw".utf8), isCode: true) == ["AW"])
        #expect(CountryNames.codes(of: Array("wa".utf8), isCode: true) == [])
    }

    @Test("each name of the table is found and is folded as the engine folds")
    func table() {
        var count = 0
        CountryNames.forEachName { name, code in
            count += 1
            #expect(CountryNames.codes(of: name, isCode: false).contains(code))
            #expect(CountryNames.codes(of: Array(code.lowercased().utf8), isCode: true).contains(code))
            #expect(Self.folded(String(decoding: name, as: UTF8.self)) == name)
            let words = name.split(separator: UInt8(ascii: " "))
            #expect(words.count <= CountryNames.maximumWordCount)
            #expect(words.allSatisfy(CountryNames.mayHave))
        }
        #expect(count > 7_000)
    }

    @Test("most other words are told at once to be no country's")
    func otherWords() {
        let count = (0..<10_000).count { CountryNames.mayHave(Array("street\($0)".utf8)[...]) }
        #expect(count < 1_000)
    }

    @Test func codesOfThreeLetters() {
        for (code, short) in [("ABW", "AW"), ("DEU", "DE"), ("GBR", "GB"), ("NGA", "NG"), ("USA", "US"), ("ZWE", "ZW")]
        {
            #expect(CountryNames.code(ofThreeLetters: code) == short)
        }
        for other in ["", "US", "usa", "XXX", "WAF", "WAW", "USAU", "\u{e4}B"] {
            #expect(CountryNames.code(ofThreeLetters: other) == nil, "\(other)")
        }
    }
}
