/// The names of each document as sequences of terms, by which every candidate is verified and graded, however it was found.
///
/// Layout:
/// ```
/// section  = ordinalWidth:u8 (3 or 4)  table:OffsetTable  names …  pad:4 zero bytes
/// names    = name …                     one document's, the primary name first
/// name     = head:u8  ordinal × (head & 15)     head < 128
///          | head:u8  low:u16                   head ≥ 128: the one term with ordinal (head & 15) × 65,536 + low
/// head     = bits 0–3: number of terms (1…15)   bits 4–6: the role of the name   bit 7: one term, packed
/// ```
@usableFromInline
package struct ForwardIndex: Sendable {
    @usableFromInline let names: ByteView
    @usableFromInline let table: OffsetTable
    @usableFromInline let ordinalWidth: Int

    /// The largest number of terms of one name; longer names are cut.
    package static let maximumTermCount = 15
    /// The largest number of bytes of one document's names; builders drop names beyond it.
    package static let maximumLength = 8191

    static let writtenWidth = 3

    /// The largest number of bytes of a name.
    package static func length(termCount: Int) -> Int { 1 + termCount * writtenWidth }

    package init(_ view: ByteView) throws(IndexFormatError) {
        ordinalWidth = Int(try view.u8(0))
        guard ordinalWidth == 3 || ordinalWidth == 4 else { throw view.corrupt(at: 0) }
        var offset = 1
        table = try OffsetTable(view, at: &offset)
        names = try view.suffix(from: offset)
    }

    package var documentCount: Int { table.count }

    /// The role of a name.
    @usableFromInline
    package enum Role: UInt8, Sendable {
        /// The name that is shown.
        case primary = 0
        /// A former, short, popular or foreign name, or one in a language that is spoken worldwide.
        case alternate = 1
        /// A code (ISO, IATA, postal), which must match completely and exactly.
        case code = 2
        /// A variant of the shown name: without parentheses, or with apostrophes removed.
        case variant = 3
        /// A name in any other language.
        case localized = 4
        /// The postal code of the object's address: it matches a word of a query, but is not a name.
        case postcode = 5
        /// A town in the object's address to which the object does not belong: it matches a word, but is not a name.
        case town = 6

        /// Whether it is a part of the address and not a name.
        @inlinable
        package var isAddress: Bool { self == .postcode || self == .town }

        /// Whether it is a name that the object is not shown with; these names come after the others.
        @inlinable
        package var isHidden: Bool { self == .alternate || self == .localized }
    }

    /// A position in the names of one document.
    @usableFromInline
    package struct Cursor: Sendable {
        @usableFromInline var position: Int
        @usableFromInline let end: Int
        /// The number of names before this position.
        @usableFromInline package var passedCount = 0

        @usableFromInline
        init(position: Int, end: Int) {
            self.position = position
            self.end = end
        }
    }

    /// One name: its role and its terms.
    @usableFromInline
    package struct Name: Sendable {
        @usableFromInline package let role: Role
        @usableFromInline package let termCount: Int
        @usableFromInline let position: Int
        @usableFromInline let width: Int
        @usableFromInline let names: ByteView
        /// The ordinal of a packed term.
        @usableFromInline let packed: UInt32?

        /// The ordinal of a term; throws outside `0 ..< termCount`.
        @inlinable @inline(__always)
        package func term(_ index: Int) throws(IndexFormatError) -> UInt32 {
            if let packed { return packed }
            return try names.uint(position &+ index &* width, width: width)
        }

        /// Whether a term is in a range.
        @inlinable @inline(__always)
        func has(_ range: TermRange) throws(IndexFormatError) -> Bool {
            for index in 0..<termCount {
                if range.contains(try term(index)) { return true }
            }
            return false
        }

        @usableFromInline
        init(role: Role, termCount: Int, position: Int, width: Int, names: ByteView, packed: UInt32? = nil) {
            self.role = role
            self.termCount = termCount
            self.position = position
            self.width = width
            self.names = names
            self.packed = packed
        }
    }

    /// A range of terms, tested with one comparison.
    @usableFromInline
    package struct TermRange: Sendable {
        @usableFromInline let lower: UInt32
        /// The number of terms after the first one.
        @usableFromInline let reach: UInt32

        @usableFromInline static let all = TermRange(lower: 0, reach: .max)

        @usableFromInline
        init(lower: UInt32, reach: UInt32) {
            self.lower = lower
            self.reach = reach
        }

        /// Creates a range from terms; nil if there are none.
        package init?(_ terms: Range<UInt32>) {
            guard let last = terms.last else { return nil }
            self.init(lower: terms.lowerBound, reach: last - terms.lowerBound)
        }

        @inlinable @inline(__always)
        var isAll: Bool { reach == .max }

        @inlinable @inline(__always)
        func contains(_ term: UInt32) -> Bool { term &- lower <= reach }
    }

    /// A cursor at the first name of a document.
    @inlinable @inline(__always)
    package func cursor(_ document: UInt32) throws(IndexFormatError) -> Cursor {
        let range = try table[Int(document)]
        guard range.upperBound <= names.count else { throw names.corrupt(at: range.lowerBound) }
        return Cursor(position: range.lowerBound, end: range.upperBound)
    }

    /// The name of a document by its place among all of them, from 0; nil if there are not so many.
    package func name(_ number: Int, of document: UInt32) throws(IndexFormatError) -> Name? {
        var cursor = try cursor(document)
        for _ in 0..<number { guard try next(&cursor) != nil else { return nil } }
        return try next(&cursor)
    }

    /// The name at the cursor, which moves past it; nil at the end.
    @inlinable @inline(__always)
    package func next(_ cursor: inout Cursor) throws(IndexFormatError) -> Name? {
        try next(&cursor, near: .all)
    }

    /// The next name that contains a term of a range, where the cursor stops; nil at the end, or at the first name that is
    /// not shown if only the others are wanted.
    ///
    /// A country has hundreds of names; no ``Name`` is created for skipped ones.
    @inlinable @inline(__always)
    package func next(
        _ cursor: inout Cursor, near range: TermRange, shownOnly: Bool = false
    ) throws(IndexFormatError) -> Name? {
        while cursor.position < cursor.end {
            // The padding makes it possible to read every head together with the following term.
            let bytes = try names.u32(cursor.position)
            let head = UInt8(truncatingIfNeeded: bytes)
            // Padding: a name has at least one term.
            if head == 0 { return nil }
            if shownOnly, Role(rawValue: head >> 4 & 7)?.isHidden ?? true { return nil }
            let start = cursor.position &+ 1
            cursor.passedCount &+= 1
            if head >= 128 {
                let term = (bytes & 15) << 16 | bytes >> 8 & 0xFFFF
                cursor.position = start &+ 2
                guard range.contains(term) else { continue }
                guard cursor.position <= cursor.end, let role = Role(rawValue: head >> 4 & 7) else {
                    throw names.corrupt(at: start &- 1)
                }
                return Name(role: role, termCount: 1, position: start, width: 2, names: names, packed: term)
            }
            let termCount = Int(head & 15)
            cursor.position = start &+ termCount &* ordinalWidth
            guard termCount > 0, cursor.position <= cursor.end, let role = Role(rawValue: head >> 4) else {
                throw names.corrupt(at: start &- 1)
            }
            let name = Name(role: role, termCount: termCount, position: start, width: ordinalWidth, names: names)
            if range.isAll { return name }
            if try name.has(range) { return name }
        }
        return nil
    }
}

