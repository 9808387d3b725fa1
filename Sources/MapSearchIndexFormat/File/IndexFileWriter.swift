import MapSearchText

/// Writes an index file: what a builder hands over, section by section, in the order of documents.
///
/// Sections grow in scratch files, so that of a document nothing need stay in memory but what its section keeps.
package struct IndexFileWriter: Sendable {
    private let space: ScratchSpace
    private var sections: [SectionID: SectionBytes] = [:]
    private var termCount = 0
    private var documentCount = 0

    package init(in space: ScratchSpace = .memory) {
        self.space = space
    }

    /// The order of sections in the file: what every query touches stands together at the front.
    private static let order: [SectionID] = [
        .about, .strings, .containers, .dictionary, .postings, .attributes, .documentTree, .forward, .points, .areas,
        .records,
        .identifiers, .houses, .lines, .details, .categories, .footprints, .areaTree, .zooms, .entrances,
    ]

    /// Takes a finished section.
    package mutating func set(_ id: SectionID, _ bytes: SectionBytes) { sections[id] = bytes }

    /// Takes all terms.
    package mutating func setTerms(_ terms: SortedTerms) throws(IndexFormatError) {
        termCount = terms.count
        set(.dictionary, SectionBytes(try TermDictionary.encode(terms)))
    }

    /// Takes the documents in the order of the hashes of their URIs.
    package mutating func setIdentifiers(_ documents: [UInt32]) throws(IndexFormatError) {
        documentCount = documents.count
        var spool = Spool(space)
        try spool.column(documents)
        var section = SectionBytes()
        section.append(spool.bytes)
        set(.identifiers, section)
    }

    /// About how long the file is.
    package var byteCount: Int { sections.values.reduce(0) { $0 + $1.count } }

    /// Writes the file; the same sections always give the same bytes.
    ///
    /// - Parameter write: Takes bytes and where in the file they belong; what is never written is zeros.
    /// - Returns: the length of the file.
    /// - Throws: ``IndexFormatError`` with `unwritable` when a scratch file cannot be read, and what `write` throws.
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
            if end > file.count { file += repeatElement(0, count: end - file.count) }
            file.replaceSubrange(offset..<end, with: bytes)
        }
        return file
    }
}
