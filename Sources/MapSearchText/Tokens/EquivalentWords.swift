/// Equivalent words in names and addresses: `street` and `st`, `saint` and `st`, `north` and `n`.
package enum EquivalentWords {
    /// The other words in the groups of a folded word, without duplicates; empty for most words.
    package static func others(for word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] { groups[word] ?? [] }

    /// Follows the first word of a line if only that one may stand for the others.
    private static let oneWay = Array("<".utf8)[...]

    /// For each word, the equivalent words.
    package static let groups: [ArraySlice<UInt8>: [ArraySlice<UInt8>]] = {
        let bytes = table.bytes
        var groups: [ArraySlice<UInt8>: [ArraySlice<UInt8>]] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            var words = line.split(separator: UInt8(ascii: " "))
            let isOneWay = words.count > 1 && words[1] == oneWay
            if isOneWay { words.remove(at: 1) }
            for word in isOneWay ? words.prefix(1) : words[...] {
                for other in words where other != word && groups[word]?.contains(other) != true {
                    groups[word, default: []].append(other)
                }
            }
        }
        return groups
    }()
}
