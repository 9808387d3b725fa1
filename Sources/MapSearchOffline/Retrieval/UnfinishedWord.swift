import MapSearchIndexFormat

/// The last word of a text that is being typed, where little is of use that has it neither at its place in a name it is shown
/// with nor as a whole word.
///
/// "San A" is rather San Antonio than San Pedro Abajo or San Salvador in Argentina: once there are enough of the former, the
/// names of the latter need not be read.
final class UnfinishedWord {
    /// The place of the word in the text, from 0.
    private let place: Int
    private let forward: ForwardIndex
    /// What the word may mean, and what it means as a whole word; nil when it is none.
    private let terms: TermFilter
    private let whole: TermFilter?
    /// The documents that belong to something with the very word in its name.
    private let inside: DocumentRanges
    /// What a document loses at least that has the word in another way.
    let loss: Float

    /// Creates a condition for the word at a place of the text; nil where too much has the very word in its name.
    init?(
        _ meaning: WordMeaning, at place: Int, loss: Float, areas: AreaRanges, kinds: [Bool]?, in index: IndexFile
    ) throws(IndexFormatError) {
        let termCount = index.dictionary.termCount
        if let plain = try meaning.withoutBeginnings(index.postings) {
            guard let ranges = try areas.ranges(of: plain, kinds: kinds, in: index) else { return nil }
            inside = ranges
            whole = TermFilter(plain.entries, termCount: termCount)
        } else if meaning.plain.allSatisfy({ $0.source == .prefix }) {
            inside = DocumentRanges([])
            whole = nil
        } else {
            return nil
        }
        self.place = place
        forward = index.forward
        terms = TermFilter(meaning.entries, termCount: termCount)
        self.loss = loss
    }

    /// Whether a document may have the word without this loss.
    func isMet(by document: UInt32) throws(IndexFormatError) -> Bool {
        if inside.contains(document) { return true }
        if try terms.mayAccept(document, forward, at: place) { return true }
        return try whole?.mayAccept(document, forward) ?? false
    }
}
