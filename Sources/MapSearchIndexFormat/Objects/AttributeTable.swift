/// What ranking asks of a document, in one line of memory each.
///
/// Layout:
/// ```
/// section  = row × documentCount  pad:4 zero bytes
/// row      = latitude:i32  longitude:i32  importance:u16  kind:u8  container:u24     14 bytes
/// ```
/// `importance` is the fraction of 65,535; rows are in descending importance. `kind` is an ordinal of ``ObjectKind``'s
/// list in the strings section. `container` is the container that the object belongs to + 1; 0: none.
package struct AttributeTable: Sendable {
    @usableFromInline let view: ByteView
    package let count: Int

    @usableFromInline static let rowLength = 14

    package init(_ view: ByteView, documentCount: Int) throws(IndexFormatError) {
        guard view.count >= documentCount * Self.rowLength + 4 else { throw view.corrupt(at: view.count) }
        self.view = view
        count = documentCount
    }

    package struct Row: Sendable {
        package var latitude: Int32
        package var longitude: Int32
        package var importance: UInt16
        package var kind: UInt8
        package var container: Int?

        package init(latitude: Int32, longitude: Int32, importance: UInt16, kind: UInt8, container: Int?) {
            self.latitude = latitude
            self.longitude = longitude
            self.importance = importance
            self.kind = kind
            self.container = container
        }
    }

    /// The row of a document; throws when there is none.
    @inlinable
    package subscript(document: UInt32) -> Row {
        get throws(IndexFormatError) {
            let offset = try offset(document)
            let container = Int(try view.uint(offset &+ 11, width: 3))
            return Row(
                latitude: try view.i32(offset), longitude: try view.i32(offset &+ 4),
                importance: try view.u16(offset &+ 8), kind: try view.u8(offset &+ 10),
                container: container == 0 ? nil : container &- 1)
        }
    }

    /// The importance of a document alone.
    @inlinable
    package func importance(_ document: UInt32) throws(IndexFormatError) -> UInt16 {
        try view.u16(try offset(document) &+ 8)
    }

    /// The kind of a document alone.
    @inlinable
    package func kind(_ document: UInt32) throws(IndexFormatError) -> UInt8 {
        try view.u8(try offset(document) &+ 10)
    }

    @inlinable
    func offset(_ document: UInt32) throws(IndexFormatError) -> Int {
        guard document < count else { throw view.corrupt(at: Int(document)) }
        return Int(document) &* Self.rowLength
    }
}

extension AttributeTable {
    package static func encode(_ rows: [Row]) -> [UInt8] {
        var writer = ByteWriter()
        for row in rows {
            writer.i32(row.latitude)
            writer.i32(row.longitude)
            writer.u16(row.importance)
            writer.u8(row.kind)
            writer.integer(UInt64((row.container ?? -1) + 1), width: 3)
        }
        writer.u32(0)
        return writer.bytes
    }
}
