import MapGeometry
import MapSearchText

/// A parsed query: folded words with their possible meanings.
///
/// A class, because all parts of a search share it.
final class ParsedQuery {
    /// The maximum number of words that are searched; further words are ignored.
    static let maximumWordCount = 16
    /// The maximum number of occurrences of a word that count: names rarely have more.
    private static let maximumRepetition = 4

    let text: String
    let tokens: TokenizedText
    /// The number of tokens that are searched.
    let wordCount: Int
    /// The set of all searched words.
    let allWords: WordSet
    /// Whether the last word is incomplete: nothing follows it.
    let endsInWord: Bool
    /// The words between commas or line ends, in order; empty if there are none of these.
    let segments: [WordSet]
    /// The words that have a digit.
    let numericWords: WordSet
    /// The words typed with accents or in a script other than Latin.
    let accentedWords: WordSet
    /// Whether the text has letters of the Latin alphabet and all of them are capitals.
    let isInCapitals: Bool
    /// The words that occur more than once in the query.
    let repeatedWords: WordSet
    /// Those of them that do not follow each other without a comma: a town and a postal code with the same name repeat nothing.
    let separatelyRepeatedWords: WordSet
    /// For each word the categories that it names on its own, each by the first of its identifiers; most have none.
    let categories: [[String]]
    /// The countries named at one end of the text or between commas.
    private(set) var countries: [NamedContainer] = []
    /// Words that many names have and that mean nothing alone: for a position, an article or an adjective such as "new", the form of a
    /// state, "city", or a category other than airports and stations.
    private(set) lazy var generalWords = findGeneralWords()
    /// See ``findCodeAtEnd()``.
    private(set) lazy var codeAtEnd = findCodeAtEnd()
    /// The typed words that are missing in the text, as typed, and those beyond the maximum number.
    let leftOutWords: [String]

    init(_ text: String, leftOut: [String] = []) {
        var tokens = TokenizedText(text)
        var text = Self.searchedPart(of: text, tokens)
        let repetitions = tokens.removeRepetitions(beyond: Self.maximumRepetition)
        if !repetitions.isEmpty { text = text.blanking(repetitions) }
        self.text = text
        self.tokens = tokens
        let all = tokens.tokens
        wordCount = min(all.count, Self.maximumWordCount)
        allWords = WordSet(1) << WordSet(wordCount) &- 1
        endsInWord = all.last.map { $0.sourceEnd == text.utf8.count } ?? false
        // The bytes are read again and again, and those of a string take longer.
        let bytes = Array(text.utf8)
        leftOutWords =
            leftOut
            + all.dropFirst(wordCount).map { String(decoding: bytes[$0.sourceStart..<$0.sourceEnd], as: UTF8.self) }
        isInCapitals = Self.isInCapitals(bytes)
        segments = Self.segments(of: bytes, all.prefix(wordCount))
        numericWords = Self.numericWords(of: tokens, wordCount)
        accentedWords = Self.accentedWords(of: tokens, wordCount, in: bytes)
        (repeatedWords, separatelyRepeatedWords) = Self.repeatedWords(of: tokens, wordCount, segments)
        categories = Self.categories(of: tokens, wordCount)
        countries = NamedContainer.countries(in: self)
    }

    /// The text up to its last token if it has more than the maximum number of them: the text is read several times, and so is
    /// each of its readings.
    private static func searchedPart(of text: String, _ tokens: TokenizedText) -> String {
        let utf8 = text.utf8
        guard tokens.isFull, let end = tokens.tokens.last?.sourceEnd, end < utf8.count else { return text }
        // The blank says that something follows the last word.
        return String(decoding: utf8.prefix(end), as: UTF8.self) + " "
    }

    private static func numericWords(of tokens: TokenizedText, _ count: Int) -> WordSet {
        (0..<count).reduce(0) { words, word in
            let hasDigit = tokens.bytes(of: tokens.tokens[word]).contains { $0.isASCIIDigit }
            return hasDigit ? words | 1 << WordSet(word) : words
        }
    }

    private static func accentedWords(of tokens: TokenizedText, _ count: Int, in text: [UInt8]) -> WordSet {
        (0..<count).reduce(0) { words, word in
            let token = tokens.tokens[word]
            let letters = text[token.sourceStart..<token.sourceEnd]
            return letters.contains { $0 >= 0x80 } ? words | 1 << WordSet(word) : words
        }
    }

