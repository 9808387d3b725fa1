import MapSearchIndexFormat
import Testing

@Suite struct OffsetTableTests {
    @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 1000])
    func rangesComeBack(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        var ends: [Int] = []
        for _ in 0..<count { ends.append((ends.last ?? 0) + Int.random(in: 0...300, using: &generator)) }
        let bytes = try written { try $0.offsetTable(ends, section: .records) }
        #expect(bytes.count == 4 + (count + 7) / 8 * 20)
        try withView(bytes) { view throws in
            var offset = 0
            let table = try OffsetTable(view, at: &offset)
            #expect(offset == bytes.count)
            #expect(table.count == count)
            let starts = [0] + ends.dropLast()
            #expect(try (0..<count).map { try table[$0] } == zip(starts, ends).map { $0..<$1 })
            #expect(throws: IndexFormatError.self) { try table[count] }
            #expect(throws: IndexFormatError.self) { try table[-1] }
        }
    }

    /// Eight entries of one group take 65,535 bytes together; the next group begins anew.
    @Test func groupsAreFullAt65535Bytes() throws {
        let full = [0, 0, 0, 0, 0, 0, 1, 65_535, 131_070]
        try withView(try written { try $0.offsetTable(full, section: .records) }) { view throws in
            var offset = 0
            let table = try OffsetTable(view, at: &offset)
            #expect(try table[7] == 1..<65_535)
            #expect(try table[8] == 65_535..<131_070)
        }
        for ends in [[65_536], [0, 0, 0, 0, 0, 0, 1, 65_536], [65_535, 65_536]] {
            #expect(throws: IndexFormatError(.tooLarge, section: .records)) {
                try written { try $0.offsetTable(ends, section: .records) }
            }
        }
    }

    @Test func entriesThatRunBackwardsAreCorrupt() throws {
        var bytes = try written { try $0.offsetTable([5, 9], section: .records) }
        bytes[8] = 20
        try withView(bytes) { view throws in
            var offset = 0
            let table = try OffsetTable(view, at: &offset)
            #expect(throws: IndexFormatError.self) { try table[1] }
        }
    }

    @Test func tableThatIsCutOffIsRefused() throws {
        let bytes = try written { try $0.offsetTable([1, 2, 3], section: .records) }
        for length in 0..<bytes.count {
            try withView(Array(bytes.prefix(length))) { view throws in
                var offset = 0
                #expect(throws: IndexFormatError.self) { try OffsetTable(view, at: &offset) }
            }
        }
    }
}
