import MapSearchIndexFormat
import Testing

@Suite struct TextWriterTests {
    @Test(arguments: [0, 1, 15, 16, 40]) func writesPiecesOneAfterTheOther(capacity: Int) {
        let pieces = ["", "a", "Zürich", ", ", "東京都"]
        let whole = pieces.joined()
        let text = String(capacity: whole.utf8.count + capacity) { writer in
            for piece in pieces { writer.append(piece) }
        }
        #expect(text == whole)
    }

    @Test(arguments: [0, 1, 9, 10, 99, 100, 2_988_507, .max, -1, .min]) func writesNumbers(number: Int) {
        #expect(String(capacity: 24) { $0.append(number) } == String(number))
    }

    @Test func leavesOutWhatThereIsNoRoomFor() {
        #expect(String(capacity: 0) { $0.append("") } == "")
        let text = String(capacity: 20) { writer in
            for _ in 0..<100 { writer.append("abcdefgh") }
            writer.append(123_456)
        }
        #expect(String(repeating: "abcdefgh", count: 100).hasPrefix(text) && text.utf8.count >= 20)
    }
}
