import MapGeometry
import MapSearchTestSupport
import TestFixtures
import Testing

import MapSearchIndexing

/// Damaged zlib streams: what they expand to, or an error.
@Suite struct InflateFuzzTests {
    @Test func streams() async throws {
        // One for all, since its storage serves again.
        var inflater = Inflater()
        var output: [UInt8] = []
        let run = try await FuzzRun.run("inflate", rounds: 200, heavyRounds: 100_000) { random in
            var (stream, plain) = DeflateWriter.random(
                blocks: .random(in: 1...3, using: &random), symbols: .random(in: 1...200, using: &random),
                using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: break
            case 1: stream.removeSubrange(Int.random(in: stream.indices, using: &random)...)
            default: random.damage(&stream)
            }
            // Half of them have room for all of it, so that the output is compared.
            let limit = Bool.random(using: &random) ? plain.count + 10 : .random(in: 0...plain.count, using: &random)
            do {
                try inflater.expand(zlib: stream.span, into: &output, limit: limit)
                // Damaged data can have the right checksum: one in 2³² by chance, and more often if the data is short.
                let isAsWritten = output == plain || Adler32.checksum(output.span) == Adler32.checksum(plain.span)
                #expect(output.count <= limit && isAsWritten, "\(stream) is read as \(output), was \(plain)")
                return true
            } catch {
                return false
            }
        }
        #expect(run.acceptedCount > 0)
    }
}
