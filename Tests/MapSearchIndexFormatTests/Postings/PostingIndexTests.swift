import MapSearchTestSupport
import Testing

import MapSearchIndexFormat

@Suite struct PostingIndexTests {
    /// The block is 128 gaps; the first document is in its own column.
    @Test(arguments: [1, 2, 3, 127, 128, 129, 130, 255, 256, 257, 258, 384, 385, 1000])
    func listsComeBack(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        let lists = (0..<3).map { spread in
            Self.list(count, gaps: { UInt32.random(in: 1...(1 << UInt32(spread * 9)), using: &generator) })
        }
        try expectRoundTrip([[5]] + lists + [[0]], "\(count) postings")
    }

    /// A block of gaps of each width; one large gap makes the whole block wide.
    @Test(arguments: 1...32)
    func gapsOfEveryWidth(width: Int) throws {
        let largest = width == 32 ? UInt32.max : 1 << UInt32(width) - 1
        for place in [0, 1, 3, 4, 63, 126, 127] {
            // All other gaps are 1, or there would not be room for 32 bits.
            var list: [UInt32] = [0]
            for index in 0..<128 {
                list.append(list[index] &+ (index == place ? largest &- (width == 32 ? 200 : 0) : 1))
            }
            try expectRoundTrip([list, [3, 9]], "width \(width), place \(place)")
        }
        let even = UInt32(min(UInt64(largest), UInt64(UInt32.max) / 130))
        try expectRoundTrip([Self.list(129, gaps: { even }), Self.list(300, gaps: { max(1, even / 3) })], "even gaps")
    }

    /// A block of gaps of 0 would have documents without costing a byte; and no gap has more than 32 bits.
    @Test func blockOfOtherWidth() throws {
        let bytes = try PostingIndex.encode(documents: (7..<136).map { UInt32($0) }, ends: [129]) { _ in 0 }
        // A block of width 1 is 17 bytes long, the padding behind it 16; then come the maxima.
        let place = bytes.count - 33 - RangeMaximum.encode([0 as UInt32]).count
        #expect(bytes[place] == 1)
        for width in [0, 33, 255] as [UInt8] {
            try expectDamage(bytes, at: place, width)
        }
    }

    /// With another byte at a place, the first block of the first list is damaged.
    private func expectDamage(_ bytes: [UInt8], at place: Int, _ byte: UInt8) throws {
        var damaged = bytes
        damaged[place] = byte
        try withView(damaged) { view throws in
            var offset = 0
            let index = try PostingIndex(view, at: &offset)
            let list = try index.list(0)
            var documents: [UInt32] = []
            #expect(throws: IndexFormatError.self) { try index.decode(list, chunk: 0, into: &documents) }
        }
    }