    private static func repeatedWords(
        of tokens: TokenizedText, _ count: Int, _ segments: [WordSet]
    ) -> (all: WordSet, separate: WordSet) {
        var words: WordSet = 0
        var neighbors: WordSet = 0
        for second in 0..<count {
            let token = tokens.tokens[second]
            for first in 0..<second {
                let other = tokens.tokens[first]
                guard other.end - other.start == token.end - token.start,
                    tokens.bytes(of: other) == tokens.bytes(of: token)
                else { continue }
                let pair: WordSet = 1 << WordSet(first) | 1 << WordSet(second)
                words |= pair
                if first + 1 == second, segments.isEmpty || segments.contains(where: { $0 & pair == pair }) {
                    neighbors |= pair
                }
            }
        }
        return (words, words & ~neighbors)
    }

    private static func isInCapitals(_ bytes: [UInt8]) -> Bool {
        var hasCapital = false
        for byte in bytes {
            if byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte { return false }
            if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte { hasCapital = true }
        }
        return hasCapital
    }

    private static func segments(of text: [UInt8], _ words: ArraySlice<TokenizedText.Token>) -> [WordSet] {
        // The words behind a comma, and those behind a dash.
        var (commas, dashes): (WordSet, WordSet) = (0, 0)
        for word in words.indices.dropFirst() {
            switch Separator(text[words[word - 1].sourceEnd..<words[word].sourceStart]) {
            case .none: break
            case .comma: commas |= 1 << WordSet(word)
            case .dash: dashes |= 1 << WordSet(word)
            }
        }
        // A single dash may mean anything: "Baden - Baden", "Triq Nofs-in-Nhar / South Street".
        let starts = dashes.nonzeroBitCount > 1 ? commas | dashes : commas
        guard starts != 0 else { return [] }
        var segments: [WordSet] = []
        segments.reserveCapacity(starts.nonzeroBitCount + 1)
        segments.append(0)
        for word in words.indices {
            if starts & 1 << WordSet(word) != 0 { segments.append(0) }
            segments[segments.count - 1] |= 1 << WordSet(word)
        }
        return segments
    }

    /// The text between two words.
    private enum Separator {
        case none
        /// A comma, a line end, the border between two cells or a substitute for one.
        case comma
        /// A dash or a slash between spaces.
        case dash

        init(_ between: ArraySlice<UInt8>) {
            var spaces = 0
            // The last three bytes that are not spaces, and how many there are.
            var sign: UInt32 = 0
            var length = 0
            for byte in between {
                if byte == 0x20 {
                    spaces += 1
                    continue
                }
                length += 1
                sign = (sign << 8 | UInt32(byte)) & 0xFF_FFFF
                switch byte {
                case 0x09, 0x0A, 0x2C, 0x3B, 0x7C:
                    self = .comma
                    return
                default: break
                }
                // The bytes of "•" and "·".
                if sign == 0xE2_80A2 || sign & 0xFFFF == 0xC2B7 {
                    self = .comma
                    return
                }
            }
            let isDash =
                switch (length, sign) {
                // "-" and "/", "–" and "—".
                case (1, 0x2D), (1, 0x2F), (3, 0xE2_8093), (3, 0xE2_8094): true
                default: false
                }
            self = isDash && spaces > 1 ? .dash : .none
        }
    }

    /// Whether words of one set also occur in the other.
    func repeats(_ words: WordSet, among others: WordSet) -> Bool {
        (0..<wordCount).contains { first in
            words & 1 << WordSet(first) != 0
                && (0..<wordCount).contains { others & 1 << WordSet($0) != 0 && word(first) == word($0) }
        }
    }

    /// Whether words are part of the text between two commas, and also of the text elsewhere, where they are not said again.
    func isTornApart(_ words: WordSet) -> Bool {
        if segments.isEmpty { return false }
        // "Calle de Alba, Bustillo de Sosa" has the words of the street before the comma; "de" is also behind it.
        let saidOnce = words & ~repeatedWords
        let meant = saidOnce == 0 ? words : saidOnce
        if segments.contains(where: { meant & ~$0 == 0 }) { return false }
        let whole = words | numericWords
        return segments.contains { $0 & words != 0 && $0 & ~whole != 0 }
    }

