import MapSearchIndexFormat
import MapSearchTestSupport

/// Terms as a dictionary holds them, sorted by bytes and distinct.
struct RandomTerms {
    let sorted: [[UInt8]]

    init(_ terms: some Sequence<[UInt8]>) {
        sorted = Set(terms).sorted { $0.lexicographicallyPrecedes($1) }
    }

    init(_ texts: [String]) {
        self.init(texts.map { Array($0.utf8) })
    }

    /// Words over few letters, so that many share prefixes and begin one another, in several scripts.
    init(count: Int, using generator: inout SplitMix64) {
        let alphabets = ["abc", "aeßx", "кит", "αβγ", "東京都市", "한국", "سلم", "0123"].map { Array($0.unicodeScalars) }
        self.init(
            (0..<count).map { _ in
                let letters = alphabets.randomElement(using: &generator)!
                let length = Int.random(in: 1...7, using: &generator)
                var word = String.UnicodeScalarView()
                for _ in 0..<length { word.append(letters.randomElement(using: &generator)!) }
                return Array(String(word).utf8)
            })
    }

    func encoded() throws -> [UInt8] {
        var terms = SortedTerms()
        for term in sorted { terms.append(term) }
        return try TermDictionary.encode(terms)
    }

    /// What ``TermDictionary/lookUp(_:)`` must say, from the list alone.
    func match(_ text: [UInt8]) -> (prefixed: Range<Int>, exact: Int?) {
        let lower = sorted.firstIndex { $0.starts(with: text) }
        let upper = sorted.lastIndex { $0.starts(with: text) }
        guard let lower, let upper else { return (0..<0, nil) }
        return (lower..<upper + 1, sorted.firstIndex(of: text))
    }
}
