import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@testable import MapSearchOffline

struct DocumentRangesTests {
    /// The parts of a run are those of its documents that the set has.
    @Test(arguments: [71, 72, 73] as [UInt64])
    func partsOfARunAreItsDocuments(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<300 {
            let runs = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                let lower = UInt32.random(in: 0..<40, using: &generator)
                return lower..<lower + UInt32.random(in: 0..<8, using: &generator)
            }
            let ranges = DocumentRanges(runs)
            let lower = UInt32.random(in: 0..<45, using: &generator)
            let run = lower..<lower + UInt32.random(in: 1..<20, using: &generator)
            var parts: [Range<UInt32>] = []
            try ranges.forEachPart(of: run) { parts.append($0) }
            #expect(parts.allSatisfy { !$0.isEmpty })
            #expect(
                parts.flatMap { Array($0) } == run.filter { document in runs.contains { $0.contains(document) } },
                "\(runs), \(run)")
        }
    }
}
