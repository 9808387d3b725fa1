import Foundation
import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@testable import MapSearchIndexing

/// The positions of nodes that the passes keep, in limited memory and in scratch files.
@Suite struct NodeStorageTests {
    private static let file = ScratchSpace(folder: FileManager.default.temporaryDirectory.path, bufferLength: 100)

    @Test(arguments: [0, 1, 2, 63, 64, 65, 128, 1000])
    func sortedIdentifiers(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        var expected: Set<Int64> = []
        for _ in 0..<count {
            expected.insert(
                Int64.random(in: Bool.random(using: &random) ? -40...40 : Int64.min...Int64.max, using: &random))
        }
        let sorted = expected.sorted()
        let ids = SortedIDs(expected.shuffled(using: &random) + sorted.prefix(3))
        #expect(ids.count == sorted.count)
        var cursor = ids.cursor
        for (index, id) in sorted.enumerated() {
            #expect(ids.index(of: id) == index, "seed \(count)")
            #expect(cursor.index(of: id) == index, "seed \(count)")
        }
        // In any order, with some that are not there.
        for _ in 0..<200 {
            let near = (sorted.randomElement(using: &random) ?? 0) &+ Int64.random(in: -2...2, using: &random)
            #expect(ids.index(of: near) == sorted.firstIndex(of: near), "seed \(count)")
            #expect(cursor.index(of: near) == sorted.firstIndex(of: near), "seed \(count)")
        }
    }

    @Test func identifiersAreSortedInRuns() throws {
        var random = SplitMix64(seed: 1)
        for space in [Self.file, .memory] {
            var sorter = IDSorter(in: space, capacity: 50)
            var all: [Int64] = [.min, .max, 0, 0]
            for _ in 0..<1000 { all.append(Int64.random(in: -300...300, using: &random)) }
            for id in all { try sorter.append(id) }
            let ids = try sorter.sorted()
            let expected = Set(all).sorted()
            #expect(ids.count == expected.count)
            for (index, id) in expected.enumerated() { #expect(ids.index(of: id) == index) }
        }
    }

    @Test func nodesOfWaysComeBack() throws {
        for space in [Self.file, .memory] {
            var random = SplitMix64(seed: 2)
            var writer = NodeLists.Writer(in: space)
            var expected: [[Int64]] = [[], [.min, .max, 0], [5]]
            for _ in 0..<300 {
                expected.append(
                    (0..<Int.random(in: 0...40, using: &random)).map { _ in
                        Int64.random(in: 0...12_000_000_000, using: &random)
                    })
            }
            for nodes in expected { try writer.append(nodes) }
            let lists = writer.finish()
            for index in expected.indices.shuffled(using: &random) { #expect(lists[index] == expected[index]) }
            #expect(lists.failure == nil)
        }
    }

    /// More pages than are in memory at a time.
    @Test func positionsComeBack() throws {
        for space in [Self.file, .memory] {
            var random = SplitMix64(seed: 3)
            let count = 700_000
            let positions = NodePositions(count: count, in: space)
            var expected: [Int: OSMPosition] = [:]
            for _ in 0..<5000 {
                let index = Int.random(in: 0..<count, using: &random)
                let position = OSMPosition(
                    latitude: Int32.random(in: -900_000_000...900_000_000, using: &random),
                    longitude: Int32.random(in: -1_800_000_000...1_800_000_000, using: &random))
                positions[index] = position
                expected[index] = position
            }
            for (index, position) in expected { #expect(positions[index] == position) }
            let missing = (0..<count).first { expected[$0] == nil }
            #expect(try positions[#require(missing)] == .missing)
            #expect(positions.failure == nil)
        }
    }

    @Test func folderThatTakesNoFile() {
        let positions = NodePositions(count: 2_000_000, in: ScratchSpace(folder: "/no/such/folder", bufferLength: 1))
        for index in stride(from: 0, to: 2_000_000, by: 512) {
            positions[index] = OSMPosition(latitude: 1, longitude: 2)
        }
        #expect(positions.failure?.reason == .unwritable(errno: ENOENT))
    }
}
