/// Finds areas by their position, for files with so many of them that examining each would take long.
///
/// Layout:
/// ```
/// section  = area:column  box:BoxTree       the number of each area in the areas section, and its box
/// ```
package struct AreaTree: Sendable {
    private let areas: IntegerColumn
    private let tree: BoxTree

    /// A file with fewer areas has no tree.
    package static let fewestAreas = 1024

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        areas = try IntegerColumn(view, at: &offset)
        tree = try BoxTree(view, count: areas.count, at: &offset)
    }

    package var count: Int { areas.count }

    /// The number of an area by its position in the tree.
    package func area(_ place: Int) throws(IndexFormatError) -> Int { Int(try areas[place]) }

    /// Calls `body` with each area whose box contains a position.
    func forEachArea(
        around latitude: Int32, _ longitude: Int32, _ body: (Int) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        try forEachArea(touching: FixedBox(latitude: latitude, longitude: longitude), body)
    }

    /// Calls `body` with each area whose box touches a box.
    func forEachArea(
        touching box: FixedBox, _ body: (Int) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        try tree.forEachEntry(touching: box) { number throws(IndexFormatError) in
            try body(Int(try areas[number]))
            return true
        }
    }

    /// Encodes the tree of the boxes of areas in the order of ``AreaIndex``.
    package static func encode(_ boxes: [FixedBox]) -> [UInt8] {
        let places = boxes.map(\.place)
        let order = boxes.indices.sorted { (places[$0], $0) < (places[$1], $1) }
        var writer = ByteWriter()
        writer.column(order.map(UInt32.init))
        writer.tree(order.map { boxes[$0] })
        return writer.bytes
    }
}
