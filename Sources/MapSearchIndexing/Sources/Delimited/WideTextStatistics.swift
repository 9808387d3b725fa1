/// How well bytes fit encodings with two bytes for a character of Chinese, Japanese or Korean.
///
/// Each encoding has its most frequent characters in a block of lead bytes. Of a text in another encoding, only some pairs are in
/// that block.
struct WideTextStatistics {
    /// An encoding with the places of its frequent characters.
    private struct Block {
        let name: String
        /// The bytes with which a pair begins.
        let leads: [ClosedRange<UInt8>]
        /// The bytes with which it can end.
        let trails: [ClosedRange<UInt8>]
        /// The first bytes of frequent characters.
        let frequent: [ClosedRange<UInt8>]
        /// The first bytes of characters that every text has some of, and hardly any text in another encoding; empty if there
        /// are none.
        var typical: [ClosedRange<UInt8>] = []
    }

    /// The narrower blocks come first: Korean syllables and most Japanese characters are within the block of frequent Chinese
    /// characters.
    private static let blocks = [
        Block(
            name: "EUC-JP", leads: [0x8E...0x8F, 0xA1...0xFE], trails: [0xA1...0xFE],
            frequent: [0xA1...0xA5, 0xB0...0xCF], typical: [0xA4...0xA5]),
        Block(
            name: "EUC-KR", leads: [0xA1...0xFE], trails: [0xA1...0xFE], frequent: [0xA1...0xA3, 0xB0...0xC8]),
        Block(
            name: "GB18030", leads: [0x81...0xFE], trails: [0x40...0x7E, 0x80...0xFE],
            frequent: [0xA1...0xA3, 0xB0...0xD7]),
        Block(
            name: "Shift_JIS", leads: [0x81...0x9F, 0xE0...0xFC], trails: [0x40...0x7E, 0x80...0xFC],
            frequent: [0x81...0x83, 0x88...0x98]),
        Block(
            name: "Big5", leads: [0xA1...0xF9], trails: [0x40...0x7E, 0xA1...0xFE],
            frequent: [0xA1...0xA2, 0xA4...0xC6]),
    ]

    /// The names of these encodings.
    static let names = Set(blocks.map(\.name))

    private static let pairCount = 12
    private static let goodShare = 0.95

    /// The name of the encoding; nil if none fits well.
    let likelyName: String?

    /// Examines a text.
    init(_ bytes: [UInt8]) {
        likelyName = Self.blocks.first { Self.fits(bytes, $0) }?.name
    }

    private static func fits(_ bytes: [UInt8], _ block: Block) -> Bool {
        var pairs = 0
        var frequentPairs = 0
        var typicalPairs = 0
        // Pairs that follow one another: an accented letter of a European text is next to ASCII letters.
        var neighbours = 0
        var place = 0
        var lastEnd = -1
        while place < bytes.count {
            let lead = bytes[place]
            guard lead >= 0x80 else {
                place += 1
                continue
            }
            // Half-width kana are single bytes.
            if block.name == "Shift_JIS", 0xA1...0xDF ~= lead {
                place += 1
                continue
            }
            guard block.leads.contains(where: { $0 ~= lead }), place + 1 < bytes.count,
                block.trails.contains(where: { $0 ~= bytes[place + 1] })
            else { return false }
            pairs += 1
            if block.frequent.contains(where: { $0 ~= lead }) { frequentPairs += 1 }
            if block.typical.contains(where: { $0 ~= lead }) { typicalPairs += 1 }
            if lastEnd == place { neighbours += 1 }
            place += 2
            lastEnd = place
        }
        return pairs >= pairCount && neighbours * 2 >= pairs && (block.typical.isEmpty || typicalPairs * 100 >= pairs)
            && Double(frequentPairs) >= goodShare * Double(pairs)
    }
}
