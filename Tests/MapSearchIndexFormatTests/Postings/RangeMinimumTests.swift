import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct RangeMinimumTests {
    @Test(arguments: [1, 2, 15, 16, 17, 31, 32, 33, 255, 256, 257, 4097])
    func agreesWithBruteForce(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        for values in [
            (0..<count).map { _ in UInt32.random(in: 0...9, using: &generator) },
            (0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) },
            (0..<count).map { UInt32($0) },
            (0..<count).map { UInt32(count - $0) },
        ] {
            try withMinimum(values) { minimum throws in
                for round in 0..<200 {
                    let bounds = (0..<2).map { _ in Int.random(in: 0...count, using: &generator) }.sorted()
                    let range = round == 0 ? 0..<count : bounds[0]..<bounds[1]
                    let found = try minimum.minimum(in: range)
                    guard found?.document == values[range].min(),
                        found.map({ range.contains($0.term) && values[$0.term] == $0.document }) ?? range.isEmpty
                    else {
                        Issue.record("\(count) values, \(range): \(String(describing: found))")
                        return
                    }
                }
            }
        }
    }

    @Test func emptyRangeHasNone() throws {
        try withMinimum([3, 1, 2]) { minimum throws in
            for bound in 0...3 { #expect(try minimum.minimum(in: bound..<bound) == nil) }
        }
        try withMinimum([]) { minimum throws in #expect(try minimum.minimum(in: 0..<0) == nil) }
    }

    @Test func rangeBeyondTheTermsThrows() throws {
        try withMinimum([3, 1, 2]) { minimum throws in
            #expect(throws: IndexFormatError.self) { try minimum.minimum(in: 0..<4) }
        }
    }

    /// Levels that promise another number of values than the one below has groups.
    @Test func levelsMustFit() throws {
        let values = (0..<40).map { UInt32($0) }
        let bytes =
            written { $0.column(values) }
            + written { writer in
                writer.u8(1)
                writer.column([0, 16])
            }
        try withView(bytes) { view throws in
            #expect(throws: IndexFormatError.self) {
                var offset = 0
                let column = try IntegerColumn(view, at: &offset)
                _ = try RangeMinimum(view, at: &offset, over: column)
            }
        }
    }

    private func withMinimum(_ values: [UInt32], _ body: (RangeMinimum) throws -> Void) throws {
        let bytes = written { $0.column(values) } + RangeMinimum.encode(values)
        try withView(bytes) { view throws in
            var offset = 0
            let column = try IntegerColumn(view, at: &offset)
            let minimum = try RangeMinimum(view, at: &offset, over: column)
            #expect(offset == bytes.count)
            try body(minimum)
        }
    }
}
