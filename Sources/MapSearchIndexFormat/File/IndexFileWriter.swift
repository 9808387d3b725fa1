import MapSearchText

/// Writes an index file from the data of a builder, section by section, in the order of documents.
///
/// Sections grow in scratch files, so memory only holds what each section needs to keep of a document.
package struct IndexFileWriter: Sendable {
    private let space: ScratchSpace
    private var sections: [SectionID: SectionBytes] = [:]
    private var termCount = 0
    private var documentCount = 0

    package init(in space: ScratchSpace = .memory) {
        self.space = space
    }

    /// The order of sections in the file: those that every query reads are together at the front.
    private static let order: [SectionID] = [
        .about, .strings, .containers, .dictionary, .postings, .leadingNames, .attributes, .documentTree, .forward,
        .points, .areas, .records,
        .identifiers, .houses, .lines, .details, .categories, .footprints, .areaTree, .zooms, .entrances,
    ]

    /// Adds a finished section.
    package mutating func set(_ id: SectionID, _ bytes: SectionBytes) { sections[id] = bytes }

    /// Adds all terms.
    package mutating func setTerms(_ terms: SortedTerms) throws(IndexFormatError) {
        termCount = terms.count
        set(.dictionary, SectionBytes(try TermDictionary.encode(terms)))
    }

    /// Adds the documents in the order of the hashes of their URIs.
    package mutating func setIdentifiers(_ documents: [UInt32]) throws(IndexFormatError) {
        documentCount = documents.count
        var spool = Spool(space)
        try spool.column(documents)
        var section = SectionBytes()
        section.append(spool.bytes)
        set(.identifiers, section)
    }

    /// The approximate length of the file.
    package var byteCount: Int { sections.values.reduce(0) { $0 + $1.count } }

    /// Writes the file; the same sections always give the same bytes.
    ///
    /// - Parameter write: Receives bytes and their position in the file; bytes that are never written are zeros.
    /// - Returns: the length of the file.
    /// - Throws: ``IndexFormatError`` with `unwritable` if a scratch file cannot be read, and errors of `write`.
    package func write(
        _ write: (_ bytes: [UInt8], _ offset: Int) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) -> Int {
        var ordered: [(id: SectionID, bytes: SectionBytes)] = []
        for id in Self.order { if let bytes = sections[id] { ordered.append((id, bytes)) } }
        return try FileHeader.write(
            sections: ordered, documentCount: documentCount, termCount: termCount, folding: TextFolding.version, write)
    }

    /// The bytes of the file.
    package func encode() throws(IndexFormatError) -> [UInt8] {
        var file: [UInt8] = []
        _ = try write { bytes, offset throws(IndexFormatError) in
            let end = offset + bytes.count
            if end > file.count { file += [UInt8](repeating: 0, count: end - file.count) }
            file.replaceSubrange(offset..<end, with: bytes)
        }
        return file
    }
}
