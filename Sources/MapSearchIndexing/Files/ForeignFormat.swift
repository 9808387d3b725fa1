/// A format that is not text, and that people pass instead of a table or GeoJSON.
///
/// Without this check it would be read as a table with one column of strange characters.
package enum ForeignFormat: CaseIterable, Sendable {
    case gzip, bzip2, xz, zstandard, zip, workbook, database, pdf, extract, index

    /// Detects a format by the first bytes of a file; `nil` for text and for unknown formats.
    package init?(_ bytes: some Collection<UInt8>) {
        let known = Self.allCases.first { format in format.signatures.contains { bytes.starts(with: $0) } }
        guard let known else { return nil }
        self = known
    }

    private var signatures: [[UInt8]] {
        switch self {
        case .gzip: [[0x1F, 0x8B]]
        case .bzip2: (1...9).map { Array("BZh\($0)1AY&SY".utf8) }
        case .xz: [[0xFD] + Array("7zXZ".utf8)]
        case .zstandard: [[0x28, 0xB5, 0x2F, 0xFD]]
        case .zip: [Array("PK\u{3}\u{4}".utf8), Array("PK\u{5}\u{6}".utf8)]
        case .workbook: [[0xD0, 0xCF, 0x11, 0xE0]]
        case .database: [Array("SQLite format 3".utf8)]
        case .pdf: [Array("%PDF-".utf8)]
        case .extract: [13, 14].map { [0, 0, 0, $0, 10, 9] + Array("OSMHeader".utf8) }
        case .index: [Array("MapIndex".utf8)]
        }
    }

    /// What the file is, and what to do about it.
    package var advice: String {
        switch self {
        case .gzip: "the file is compressed: decompress it first, with gunzip"
        case .bzip2: "the file is compressed: decompress it first, with bunzip2"
        case .xz: "the file is compressed: decompress it first, with unxz"
        case .zstandard: "the file is compressed: decompress it first, with unzstd"
        case .zip: "the file is a ZIP archive or a workbook: unpack it, or save the sheet as CSV"
        case .workbook: "the file is a workbook: save the sheet as CSV"
        case .database: "the file is a database, such as a GeoPackage: export it as GeoJSON or CSV"
        case .pdf: "the file is a PDF: export the table as CSV"
        case .extract: "the file is an OpenStreetMap extract: use it with `mapsearch build`, or with --format osm"
        case .index: "the file is an index: use it with --index"
        }
    }
}

extension InputFile {
    /// Throws an error that says what to do if the file is not text.
    func refuseForeignFormats() throws(IndexingError) {
        if let format = ForeignFormat(try read(16, at: 0)) { throw IndexingError(format.advice, file: path) }
    }
}
