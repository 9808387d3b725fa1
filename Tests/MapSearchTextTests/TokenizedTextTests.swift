import MapSearchTestSupport
import MapSearchText
import Testing

@Suite struct TokenizedTextTests {
    @Test(
        arguments: [
            ("", []), ("  ,;", []), ("Bahnhofstr. 12a", ["bahnhofstr", "12a"]), ("O'Connor", ["o", "connor"]),
            ("Saint-Denis", ["saint", "denis"]), ("U.S.A.", ["usa"]), ("the u.k. today", ["the", "uk", "today"]),
            ("Washington, D.C.", ["washington", "dc"]), ("J.R.R. Tolkien", ["jrr", "tolkien"]),
            ("J.F.Kennedy-Platz", ["jf", "kennedy", "platz"]), ("J. F. Kennedy", ["j", "f", "kennedy"]),
            ("St. A", ["st", "a"]), ("dot.notation", ["dot", "notation"]), ("a.1.b", ["a", "1", "b"]),
            ("x a.b", ["x", "ab"]), ("a..b", ["a", "b"]), ("Я.Б.", ["яб"]), ("東.京", ["东", "京"]),
            ("split | up X", ["split", "up", "x"]), ("rock&roll+C++", ["rock", "roll", "c"]),
            ("1/2", ["1", "2"]), ("3.5", ["3", "5"]), ("٤٢ب", ["42ب"]), ("G2-14/b", ["g2", "14", "b"]),
            ("東京tower", ["东京", "tower"]), ("3丁目12番", ["3", "丁目", "12", "番"]), ("渋谷スクランブル", ["涩谷すくらんぶる"]),
            ("กรุงเทพ10", ["กรุงเทพ", "10"]), ("101동", ["101동"]), ("Москва-Tower", ["москва", "tower"]),
            ("co\u{AD}op\u{200D}", ["coop"]), ("\u{301}a", ["a"]),
        ] as [(String, [String])])
    func tokens(text: String, expected: [String]) {
        #expect(TokenizedText(text).words == expected)
    }

    @Test(
        arguments: [
            ("Zürich", .latin), ("Київ", .cyrillic), ("Αθήνα", .greek), ("東京", .ideographic), ("かな", .ideographic),
            ("ｶﾅ", .ideographic), ("서울", .hangul), ("ㅅㅇ", .hangul), ("القاهرة", .arabic), ("חיפה", .hebrew),
            ("กรุงเทพ", .thai), ("ວຽງຈັນ", .thai), ("ភ្នំពេញ", .thai), ("ရန်ကုန်", .thai), ("दिल्ली", .other),
            ("თბილისი", .other), ("12", .number), ("१२", .number), ("12a", .latin), ("a12", .latin), ("12я", .cyrillic),
        ] as [(String, Script)])
    func script(text: String, expected: Script) throws {
        let tokens = TokenizedText(text).tokens
        #expect(tokens.count == 1)
        #expect(try #require(tokens.first).script == expected)
    }

    @Test(
        arguments: [
            ("O'Connor", [false, true]), ("l’Aquila", [false, true]), ("Hawaiʻi", [false, true]),
            ("a`b´c", [false, true, true]), ("a''b", [false, true]), ("'a b'", [false, false]),
            ("a' b", [false, false]),
            ("a 'b", [false, false]), ("a-b", [false, false]), ("Paral·lel", [false, true]), ("a'東", [false, true]),
            ("a'b東", [false, true, false]),
        ] as [(String, [Bool])])
    func apostrophes(text: String, expected: [Bool]) {
        #expect(TokenizedText(text).tokens.map(\.followsApostrophe) == expected)
    }

    @Test(
        arguments: [
            ("Zürich", 6), ("Zu\u{308}rich", 6), ("Straße", 7), ("й", 1), ("и\u{306}", 1),
            ("\u{1112}\u{1161}\u{11AB}", 1),
            ("ｶﾞ", 1), ("U.S.A.", 3), ("नई", 2), ("𠮷野", 2),
        ])
    func characterCount(text: String, expected: Int) throws {
        let token = try #require(TokenizedText(text).tokens.first)
        #expect(token.characterCount == expected)
    }

