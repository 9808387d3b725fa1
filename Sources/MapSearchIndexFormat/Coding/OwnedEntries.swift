/// Entries that belong to some of the documents.
///
/// Layout:
/// ```
/// owned    = owner:column  list:EntryList      entry k belongs to owner k; owners are documents, ascending
/// ```
package struct OwnedEntries: Sendable {
    private let owners: IntegerColumn
    private let list: EntryList

    /// Reads the entries at `offset`, which moves past them.
    package init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        owners = try IntegerColumn(view, at: &offset)
        list = try EntryList(view, at: &offset)
        guard owners.count == list.count else { throw view.corrupt(at: offset) }
    }

    /// The number of documents that have an entry.
    package var count: Int { owners.count }

    /// The document that an entry belongs to.
    package func owner(_ number: Int) throws(IndexFormatError) -> UInt32 { try owners[number] }

    /// The number of a document's entry; nil if it has none.
    ///
    /// - Complexity: O(log *n*).
    package func number(of document: UInt32) throws(IndexFormatError) -> Int? {
        let number = try owners.firstIndex(notBelow: Int(document))
        guard number < owners.count, try owners[number] == document else { return nil }
        return number
    }

    /// An entry, perhaps followed by zeros.
    package subscript(number: Int) -> ByteView {
        get throws(IndexFormatError) { try list[number] }
    }

    /// Checks that the owners are documents of a file, in ascending order.
    func verifyOwners(documentCount: Int, section: SectionID) throws(IndexFormatError) {
        var next: UInt32 = 0
        for number in 0..<count {
            let owner = try owner(number)
            guard owner >= next, owner < documentCount else {
                throw IndexFormatError(.corrupt, section: section, offset: number)
            }
            next = owner + 1
        }
    }
}

extension OwnedEntries {
    /// Collects the entries of documents in ascending order.
    struct Writer: ~Copyable, Sendable {
        private var owners: [UInt32] = []
        private var entries: EntryWriter

        init(_ section: SectionID, in space: ScratchSpace) {
            entries = EntryWriter(section, in: space)
        }

        var isEmpty: Bool { owners.isEmpty }

        /// The bytes written since the last ``close(_:)``, which form the next entry.
        var entry: ByteWriter {
            get { entries.entry }
            _modify { yield &entries.entry }
        }

        /// Ends the entry of a document, which must come after the previous ones.
        mutating func close(_ document: UInt32) throws(IndexFormatError) {
            precondition(owners.last.map { $0 < document } ?? true, "owners ascend")
            owners.append(document)
            try entries.close()
        }

        /// The finished bytes.
        func section() throws(IndexFormatError) -> SectionBytes {
            var head = ByteWriter()
            head.column(owners)
            var section = SectionBytes(head.bytes)
            section.append(try entries.list())
            return section
        }
    }
}
