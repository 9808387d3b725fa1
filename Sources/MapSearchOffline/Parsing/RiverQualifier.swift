import MapSearchText

/// The river, the lake or the sea after the name of a town, which no index has with it: "Linz an der Donau", "Ulm (Donau)".
enum RiverQualifier {
    /// The words of each qualifier in a text with the joint before it: one or two behind "an der", "sur" or "upon", to the end of the
    /// text or of its part between commas; or the name of a water in brackets.
    static func all(of query: ParsedQuery, _ facts: WordFacts) -> [WordSet] {
        let segments = query.segments.isEmpty ? [query.allWords] : query.segments
        var found: [WordSet] = []
        for segment in segments {
            let first = segment.trailingZeroBitCount
            let end = WordSet.bitWidth - segment.leadingZeroBitCount
            guard end - first > 1 else { continue }
            let words = (first..<end).map(query.word)
            for start in first + 1..<end {
                let length = RiverJoints.length(of: Array(words[(start - first)...]))
                let tail = (first..<end).reduce(WordSet(0)) { $1 < start ? $0 : $0 | 1 << WordSet($1) }
                let name = tail & ~((WordSet(1) << WordSet(start + length)) &- 1)
                let isName =
                    1...RiverJoints.longestName ~= name.nonzeroBitCount
                    && name & (query.numericWords | facts.categories | query.addressWords) == 0
                guard isName, length > 0 || facts.waters & name == name && query.bracketedWords & tail == tail else {
                    continue
                }
                found.append(tail)
                break
            }
        }
        return found
    }
}
