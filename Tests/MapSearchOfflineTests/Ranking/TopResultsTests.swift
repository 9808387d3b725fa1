import MapSearchTestSupport
import Testing

@testable import MapSearchOffline

@Suite struct TopResultsTests {
    @Test("the best of each document in order, for few and for many", arguments: [1, 2, 11, 64, 65, 200])
    func best(capacity: Int) {
        var generator = SplitMix64(seed: UInt64(capacity))
        var results = TopResults(capacity: capacity)
        var best: [UInt32: Float] = [:]
        for _ in 0..<2000 {
            let document = UInt32.random(in: 0..<400, using: &generator)
            let rank = Float(Int.random(in: 0..<1000, using: &generator))
            // A document that fell behind comes back only with a better rank.
            best[document] = max(best[document] ?? -.infinity, rank)
            results.insert(TextMatch(document: document, rank: rank))
            let expected = best.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(capacity)
            guard results.map(\.document) == expected.map(\.key) else {
                Issue.record("capacity \(capacity), document \(document), rank \(rank)")
                return
            }
        }
        #expect(results.count == min(capacity, 400))
    }
}
