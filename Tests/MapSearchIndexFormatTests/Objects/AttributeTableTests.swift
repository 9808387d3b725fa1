import MapSearchIndexFormat
import Testing

@Suite struct AttributeTableTests {
    @Test func rowsComeBack() throws {
        let rows = [
            AttributeTable.Row(place: .init(layer: 0, position: 0), importance: .max, kind: 0, container: nil),
            AttributeTable.Row(place: .init(layer: 7, position: 1 << 29 - 1), importance: 500, kind: 255, container: 0),
            AttributeTable.Row(
                place: .init(layer: 1, position: 12_345), importance: 0, kind: 3, container: 1 << 24 - 2),
        ]
        try withView(AttributeTable.encode(rows)) { view throws in
            let table = try AttributeTable(view, documentCount: 3)
            for (document, row) in rows.enumerated() {
                let found = try table[UInt32(document)]
                #expect(found.place.layer == row.place.layer && found.place.position == row.place.position)
                #expect(found.importance == row.importance)
                #expect(found.kind == row.kind)
                #expect(found.container == row.container)
                #expect(try table.importance(UInt32(document)) == row.importance)
                #expect(try table.kind(UInt32(document)) == row.kind)
            }
            #expect(throws: IndexFormatError.self) { try table[3] }
            #expect(throws: IndexFormatError.self) { try table.kind(.max) }
            #expect(throws: IndexFormatError.self) { try AttributeTable(view, documentCount: 4) }
        }
    }
}
