import MapSearchIndexFormat
import Testing

@Suite struct IntegerColumnTests {
    /// The largest value decides how wide all are.
    @Test(
        arguments: [
            (0, 1), (255, 1), (256, 2), (65_535, 2), (65_536, 3), (1 << 24 - 1, 3), (1 << 24, 4), (.max, 4),
        ] as [(UInt32, Int)])
    func widthFollowsTheLargestValue(largest: UInt32, width: Int) throws {
        for values in [[largest], [0, largest, 1], [largest, largest / 2, 0, largest, 77 % (largest | 1)]] {
            let bytes = written { $0.column(values) }
            #expect(bytes.count == 5 + values.count * width + 3)
            #expect(bytes[4] == UInt8(width))
            try withView([9] + bytes + [9]) { view throws in
                var offset = 1
                let column = try IntegerColumn(view, at: &offset)
                #expect(offset == 1 + bytes.count)
                #expect(try (0..<column.count).map { try column[$0] } == values)
                for index in [-1, values.count, Int.max] {
                    #expect(throws: IndexFormatError.self) { try column[index] }
                }
            }
        }
    }

    @Test func emptyColumn() throws {
        try withView(written { $0.column([]) }) { view throws in
            var offset = 0
            let column = try IntegerColumn(view, at: &offset)
            #expect(column.count == 0)
            #expect(throws: IndexFormatError.self) { try column[0] }
        }
    }

    @Test(
        arguments: [
            [], [1, 0, 0, 0], [1, 0, 0, 0, 0, 5, 0, 0, 0], [1, 0, 0, 0, 5, 5, 0, 0, 0, 0, 0, 0, 0],
            [2, 0, 0, 0, 1, 5, 0, 0, 0], [255, 255, 255, 255, 4, 0, 0, 0, 0],
        ] as [[UInt8]])
    func damagedColumnIsRefused(bytes: [UInt8]) throws {
        try withView(bytes) { view throws in
            var offset = 0
            #expect(throws: IndexFormatError.self) { try IntegerColumn(view, at: &offset) }
        }
    }
}
