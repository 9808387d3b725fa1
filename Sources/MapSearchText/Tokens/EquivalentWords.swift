/// Equivalent words in names and addresses: `street` and `st`, `saint` and `st`, `north` and `n`.
package enum EquivalentWords {
    /// The other words in the groups of a folded word, without duplicates; empty for most words.
    package static func others(for word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        groups.words.number(of: word.span).map { groups.others[$0] } ?? []
    }

    /// All words that have equivalent ones.
    package static var words: [ArraySlice<UInt8>] { (0..<groups.words.count).map { groups.words[$0] } }

    /// Follows the first word of a line if only that one may stand for the others.
    private static let oneWay = Array("<".utf8)[...]

    /// The words and, by the number of each, the equivalent ones.
    private static let groups: (words: FoldedPhrases, others: [[ArraySlice<UInt8>]]) = {
        let lines = table.bytes.split(separator: UInt8(ascii: "\n"))
        var groups = FoldedPhrases(capacity: lines.count * 4)
        var equivalents: [[ArraySlice<UInt8>]] = []
        for line in lines {
            var words = line.split(separator: UInt8(ascii: " "))
            let isOneWay = words.count > 1 && words[1] == oneWay
            if isOneWay { words.remove(at: 1) }
            for word in isOneWay ? words.prefix(1) : words[...] where words.count > 1 {
                let number = groups.insert(word.span)
                if number == equivalents.count { equivalents.append([]) }
                for other in words where other != word && !equivalents[number].contains(other) {
                    equivalents[number].append(other)
                }
            }
        }
        return (groups, equivalents)
    }()
}
