/// The smallest zoom of a map at which an object is returned, where its kind alone does not determine it.
///
/// Layout:
/// ```
/// section  = zoom:u8 × documentCount        0: as for its kind
/// ```
package struct ZoomTable: Sendable {
    private let view: ByteView

    package init(_ view: ByteView, documentCount: Int) throws(IndexFormatError) {
        self.view = view
        try view.check(0, documentCount)
    }

    /// The zoom of a document; nil for that of its kind.
    package subscript(document: UInt32) -> Int? {
        get throws(IndexFormatError) {
            let zoom = try view.u8(Int(document))
            return zoom == 0 ? nil : Int(zoom)
        }
    }

    package static func encode(_ zooms: [UInt8]) -> [UInt8] { zooms }
}
