import Foundation
import MapSearch
import Testing

@Suite struct TextSpanTests {
    @Test(arguments: ["", "Berlin", "Zürich", "東京タワー", "a🦊b👩‍👩‍👧c", "e\u{301}té"])
    func rangesThereAndBack(text: String) throws {
        let indices = Array(text.indices) + [text.endIndex]
        for lower in indices {
            for upper in indices where upper >= lower {
                let span = TextSpan(lower..<upper, in: text)
                #expect(span.range(in: text) == lower..<upper)
                #expect(span.length == String(text[lower..<upper]).utf16.count)
            }
        }
    }

    @Test(arguments: [(-1, 2), (0, -1), (0, 8), (7, 1), (.max, 1), (1, .max), (.min, .min)])
    func outsideIsNoRange(start: Int, length: Int) {
        #expect(TextSpan(start: start, length: length).range(in: "Berlin!") == nil)
    }

    @Test func halfACharacterIsNoRange() {
        #expect(TextSpan(start: 0, length: 1).range(in: "🦊") == nil)
        #expect(TextSpan(start: 1, length: 1).range(in: "🦊") == nil)
        #expect(TextSpan(start: 0, length: 2).range(in: "🦊") != nil)
    }

    @Test func isCodedAsAPair() throws {
        let data = try JSONEncoder().encode([TextSpan(start: 3, length: 4)])
        #expect(String(decoding: data, as: UTF8.self) == "[[3,4]]")
        #expect(try JSONDecoder().decode([TextSpan].self, from: data) == [TextSpan(start: 3, length: 4)])
    }
}
