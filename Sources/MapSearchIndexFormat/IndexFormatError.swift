/// What is wrong in the bytes of an index, and where.
///
/// Small and trivially copyable, so the typed throw of a bounded read costs a compare and a branch.
/// The engine adds the file's path and the remedy when it passes the error to a client.
@usableFromInline
package struct IndexFormatError: Error, Hashable, Sendable {
    /// The kinds of damage that a reader distinguishes.
    @usableFromInline
    package enum Reason: Hashable, Sendable {
        /// The file could not be opened or mapped; the value is the system's `errno`.
        case unreadable(errno: Int32)
        /// The file, or a scratch file of a builder, could not be written or read back; the value is the system's `errno`.
        case unwritable(errno: Int32)
        /// The file is shorter than its header, or than the header says.
        case truncated(expected: Int, found: Int)
        /// The file does not begin with the magic bytes of an index.
        case notAnIndex
        /// This build cannot read the file's format version.
        case formatVersion(found: Int)
        /// The file's names were folded by different rules than those of this build, so no search would match them.
        case foldingVersion(found: Int)
        /// A checksum over the header or a section does not match.
        case checksum
        /// A value points outside its section or contradicts another value.
        case corrupt
        /// The data do not fit the format: too many terms, documents or bytes.
        case tooLarge
    }

    @usableFromInline package let reason: Reason
    /// The section with the damage; `.header` for the file itself.
    @usableFromInline package let section: SectionID
    /// The offset in bytes from the start of the section.
    @usableFromInline package let offset: Int

    @inlinable
    package init(_ reason: Reason, section: SectionID = .header, offset: Int = 0) {
        self.reason = reason
        self.section = section
        self.offset = offset
    }
}

extension IndexFormatError: CustomStringConvertible {
    /// The reason and the place, or the number of the system's error.
    @usableFromInline
    package var description: String {
        switch reason {
        case .unreadable(let errno), .unwritable(let errno): "errno \(errno)"
        default: "\(reason) in the \(section) at byte \(offset)"
        }
    }
}

/// The sections of an index file; raw values are those in the file.
@usableFromInline
package enum SectionID: UInt32, Hashable, Sendable, CaseIterable {
    case header = 0
    case dictionary = 1
    case postings = 2
    case forward = 3
    case containers = 4
    case attributes = 5
    case points = 6
    case areas = 7
    case records = 8
    case identifiers = 9
    case strings = 10
    case about = 11
    case houses = 12
    case details = 13
    case lines = 14
    case categories = 15
    case footprints = 16
    case areaTree = 17
    case zooms = 18
    case documentTree = 19
    case entrances = 20
    case leadingNames = 22
}
