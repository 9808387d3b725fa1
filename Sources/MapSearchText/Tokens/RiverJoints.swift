/// The words between the name of a town and that of the river, the lake or the sea that it is on: "an der", "sur", "upon".
package enum RiverJoints {
    /// The maximum number of words that they are followed by.
    package static let longestName = 2

    /// The number of words that are such a joint, at the beginning of some folded words; 0 if they begin with another word.
    package static func length(of words: [ArraySlice<UInt8>]) -> Int {
        guard let first = words.first else { return 0 }
        if words.count > 1, longOnes.contains(first + [UInt8(ascii: " ")] + words[1]) { return 2 }
        return shortOnes.contains(first) ? 1 : 0
    }

    private static let shortOnes = FoldedWordSet("am ad vd sur upon on sul sulla sull sui aan nad na на над")

    private static let longOnes: Set<ArraySlice<UInt8>> = Set(
        [
            "an der", "an dem", "an den", "a d", "ob der", "vor der", "v d", "sur la", "sur le", "sur l", "upon the",
            "on the", "aan de", "aan den", "на реке",
        ].map { Array(TextFolding.folded($0).utf8)[...] })

    /// A text with "an der" for "a.d." between two words, and the like; nil if it has no such abbreviation.
    package static func writtenOut(_ text: String) -> String? {
        var words = text.split(separator: " ").map(String.init)
        guard words.count > 2 else { return nil }
        for word in 1..<words.count - 1 {
            let joined = words[word].lowercased()
            if word + 2 < words.count, let long = abbreviations[joined + words[word + 1].lowercased()] {
                words.replaceSubrange(word...word + 1, with: [long])
                return words.joined(separator: " ")
            }
            if let long = abbreviations[joined] {
                words[word] = long
                return words.joined(separator: " ")
            }
        }
        return nil
    }

    private static let abbreviations = [
        "a.d.": "an der", "a.d": "an der", "a/d": "an der", "o.d.": "ob der", "v.d.": "vor der", "v.d": "vor der",
        "a.": "am", "s/": "sur",
    ]
}
