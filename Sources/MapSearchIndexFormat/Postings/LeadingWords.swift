/// The highest importance among the documents that begin with a term: a name that they are shown with, or a code, has it first.
///
/// The beginning of a word occurs in names of many important objects in one language or another, but at the front of the shown
/// name of few.
///
/// Layout:
/// ```
/// section  = maxima:RangeMaximum
/// ```
/// The value of a term is 0 if no document begins with it, and otherwise the importance divided by 257, rounded up, at least 1.
package struct LeadingWords: Sendable {
    private let maxima: RangeMaximum

    /// The importance that a value of 1 stands for, so that the highest importance fits a byte.
    private static let unit: UInt16 = 257

    /// Reads the values of `count` terms.
    init(_ view: ByteView, count: Int) throws(IndexFormatError) {
        var offset = 0
        maxima = try RangeMaximum(view, at: &offset, count: count)
    }

    /// An upper bound for the importance of the documents that begin with a term; 0 if none does.
    package subscript(term: Int) -> UInt16 {
        get throws(IndexFormatError) { try maxima[term] &* Self.unit }
    }

    /// The term of a range with the highest upper bound, and this bound; nil if no document begins with a term of the range.
    ///
    /// - Complexity: O(log *n*).
    package func maximum(in terms: Range<Int>) throws(IndexFormatError) -> (term: Int, value: UInt16)? {
        guard let (term, value) = try maxima.maximum(in: terms), value > 0 else { return nil }
        return (term, value &* Self.unit)
    }
}

extension LeadingWords {
    /// Collects the values of terms.
    package struct Writer: Sendable {
        private var values: [UInt8]

        package init(termCount: Int) { values = Array(repeating: 0, count: termCount) }

        /// Adds the first term of a name of a document; one that it is not shown with does not count.
        package mutating func add(_ term: UInt32, _ role: ForwardIndex.Role, importance: UInt16) {
            guard !role.isAddress, !role.isHidden else { return }
            let value = max(1, (UInt32(importance) + UInt32(unit) - 1) / UInt32(unit))
            values[Int(term)] = max(values[Int(term)], UInt8(value))
        }

        /// The upper bound for the documents added so far that begin with a term.
        func bound(of term: Int) -> UInt16 { UInt16(values[term]) * unit }

        package func section() -> SectionBytes { SectionBytes(RangeMaximum.encode(values.map(UInt32.init))) }
    }
}
