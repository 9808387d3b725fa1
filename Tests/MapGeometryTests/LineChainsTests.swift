import MapGeometry
import Testing

struct LineChainsTests {
    /// Pieces between places that are numbered along the equator.
    private static func pieces(_ places: [[Int]]) -> [[Coordinate]] {
        places.map { $0.map { Coordinate(latitude: 0, longitude: Double($0)) } }
    }

    @Test(
        arguments: [
            ([], []), ([[1, 2]], [[0]]), ([[2, 3], [1, 2]], [[1, 0]]), ([[1, 2], [3, 4]], [[0], [1]]),
            // None is turned round.
            ([[1, 2], [3, 2]], [[0], [1]]),
            // A ring of one piece, and of three.
            ([[1, 2, 1]], [[0]]), ([[2, 3], [1, 2], [3, 1]], [[0, 2, 1]]),
            // A line with a beginning comes before a ring, and of two that go on from one place, the first one does.
            ([[5, 6], [6, 5], [1, 2]], [[2], [0, 1]]), ([[1, 2], [2, 3], [2, 4]], [[0, 1], [2]]), ([[7]], [[0]]),
        ] as [([[Int]], [[Int]])])
    func chains(places: [[Int]], expected: [[Int]]) {
        let pieces = Self.pieces(places)
        #expect(LineChains.chains(of: pieces) == expected)
        let lines = LineChains.joined(pieces)
        #expect(lines.count == expected.count)
        for (line, chain) in zip(lines, expected) {
            let all = chain.flatMap { pieces[$0] }
            // Where two pieces meet, the place is in the line once.
            #expect(line.count == all.count - (chain.count - 1) && Set(line) == Set(all))
        }
    }
}
