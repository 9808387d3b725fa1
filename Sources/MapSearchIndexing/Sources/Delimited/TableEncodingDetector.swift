/// Finds the encoding of a table that is not Unicode, if it is nearly certain.
///
/// Almost any bytes are valid in Windows-1252, but text in another encoding then has symbols within words, capital letters after
/// small ones, or hardly any ASCII letters. The encoding in which the words look like words is taken, unless the text is
/// plausible as Windows-1252 and has no more known column titles in another encoding.
struct TableEncodingDetector {
    /// The encodings to choose from; of several that fit equally well, the first is taken.
    private let candidates: [(encoding: TableEncoding, decode: @Sendable ([UInt8]) -> String?)]

    /// The number of bytes to examine, of lines that are not ASCII.
    private static let sampleLength = 1 << 14
    /// The number of lines in which titles are looked for.
    private static let titleLineCount = 10
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
        let head = Self.head(of: bytes)
        let titleCount = Self.titleCount(in: TableTextDecoder.text(ofWindows1252: head))
        var best: (encoding: TableEncoding, score: Double)?
        for (candidate, decode) in candidates where !WideTextStatistics.names.contains(candidate.name) {
            guard let text = decode(lines) else { continue }
            let plausibility = TextPlausibility(text)
            guard plausibility.share >= Self.goodShare else { continue }
            let addedTitles = decode(head).map { Self.titleCount(in: $0) - titleCount } ?? 0
            let isCertain = usual.share < Self.badShare && usual.wordCount >= Self.wordCount
            guard isCertain || addedTitles > 0 && plausibility.share >= usual.share else { continue }
            let score = plausibility.share + Double(max(0, addedTitles))
            if best.map({ score > $0.score }) ?? true { best = (candidate, score) }
        }
        return best?.encoding
    }

    /// The first lines with bytes beyond ASCII.
    ///
    /// The last line may be incomplete, so it is left out unless it is the only one.
    private static func lines(of bytes: [UInt8]) -> [UInt8] {
        var lines: [UInt8] = []
        var start = 0
        while start < bytes.count, lines.count < sampleLength {
            let end = bytes[start...].firstIndex(where: TableTextDecoder.isLineEnd)
            if end == nil, !lines.isEmpty { break }
            let line = bytes[start..<(end.map { $0 + 1 } ?? bytes.count)]
            if line.contains(where: { $0 >= 0x80 }) { lines += line }
            start = line.endIndex
        }
        return lines
    }

    /// The first lines of a table.
    private static func head(of bytes: [UInt8]) -> [UInt8] {
        var count = 0
        let end = bytes.prefix(sampleLength).firstIndex { byte in
            if TableTextDecoder.isLineEnd(byte) { count += 1 }
            return count == titleLineCount
        }
        let head = bytes.prefix(end ?? sampleLength)
        guard head.count < bytes.count, end == nil else { return Array(head) }
        return Array(head.lastIndex(where: TableTextDecoder.isLineEnd).map { head[..<$0] } ?? head)
    }

    /// The largest number of known titles in one of the first lines.
    private static func titleCount(in text: String) -> Int {
        let lines = text.split(whereSeparator: \.isNewline)
        let separators: Set<Character> = [",", ";", "\t", "|"]
        return lines.map { line in
            let fields = line.prefix(2000).split(whereSeparator: separators.contains)
            return ColumnTitles(fields.map { $0.filter { $0 != "\"" } }).knownCount
        }.max() ?? 0
    }
}
