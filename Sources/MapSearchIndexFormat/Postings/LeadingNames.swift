/// The names that documents are shown with, and their codes, in the order of their words: all that begin with some words are side by
/// side, and the most important of them is found without reading the others.
///
/// Layout:
/// ```
/// section  = starts:column  names:column  maxima:RangeMaximum
/// starts   = the number of names that begin with a term below 16 · i, for i = 0 … ⌈terms / 16⌉
/// name     = document × 8 + the number of the name in the document, 0…7
/// maxima   = of each name the importance of its document divided by 257, rounded up, at least 1
/// ```
/// Names are ordered by their terms, a name before those that go on from it, and equal ones by their values. Names of a document behind
/// its eighth are left out.
package struct LeadingNames: Sendable {
    private let starts: IntegerColumn
    private let names: IntegerColumn
    private let maxima: RangeMaximum
    private let forward: ForwardIndex

    static let termsPerStart = 16
    /// So many names of a document are listed at most.
    static let namesPerDocument = 8
    /// The importance that a value of 1 stands for, so that the highest importance fits a byte.
    private static let unit: UInt16 = 257

    /// Reads the names of documents whose words are in a forward index with some number of terms.
    package init(_ view: ByteView, of forward: ForwardIndex, termCount: Int) throws(IndexFormatError) {
        var offset = 0
        starts = try IntegerColumn(view, at: &offset)
        guard starts.count == Self.startCount(termCount: termCount) else { throw view.corrupt(at: 0) }
        names = try IntegerColumn(view, at: &offset)
        maxima = try RangeMaximum(view, at: &offset, count: names.count)
        self.forward = forward
    }

    private static func startCount(termCount: Int) -> Int { (termCount + termsPerStart - 1) / termsPerStart + 1 }

    /// The number of names.
    package var count: Int { names.count }

    /// The document of a name.
    package func document(_ name: Int) throws(IndexFormatError) -> UInt32 {
        try names[name] / UInt32(Self.namesPerDocument)
    }

    /// The name of a range with the highest bound for the importance of its document, and this bound; nil for an empty range.
    ///
    /// No bound in the range exceeds `limit`, if it is given.
    ///
    /// - Complexity: O(log *n*).
    package func maximum(
        in names: Range<Int>, atMost limit: UInt16? = nil
    ) throws(IndexFormatError) -> (name: Int, importance: UInt16)? {
        let limit = limit.map { $0 / Self.unit }
        guard let (name, value) = try maxima.maximum(in: names, atMost: limit) else { return nil }
        return (name, value &* Self.unit)
    }

    /// The names that begin with a term of a range.
    ///
    /// - Complexity: O(log *n*).
    package func names(beginningWith terms: Range<UInt32>) throws(IndexFormatError) -> Range<Int> {
        let lower = try firstName(notBefore: terms.lowerBound)
        return lower..<max(lower, try firstName(notBefore: terms.upperBound))
    }

    private func firstName(notBefore term: UInt32) throws(IndexFormatError) -> Int {
        let group = Int(term) / Self.termsPerStart
        guard group < starts.count - 1 else { return count }
        let first = Int(try starts[group])
        let end = Int(try starts[group + 1])
        guard first <= end, end <= count else { throw starts.view.corrupt(at: group) }
        return Int(term) % Self.termsPerStart == 0 ? first : try firstName(in: first..<end, at: 0, notBefore: term)
    }

    /// The names of a range which have a term of a range at some place; before it, all must have the same terms.
    ///
    /// - Complexity: O(log *n*).
    package func names(
        _ names: Range<Int>, with terms: Range<UInt32>, at place: Int
    ) throws(IndexFormatError) -> Range<Int> {
        let lower = try firstName(in: names, at: place, notBefore: terms.lowerBound)
        return lower..<(try firstName(in: lower..<names.upperBound, at: place, notBefore: terms.upperBound))
    }

    private func firstName(in names: Range<Int>, at place: Int, notBefore term: UInt32) throws(IndexFormatError) -> Int
    {
        var (low, high) = (names.lowerBound, names.upperBound)
        while low < high {
            let middle = (low + high) / 2
            let name = try self.name(middle)
            if place >= name.termCount {
                low = middle + 1
            } else if try name.term(place) < term {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return high
    }

    /// The name with a number.
    private func name(_ number: Int) throws(IndexFormatError) -> ForwardIndex.Name {
        let value = try names[number]
        var cursor = try forward.cursor(value / UInt32(Self.namesPerDocument))
        for _ in 0..<value % UInt32(Self.namesPerDocument) { _ = try forward.next(&cursor) }
        guard let name = try forward.next(&cursor) else { throw names.view.corrupt(at: number) }
        return name
    }
}

extension LeadingNames {
    /// Checks that all shown names are there, in order, each with the importance of its document.
    ///
    /// - Complexity: O(*n*).
    func verify(_ attributes: AttributeTable, termCount: Int) throws(IndexFormatError) {
        var shownCount = 0
        for document in 0..<UInt32(forward.documentCount) {
            var cursor = try forward.cursor(document)
            while cursor.passedCount < Self.namesPerDocument, let name = try forward.next(&cursor) {
                if Self.lists(name.role) { shownCount += 1 }
            }
        }
        guard shownCount == count, try starts[0] == 0 else { throw names.view.corrupt(at: 0) }
        var previous: (terms: [UInt32], value: UInt32) = ([], 0)
        var group = 0
        for number in 0..<count {
            let (value, name) = (try names[number], try self.name(number))
            var terms: [UInt32] = []
            for place in 0..<name.termCount { terms.append(try name.term(place)) }
            let isBehind =
                previous.terms == terms ? previous.value < value : previous.terms.lexicographicallyPrecedes(terms)
            let bound = Self.bound(try attributes.importance(value / UInt32(Self.namesPerDocument)))
            guard isBehind || number == 0, Self.lists(name.role), try maxima[number] == UInt16(bound),
                try maxima.maximum(in: number..<number + 1)?.term == number
            else { throw names.view.corrupt(at: number) }
            while group * Self.termsPerStart <= Int(terms[0]) {
                guard try starts[group] == UInt32(number) else { throw starts.view.corrupt(at: group) }
                group += 1
            }
            previous = (terms, value)
        }
        while group < starts.count {
            guard try starts[group] == UInt32(count) else { throw starts.view.corrupt(at: group) }
            group += 1
        }
    }

    /// Whether names of a role are listed.
    package static func lists(_ role: ForwardIndex.Role) -> Bool { !role.isAddress && !role.isHidden }

    private static func bound(_ importance: UInt16) -> UInt8 {
        UInt8(max(1, (UInt32(importance) + UInt32(unit) - 1) / UInt32(unit)))
    }
}

extension LeadingNames {
    /// Collects the names of documents in order.
    package struct Writer: ~Copyable {
        private let termCount: Int
        private let width: Int
        private var starts: [UInt32] = []
        private var names: Spool
        private var maxima: [UInt8] = []

        package init(termCount: Int, documentCount: Int, in space: ScratchSpace = .memory) {
            self.termCount = termCount
            width = ByteWriter.width(of: UInt32(clamping: documentCount * LeadingNames.namesPerDocument))
            names = Spool(space)
        }

        /// Appends a name that begins with a term, by its value and the importance of its document.
        package mutating func append(_ term: UInt32, value: UInt32, importance: UInt16) throws(IndexFormatError) {
            while starts.count * LeadingNames.termsPerStart <= term { starts.append(UInt32(maxima.count)) }
            names.tail.integer(UInt64(value), width: width)
            try names.settle()
            maxima.append(LeadingNames.bound(importance))
        }

        package consuming func section() -> SectionBytes {
            while starts.count < LeadingNames.startCount(termCount: termCount) { starts.append(UInt32(maxima.count)) }
            var header = ByteWriter()
            header.column(starts)
            header.u32(UInt32(maxima.count))
            header.u8(UInt8(width))
            var section = SectionBytes(header.bytes)
            section.append(names.bytes)
            section.append([UInt8](repeating: 0, count: IntegerColumn.padding))
            section.append(RangeMaximum.encode(maxima))
            return section
        }
    }

    /// The value of a name, by its number in its document; nil if it is not listed.
    package static func value(of document: UInt32, name number: Int) -> UInt32? {
        let (start, isTooLarge) = document.multipliedReportingOverflow(by: UInt32(namesPerDocument))
        return number < namesPerDocument && !isTooLarge ? start + UInt32(number) : nil
    }
}
