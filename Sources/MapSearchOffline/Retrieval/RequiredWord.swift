import MapSearchIndexFormat

/// A word that a document must have itself or from what it belongs to: turns most documents away before their names are read.
struct RequiredWord {
    private let index: IndexFile
    private var own: PostingProbe
    /// The same for the street that a document is in: apart, so that each reads its own part of the lists.
    private var street: PostingProbe
    /// The number of the word.
    let word: Int
    /// What has the word from a container.
    let ranges: DocumentRanges
    /// About how many documents have the word in either way, and how many have it themselves.
    let estimatedCount: Int
    let ownCount: Int

    /// Creates a condition; nil when the word means too much for a quick answer.
    init?(
        _ word: Int, _ meaning: WordMeaning, _ contexts: inout ContextReader, in index: IndexFile
    ) throws(IndexFormatError) {
        guard let probe = try PostingProbe(meaning.entries, in: index), let ranges = try contexts.ranges(of: word)
        else {
            return nil
        }
        self.index = index
        self.ranges = ranges
        self.word = word
        ownCount = meaning.estimatedCount
        estimatedCount = ownCount + ranges.count
        own = probe
        street = probe
    }

    mutating func isMet(by document: UInt32, _ container: Int?) throws(IndexFormatError) -> Bool {
        if ranges.contains(document) { return true }
        if try own.contains(document) { return true }
        guard let container, try !index.containers.isNamed(container) else { return false }
        return try street.contains(try index.containers.document(container))
    }
}
