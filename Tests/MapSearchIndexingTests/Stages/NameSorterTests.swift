import Foundation
import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@testable import MapSearchIndexing

@Suite struct NameSorterTests {
    /// In memory, and in many runs in a scratch folder.
    @Test(arguments: [0, 1, 15, 16, 17, 1_000], [false, true])
    func orderIsThatOfBruteForce(count: Int, spills: Bool) throws {
        let seed = UInt64(count)
        var generator = SplitMix64(seed: seed)
        // Long beginnings in common, and large numbers that a key cannot hold.
        let terms: [UInt32] = [0, 1, 2, 1 << 23, (1 << 24) - 1, (1 << 24) - 2]
        var names: [(terms: [UInt32], value: UInt32, importance: UInt16)] = []
        for value in 0..<UInt32(count) {
            let length = Int.random(in: 1...15, using: &generator)
            let name = (0..<length).map { _ in terms[Int.random(in: 0..<terms.count, using: &generator)] }
            names.append((name, value, .random(in: 0 ... .max, using: &generator)))
        }
        let folder = FileManager.default.temporaryDirectory.path
        let space = spills ? ScratchSpace(folder: folder, bufferLength: 64) : .memory
        var sorter = NameSorter(memoryLimit: 0, in: space)
        for name in names { try sorter.append(name.terms, value: name.value, importance: name.importance) }
        let expected = names.sorted { one, other in
            one.terms == other.terms ? one.value < other.value : one.terms.lexicographicallyPrecedes(other.terms)
        }
        var place = 0
        try sorter.forEachName { term, value, importance throws(IndexFormatError) in
            let name = expected[place]
            #expect((term, value, importance) == (name.terms[0], name.value, name.importance), "seed \(seed)")
            place += 1
        }
        #expect(place == count)
    }
}
