/// The header of an index file: its format, its requirements, and the positions of its sections.
///
/// Layout, little-endian:
/// ```
/// header   = magic:8 "MapIndex"  format:u16  folding:u16  sectionCount:u32  fileLength:u64
///            documentCount:u32  termCount:u32  reserved:16 zero bytes
///            section × sectionCount   checksum:u64 over all bytes before it
/// section  = id:u32  reserved:u32 zero  offset:u64  length:u64  checksum:u64
/// ```
/// Sections start at multiples of 64. Opening checks only the header; ``IndexFile/verify()`` checks the rest.
package struct FileHeader: Sendable {
    /// The format that this build writes.
    package static let current: UInt16 = 4
    /// The oldest format that this build reads.
    package static let oldestReadable: UInt16 = 4

    static let magic: [UInt8] = Array("MapIndex".utf8)
    package static let fixedLength = 48
    package static let entryLength = 32
    static let maximumSectionCount = 64
    static let alignment = 64
    static let minimumLength = fixedLength + 8

    package struct Section: Sendable {
        package var id: SectionID
        package var offset: Int
        package var length: Int
        var checksum: UInt64
    }

    package private(set) var format: UInt16
    package private(set) var folding: UInt16
    package private(set) var documentCount: Int
    package private(set) var termCount: Int
    package private(set) var sections: [Section]
    /// The ranges of the header and all sections, including sections that a later version added.
    private(set) var extents: [Range<Int>]

    /// Reads and checks the header of `view`, which is the whole file, for names folded by the rules of `folding`.
    ///
    /// - Throws: ``IndexFormatError``: `truncated`, `notAnIndex`, `formatVersion`, `foldingVersion`, `checksum` or
    ///   `corrupt`.
    init(_ view: ByteView, folding expectedFolding: UInt16) throws(IndexFormatError) {
        // The magic comes first: a short text file is "not an index", not "a truncated index".
        let magicLength = min(view.count, Self.magic.count)
        for index in 0..<magicLength where try view.u8(index) != Self.magic[index] {
            throw IndexFormatError(.notAnIndex)
        }
        guard view.count >= Self.minimumLength else {
            throw IndexFormatError(.truncated(expected: Self.minimumLength, found: view.count))
        }
        format = try view.u16(8)
        guard (Self.oldestReadable...Self.current).contains(format) else {
            throw IndexFormatError(.formatVersion(found: Int(format)), offset: 8)
        }
        let sectionCount = Int(try view.u32(12))
        guard sectionCount <= Self.maximumSectionCount else { throw IndexFormatError(.corrupt, offset: 12) }
        let checksumOffset = Self.fixedLength + sectionCount * Self.entryLength
        let fileLength = try view.u64(16)
        guard view.count >= checksumOffset + 8, fileLength <= UInt64(Int.max), view.count >= Int(fileLength) else {
            let expected = max(checksumOffset + 8, Int(clamping: fileLength))
            throw IndexFormatError(.truncated(expected: expected, found: view.count))
        }
        guard XXHash64.hash(try view.slice(0, checksumOffset)) == (try view.u64(checksumOffset)) else {
            throw IndexFormatError(.checksum)
        }
        guard view.count == Int(fileLength) else { throw IndexFormatError(.corrupt, offset: 16) }
        folding = try view.u16(10)
        guard folding == expectedFolding else {
            throw IndexFormatError(.foldingVersion(found: Int(folding)), offset: 10)
        }
        documentCount = Int(try view.u32(24))
        termCount = Int(try view.u32(28))
        sections = []
        extents = [0..<checksumOffset + 8]
        for index in 0..<sectionCount {
            let entry = Self.fixedLength + index * Self.entryLength
            let offset = try view.u64(entry + 8)
            let length = try view.u64(entry + 16)
            guard offset <= fileLength, length <= fileLength - offset else {
                throw IndexFormatError(.corrupt, offset: entry)
            }
            extents.append(Int(offset)..<Int(offset + length))
            // A section that a later minor version added is ignored.
            guard let id = SectionID(rawValue: try view.u32(entry)) else { continue }
            sections.append(
                Section(id: id, offset: Int(offset), length: Int(length), checksum: try view.u64(entry + 24)))
        }
    }

    /// Whether the file has a section.
    func has(_ id: SectionID) -> Bool { sections.contains { $0.id == id } }

    /// The bytes of a section.
    package func view(of id: SectionID, in file: ByteView) throws(IndexFormatError) -> ByteView {
        guard let section = sections.first(where: { $0.id == id }) else {
            throw IndexFormatError(.corrupt, section: id)
        }
        return try file.section(id, section.offset, section.length)
    }
}

extension FileHeader {
    /// Writes a whole file around finished sections, in the given order, and returns its length.
    ///
    /// `write` receives bytes and their position in the file.
    package static func write(
        sections: [(id: SectionID, bytes: SectionBytes)], documentCount: Int, termCount: Int, folding: UInt16,
        _ write: (_ bytes: [UInt8], _ offset: Int) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) -> Int {
        func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }
        var offset = aligned(fixedLength + sections.count * entryLength + 8)
        var entries = ByteWriter()
        for section in sections {
            entries.u32(section.id.rawValue)
            entries.u32(0)
            entries.u64(UInt64(offset))
            entries.u64(UInt64(section.bytes.count))
            var checksum = XXHash64()
            var end = offset
            for piece in section.bytes.pieces {
                try piece.forEachPiece { bytes throws(IndexFormatError) in
                    let bytes = [UInt8](bytes)
                    checksum.append(bytes)
                    try write(bytes, end)
                    end += bytes.count
                }
            }
            entries.u64(checksum.value)
            offset = aligned(end)
            // The last byte of the padding is written explicitly; otherwise the file would end before it.
            if offset > end { try write([UInt8](repeating: 0, count: offset - end), end) }
        }
        var writer = ByteWriter()
        writer.raw(magic)
        writer.u16(current)
        writer.u16(folding)
        writer.u32(UInt32(sections.count))
        writer.u64(UInt64(offset))
        writer.u32(UInt32(documentCount))
        writer.u32(UInt32(termCount))
        writer.raw([UInt8](repeating: 0, count: 16))
        writer.raw(entries.bytes)
        writer.u64(XXHash64.hash(writer.bytes))
        writer.align(to: alignment)
        try write(writer.bytes, 0)
        return offset
    }
}
