import MapSearchIndexFormat

/// The terms of the index that one word of the query may mean.
struct WordMeaning {
    /// How a run of terms came to be a meaning.
    enum Source: UInt8 {
        /// The word itself.
        case exact
        /// Another spelling of it that costs next to nothing.
        case variant
        /// Terms that begin with it.
        case prefix
        /// Terms within an edit or two.
        case edited
    }

    struct Entry {
        var lower: UInt32
        var upper: UInt32
        var source: Source
        var edits: UInt8
        /// Whether the word may be the beginning of a term only.
        var isPrefix: Bool
        /// Whether another spelling of the word is that beginning.
        var isVariant: Bool
        /// Whether it is a word shortened to a letter.
        var isLetter: Bool

        init(
            _ terms: Range<Int>, _ source: Source, edits: Int = 0, isPrefix: Bool = false, isVariant: Bool = false,
            isLetter: Bool = false
        ) {
            lower = UInt32(terms.lowerBound)
            upper = UInt32(terms.upperBound)
            self.source = source
            self.edits = UInt8(edits)
            self.isPrefix = isPrefix || source == .prefix || terms.count > 1
            self.isVariant = isVariant
            self.isLetter = isLetter
        }

        var terms: Range<Int> { Int(lower)..<Int(upper) }
    }

    /// Few entries that may overlap, best first: the word, its variants, its prefix.
    private(set) var plain: [Entry] = []
    /// Any number of disjoint entries, ascending.
    private(set) var edited: [Entry] = []
    /// Whether the index has the word as it is typed.
    private(set) var isKnown = false
    /// About how many documents have one of the terms.
    private(set) var estimatedCount = 0
    private var smallest = UInt32.max
    private var largest = UInt32.min

    var isEmpty: Bool { plain.isEmpty && edited.isEmpty }

    /// All terms from the first to the last one; most of them are not meant when there are edits.
    var bounds: Range<UInt32> { isEmpty ? 0..<0 : smallest..<largest }

    mutating func appendPlain(_ entry: Entry, _ postings: PostingIndex) throws(IndexFormatError) {
        // Few words have more; without this, the array would grow at each of the first ones.
        if plain.isEmpty { plain.reserveCapacity(4) }
        plain.append(entry)
        if entry.source == .exact { isKnown = true }
        try count(entry, postings)
    }

    /// Appends an entry behind those that were appended this way before.
    mutating func appendEdited(_ entry: Entry, _ postings: PostingIndex) throws(IndexFormatError) {
        edited.append(entry)
        try count(entry, postings)
    }

    private mutating func count(_ entry: Entry, _ postings: PostingIndex) throws(IndexFormatError) {
        estimatedCount += try postings.estimatedCount(entry.terms)
        smallest = min(smallest, entry.lower)
        largest = max(largest, entry.upper)
    }

    /// The entries that are the word itself in some spelling, and the others.
    var entriesBySource: (exact: [Entry], loose: [Entry]) {
        guard plain.contains(where: { $0.source == .prefix }) else { return (plain, edited) }
        return (plain.filter { $0.source != .prefix }, plain.filter { $0.source == .prefix } + edited)
    }

    /// The same without what only begins with the word; nil where nothing else is left, or nothing is left out.
    func withoutBeginnings(_ postings: PostingIndex) throws(IndexFormatError) -> WordMeaning? {
        var whole = WordMeaning()
        for entry in plain where entry.source != .prefix { try whole.appendPlain(entry, postings) }
        return whole.isEmpty || whole.plain.count == plain.count ? nil : whole
    }

    /// What the best of some entries costs a document at least.
    static func smallestLoss(_ entries: [Entry], _ weights: RankingWeights) -> Float {
        entries.lazy.map { entry in
            switch entry.source {
            case .exact: 0
            case .variant: weights.variant
            case .prefix: weights.prefix
            case .edited: weights.edit * RankingWeights.smallestEditCost
            }
        }.min() ?? 0
    }

    /// All entries.
    var entries: [Entry] { edited.isEmpty ? plain : plain + edited }

    /// The best entry that holds a term.
    @inline(__always)
    func entry(for term: UInt32) -> Entry? {
        guard term >= smallest, term < largest else { return nil }
        for entry in plain where term >= entry.lower && term < entry.upper { return entry }
        return edited.isEmpty ? nil : editedEntry(for: term)
    }

    private func editedEntry(for term: UInt32) -> Entry? {
        var low = 0
        var high = edited.count
        while low < high {
            let middle = (low + high) / 2
            if edited[middle].upper <= term { low = middle + 1 } else { high = middle }
        }
        guard low < edited.count, term >= edited[low].lower else { return nil }
        return edited[low]
    }
}

// Of the meanings alone, because a search is large to copy.
extension [WordMeaning] {
    /// The words that the index has in no spelling that was looked up.
    var unknownWords: WordSet { words(where: \.isEmpty) }

    /// The words that the index has as they are typed.
    var knownWords: WordSet { words(where: \.isKnown) }

    /// The words that the index has at most in another spelling.
    var untypedWords: WordSet { words { $0.plain.allSatisfy { $0.source == .variant || $0.isVariant } } }

    private func words(where isOne: (WordMeaning) -> Bool) -> WordSet {
        indices.reduce(0) { isOne(self[$1]) ? $0 | 1 << WordSet($1) : $0 }
    }
}
