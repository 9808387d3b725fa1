import MapSearchIndexFormat

/// Answers whether documents have a word themselves: from its lists, or from the set of all that have it once this was gathered.
struct OwnWord {
    private let entries: [WordMeaning.Entry]
    private var probe: PostingProbe
    /// About how many documents have the word.
    let count: Int
    /// All documents that have the word.
    private(set) var gathered: DocumentBits?

    /// Creates an answerer, which takes the documents from those that were gathered before; nil when the word means too much for a
    /// quick answer.
    init?(
        _ entries: [WordMeaning.Entry], count: Int, _ documents: GatheredDocuments, in index: IndexFile
    ) throws(IndexFormatError) {
        guard let probe = try PostingProbe(entries, in: index) else { return nil }
        self.entries = entries
        self.probe = probe
        self.count = count
        gathered = documents.known(entries)
    }

    mutating func isIn(_ document: UInt32) throws(IndexFormatError) -> Bool {
        if let gathered { return gathered.contains(document) }
        return try probe.contains(document)
    }

    /// Gathers the documents that have the word once conditions have turned away so many others that this took as long.
    mutating func gather(
        afterTurningAway turnedAwayCount: Int, _ documents: GatheredDocuments, in index: IndexFile
    ) throws(IndexFormatError) {
        guard gathered == nil, turnedAwayCount >= Self.fewestTurnedAway,
            count <= turnedAwayCount * Self.gatheredForEachTurnedAway
        else { return }
        gathered = try documents.documents(entries, in: index)
    }

    /// After so many documents at least that conditions turned away, those that meet one of these are gathered.
    static let fewestTurnedAway = 128
    /// To gather so many documents takes about as long as to turn one away.
    private static let gatheredForEachTurnedAway = 40
}