extension ForwardIndex {
    /// Collects the names of documents in order.
    package struct Writer: ~Copyable, Sendable {
        private var entries: EntryWriter

        package init(in space: ScratchSpace = .memory) {
            entries = EntryWriter(.forward, in: space)
        }

        /// Appends a name of 1 … ``maximumTermCount`` terms to the open document.
        package mutating func append(_ terms: some Collection<UInt32>, role: Role) {
            precondition((1...maximumTermCount).contains(terms.count), "a name has 1 to 15 terms")
            if terms.count == 1, let term = terms.first, term < 1 << 20 {
                entries.entry.u8(UInt8(term >> 16) | role.rawValue << 4 | 128)
                entries.entry.u16(UInt16(truncatingIfNeeded: term))
                return
            }
            entries.entry.u8(UInt8(terms.count) | role.rawValue << 4)
            for term in terms { entries.entry.integer(UInt64(term), width: ForwardIndex.writtenWidth) }
        }

        package mutating func endDocument() throws(IndexFormatError) { try entries.close() }

        package func section(termCount: Int) throws(IndexFormatError) -> SectionBytes {
            guard termCount <= 1 << 24 else { throw IndexFormatError(.tooLarge, section: .forward) }
            var section = SectionBytes([UInt8(ForwardIndex.writtenWidth)])
            section.append(try entries.section())
            section.append([0, 0, 0, 0])
            return section
        }
    }
}
