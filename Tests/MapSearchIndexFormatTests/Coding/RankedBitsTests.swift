import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct RankedBitsTests {
    /// Blocks hold 224 bits.
    @Test(arguments: [0, 1, 31, 32, 33, 223, 224, 225, 447, 448, 449, 5000], [0.0, 0.1, 0.5, 1.0])
    func agreesWithCounting(count: Int, share: Double) throws {
        var generator = SplitMix64(seed: UInt64(count))
        let members = (0..<count).map { _ in Double.random(in: 0..<1, using: &generator) < share }
        try withView(written { $0.rankedBits(members) }) { view throws in
            var offset = 0
            let bits = try RankedBits(view, at: &offset)
            #expect(offset == view.count)
            #expect(bits.count == count)
            #expect(try (0..<count).map { try bits.contains($0) } == members)
            var ranks = [0]
            for member in members { ranks.append((ranks.last ?? 0) + (member ? 1 : 0)) }
            #expect(try (0...count).map { try bits.rank($0) } == ranks)
            for outside in [-1, count + 1, Int.max, Int.min] {
                #expect(throws: IndexFormatError.self) { try bits.rank(outside) }
                #expect(throws: IndexFormatError.self) { try bits.contains(outside) }
            }
            #expect(throws: IndexFormatError.self) { try bits.contains(count) }
        }
    }
}
