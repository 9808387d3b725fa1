import MapSearch
import MapSearchPresentation
import Testing

@Suite struct HighlightedTextTests {
    @Test func rangesAreMadeOrderly() {
        let text = "abcdef"
        func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }
        let highlighted = HighlightedText(
            text, ranges: [index(4)..<index(5), index(2)..<index(2), index(0)..<index(2), index(1)..<index(3)])
        #expect(highlighted.description == "[abc]d[e]f")
        #expect(highlighted.segments.map(\.isHighlighted) == [true, false, true, false])
        #expect(highlighted.segments.map(\.text).joined() == text)
        #expect(highlighted.spans == [TextSpan(start: 0, length: 3), TextSpan(start: 4, length: 1)])
        #expect(HighlightedText("").segments.isEmpty)
    }

    @Test func foreignRangesAreCutOff() {
        let long = "Berlin Mitte"
        #expect(HighlightedText("Ber", ranges: [long.startIndex..<long.endIndex]).description == "[Ber]")
        let far = long.index(long.startIndex, offsetBy: 8)
        #expect(HighlightedText("Ber", ranges: [far..<long.endIndex]).ranges.isEmpty)
    }

    @Test func foreignSpansAreLeftOut() {
        let spans = [
            TextSpan(start: 0, length: 1), TextSpan(start: 5, length: 2), TextSpan(start: -1, length: 3),
            TextSpan(start: 2, length: .max), TextSpan(start: .min, length: -1), TextSpan(start: 1, length: 1),
        ]
        // The emoji is a surrogate pair at 1 and 2.
        #expect(HighlightedText("a👍bc", spans: spans).description == "[a]👍bc")
    }

    @Test func terminal() {
        let text = HighlightedText("Café Bar", spans: [TextSpan(start: 0, length: 4)])
        #expect(text.terminal() == "\u{1B}[1mCafé\u{1B}[0m Bar")
        #expect(text.terminal(isPlain: true) == "Café Bar")
        #expect(HighlightedText("").terminal() == "")
    }

    @Test(arguments: [
        ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{9B}31mb\u{7F}", "a\u{FFFD}31mb\u{FFFD}"),
        ("a\nb\r\nc\td", "a\u{FFFD}b\u{FFFD}\u{FFFD}c\u{FFFD}d"), ("a\0b\u{2028}", "a\u{FFFD}b\u{FFFD}"),
        // An override that is not ended would turn round what follows; one end too many would end another's.
        ("\u{202E}abc", "\u{202E}abc\u{202C}"), ("abc\u{202C}\u{2069}", "abc"),
        ("\u{2067}\u{202A}a\u{2069}", "\u{2067}\u{202A}a\u{202C}\u{2069}"),
        ("\u{200F}طنطا\u{200E}", "\u{200F}طنطا\u{200E}"),
    ])
    func controlsDoNotReachTheTerminal(text: String, expected: String) {
        #expect(HighlightedText(text).terminal() == expected)
        #expect(HighlightedText(text).terminal(isPlain: true) == expected)
    }

    @Test func html() {
        let text = HighlightedText("<b> & \"O'Connor\"", spans: [TextSpan(start: 9, length: 3)])
        #expect(text.html() == "&lt;b&gt; &amp; &quot;O&#39;<mark>Con</mark>nor&quot;")
        #expect(
            HighlightedText("</mark><script>", spans: [TextSpan(start: 0, length: 15)]).html(.b)
                == "<b>&lt;/mark&gt;&lt;script&gt;</b>")
        #expect(HighlightedText("a\0\u{1B}\nb\u{202E}").html() == "a\u{FFFD}\u{FFFD}\nb\u{202E}\u{202C}")
    }

    @Test func deepControls() {
        let deep = HighlightedText(String(repeating: "\u{202E}", count: 10_000)).terminal()
        #expect(deep.unicodeScalars.count == 250)
    }
}
