import MapSearchIndexFormat
import MapSearchTestSupport
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

    /// Ascending numbers, even, in steps, with gaps that double, and all the same.
    private static func ascending(_ count: Int, using generator: inout SplitMix64) -> [UInt32] {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: (0..<count).map { UInt32($0 * 7) }
        case 1: (0..<count).map { _ in UInt32.random(in: 0..<UInt32(count * 3), using: &generator) }.sorted()
        case 2: (0..<count).map { UInt32(1) << UInt32(min(31, $0 * 31 / max(1, count))) }
        default: Array(repeating: 5, count: count)
        }
    }

    @Test(arguments: [0, 1, 2, 3, 4, 63, 64, 65, 1_000])
    func firstIndexEqualsBruteForce(count: Int) throws {
        for seed in UInt64(1)...20 {
            var generator = SplitMix64(seed: seed)
            let values = Self.ascending(count, using: &generator)
            try withView(written { $0.column(values) }) { view throws in
                var offset = 0
                let column = try IntegerColumn(view, at: &offset)
                let sample = values.shuffled(using: &generator).prefix(50)
                let probes = sample.flatMap { [Int($0) - 1, Int($0), Int($0) + 1] } + [0, -1, Int.max, Int.min]
                for probe in probes {
                    let expected = values.firstIndex { Int($0) >= probe } ?? count
                    #expect(try column.firstIndex(notBelow: probe) == expected, "\(probe) with seed \(seed)")
                }
                let bounds = [Int.random(in: 0...count, using: &generator), .random(in: 0...count, using: &generator)]
                let range = bounds.min()!..<bounds.max()!
                for probe in probes {
                    let expected = range.first { Int(values[$0]) >= probe } ?? range.upperBound
                    #expect(
                        try column.firstIndex(notBelow: probe, in: range) == expected,
                        "\(probe) in \(range) with seed \(seed)")
                }
                for range in [-1..<count, 0..<count + 1, count + 1..<count + 2] {
                    #expect(throws: IndexFormatError.self) { try column.firstIndex(notBelow: 0, in: range) }
                }
            }
        }
    }

    /// A damaged file has values in any order: the search ends, at a place that is there.
    @Test func firstIndexInDisorderEnds() throws {
        for seed in UInt64(1)...50 {
            var generator = SplitMix64(seed: seed)
            let values = (0..<200).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) }
            try withView(written { $0.column(values) }) { view throws in
                var offset = 0
                let column = try IntegerColumn(view, at: &offset)
                for probe in values { #expect((0...200).contains(try column.firstIndex(notBelow: Int(probe)))) }
            }
        }
    }
}
