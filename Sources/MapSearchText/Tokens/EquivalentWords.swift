/// Words that stand for one another in names and addresses: `street` and `st`, `saint` and `st`, `north` and `n`.
enum EquivalentWords {
    /// The other words of the groups that a folded word belongs to, without repetition; empty for most words.
    static func others(for word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] { groups[word] ?? [] }

    /// Every word that has another.
    static var all: some Collection<ArraySlice<UInt8>> { groups.keys }

    private static let groups: [ArraySlice<UInt8>: [ArraySlice<UInt8>]] = {
        let bytes = table.withUTF8Buffer { Array($0) }
        var groups: [ArraySlice<UInt8>: [ArraySlice<UInt8>]] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " "))
            for word in words {
                for other in words where other != word && groups[word]?.contains(other) != true {
                    groups[word, default: []].append(other)
                }
            }
        }
        return groups
    }()
}
