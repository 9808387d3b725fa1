/// The attributes of a document that ranking needs, in one cache line each.
///
/// Layout:
/// ```
/// section  = placeWidth:u8 (1…4)  containerWidth:u8 (1…4)  row × documentCount  pad:4 zero bytes
/// row      = importance:u16  kind:u8  place  container
/// ```
/// `importance` is the fraction of 65,535. `kind` is the number of the kind in the
/// strings section. `place` numbers the points of all layers, in the order of the points section. `container` is the
/// container that the object belongs to + 1; 0: none.
@usableFromInline
package struct AttributeTable: Sendable {
    @usableFromInline let view: ByteView
    @usableFromInline let placeWidth: Int
    @usableFromInline let containerWidth: Int
    @usableFromInline package let count: Int

    @usableFromInline static let headerLength = 2
    /// The number of bytes in a row before the place.
    @usableFromInline static let fixedLength = 3

    package init(_ view: ByteView, documentCount: Int) throws(IndexFormatError) {
        placeWidth = Int(try view.u8(0))
        containerWidth = Int(try view.u8(1))
        guard (1...4).contains(placeWidth), (1...4).contains(containerWidth) else { throw view.corrupt(at: 0) }
        self.view = view
        count = documentCount
        try view.check(Self.headerLength, documentCount * rowLength + 4)
    }

    @usableFromInline var rowLength: Int { Self.fixedLength &+ placeWidth &+ containerWidth }

    @usableFromInline
    package struct Row: Sendable {
        /// The number of the object's point in all layers.
        @usableFromInline package var place: Int
        @usableFromInline package var importance: UInt16
        @usableFromInline package var kind: UInt8
        @usableFromInline package var container: Int?

        @usableFromInline
        package init(place: Int, importance: UInt16, kind: UInt8, container: Int?) {
            self.place = place
            self.importance = importance
            self.kind = kind
            self.container = container
        }
    }

    /// The row of a document; throws if there is none.
    @inlinable
    package subscript(document: UInt32) -> Row {
        @inline(__always) get throws(IndexFormatError) {
            let offset = try offset(document)
            let place = offset &+ Self.fixedLength
            let container = Int(try view.uint(place &+ placeWidth, width: containerWidth))
            return Row(
                place: Int(try view.uint(place, width: placeWidth)), importance: try view.u16(offset),
                kind: try view.u8(offset &+ 2), container: container == 0 ? nil : container &- 1)
        }
    }

    /// Only the importance of a document.
    @inlinable
    package func importance(_ document: UInt32) throws(IndexFormatError) -> UInt16 {
        try view.u16(try offset(document))
    }

    /// Only the kind of a document.
    @inlinable
    package func kind(_ document: UInt32) throws(IndexFormatError) -> UInt8 {
        try view.u8(try offset(document) &+ 2)
    }

    @inlinable @inline(__always)
    func offset(_ document: UInt32) throws(IndexFormatError) -> Int {
        guard document < count else { throw view.corrupt(at: Int(document)) }
        return Self.headerLength &+ Int(document) &* rowLength
    }
}

extension AttributeTable {
    /// Writes the rows of documents in order.
    package struct Writer: ~Copyable, Sendable {
        private var rows: Spool
        private let placeWidth: Int
        private let containerWidth: Int

        /// Begins a table; the counts are one more than the largest number of a place and of a named container.
        package init(placeCount: Int, containerCount: Int, in space: ScratchSpace = .memory) {
            placeWidth = ByteWriter.width(of: UInt32(max(placeCount - 1, 0)))
            containerWidth = ByteWriter.width(of: UInt32(containerCount))
            rows = Spool(space)
            rows.tail.u8(UInt8(placeWidth))
            rows.tail.u8(UInt8(containerWidth))
        }

        package mutating func append(_ row: Row) throws(IndexFormatError) {
            rows.tail.u16(row.importance)
            rows.tail.u8(row.kind)
            rows.tail.integer(UInt64(row.place), width: placeWidth)
            rows.tail.integer(UInt64((row.container ?? -1) + 1), width: containerWidth)
            try rows.settle()
        }

        package func section() -> SectionBytes {
            var section = SectionBytes()
            section.append(rows.bytes)
            section.append([0, 0, 0, 0])
            return section
        }
    }
}
