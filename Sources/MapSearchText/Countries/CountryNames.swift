/// The names of countries in many languages, and the codes that people write for them.
///
/// An extract of a town has at most the code of its country, yet "Deutschland" after an address is not a town.
package enum CountryNames {
    /// The maximum number of words in a name.
    package static let maximumWordCount = 10

    /// The codes of the countries with a folded name.
    ///
    /// - Parameters:
    ///   - words: The words, folded, with a space between them.
    ///   - isCode: Whether two letters may be the code of a country, as is likely if they are in capitals.
    /// - Returns: ISO 3166-1 alpha-2 codes in capitals; empty if no country has this name. Few names have two.
    /// - Complexity: O(log *n*) in the number of names.
    package static func codes(of words: [UInt8], isCode: Bool) -> [String] {
        var codes: [String] = []
        if isCode, let code = code(ofFoldedLetters: words) { codes.append(code) }
        guard filters.names.mayHave(words) else { return codes }
        FoldedCountryNameTable.text.withUTF8Span { text in
            var line = firstLine(notBefore: words.span, in: text)
            while line < text.count {
                let end = nameEnd(from: line, in: text)
                guard text.extracting(line..<end).elementsEqual(words.span) else { break }
                let code = code(behind: end, in: text)
                if !codes.contains(code) { codes.append(code) }
                line = lineEnd(behind: end)
            }
        }
        return codes
    }

    /// The code of the only country with a name, in any language and ignoring case and accents, or with a code of two
    /// letters.
    ///
    /// - Parameter name: A name or a code as written.
    /// - Returns: An ISO 3166-1 alpha-2 code in capitals; `nil` if no country has this name, or several do and none in English.
    /// - Complexity: O(log *n*) in the number of names.
    package static func code(of name: String) -> String? {
        let tokens = TokenizedText(name)
        let words = Array(tokens.tokens.map { tokens.bytes(of: $0) }.joined(separator: [UInt8(ascii: " ")]))
        let codes = codes(of: words, isCode: true)
        if codes.count < 2 { return codes.first }
        let folded = TextFolding.folded(name)
        return codes.first { self.name(of: $0, language: "en").map(TextFolding.folded) == folded }
    }

    /// Calls `body` with each name, folded, and its code.
    package static func forEachName(_ body: (_ name: [UInt8], _ code: String) -> Void) {
        let text = FoldedCountryNameTable.text.bytes
        var line = 0
        while line < text.count {
            let end = nameEnd(from: line, in: text.span)
            body(Array(text[line..<end]), code(behind: end, in: text.span))
            line = lineEnd(behind: end)
        }
    }

    // MARK: Words

    /// Whether a folded word may be part of the name of a country: always true for one that is, and rarely for others.
    package static func mayHave(_ word: ArraySlice<UInt8>) -> Bool { filters.words.mayHave(word) }

    /// A Bloom filter with one hash.
    private struct Filter: Sendable {
        private var bits = Array(repeating: UInt64(0), count: 1 << (size - 6))
        /// The number of bits, as a number of bits of the hash.
        private static let size = 17

        mutating func insert(_ hash: FNV1a) {
            let bit = Int(hash.value >> (64 - Self.size))
            bits[bit >> 6] |= 1 << UInt64(bit & 63)
        }

        func mayHave(_ text: some Sequence<UInt8>) -> Bool {
            let bit = Int(FNV1a(text).value >> (64 - Self.size))
            return bits[bit >> 6] & 1 << UInt64(bit & 63) != 0
        }
    }

    /// The words of all names, and the names themselves.
    private static let filters: (words: Filter, names: Filter) = {
        var words = Filter()
        var names = Filter()
        FoldedCountryNameTable.text.withUTF8Span { text in
            var word = FNV1a()
            var name = FNV1a()
            var place = 0
            while place < text.count {
                let isEnd = text[place] == UInt8(ascii: "\t")
                if isEnd || text[place] == UInt8(ascii: " ") {
                    words.insert(word)
                    word = FNV1a()
                } else {
                    word.add(text[place])
                }
                if isEnd {
                    names.insert(name)
                    name = FNV1a()
                } else {
                    name.add(text[place])
                }
                place = isEnd ? lineEnd(behind: place) : place + 1
            }
        }
        return (words, names)
    }()

    /// Reads the table, which takes some milliseconds, if it is not read yet.
    package static func load() { _ = filters }

    // MARK: Lines

    private typealias Text = Span<UInt8>

    /// The end of the name at the beginning of a line.
    private static func nameEnd(from line: Int, in text: Text) -> Int {
        var end = line
        while text[end] != UInt8(ascii: "\t") { end += 1 }
        return end
    }

    private static func code(behind nameEnd: Int, in text: Text) -> String {
        String(decoding: [text[nameEnd + 1], text[nameEnd + 2]], as: UTF8.self)
    }

    /// The start of the following line: each line is a name, a tab, two letters and a line feed.
    private static func lineEnd(behind nameEnd: Int) -> Int { nameEnd + 4 }

    /// The start of the first line whose name does not come before some words.
    private static func firstLine(notBefore words: Text, in text: Text) -> Int {
        var low = 0
        var high = text.count
        while low < high {
            var middle = (low + high) / 2
            while middle > low, text[middle - 1] != UInt8(ascii: "\n") { middle -= 1 }
            let end = nameEnd(from: middle, in: text)
            let isBefore = text.extracting(middle..<end).lexicographicallyPrecedes(words)
            if isBefore { low = lineEnd(behind: end) } else { high = middle }
        }
        return low
    }
}
