import MapSearchTestSupport
import Testing

@testable import MapSearchOffline

@Suite struct TopResultsTests {
    @Test("the best of each document in order, for few and for many", arguments: [1, 2, 11, 64, 65, 200])
    func best(capacity: Int) {
        var generator = SplitMix64(seed: UInt64(capacity))
        var results = TopResults(capacity: capacity)
        var best: [TextMatch] = []
        for _ in 0..<2000 {
            let document = UInt32.random(in: 0..<400, using: &generator)
            let rank = Float(Int.random(in: 0..<1000, using: &generator))
            // A document that fell behind comes back only with a better rank.
            let known = best.firstIndex { $0.document == document }
            if known.map({ rank > best[$0].rank }) ?? true {
                if let known { best.remove(at: known) }
                best.insert(
                    TextMatch(document: document, rank: rank),
                    at: best.firstIndex { ($0.rank, document) < (rank, $0.document) } ?? best.count)
            }
            results.insert(TextMatch(document: document, rank: rank))
            guard results.elementsEqual(best.prefix(capacity), by: { $0.document == $1.document }) else {
                Issue.record("capacity \(capacity), document \(document), rank \(rank)")
                return
            }
        }
        #expect(results.count == min(capacity, 400))
    }
}
