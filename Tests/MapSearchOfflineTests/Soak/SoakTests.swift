import TestFixtures
import Testing

/// A short run; `soak` makes long ones, see `Docs/Security.md`.
@Suite struct SoakTests {
    @Test func everyWaiterGetsAnOutcome() async throws {
        let seed = TestRun.environment("MAPSEARCH_SEED").flatMap { UInt64($0) } ?? 1
        let soak = try Soak(index: try CompleteIndex.bytes(), seed: seed)
        let count = TestRun.isHeavy ? 1_000 : 400
        let tally = try await soak.run(requests: count)
        print("soak: seed \(seed), \(tally), replaced \(soak.replacements) times")
        #expect(tally.asked == count && tally.isWhole)
        #expect(soak.replacements > 0)
    }
}
