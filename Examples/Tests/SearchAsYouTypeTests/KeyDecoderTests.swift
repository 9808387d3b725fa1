import Testing

@testable import SearchAsYouType

@Suite struct KeyDecoderTests {
    @Test(arguments: [
        ("a", [Key.text("a")]), ("ü", [.text("ü")]), ("東", [.text("東")]), ("🗺", [.text("🗺")]),
        ("\r", [.enter]), ("\t", [.tab]), ("\u{7F}\u{8}", [.backspace, .backspace]), ("\u{3}", [.control("c")]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]), ("\u{1B}OA\u{1B}OH", [.up, .home]),
        ("\u{1B}[1;5C", [.right]), ("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.delete, .pageUp, .pageDown]),
        ("\u{1B}[1~\u{1B}[4~\u{1B}[H\u{1B}[F", [.home, .end, .home, .end]), ("\u{1B}[99~x", [.text("x")]),
        ("\u{1B}[200~a\nb\u{1B}[Ac\u{1B}[201~d", [.paste("a\nb\u{1B}[Ac"), .text("d")]),
        ("\u{1B}x", [.escape, .text("x")]), ("\u{1B}\u{1B}[A", [.escape, .up]),
    ])
    func bytesBecomeKeysHoweverTheyAreCut(bytes: String, keys: [Key]) {
        var whole = KeyDecoder()
        #expect(whole.feed(Array(bytes.utf8)) == keys)
        var pieces = KeyDecoder()
        #expect(bytes.utf8.flatMap { pieces.feed([$0]) } == keys)
        #expect(!pieces.isWaiting)
    }

    @Test func anEscapeAloneIsTheKeyAfterAMoment() {
        var decoder = KeyDecoder()
        #expect(decoder.feed([0x1B]) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.flush() == [.escape])
        #expect(decoder.flush() == [])
    }

    @Test func brokenLettersAreReplaced() {
        var decoder = KeyDecoder()
        #expect(decoder.feed([0xFF, 0x41]) == [.text("\u{FFFD}"), .text("A")])
        #expect(decoder.feed([0xE6, 0x41]) == [.text("\u{FFFD}"), .text("A")])
        #expect(decoder.feed([0xE6, 0x9D]) == [])
        #expect(decoder.flush() == [.text("\u{FFFD}")])
    }

    @Test func noInputFillsTheMemory() {
        var decoder = KeyDecoder()
        _ = decoder.feed(Array("\u{1B}[200~".utf8))
        for _ in 0..<100 { _ = decoder.feed([UInt8](repeating: 0x61, count: 1000)) }
        guard case .paste(let text)? = decoder.feed(Array("\u{1B}[201~".utf8)).first else {
            Issue.record("no paste")
            return
        }
        #expect(text.count == 4096)
        _ = decoder.feed(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 1000))
        #expect(decoder.feed(Array("z".utf8)).last == .text("z"))
    }
}