    @Test(
        arguments: [
            ("Grüße, Welt!", ["Grüße", "Welt"]), ("Zu\u{308}rich\u{301} x", ["Zu\u{308}rich\u{301}", "x"]),
            ("(U.S.A.)", ["U.S.A"]), ("東京tower", ["東京", "tower"]), ("O’Neil", ["O", "Neil"]),
        ] as [(String, [String])])
    func sourceRanges(text: String, expected: [String]) {
        let utf8 = Array(text.utf8)
        let sources = TokenizedText(text).tokens.map {
            String(decoding: utf8[$0.sourceStart..<$0.sourceEnd], as: UTF8.self)
        }
        #expect(sources.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    /// Tokens lie in order, cover `bytes`, hold whole scalars, and the source of each alone gives the same token.
    @Test(arguments: [21, 22, 23, 24] as [UInt64])
    func randomText(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var scratch = TokenizedText()
        for _ in 0..<800 {
            let text = random.text(upTo: 40)
            let utf8 = Array(text.utf8)
            scratch.tokenize(text)
            var label: String { "seed \(seed): \(text.unicodeScalars.map(\.value))" }
            #expect(scratch.tokens.map(\.start) == [0] + scratch.tokens.map(\.end).dropLast() || scratch.tokens.isEmpty)
            #expect(scratch.bytes.count == scratch.tokens.last?.end ?? 0, "\(label)")
            var end = 0
            for token in scratch.tokens {
                #expect(end <= token.sourceStart && token.sourceStart < token.sourceEnd, "\(label)")
                end = token.sourceEnd
                let folded = String(decoding: scratch.bytes(of: token), as: UTF8.self)
                #expect(folded.unicodeScalars.count == token.characterCount && !folded.isEmpty, "\(label)")
                let source = try #require(String(validating: utf8[token.sourceStart..<token.sourceEnd], as: UTF8.self))
                let again = TokenizedText(source)
                #expect(again.words == [folded], "\(label)")
                #expect(again.tokens.first?.script == token.script, "\(label)")
            }
            #expect(end <= utf8.count)
            #expect(scratch.bytes == TextFolding.folded(text).utf8.filter { $0 != UInt8(ascii: " ") }, "\(label)")
        }
    }

    @Test(
        arguments: [
            ("", ""), ("a", "a"), ("a a", "a a"), ("a a a", "a a"), ("a b a b a b a", "a b a b"),
            ("a b b c b", "a b b c"),
            ("É e é E", "e e"), ("b a a a", "b a a"),
        ])
    func repetitionsAreTakenOut(text: String, rest: String) {
        var tokenized = TokenizedText(text)
        let all = tokenized.tokens.count
        let removed = tokenized.removeRepetitions(beyond: 2)
        #expect(removed.count == all - tokenized.tokens.count)
        #expect(tokenized.words == rest.split(separator: " ").map(String.init))
    }

    @Test(arguments: [63, 64, 65, 1_000])
    func keepsSixtyFourTokens(count: Int) {
        let tokenized = TokenizedText((0..<count).map { "w\($0)" }.joined(separator: " "))
        #expect(tokenized.words == (0..<min(count, 64)).map { "w\($0)" })
    }

    @Test(arguments: ["a", "é", "東", "ﬃ"], [4_095, 4_096, 4_097, 1 << 20])
    func keepsFourKilobytes(character: String, byteCount: Int) {
        let perCharacter = TextFolding.folded(character).utf8.count
        let tokenized = TokenizedText(String(repeating: character, count: byteCount / perCharacter))
        #expect(tokenized.bytes.count <= 4_096 && tokenized.bytes.count > 4_088)
        #expect(tokenized.tokens.count == 1)
        #expect(
            tokenized.words == [
                String(repeating: TextFolding.folded(character), count: tokenized.bytes.count / perCharacter)
            ])
    }

    @Test func aTruncatedTextLeavesNothingBehind() {
        var tokenized = TokenizedText(String(repeating: "x ", count: 100))
        #expect(tokenized.tokens.count == 64)
        tokenized.tokenize("A. ")
        tokenized.tokenize("b")
        #expect(tokenized.words == ["b"])
        tokenized.tokenize("")
        #expect(tokenized.words.isEmpty && tokenized.bytes.isEmpty)
    }

    /// A megabyte of what never ends a token or never begins one is read once.
    @Test(arguments: [" ", "\u{301}", "\u{200B}", "'", ".", "a\u{301}"])
    func aMegabyteOfOneThing(unit: String) {
        let text = String(repeating: unit, count: (1 << 20) / unit.utf8.count)
        #expect(TokenizedText(text).tokens.count <= 1)
    }
}

extension TokenizedText {
    fileprivate var words: [String] { tokens.map { String(decoding: bytes(of: $0), as: UTF8.self) } }
}
