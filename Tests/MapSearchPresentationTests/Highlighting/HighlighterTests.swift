import MapGeometry
import MapSearch
import MapSearchPresentation
import MapSearchTestSupport
import Testing

@Suite struct HighlighterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var query: String
        var text: String
        var expected: String
        var placement = Highlighter.Placement.wordStarts
        var occurrences = Highlighter.Occurrences.all
        var testDescription: String { "\(query) in \(text)" }
    }

    @Test(arguments: [
        // Case, accents, width, ligatures, other forms of a letter; composed and decomposed.
        Case(query: "CAFE zur", text: "Café Zürich", expected: "[Café] [Zür]ich"),
        Case(query: "zurich", text: "Zu\u{308}rich", expected: "[Zu\u{308}rich]"),
        Case(query: "strasse", text: "Die Straße", expected: "Die [Straße]"),
        Case(query: "stras", text: "Straße", expected: "[Straß]e"),
        Case(query: "ＺＵＲ", text: "zurich", expected: "[zur]ich"),
        Case(query: "fil", text: "ﬁlm", expected: "[ﬁl]m"),
        Case(query: "f", text: "ﬁlm", expected: "[ﬁ]lm"),
        Case(query: "lodz", text: "Łódź", expected: "[Łódź]"),
        Case(query: "istanbul", text: "İstanbul", expected: "[İstanbul]"),
        Case(query: "елка", text: "Ёлка", expected: "[Ёлка]"),
        Case(query: "42", text: "٤٢", expected: "[٤٢]"),
        Case(query: "ガ", text: "か\u{3099}く", expected: "[か\u{3099}]く"),
        Case(query: "서", text: "서울역", expected: "[서]울역"),
        // The start of a word, or anywhere.
        Case(query: "berg", text: "Bergen am Heidelberg", expected: "[Berg]en am Heidelberg"),
        Case(
            query: "berg", text: "Bergen am Heidelberg", expected: "[Berg]en am Heidel[berg]", placement: .anywhere),
        Case(query: "i", text: "ﬁx", expected: "[ﬁ]x", placement: .anywhere),
        Case(query: "con", text: "O’Connor", expected: "O’[Con]nor"),
        Case(query: "den", text: "Saint-Denis", expected: "Saint-[Den]is"),
        Case(query: "京", text: "東京駅", expected: "東[京]駅"),
        Case(query: "กรุง", text: "ที่กรุงเทพ", expected: "ที่[กรุง]เทพ"),
        Case(query: "東京都港区", text: "日本東京都港区芝", expected: "日本[東京都港区]芝"),
        Case(query: "京都駅", text: "JR京都駅前", expected: "JR[京都駅]前"),
        Case(query: "ラーメン", text: "札幌ﾗｰﾒﾝ共和国", expected: "札幌[ﾗｰﾒﾝ]共和国"),
        Case(query: "ວຽງຈັນ", text: "ນະຄອນຫຼວງວຽງຈັນ", expected: "ນະຄອນຫຼວງ[ວຽງຈັນ]"),
        Case(query: "ភ្នំពេញ", text: "រាជធានីភ្នំពេញ", expected: "រាជធានី[ភ្នំពេញ]"),
        Case(query: "ရန်ကုန်", text: "မြို့ရန်ကုန်", expected: "မြို့[ရန်ကုန်]"),
        // A part of a run of words, where the run is not there as a whole.
        Case(query: "東京都港区", text: "港区役所", expected: "[港区]役所"),
        Case(query: "東京都港区芝公園", text: "芝公園 (港区)", expected: "[芝公園] ([港区])"),
        Case(query: "東京都港区芝公園", text: "芝公園 (港区)", expected: "[芝公園] (港区)", occurrences: .first),
        Case(query: "東京都港区", text: "東京都港区と港区", expected: "[東京都港区]と港区"),
        Case(query: "JR京都駅", text: "京都駅", expected: "[京都駅]"),
        Case(query: "東京", text: "東駅", expected: "東駅"),
        Case(query: "กรุงเทพมหานคร", text: "กรุงเทพ", expected: "[กรุงเทพ]"),
        Case(query: "ນະຄອນຫຼວງວຽງຈັນ", text: "ວຽງຈັນ", expected: "[ວຽງຈັນ]"),
        Case(query: "រាជធានីភ្នំពេញ", text: "ភ្នំពេញ", expected: "[ភ្នំពេញ]"),
        Case(query: "서울역", text: "서울", expected: "서울"),
        // All or the first.
        Case(query: "new", text: "New York, New York", expected: "[New] York, [New] York"),
        Case(query: "new york", text: "New York, New York", expected: "[New] [York], New York", occurrences: .first),
        // Words that overlap or touch are one range.
        Case(query: "ber berlin", text: "Berliner", expected: "[Berlin]er"),
        Case(query: "aba", text: "ababa", expected: "[ababa]", placement: .anywhere),
        Case(query: "ab ba", text: "abba", expected: "[abba]", placement: .anywhere),
        // A character that people see as one is never cut.
        Case(query: "न", text: "नि", expected: "[नि]"),
        Case(query: "e", text: "e\u{301}\u{327}a", expected: "[e\u{301}\u{327}]a"),
        Case(query: "1", text: "1️⃣ 👩‍👩‍👧 1", expected: "[1️⃣] 👩‍👩‍👧 [1]"),
        // Nothing to find, nothing to find it in.
        Case(query: "", text: "Berlin", expected: "Berlin"),
        Case(query: "!?", text: "Berlin!?", expected: "Berlin!?"),
        Case(query: "berlin", text: "", expected: ""),
        Case(query: "berlin", text: "👩‍👩‍👧 \u{301}", expected: "👩‍👩‍👧 \u{301}"),
        Case(query: "paris", text: "Berlin", expected: "Berlin"),
    ])
    func ranges(_ test: Case) {
        let highlighter = Highlighter(test.query, placement: test.placement, occurrences: test.occurrences)
        let highlighted = highlighter.highlight(test.text)
        #expect(highlighted.description == test.expected)
        #expect(highlighter.ranges(in: test.text) == highlighted.ranges)
        #expect(HighlightedText(test.text, spans: highlighter.spans(in: test.text)) == highlighted)
    }

    @Test func spansAreUTF16() {
        let spans = Highlighter("zur").spans(in: "👩‍👩‍👧 Zürich")
        #expect(spans == [TextSpan(start: 9, length: 3)])
    }

    @Test func backendComesFirst() {
        var object = GeoObject(
            name: "Berlin Mitte", coordinate: Coordinate(latitude: 52, longitude: 13), kind: .district,
            metadata: MetadataContainer(MatchMetadata(score: 1, spans: [TextSpan(start: 7, length: 5)])))
        #expect(Highlighter("berlin").highlight(object).description == "Berlin [Mitte]")
        object.metadata = MetadataContainer(MatchMetadata(score: 1))
        #expect(Highlighter("berlin").highlight(object).description == "[Berlin] Mitte")
        object.metadata = MetadataContainer(MatchMetadata(score: 1, matchedName: "Berlin-Center"))
        #expect(Highlighter("berlin").highlight(object).description == "Berlin Mitte")
        object.metadata = MetadataContainer()
        #expect(Highlighter("berlin").highlight(object).description == "[Berlin] Mitte")
    }

    @Test func suggestions() {
        let plain = Highlighter("ber").highlight(Suggestion(title: "Berlin", subtitle: "Bern, Germany"))
        #expect(plain.title.description == "[Ber]lin")
        #expect(plain.subtitle?.description == "[Ber]n, Germany")
        let spans = Highlighter("ber").highlight(
            Suggestion(title: "Berlin", subtitle: "Bern", titleSpans: [TextSpan(start: 0, length: 6)]))
        #expect(spans.title.description == "[Berlin]")
        #expect(spans.subtitle?.description == "Bern")
        #expect(Highlighter("ber").highlight(Suggestion(title: "Bern")).subtitle == nil)
    }

    /// Random texts of awkward pieces: what is found folds to what begins with the word, and no character is cut.
    @Test(arguments: [UInt64(1), 2, 3, 4])
    func randomTexts(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "a", "b", "A\u{301}", "ß", "ss", "ﬁ", "İ", " ", "-", "京", "か\u{3099}", "ㄱ", "\u{1100}\u{1161}", "न", "ि",
            "👩‍👩‍👧",
            "\r\n", "\u{200D}", "\u{202E}", "١", "\u{FE0F}",
        ]
        for _ in 0..<300 {
            func text(_ count: Int) -> String {
                (0..<count).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }.joined()
            }
            let (query, name) = (
                text(Int.random(in: 0...4, using: &random)), text(Int.random(in: 0...12, using: &random))
            )
            for placement in Highlighter.Placement.allCases {
                let highlighter = Highlighter(query, placement: placement)
                let ranges = highlighter.ranges(in: name)
                for range in ranges {
                    #expect(String.Index(range.lowerBound, within: name) != nil, "seed \(seed): \(query) in \(name)")
                    #expect(String.Index(range.upperBound, within: name) != nil, "seed \(seed): \(query) in \(name)")
                }
                #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
                // A text always contains itself.
                let own = Highlighter(name, placement: placement).ranges(in: name)
                let hasWord = name.unicodeScalars.contains {
                    $0.properties.isAlphabetic || $0.properties.numericType != nil
                }
                #expect(own.isEmpty != hasWord, "seed \(seed): \(name)")
            }
        }
    }

    @Test func longTexts() {
        let text = String(repeating: "ab", count: 50_000)
        let query = String(repeating: "ab", count: 20_000) + "a"
        #expect(Highlighter(query, placement: .anywhere).ranges(in: text).count == 1)
        let marks = "e" + String(repeating: "\u{301}", count: 20_000)
        #expect(Highlighter("e").ranges(in: marks) == [marks.startIndex..<marks.endIndex])
        let han = String(repeating: "中", count: 9_999)
        #expect(Highlighter(han + "中").ranges(in: han) == [han.startIndex..<han.endIndex])
    }
}
