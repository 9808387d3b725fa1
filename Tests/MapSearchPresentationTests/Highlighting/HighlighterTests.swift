import MapGeometry
import MapSearch
import MapSearchPresentation
import MapSearchTestSupport
import Testing

@Suite struct HighlighterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let query: String
        let text: String
        let marked: String
        let placement: Highlighter.Placement
        let occurrences: Highlighter.Occurrences
        var testDescription: String { "\(query) in \(text)" }

        /// A query, and a text with what is to be found in brackets.
        init(
            _ query: String, _ marked: String, at placement: Highlighter.Placement = .wordStarts,
            _ occurrences: Highlighter.Occurrences = .all
        ) {
            self.query = query
            self.marked = marked
            text = marked.filter { $0 != "[" && $0 != "]" }
            self.placement = placement
            self.occurrences = occurrences
        }
    }

    @Test(arguments: [
        // Case, accents, width, ligatures, other forms of a letter; composed and decomposed.
        Case("CAFE zur", "[Café] [Zür]ich"), Case("zurich", "[Zu\u{308}rich]"),
        Case("strasse", "Die [Straße]"), Case("stras", "[Straß]e"), Case("ＺＵＲ", "[zur]ich"),
        Case("fil", "[ﬁl]m"), Case("f", "[ﬁ]lm"), Case("lodz", "[Łódź]"), Case("istanbul", "[İstanbul]"),
        Case("елка", "[Ёлка]"), Case("42", "[٤٢]"), Case("ガ", "[か\u{3099}]く"), Case("서", "[서]울역"),
        // The start of a word, or anywhere.
        Case("b li", "[B]erlin"), Case("BER", "Großberlin [Ber]"), Case("straße 7", "[Straße] [7]7"),
        Case("😀 a", "[A] 😀"),
        Case("berg", "[Berg]en am Heidelberg"), Case("berg", "[Berg]en am Heidel[berg]", at: .anywhere),
        Case("i", "[ﬁ]x", at: .anywhere), Case("con", "O’[Con]nor"), Case("den", "Saint-[Den]is"),
        Case("京", "東[京]駅"), Case("กรุง", "ที่[กรุง]เทพ"), Case("東京都港区", "日本[東京都港区]芝"),
        Case("京都駅", "JR[京都駅]前"), Case("ラーメン", "札幌[ﾗｰﾒﾝ]共和国"), Case("ວຽງຈັນ", "ນະຄອນຫຼວງ[ວຽງຈັນ]"),
        Case("ភ្នំពេញ", "រាជធានី[ភ្នំពេញ]"), Case("ရန်ကုန်", "မြို့[ရန်ကုန်]"),
        // A part of a run of words, where the run is not there as a whole.
        Case("東京都港区", "[港区]役所"), Case("東京都港区芝公園", "[芝公園] ([港区])"), Case("東京都港区芝公園", "[芝公園] (港区)", .first),
        Case("東京都港区", "[東京都港区]と港区"), Case("東京กรุงเทพ", "[กรุงเทพ] 東京", .first), Case("JR京都駅", "[京都駅]"),
        Case("東京", "東駅"), Case("กรุงเทพมหานคร", "[กรุงเทพ]"), Case("ນະຄອນຫຼວງວຽງຈັນ", "[ວຽງຈັນ]"),
        Case("រាជធានីភ្នំពេញ", "[ភ្នំពេញ]"), Case("서울역", "서울"),
        // All or the first.
        Case("new", "[New] York, [New] York"), Case("new york", "[New] [York], New York", .first),
        // Words that overlap or touch are one range.
        Case("ber berlin", "[Berlin]er"), Case("aba", "[ababa]", at: .anywhere),
        Case("ab ba", "[abba]", at: .anywhere),
        // A character that people see as one is never cut.
        Case("न", "[नि]"), Case("e", "[e\u{301}\u{327}]a"), Case("1", "[1️⃣] 👩‍👩‍👧 [1]"),
        // Nothing to find, nothing to find it in.
        Case("", "Berlin"), Case("!?", "Berlin!?"), Case("berlin", ""), Case("berlin", "👩‍👩‍👧 \u{301}"),
        Case("paris", "Berlin"),
    ])
    func ranges(_ test: Case) {
        let highlighter = Highlighter(test.query, placement: test.placement, occurrences: test.occurrences)
        let highlighted = highlighter.highlight(test.text)
        #expect(highlighted.description == test.marked)
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
