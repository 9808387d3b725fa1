import MapSearchIndexFormat
import Testing

@Suite struct AttributeTableTests {
    /// Places and containers of one to four bytes.
    @Test(arguments: [0, 255, 256, 65_536, 1 << 24, Int(UInt32.max)], [0, 254, 255, 65_535, 1 << 24])
    func rowsComeBack(largestPlace: Int, largestContainer: Int) throws {
        let rows = [
            AttributeTable.Row(place: 0, importance: .max, kind: 0, container: nil),
            AttributeTable.Row(place: largestPlace, importance: 500, kind: 255, container: 0),
            AttributeTable.Row(
                place: largestPlace / 2, importance: 0, kind: 3, container: largestContainer),
        ]
        try withView(AttributeTable.encode(rows)) { view throws in
            let table = try AttributeTable(view, documentCount: 3)
            for (document, row) in rows.enumerated() {
                let found = try table[UInt32(document)]
                #expect(found.place == row.place)
                #expect(found.importance == row.importance)
                #expect(found.kind == row.kind)
                #expect(found.container == row.container)
                #expect(try table.kind(UInt32(document)) == row.kind)
            }
            #expect(throws: IndexFormatError.self) { try table[3] }
            #expect(throws: IndexFormatError.self) { try table.kind(.max) }
            #expect(throws: IndexFormatError.self) { try AttributeTable(view, documentCount: 4) }
        }
    }
}