    /// Whether words are on both sides of a comma, ignoring numbers and words that occur on both sides.
    func isAcrossCommas(_ words: WordSet) -> Bool {
        if segments.isEmpty { return false }
        let meant = words & ~(numericWords | repeatedWords)
        return segments.count { $0 & meant != 0 } > 1
    }

    /// Whether one of some words is next to one of others, without a comma between them.
    func areInOneName(_ words: WordSet, _ others: WordSet) -> Bool {
        let neighbors = (words << 1 | words >> 1) & others
        if neighbors == 0 || segments.isEmpty { return neighbors != 0 }
        return segments.contains { $0 & words != 0 && $0 & neighbors != 0 }
    }

    /// The folded bytes of a word.
    func word(_ index: Int) -> ArraySlice<UInt8> { tokens.bytes(of: tokens.tokens[index]) }

    /// The folded bytes of some words.
    func foldedWords(_ words: WordSet) -> Set<ArraySlice<UInt8>> {
        Set((0..<wordCount).lazy.filter { words & 1 << WordSet($0) != 0 }.map(word))
    }

    /// Words as typed, in the order of the text; those that it does not have come last.
    func inOrder(_ words: [String]) -> [String] {
        var rest = words
        var ordered: [String] = []
        for word in 0..<wordCount {
            if let place = rest.firstIndex(of: source(word)) { ordered.append(rest.remove(at: place)) }
        }
        return ordered + rest
    }

    func token(_ index: Int) -> TokenizedText.Token { tokens.tokens[index] }

    /// The word as typed.
    func source(_ index: Int) -> String { source(index...index) }

    /// The first of some signs between a word and the one before it; nil if there is none.
    func sign(before word: Int, among signs: String.UTF8View) -> UInt8? {
        let start = token(word - 1).sourceEnd
        return text.utf8.dropFirst(start).prefix(token(word).sourceStart - start).first { signs.contains($0) }
    }

    /// Some words as typed, each between quotation marks, or together with those next to it.
    func quoted(_ words: WordSet) -> String {
        var runs: [ClosedRange<Int>] = []
        for word in 0..<wordCount where words & 1 << WordSet(word) != 0 {
            if let last = runs.last, last.upperBound == word - 1 {
                runs[runs.count - 1] = last.lowerBound...word
            } else {
                runs.append(word...word)
            }
        }
        return runs.map { "“\(source($0))”" }.joined(separator: ", ")
    }

    /// Words and the text between them, as typed.
    func source(_ range: ClosedRange<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: tokens.tokens[range.lowerBound].sourceStart)
        let end = utf8.index(utf8.startIndex, offsetBy: tokens.tokens[range.upperBound].sourceEnd)
        return String(text[start..<end])
    }

    /// The text with other folded words in place of a run.
    func replacing(_ range: ClosedRange<Int>, by words: [ArraySlice<UInt8>]) -> String {
        replacing([(range, Array(words.joined(separator: [UInt8(ascii: " ")])))])
    }

    /// The text with other bytes in place of some runs of words, which ascend.
    func replacing(_ runs: [(words: ClosedRange<Int>, bytes: [UInt8])]) -> String {
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        var end = 0
        for run in runs {
            bytes += source[end..<token(run.words.lowerBound).sourceStart] + run.bytes
            end = token(run.words.upperBound).sourceEnd
        }
        return String(decoding: bytes + source[end...], as: UTF8.self)
    }

    /// The folded words of a run, with a space between them.
    func folded(_ range: ClosedRange<Int>) -> [UInt8] {
        var folded: [UInt8] = []
        for index in range {
            if index > range.lowerBound { folded.append(UInt8(ascii: " ")) }
            folded += word(index)
        }
        return folded
    }
}

/// Words of a query, as bits.
typealias WordSet = UInt32

extension WordSet {
    /// The first word; empty if there is none.
    var firstWord: WordSet { self & (~self &+ 1) }

    /// The last word; empty if there is none.
    var lastWord: WordSet { self == 0 ? 0 : 1 << WordSet(Self.bitWidth - 1 - leadingZeroBitCount) }
}

extension String {
    /// The text with spaces in place of some tokens.
    func blanking(_ tokens: [TokenizedText.Token]) -> String {
        var bytes = Array(utf8)
        for token in tokens {
            for offset in token.sourceStart..<token.sourceEnd { bytes[offset] = UInt8(ascii: " ") }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
