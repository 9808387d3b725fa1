import MapSearch
import MapSearchIndexFormat

extension IndexFile {
    /// Whether a kind in the attributes of a document is this one.
    func isKind(_ number: UInt8, _ kind: ObjectKind) throws(IndexFormatError) -> Bool {
        try strings.string(.kinds, Int(number)) == kind.rawValue
    }

    /// Whether a document is of this kind.
    func isDocument(_ document: UInt32, _ kind: ObjectKind) throws(IndexFormatError) -> Bool {
        try isKind(try attributes.kind(document), kind)
    }
}