    /// A list ends where the next one begins, so that no bytes are those of two lists and no count is larger than they allow.
    @Test func listsHaveBytesOfTheirOwn() throws {
        let lists = (0..<3).map { _ in Self.list(400) { 1 } }
        let bytes = try PostingIndex.encode(documents: lists.flatMap(\.self), ends: [400, 800, 1200]) { _ in 0 }
        var accepted = 0
        for place in bytes.indices {
            for change in [1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var damaged = bytes
                damaged[place] ^= change
                try withView(damaged) { view throws in
                    var offset = 0
                    guard let index = try? PostingIndex(view, at: &offset) else { return }
                    for term in 0..<index.termCount {
                        guard let list = try? index.list(term) else { continue }
                        accepted += 1
                        #expect(list.restCount <= index.lists.count * PostingIndex.maximumDocumentsPerByte)
                    }
                }
            }
        }
        #expect(accepted > bytes.count)
        // All three lists in the place of the first one: only the last, which ends behind them all, can be read.
        let starts = try #require(
            (0..<bytes.count - 8).first { bytes[$0...].starts(with: [4, 0, 0, 0, 2]) }, "the column of the starts")
        var shared = bytes
        for byte in starts + 5..<starts + 11 { shared[byte] = 0 }
        try withView(shared) { view throws in
            var offset = 0
            let index = try PostingIndex(view, at: &offset)
            #expect(throws: IndexFormatError.self) { try index.list(0) }
            #expect(throws: IndexFormatError.self) { try index.list(1) }
            #expect(throws: Never.self) { try index.list(2) }
        }
    }

    /// The last document of a block is also in its skip, and both agree.
    @Test func skipThatIsNotTheBlocks() throws {
        let documents = Self.list(400) { 1 }
        let bytes = try PostingIndex.encode(documents: documents, ends: [400]) { _ in 0 }
        // The skip of the first block: its last document, and the 17 bytes at which it ends.
        let skip = [UInt8(documents[128]), 0, 0, 0, 17, 0, 0, 0]
        let last = try #require(bytes.indices.first { bytes[$0...].starts(with: skip) })
        for value in [0, skip[0] - 1, skip[0] + 1, 255] {
            try expectDamage(bytes, at: last, value)
        }
    }

    /// Each chunk has its highest importance and, except for the last one, its last document; documents find their chunk.
    @Test(arguments: [1, 2, 128, 129, 130, 256, 257, 1000])
    func chunksAreFound(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        let documents = Self.list(count) { UInt32.random(in: 1...9, using: &generator) }
        let importance = (0...documents[count - 1]).map { _ in UInt16.random(in: 0...UInt16.max, using: &generator) }
        let bytes = try PostingIndex.encode(documents: documents, ends: [count]) { importance[Int($0)] }
        try withView(bytes) { view throws in
            var offset = 0
            let index = try PostingIndex(view, at: &offset)
            let highest = try RangeMaximum(view, at: &offset, count: 1)
            #expect(try highest[0] == documents.map { importance[Int($0)] }.max())
            let list = try index.list(0)
            #expect(list.count == count && list.blockCount == (count - 1) / 128)
            var chunk: [UInt32] = []
            var whole: [UInt32] = []
            for number in 0..<list.chunkCount {
                try index.decode(list, chunk: number, into: &chunk)
                whole += chunk
                if list.blockCount > 0 {
                    let expected = chunk.map { importance[Int($0)] }.max() ?? 0
                    #expect(try index.highest(list, chunk: number) == expected)
                }
                if number < list.blockCount { #expect(try index.last(list, block: number) == chunk.last) }
                for document in chunk { #expect(try index.chunk(list, from: document) == number) }
            }
            #expect(whole == documents)
            #expect(try index.chunk(list, from: .max) == list.blockCount)
        }
    }

    @Test func estimateIsNeverBelowTheNumberOfPostings() throws {
        var generator = SplitMix64(seed: 4)
        let lists = (0..<50).map { _ in
            Self.list(
                Int.random(in: 1...300, using: &generator), gaps: { UInt32.random(in: 1...200, using: &generator) })
        }
        try withIndex(lists) { index throws in
            for lower in stride(from: 0, to: 50, by: 7) {
                for upper in stride(from: lower, through: 50, by: 11) {
                    let count = lists[lower..<upper].map(\.count).reduce(0, +)
                    // A gap of up to 200 takes two bytes, the count of a list two and the heads and skips of blocks some.
                    let estimate = try index.estimatedCount(lower..<upper)
                    #expect(count <= estimate && estimate <= 2 * count + 30 * (upper - lower), "\(lower)..<\(upper)")
                }
            }
            #expect(try index.estimatedCount(3..<3) == 0)
        }
    }

    @Test func oneDocumentCountsAsOne() throws {
        try withIndex([[4], [5, 6], [7]]) { index throws in
            #expect(try index.estimatedCount(0..<1) == 1)
            #expect(try index.estimatedCount(2..<3) == 1)
        }
    }

    @Test func termsOutsideThrow() throws {
        try withIndex([[4], [5, 6]]) { index throws in
            #expect(throws: IndexFormatError.self) { try index.list(2) }
            #expect(throws: IndexFormatError.self) { try index.list(-1) }
            #expect(throws: IndexFormatError.self) { try index.estimatedCount(0..<3) }
        }
    }

    /// A list that promises more than its bytes can hold is refused before it is walked.
    @Test func damagedCountIsBounded() throws {
        let bytes = try PostingIndex.encode(documents: [1, 2], ends: [2]) { _ in 0 }
        for value in [UInt8(0x7F), 0xFF] {
            var damaged = bytes
            // Before the maxima and sixteen bytes of padding stand the count and one gap.
            damaged[bytes.count - RangeMaximum.encode([0 as UInt32]).count - 18] = value
            try withView(damaged) { view throws in
                #expect(throws: IndexFormatError.self) {
                    var offset = 0
                    let index = try PostingIndex(view, at: &offset)
                    let list = try index.list(0)
                    var documents: [UInt32] = []
                    for chunk in 0..<list.chunkCount { try index.decode(list, chunk: chunk, into: &documents) }
                    throw IndexFormatError(.corrupt)
                }
            }
        }
    }

    private static func list(_ count: Int, gaps: () -> UInt32) -> [UInt32] {
        var list = [gaps()]
        for index in 1..<max(count, 1) { list.append(list[index - 1] &+ gaps()) }
        return list
    }

    private func expectRoundTrip(_ lists: [[UInt32]], _ comment: Comment) throws {
        try withIndex(lists) { index throws in
            #expect(index.termCount == lists.count, comment)
            for (term, list) in lists.enumerated() {
                let entry = try index.list(term)
                var found: [UInt32] = []
                var chunk: [UInt32] = []
                #expect(entry.count == list.count, comment)
                for number in 0..<entry.chunkCount {
                    try index.decode(entry, chunk: number, into: &chunk)
                    found += chunk
                }
                #expect(found == list, comment)
            }
        }
    }

    private func withIndex(_ lists: [[UInt32]], _ body: (PostingIndex) throws -> Void) throws {
        // Importances by document would fill the memory where gaps are wide.
        var writer = PostingIndex.Writer()
        for list in lists { try writer.append(list[...]) { UInt16(truncatingIfNeeded: $0) } }
        let bytes = try writer.section().array()
        try withView(bytes) { view throws in
            var offset = 0
            let index = try PostingIndex(view, at: &offset)
            _ = try RangeMaximum(view, at: &offset, count: lists.count)
            #expect(offset == bytes.count)
            try body(index)
        }
    }
}
