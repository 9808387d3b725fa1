import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct RangeMaximumTests {
    @Test(arguments: [1, 2, 15, 16, 17, 31, 32, 33, 255, 256, 257, 4097])
    func agreesWithBruteForce(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        for values in [
            (0..<count).map { _ in UInt32.random(in: 0...9, using: &generator) },
            (0..<count).map { _ in UInt32.random(in: 0...65_535, using: &generator) },
            (0..<count).map { UInt32($0) },
            (0..<count).map { UInt32(count - $0) },
        ] {
            try withMaximum(values) { maximum throws in
                for round in 0..<60 {
                    let bounds = (0..<2).map { _ in Int.random(in: 0...count, using: &generator) }.sorted()
                    let range = round == 0 ? 0..<count : bounds[0]..<bounds[1]
                    let found = try maximum.maximum(in: range)
                    let expected = values[range].max()
                    guard found.map({ UInt32($0.value) }) == expected,
                        found?.term == range.first(where: { values[$0] == expected })
                    else {
                        Issue.record("\(count) values, \(range): \(String(describing: found))")
                        return
                    }
                    // A bound that is known changes nothing, whether a value reaches it or not.
                    guard let found else { continue }
                    for limit in [nil, found.value, min(found.value, .max - 1) + 1, .max] {
                        let again = try maximum.maximum(in: range, atMost: limit)
                        #expect(again?.term == found.term && again?.value == found.value)
                    }
                }
                for term in values.indices where try UInt32(maximum[term]) != values[term] {
                    Issue.record("\(count) values, \(term): \(try maximum[term])")
                }
            }
        }
    }

    @Test func emptyRangeHasNone() throws {
        try withMaximum([3, 1, 2]) { maximum throws in
            for bound in 0...3 { #expect(try maximum.maximum(in: bound..<bound) == nil) }
        }
        try withMaximum([]) { maximum throws in #expect(try maximum.maximum(in: 0..<0) == nil) }
    }

    @Test func rangeBeyondTheTermsThrows() throws {
        try withMaximum([3, 1, 2]) { maximum throws in
            #expect(throws: IndexFormatError.self) { try maximum.maximum(in: 0..<4) }
        }
    }

    /// Levels that promise another number of values than the one below has groups, and none at all.
    @Test func levelsMustFit() throws {
        let values = (0..<40).map { UInt32($0) }
        let others = [
            written { writer in
                writer.u8(2)
                writer.column(values)
                writer.column([0, 16])
            }, [0],
        ]
        for bytes in others {
            try withView(bytes) { view throws in
                #expect(throws: IndexFormatError.self) {
                    var offset = 0
                    _ = try RangeMaximum(view, at: &offset, count: 40)
                }
            }
        }
    }

    private func withMaximum(_ values: [UInt32], _ body: (RangeMaximum) throws -> Void) throws {
        let bytes = RangeMaximum.encode(values)
        try withView(bytes) { view throws in
            var offset = 0
            let maximum = try RangeMaximum(view, at: &offset, count: values.count)
            #expect(offset == bytes.count)
            try body(maximum)
        }
    }
}
