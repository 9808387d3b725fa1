import MapSearch
import MapSearchIndexFormat
import MapSearchTestSupport
import TestFixtures
import Testing

@testable import MapSearchOffline

@Suite struct PostingProbeTests {
    /// An index in which a random part of so many names has the word "san" or "sano".
    private static func index(_ count: Int, using generator: inout SplitMix64) throws -> IndexFile {
        let share = Double.random(in: 0.02...0.9, using: &generator)
        var world = TinyWorld()
        for number in 0..<count {
            let word =
                Double.random(in: 0..<1, using: &generator) < share
                ? ["san", "sano"].randomElement(using: &generator) : nil
            world.add("p\(number)", .locality, (word ?? "other") + " n\(number)")
        }
        return try world.backend().index.file
    }

    /// Runs in any order, so that chunks are read again and lists are kept as a whole.
    @Test(arguments: UInt64(1)...12)
    func probesEqualBruteForce(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let count = [1, 127, 128, 129, 257, 700, 2_000].randomElement(using: &generator) ?? 1
        let file = try Self.index(count, using: &generator)
        let terms = try file.dictionary.lookUp(Array("san".utf8).span).prefixed
        let entries = terms.isEmpty ? [] : [WordMeaning.Entry(terms, .prefix)]
        var wanted: Set<UInt32> = []
        for document in 0..<UInt32(file.documentCount) {
            var cursor = try file.forward.cursor(document)
            while let name = try file.forward.next(&cursor) {
                for place in 0..<name.termCount where terms.contains(Int(try name.term(place))) {
                    wanted.insert(document)
                }
            }
        }
        var probe = try #require(try PostingProbe(entries, in: file))
        for _ in 0..<(TestRun.isHeavy ? 3_000 : 500) {
            let lower = UInt32.random(in: 0..<UInt32(count), using: &generator)
            let run = lower..<min(UInt32(count), lower + UInt32.random(in: 1...200, using: &generator))
            let expected = run.filter(wanted.contains)
            #expect(try probe.has(run) == !expected.isEmpty, "\(run) with seed \(seed)")
            #expect(try probe.contains(lower) == wanted.contains(lower), "\(lower) with seed \(seed)")
            guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
            var documents: [UInt32] = []
            try probe.append(run, to: &documents)
            #expect(documents.sorted() == expected, "\(run) with seed \(seed)")
        }
    }
}
