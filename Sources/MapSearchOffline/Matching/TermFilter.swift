import MapSearchIndexFormat

/// Turns away most terms that no word of a query means, with one look each.
///
/// A country has a hundred names, and a search looks at the names of a thousand objects.
struct TermFilter {
    /// Of words as they are spelt: the first term of each one's meanings, and the number of terms up to the last.
    private var first = SIMD8<UInt32>()
    private var extent = SIMD8<UInt32>()
    /// A bit for each run of neighbouring terms, set when one of them may be meant; empty when the lanes will do.
    ///
    /// For misspelt words, whose meanings lie all over the dictionary.
    private var bits: [UInt64] = []
    /// All terms from the first to the last that may be meant; nil when none may.
    private(set) var range: ForwardIndex.TermRange?
    /// The terms of a bit, as a power of two.
    private var shift: UInt32 = 0
    private static let maximumWordCount = 512

    init(_ meanings: [WordMeaning], termCount: Int) {
        let bounds = meanings.lazy.filter { !$0.isEmpty }.map(\.bounds)
        if let lower = bounds.map(\.lowerBound).min(), let upper = bounds.map(\.upperBound).max() {
            range = ForwardIndex.TermRange(lower..<upper)
        }
        if meanings.count <= first.scalarCount, meanings.allSatisfy({ $0.edited.isEmpty }) {
            for (word, meaning) in meanings.enumerated() where !meaning.isEmpty {
                first[word] = meaning.bounds.lowerBound
                extent[word] = UInt32(meaning.bounds.count)
            }
            return
        }
        makeBits(termCount)
        for meaning in meanings {
            for entry in meaning.plain { insert(entry.terms) }
            for entry in meaning.edited { insert(entry.terms) }
        }
    }

    /// Of one word, whose meanings these are.
    init(_ entries: [WordMeaning.Entry], termCount: Int) {
        if let lower = entries.lazy.map(\.lower).min(), let upper = entries.lazy.map(\.upper).max() {
            range = ForwardIndex.TermRange(lower..<upper)
        }
        if entries.count <= first.scalarCount {
            for (place, entry) in entries.enumerated() {
                first[place] = entry.lower
                extent[place] = entry.upper - entry.lower
            }
            return
        }
        makeBits(termCount)
        for entry in entries { insert(entry.terms) }
    }

    private mutating func makeBits(_ termCount: Int) {
        while termCount >> shift >= Self.maximumWordCount * 64 { shift += 1 }
        bits = Array(repeating: 0, count: (termCount >> shift) / 64 + 1)
    }

    private mutating func insert(_ terms: Range<Int>) {
        guard let last = terms.last else { return }
        for run in terms.lowerBound >> shift...last >> shift { bits[run / 64] |= 1 << UInt64(run % 64) }
    }

    /// Whether a term may be meant; a term that the index does not have is not.
    @inline(__always)
    func mayAccept(_ term: UInt32) -> Bool {
        if bits.isEmpty { return any((SIMD8(repeating: term) &- first) .< extent) }
        let run = Int(term &>> shift)
        return run / 64 < bits.count && bits[run / 64] & 1 &<< UInt64(run % 64) != 0
    }

    /// Whether a name has a term that may be meant.
    @inline(__always)
    func mayAccept(_ name: ForwardIndex.Name) throws(IndexFormatError) -> Bool {
        for place in 0..<name.termCount where mayAccept(try name.term(place)) { return true }
        return false
    }

    /// Where a document has a term that may be meant.
    enum Presence {
        /// At the front of a name that it is shown with, or of a code.
        case leading
        /// Further back in such a name.
        case inner
        /// In no such name.
        case hidden
    }

    /// Where a document has a term that may be meant, without a look at the names that it is not shown with.
    ///
    /// A code with more terms than `codeLength` is not meant.
    func presence(
        in document: UInt32, _ forward: ForwardIndex, codeLength: Int
    ) throws(IndexFormatError) -> Presence {
        guard let range else { return .hidden }
        var presence = Presence.hidden
        var cursor = try forward.cursor(document)
        while let name = try forward.next(&cursor, near: range, shownOnly: true) {
            if name.role.isAddress || name.role == .code && name.termCount > codeLength { continue }
            if mayAccept(try name.term(0)) { return .leading }
            if try mayAccept(name) { presence = .inner }
        }
        return presence
    }

    /// Whether a document has a name with a term that may be meant.
    func mayAccept(_ document: UInt32, _ forward: ForwardIndex) throws(IndexFormatError) -> Bool {
        guard let range else { return false }
        var cursor = try forward.cursor(document)
        while let name = try forward.next(&cursor, near: range) {
            if try mayAccept(name) { return true }
        }
        return false
    }
}
