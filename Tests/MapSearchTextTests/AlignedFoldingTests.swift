import MapSearchTestSupport
import MapSearchText
import Testing

@Suite struct AlignedFoldingTests {
    private func pieces(_ text: String) -> [String] {
        let utf8 = Array(text.utf8)
        return AlignedFolding(text).pieces.map { String(decoding: utf8[$0.sourceStart..<$0.sourceEnd], as: UTF8.self) }
    }

    @Test func piecesAreWhatWasFolded() {
        #expect(pieces("Straße, ﬁn") == ["S", "t", "r", "a", "ß", "e", "ﬁ", "n"])
        #expect(pieces("e\u{301}か\u{3099}\u{1100}\u{1161}") == ["e\u{301}", "か\u{3099}", "\u{1100}\u{1161}"])
        #expect(pieces(" \u{301}!") == [])
        #expect(AlignedFolding("Straße 2b").pieces.map(\.beginsWord) == [1, 0, 0, 0, 0, 0, 1, 0].map { $0 == 1 })
        #expect(AlignedFolding("a東京1b").pieces.map(\.beginsWord) == [1, 1, 1, 1, 0].map { $0 == 1 })
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func bytesAreThoseOfTheFolding(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let scalars: [ClosedRange<UInt32>] = [
            0x20...0x17F, 0x300...0x345, 0x400...0x45F, 0x600...0x6FF, 0x900...0x97F, 0x1100...0x11FF, 0x3040...0x30FF,
            0x4E00...0x4E40, 0xAC00...0xAC40, 0xFB00...0xFB06, 0xFEF5...0xFEFC, 0xFF00...0xFFA0, 0x200B...0x200F,
        ]
        for _ in 0..<1_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let range = scalars[Int.random(in: scalars.indices, using: &random)]
                text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? " ")
            }
            var expected: [UInt8] = []
            TextFolding.fold(text, into: &expected)
            let folding = AlignedFolding(text)
            #expect(folding.bytes == expected, "seed \(seed): \(text.unicodeScalars.map(\.value))")
            // The pieces are in order and have all but the spaces.
            var (end, source, letters) = (0, 0, 0)
            for (index, piece) in folding.pieces.enumerated() {
                #expect(piece.start >= end && piece.end > piece.start && piece.sourceStart >= source)
                #expect(piece.start == end || folding.bytes[end] == UInt8(ascii: " "))
                (end, source) = (piece.end, piece.sourceEnd)
                letters += piece.end - piece.start
                for offset in piece.start..<piece.end { #expect(folding.pieceIndex(at: offset) == index) }
            }
            #expect(letters == expected.count { $0 != UInt8(ascii: " ") })
        }
    }
}
