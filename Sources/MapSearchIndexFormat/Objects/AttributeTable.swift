/// What ranking asks of a document, in one line of memory each.
///
/// Layout:
/// ```
/// section  = row × documentCount  pad:4 zero bytes
/// row      = place:u32  importance:u16  kind:u8  container:u24     10 bytes
/// place    = layer:3 bits  position in the layer's tree:29 bits
/// ```
/// `importance` is the fraction of 65,535; rows are in descending importance. `kind` is an ordinal of ``ObjectKind``'s
/// list in the strings section. `container` is the container that the object belongs to + 1; 0: none.
@usableFromInline
package struct AttributeTable: Sendable {
    @usableFromInline let view: ByteView
    @usableFromInline package let count: Int

    @usableFromInline static let rowLength = 10

    package init(_ view: ByteView, documentCount: Int) throws(IndexFormatError) {
        guard view.count >= documentCount * Self.rowLength + 4 else { throw view.corrupt(at: view.count) }
        self.view = view
        count = documentCount
    }

    /// Where the coordinate of a document stands among the points.
    @usableFromInline
    package struct Place: Sendable {
        @usableFromInline let value: UInt32

        @inlinable
        package var layer: Int { Int(value >> 29) }
        @inlinable
        package var position: Int { Int(value & (1 << 29 - 1)) }

        @inlinable
        package init(layer: Int, position: Int) {
            value = UInt32(layer) << 29 | UInt32(position)
        }

        @inlinable
        init(value: UInt32) {
            self.value = value
        }
    }

    @usableFromInline
    package struct Row: Sendable {
        @usableFromInline package var place: Place
        @usableFromInline package var importance: UInt16
        @usableFromInline package var kind: UInt8
        @usableFromInline package var container: Int?

        @usableFromInline
        package init(place: Place, importance: UInt16, kind: UInt8, container: Int?) {
            self.place = place
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
            let container = Int(try view.uint(offset &+ 7, width: 3))
            return Row(
                place: Place(value: try view.u32(offset)), importance: try view.u16(offset &+ 4),
                kind: try view.u8(offset &+ 6), container: container == 0 ? nil : container &- 1)
        }
    }

    /// The importance of a document alone.
    @inlinable
    package func importance(_ document: UInt32) throws(IndexFormatError) -> UInt16 {
        try view.u16(try offset(document) &+ 4)
    }

    /// The kind of a document alone.
    @inlinable
    package func kind(_ document: UInt32) throws(IndexFormatError) -> UInt8 {
        try view.u8(try offset(document) &+ 6)
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
            writer.u32(row.place.value)
            writer.u16(row.importance)
            writer.u8(row.kind)
            writer.integer(UInt64((row.container ?? -1) + 1), width: 3)
        }
        writer.u32(0)
        return writer.bytes
    }
}
