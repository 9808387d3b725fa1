import MapSearchTestSupport
import Testing

import MapSearchText

@Suite struct TokenVariantsTests {
    @Test(
        arguments: [
            ("mueller", ["muller"]), ("aarhus", ["arhus"]), ("koeln", ["koln"]), ("aeroe", ["aroe", "aero", "aro"]),
            ("neuenburg", []), ("bauer", []), ("quebec", []), ("guenther", ["gunther"]), ("aaa", ["aa"]), ("ae", ["a"]),
            ("oeaeoeae", ["oaoa"]), ("hauptstr", ["hauptstrasse", "hauptstraat"]),
            ("bahnhofstrasse", ["bahnhofstr"]), ("marktpl", ["marktplatz"]), ("norregd", ["norregade"]), ("simpl", []),
            ("strasse", ["str"]), ("astr", []), ("estr", ["estrada"]), ("berlin", []), ("", []), ("a", []),
            ("saint", ["st", "sankt", "sint"]), ("boulevard", ["blvd", "bvd", "bd", "boul"]), ("west", ["w"]),
            ("burgg", ["burggasse"]), ("burggasse", ["burgg"]), ("auweg", []), ("улица", ["ул"]), ("москва", []),
            ("1", ["one"]), ("东京", []),
        ] as [(String, [String])])
    func variants(token: String, expected: [String]) {
        #expect(TokenVariants.variants(of: token) == expected)
    }

    @Test func abbreviationsOfSeveralWords() {
        let street = TokenVariants.variants(of: "st")
        #expect(["saint", "sankt", "street", "station"].filter(street.contains) == ["saint", "sankt", "street"])
        #expect(["drive", "doctor", "doktor"].allSatisfy(TokenVariants.variants(of: "dr").contains))
        #expect(!TokenVariants.variants(of: "saint").contains("street"))
    }

    /// A variant of a folded token is folded, is another word, and comes once.
    @Test(arguments: [61, 62] as [UInt64])
    func randomTokens(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let alphabet = Array("aeouqstr".unicodeScalars.map(\.value))
        for _ in 0..<4_000 {
            let token = String(random.word(0...10, of: alphabet))
            let variants = TokenVariants.variants(of: token)
            #expect(
                Set(variants).count == variants.count && !variants.contains(token), "seed \(seed): \(token) \(variants)"
            )
            #expect(variants.allSatisfy { TextFolding.folded($0) == $0 && !$0.isEmpty }, "seed \(seed): \(token)")
        }
    }

    /// The table is asked with folded words, so it must hold folded words; the relation has no direction, except for
    /// letters.
    @Test func equivalentWords() {
        #expect(EquivalentWords.words.count > 400)
        for word in EquivalentWords.words {
            let text = String(decoding: word, as: UTF8.self)
            #expect(TextFolding.folded(text) == text && TokenizedText(text).tokens.count == 1)
            let others = EquivalentWords.others(for: word)
            #expect(
                !others.isEmpty
                    && others.allSatisfy { text.count == 1 || EquivalentWords.others(for: $0).contains(word) },
                "\(text)")
        }
    }
}

extension TokenVariants {
    fileprivate static func variants(of token: String) -> [String] {
        var all: [String] = []
        forEachVariant(of: Array(token.utf8)[...]) { all.append(String(decoding: $0, as: UTF8.self)) }
        return all
    }
}
