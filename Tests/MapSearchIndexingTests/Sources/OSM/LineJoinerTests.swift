import MapGeometry
import MapSearchTestSupport
import Testing

@testable import MapSearchIndexing

/// Pieces that are joined, against trying all pairs.
@Suite struct LineJoinerTests {
    private static func piece(_ way: Int, _ nodes: [Int64], at places: [(Double, Double)]) -> LinePiece {
        LinePiece(
            way: way,
            path: OSMPath(
                nodes: nodes, coordinates: places.map { Coordinate(latitude: $0.0, longitude: $0.1) }),
            key: LinePiece.Key(name: 1, sort: 0, locality: nil), territory: nil)
    }

    /// Short pieces between the nodes of a grid, some of which meet, in an order that is not theirs.
    private static func pieces(_ count: Int, spread: Int, _ random: inout SplitMix64) -> [LinePiece] {
        (0..<count).map { way in
            let (row, column) = (Int.random(in: 0..<spread, using: &random), Int.random(in: 0..<spread, using: &random))
            let length = Int.random(in: 1...3, using: &random)
            let isTurned = Bool.random(using: &random)
            let steps = (0...length).map { isTurned ? (row + $0, column) : (row, column + $0) }
            let path = Bool.random(using: &random) ? steps : steps.reversed()
            return piece(
                way, path.map { Int64($0.0 * 10_000 + $0.1) },
                at: path.map { (Double($0.0) / 1000, 179.99 + Double($0.1) / 1000) }.map {
                    ($0.0, $0.1 > 180 ? $0.1 - 360 : $0.1)
                })
        }
    }

    @Test(arguments: [1, 2, 7, 8, 9, 64, 65, 200]) func groupsAreThoseOfAllPairs(count: Int) {
        for seed in 0..<6 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let pieces = Self.pieces(count, spread: [3, 20, 60][Int(seed % 3)], &random)
            let gap = [0.0, 30, 200][Int(seed / 2)]
            let boxes = pieces.map { $0.box.expanded(byMeters: gap / 2) }
            let nodes = pieces.map { Set($0.path.nodes) }
            var groups = Array(pieces.indices)
            for first in pieces.indices {
                for second in pieces.indices
                where boxes[first].intersects(boxes[second])
                    || !nodes[first].isDisjoint(with: nodes[second])
                {
                    let (old, new) = (groups[first], groups[second])
                    for index in groups.indices where groups[index] == old { groups[index] = new }
                }
            }
            let expected = Dictionary(grouping: pieces.indices) { groups[$0] }.values.sorted { $0[0] < $1[0] }
            #expect(LineJoiner.groups(of: pieces, gap: gap) == expected, "seed \(seed)")
        }
    }

    /// The lines as one finds them by looking at all pieces that are left each time.
    private static func linesOneByOne(_ pieces: [LinePiece]) -> [Polyline] {
        var rest = pieces.map(\.path).filter { $0.coordinates.count > 1 }
        var lines: [Polyline] = []
        while !rest.isEmpty {
            var line = rest.removeFirst()
            let isClosed = line.isClosed
            while !isClosed,
                let index = rest.firstIndex(where: { other in
                    let ends = [line.nodes.first, line.nodes.last]
                    return !other.isClosed && (ends.contains(other.nodes.first) || ends.contains(other.nodes.last))
                })
            {
                let other = rest.remove(at: index)
                let reversed = OSMPath(nodes: other.nodes.reversed(), coordinates: other.coordinates.reversed())
                func append(_ first: OSMPath, _ second: OSMPath) {
                    line = OSMPath(
                        nodes: first.nodes + second.nodes.dropFirst(),
                        coordinates: first.coordinates + second.coordinates.dropFirst())
                }
                if line.nodes.last == other.nodes.first {
                    append(line, other)
                } else if line.nodes.first == other.nodes.last {
                    append(other, line)
                } else if line.nodes.last == other.nodes.last {
                    append(line, reversed)
                } else {
                    append(reversed, line)
                }
            }
            lines.append(Polyline(line.coordinates))
        }
        return lines
    }

    @Test(arguments: 0..<40 as Range<UInt64>) func linesAreThoseOfAllPairs(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = Self.pieces(30, spread: [3, 8, 20][Int(seed % 3)], &random)
        let lines = LineJoiner.lines(Array(pieces.indices), pieces)
        #expect(lines == Self.linesOneByOne(pieces), "seed \(seed)")
    }

    /// Thousands of pieces that all follow one another, in any order: one line.
    @Test func manyPiecesOfOneStreet() {
        var random = SplitMix64(seed: 5)
        let pieces = (0..<8_000).shuffled(using: &random).enumerated().map { (way: Int, place: Int) -> LinePiece in
            let longitude = Double(place) / 1000
            return Self.piece(way, [Int64(place), Int64(place + 1)], at: [(0, longitude), (0, longitude + 0.001)])
        }
        #expect(LineJoiner.groups(of: pieces, gap: 50).count == 1)
        let lines = LineJoiner.lines(Array(pieces.indices), pieces)
        #expect(lines.count == 1 && lines.first?.coordinates.count == 8_001)
    }
}
