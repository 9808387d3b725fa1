import MapSearchTestSupport
import TestFixtures
import Testing

@testable import MapSearchIndexing

/// Damaged zlib streams: what they expand to, or an error.
@Suite struct InflateFuzzTests {
    @Test func streams() async throws {
        // One for all, since its storage serves again.
        var inflater = Inflater()
        var output: [UInt8] = []
        let run = try await FuzzRun.run("inflate", rounds: 400, heavyRounds: 100_000) { random in
            var (stream, plain) = DeflateWriter.random(
                blocks: .random(in: 1...3, using: &random), symbols: .random(in: 1...200, using: &random),
                using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: break
            case 1: stream.removeSubrange(Int.random(in: stream.indices, using: &random)...)
            default: random.damage(&stream)
            }
            let limit = Int.random(in: 0...plain.count + 10, using: &random)
            do {
                try inflater.expand(zlib: stream.span, into: &output, limit: limit)
                #expect(output.count <= limit && output == plain)
                return true
            } catch {
                return false
            }
        }
        #expect(run.acceptedCount > 0)
    }
}
