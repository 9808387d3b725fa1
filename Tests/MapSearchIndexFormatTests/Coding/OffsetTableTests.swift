import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct OffsetTableTests {
    /// Groups of eight, with entries up to 255 bytes and beyond.
    @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 300], [0, 3, 255, 256, 2000])
    func entriesComeBack(count: Int, longest: Int) throws {
        var generator = SplitMix64(seed: UInt64(count + longest))
        let entries = (0..<count).map { _ -> [UInt8] in
            (0..<Int.random(in: 0...longest, using: &generator)).map { _ in UInt8.random(in: 1...255, using: &generator)
            }
        }
        try expectRoundTrip(entries)
    }

    /// The longest entry of a group decides how all of it are padded; the next group begins anew.
    @Test(arguments: [255, 256, 257, 510, 511, 65_535, 1 << 16])
    func oneLongEntry(length: Int) throws {
        let short: [UInt8] = [7]
        let long = [UInt8](repeating: 9, count: length)
        try expectRoundTrip([short, long, short, [], short, short, short, short, short, [], short])
    }

    @Test func entriesAreBounded() {
        let tooLong = [UInt8](repeating: 9, count: 255 << 15 + 1)
        #expect(throws: IndexFormatError(.tooLarge, section: .records)) {
            try written { try $0.entries(tooLong, ends: [tooLong.count], section: .records) }
        }
    }

    @Test func shortEntriesAreNotPadded() throws {
        let bytes = try written { try $0.entries([1, 2, 3], ends: [1, 1, 3], section: .records) }
        #expect(bytes.count == 4 + 13 + 3)
    }

    @Test func shiftThatIsNoneIsCorrupt() throws {
        for shift in [16, 64, 255] as [UInt8] {
            var bytes = try written { try $0.entries([1, 2, 3], ends: [3], section: .records) }
            bytes[8] = shift
            try withView(bytes) { view throws in
                var offset = 0
                let table = try OffsetTable(view, at: &offset)
                #expect(throws: IndexFormatError.self) { try table[0] }
            }
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

    private func expectRoundTrip(_ entries: [[UInt8]]) throws {
        var ends: [Int] = []
        for entry in entries { ends.append((ends.last ?? 0) + entry.count) }
        let bytes = try written { try $0.entries(Array(entries.joined()), ends: ends, section: .records) }
        try withView(bytes) { view throws in
            var offset = 0
            let table = try OffsetTable(view, at: &offset)
            #expect(table.count == entries.count)
            for (index, entry) in entries.enumerated() {
                let range = try table[index]
                let found = try view.slice(offset + range.lowerBound, range.count).array()
                guard found.starts(with: entry), found.dropFirst(entry.count).allSatisfy({ $0 == 0 }) else {
                    Issue.record("entry \(index) of \(entries.count)")
                    return
                }
            }
            #expect(throws: IndexFormatError.self) { try table[entries.count] }
            #expect(throws: IndexFormatError.self) { try table[-1] }
        }
    }
}
