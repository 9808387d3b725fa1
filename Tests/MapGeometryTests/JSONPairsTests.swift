import Testing

import MapGeometry

/// Pairs of numbers, against the values that the reader makes of them.
@Suite struct JSONPairsTests {
    private static let pairs = ["[]", "[[1,2]]", " [ [ 1 , -2.5e3 ] , [0,0] ] ", "[[1e999,2]]"]
    private static let others = [
        "null", "7", "{}", "[1,2]", "[[1]]", "[[1,2,3]]", "[[1,2],3]", "[[1,\"2\"]]", "[[1,2],null]", "[[]]", "[[1,2]",
        "[[1 2]]", "[[01,2]]", "[[1,2],]", "[[[1,2]]]",
    ]

    @Test("pairs are read as their values", arguments: pairs)
    func readsPairs(text: String) throws {
        var reader = JSONReader(bytes: Array(text.utf8), isStrict: true)
        let read = reader.pairsIfPresent(depth: 0)
        let pairs = try #require(read)
        try reader.finish()
        var other = JSONReader(bytes: Array(text.utf8), isStrict: true)
        let values = try other.value(depth: 0).array ?? []
        #expect(pairs.map { [$0.0, $0.1] } == values.map { $0.numbers ?? [] })
    }

    @Test("anything else is left to be read", arguments: others)
    func leavesOthers(text: String) {
        var reader = JSONReader(bytes: Array(text.utf8), isStrict: true)
        let pairs = reader.pairsIfPresent(depth: 0)
        #expect(pairs?.count == nil)
        #expect(reader.offset == 0)
    }
}
