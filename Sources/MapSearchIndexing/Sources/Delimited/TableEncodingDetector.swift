/// Finds the encoding of a table that is not Unicode, if it is nearly certain.
///
/// Almost any bytes are valid in Windows-1252, but text in another encoding then has symbols within words, capital letters after
/// small ones, or hardly any ASCII letters. The encoding in which the words look like words is taken, unless the text is
/// plausible as Windows-1252 and has no more known column titles in another encoding.
struct TableEncodingDetector {
    /// The encodings to choose from; of several that fit equally well, the first is taken.
    private let candidates: [(encoding: TableEncoding, decode: @Sendable ([UInt8]) -> String?)]

    /// The number of bytes to examine.
    static let sampleLength = 1 << 16
    /// The share of words that must look like words.
    private static let goodShare = 0.9
    /// The share below which a text is not in an encoding.
    private static let badShare = 0.85
    /// The smallest number of words from which an encoding is inferred.
    private static let wordCount = 3

    /// Chooses from some encodings, apart from Unicode and Windows-1252.
    init(_ encodings: [TableEncoding]) {
        candidates = encodings.compactMap { encoding in
            guard case .lines(let decode) = encoding.conversion else { return nil }
            return (encoding, decode)
        }
    }

    /// Returns the encoding of the lines in some bytes; nil for Windows-1252, or if it is not certain.
    func encoding(of bytes: [UInt8]) -> TableEncoding? {
        guard !candidates.isEmpty else { return nil }
        let lines = Self.lines(of: bytes)
        if let wide = WideTextStatistics(lines).likelyName {
            return candidates.first { $0.encoding.name == wide }?.encoding
        }
        let western = TableTextDecoder.text(ofWindows1252: lines)
        let usual = TextPlausibility(western)
        let titleCount = Self.titleCount(in: western)
        var best: (encoding: TableEncoding, score: Double)?
        for (candidate, decode) in candidates where !WideTextStatistics.names.contains(candidate.name) {
            guard let text = decode(lines) else { continue }
            let plausibility = TextPlausibility(text)
            guard plausibility.share >= Self.goodShare else { continue }
            let addedTitles = Self.titleCount(in: text) - titleCount
            let isCertain = usual.share < Self.badShare && usual.wordCount >= Self.wordCount
            guard isCertain || addedTitles > 0 && plausibility.share >= usual.share else { continue }
            let score = plausibility.share + Double(max(0, addedTitles))
            if best.map({ score > $0.score }) ?? true { best = (candidate, score) }
        }
        return best?.encoding
    }

    /// The whole lines of a sample, or all of it if it has only one.
    private static func lines(of bytes: [UInt8]) -> [UInt8] {
        let sample = bytes.prefix(sampleLength)
        guard sample.count < bytes.count || sample.last != 0x0A else { return Array(sample) }
        let end = sample.lastIndex { $0 == 0x0A || $0 == 0x0D }
        return Array(end.map { sample[...$0] } ?? sample)
    }

    /// The largest number of known titles in one of the first lines.
    private static func titleCount(in text: String) -> Int {
        let lines = text.split(maxSplits: 10, omittingEmptySubsequences: true, whereSeparator: \.isNewline).prefix(10)
        let separators: Set<Character> = [",", ";", "\t", "|"]
        return lines.map { line in
            let fields = line.prefix(2000).split(whereSeparator: separators.contains)
            return ColumnTitles(fields.map { $0.filter { $0 != "\"" } }).knownCount
        }.max() ?? 0
    }
}
