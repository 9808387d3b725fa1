import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension SearchError {
    /// Advice for clients about damaged data.
    init(_ error: IndexFormatError, file: String) {
        let place = error.section == .header ? nil : error.offset
        self =
            switch error.reason {
            case .unreadable, .unwritable:
                .indexMissing(file: file, underlying: error)
            case .formatVersion(let found):
                .indexVersion(
                    file: file, found: found,
                    readable: Int(FileHeader.oldestReadable)...Int(FileHeader.current))
            case .foldingVersion(let found):
                .indexVersion(file: file, found: found, readable: Self.foldingVersions)
            case .truncated(let expected, let found):
                .indexCorrupt(file: file, offset: found, expected: "\(expected) bytes", found: "\(found)")
            case .notAnIndex:
                .notAnIndex(file: file)
            case .checksum:
                .indexCorrupt(
                    file: file, offset: place, expected: "a matching checksum of its \(error.section)",
                    found: "a different one")
            case .corrupt, .tooLarge:
                .indexCorrupt(
                    file: file, offset: place, expected: "a valid \(error.section)",
                    found: "an invalid value")
            }
    }

    private static let foldingVersions = Int(TextFolding.version)...Int(TextFolding.version)
}
