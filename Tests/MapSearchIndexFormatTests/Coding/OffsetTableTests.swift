import MapSearchIndexFormat
import Testing

@Suite struct OffsetTableTests {
    /// Writes entries of the given lengths, each filled with its number, and reads them back.
    private func check(lengths: [Int]) throws {
        var body: [UInt8] = []
        var ends: [Int] = []
        for (number, length) in lengths.enumerated() {
            body.append(contentsOf: repeatElement(UInt8(number % 255 + 1), count: length))
            ends.append(body.count)
        }
        try withView(try written { try $0.entries(body, ends: ends, section: .records) }) { view throws in
            var offset = 0
            let table = try OffsetTable(view, at: &offset)
            #expect(offset == 4 + (lengths.count + 7) / 8 * 13)
            #expect(table.count == lengths.count)
            for (number, length) in lengths.enumerated() {
                let range = try table[number]
                let entry = try view.slice(offset + range.lowerBound, range.count).array()
                let padding = entry.dropFirst(length)
                #expect(entry.prefix(length).allSatisfy { $0 == UInt8(number % 255 + 1) })
                #expect(padding.allSatisfy { $0 == 0 })
                #expect(length > 255 || entry.count == length || lengths.contains { $0 > 255 })
            }
            #expect(throws: IndexFormatError.self) { try table[lengths.count] }
            #expect(throws: IndexFormatError.self) { try table[-1] }
        }
    }

    @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 1000])
    func entriesComeBack(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        try check(lengths: (0..<count).map { _ in Int.random(in: 0...255, using: &generator) })
    }

    @Test(arguments: [[255], [256], [255, 256], [0, 511, 512, 513, 1], [100_000, 1, 255], [255 << 15]])
    func longEntriesArePadded(lengths: [Int]) throws {
        try check(lengths: lengths)
    }

    @Test func entryBeyondTheLargestShiftIsRefused() throws {
        let length = 255 << 15 + 1
        let body = [UInt8](repeating: 1, count: length)
        #expect(throws: IndexFormatError(.tooLarge, section: .records)) {
            try written { try $0.entries(body, ends: [length], section: .records) }
        }
    }

    @Test func shiftBeyondTheLargestIsCorrupt() throws {
        var bytes = try written { try $0.entries([1, 2, 3], ends: [1, 3], section: .records) }
        bytes[8] = 16
        try withView(bytes) { view throws in
            var offset = 0
            let table = try OffsetTable(view, at: &offset)
            #expect(throws: IndexFormatError.self) { try table[1] }
        }
    }

    @Test func tableThatIsCutOffIsRefused() throws {
        let bytes = try written { try $0.entries([], ends: [0, 0, 0], section: .records) }
        for length in 0..<bytes.count {
            try withView(Array(bytes.prefix(length))) { view throws in
                var offset = 0
                #expect(throws: IndexFormatError.self) { try OffsetTable(view, at: &offset) }
            }
        }
    }
}
