import MapSearchIndexFormat

/// The words of a query that occur in names of an index's containers.
struct ContainerMentions {
    /// A word, and the containers with a name that has it.
    struct Mention {
        let word: WordSet
        /// The terms that the word means in these names.
        ///
        /// A country has hundreds of names; only those with one of them are read.
        let terms: ForwardIndex.TermRange
        /// Positions in the list of terms of ``ContainerIndex``.
        let places: Range<Int>
    }

    private(set) var all: [Mention] = []
    /// The words of all mentions.
    private(set) var words: WordSet = 0
    /// Those with more containers than are examined, such as "San" and "de".
    private var commonWords: WordSet = 0

    /// The maximum number of containers with a name that are examined; others are hardly ever meant.
    static let maximumCount = 64

    init(of meanings: [WordMeaning], in index: OfflineIndex) throws(IndexFormatError) {
        for (number, meaning) in meanings.enumerated() {
            let word: WordSet = 1 << WordSet(number)
            for entry in meaning.entriesBySource.exact {
                guard let terms = ForwardIndex.TermRange(entry.lower..<entry.upper) else { continue }
                let places = try index.file.containers.places(of: entry.terms)
                if places.isEmpty { continue }
                all.append(Mention(word: word, terms: terms, places: places))
                words |= word
                if places.count > Self.maximumCount { commonWords |= word }
            }
        }
    }

    /// How many containers are examined at most.
    var containerCount: Int {
        all.reduce(0) { mayBeMeant($1) ? $0 + min($1.places.count, Self.maximumCount) : $0 }
    }

    /// Whether the containers may be meant.
    ///
    /// A name of a common and a rare word is found by the rare one, and a common word alone is hardly ever a name.
    func mayBeMeant(_ mention: Mention) -> Bool {
        commonWords & mention.word == 0 || commonWords & (mention.word << 1 | mention.word >> 1) != 0
    }
}
