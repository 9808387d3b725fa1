import Testing

import MapSearchIndexing
import MapSearchTestSupport
import TestFixtures

@Suite struct InflaterTests {
    /// Expands with a fresh inflater.
    private static func expand(_ bytes: [UInt8], limit: Int = 1 << 20) throws(InflateError) -> [UInt8] {
        var inflater = Inflater()
        var output: [UInt8] = []
        try inflater.expand(zlib: bytes.span, into: &output, limit: limit)
        return output
    }

    private static func reason(_ bytes: [UInt8], limit: Int = 1 << 20) -> InflateError.Reason? {
        do {
            _ = try expand(bytes, limit: limit)
            return nil
        } catch {
            return error.reason
        }
    }

    private static func bytes(_ hex: String) -> [UInt8] {
        let digits = hex.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }

    /// Made by zlib 1.2.13: stored, fixed and dynamic blocks.
    static let vectors: [(hex: String, plain: String)] = [
        ("789c030000000001", ""), ("789c4b040000620062", "a"),
        ("789c4b4c1c05a360140c770000f9d87af8", String(repeating: "a", count: 1000)),
        ("7801010300fcff616263024d0127", "abc"),
        ("78010b4b4c29ad5208439000384b065f", "Vaduz Vaduz Vaduz"),
        (
            "78da7dd32d0e02411044e1abcc01105b55cbcf842bacc64fb258040386d36309493ffd547fa9dec6639fafe798f3de9643eb6b5f"
                + "da6decefcfb56d3f4975729d52a7b54ec73a9dea74aed3a54e1d4e260ef01080084404240213018a4045c0227031b89876022e06"
                + "17838bc1c5e0627031b8185c022e0197d003814bc025e0127009b8045cf2e7f205a55259d8",
            (0..<40).map { "Landstrasse \($0), 9490 Vaduz; " }.joined()
        ),
    ]

    @Test("data compressed by zlib", arguments: vectors)
    func known(hex: String, plain: String) throws {
        #expect(try Self.expand(Self.bytes(hex)) == Array(plain.utf8))
    }

    @Test("random blocks, codes and copies", arguments: 0..<(TestRun.isHeavy ? 40 : 20))
    func random(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let symbols = [0, 1, 7, 300, 3000][Int(seed % 5)]
        let (stream, plain) = DeflateWriter.random(blocks: 1 + Int(seed % 4), symbols: symbols, using: &generator)
        #expect(try Self.expand(stream) == plain, "seed \(seed)")
        // The limit is the last byte that may come out.
        #expect(Self.reason(stream, limit: plain.count) == nil, "seed \(seed)")
        if !plain.isEmpty {
            let limit = plain.count - 1
            #expect(Self.reason(stream, limit: limit) == .tooLarge(limit: limit), "seed \(seed)")
        }
    }

    @Test("an inflater can be reused, also after errors")
    func reuse() throws {
        var inflater = Inflater()
        var output: [UInt8] = []
        var generator = SplitMix64(seed: 9)
        for _ in 0..<10 {
            let (stream, plain) = DeflateWriter.random(blocks: 3, symbols: 200, using: &generator)
            try inflater.expand(zlib: stream.span, into: &output, limit: plain.count)
            #expect(output == plain)
            let broken = Array(stream.dropLast(stream.count / 2))
            #expect(throws: (any Error).self) {
                try inflater.expand(zlib: broken.span, into: &output, limit: plain.count)
            }
        }
    }

    @Test("each truncation is an error")
    func truncation() {
        for (hex, _) in Self.vectors {
            let whole = Self.bytes(hex)
            for count in whole.indices { #expect(Self.reason(Array(whole.prefix(count))) != nil, "\(hex) \(count)") }
        }
    }

    @Test("a flipped bit is an error, or has no effect")
    func flips() {
        for (hex, plain) in Self.vectors {
            let whole = Self.bytes(hex)
            // In a short run every third bit, which is each of a byte in turn.
            let wrong = stride(from: 0, to: whole.count * 8, by: TestRun.isHeavy ? 1 : 3).filter { bit in
                var broken = whole
                broken[bit / 8] ^= 1 << UInt8(bit % 8)
                guard let expanded = try? Self.expand(broken) else { return false }
                return expanded != Array(plain.utf8)
            }
            #expect(wrong.isEmpty, "bits of \(hex)")
        }
    }

    @Test(
        "messages of errors",
        arguments: [
            ("", .truncated), ("789c", .truncated), ("799c030000000001", .notZlib), ("889c030000000001", .notZlib),
            ("78bc030000000001", .notZlib), ("789c070000000001", .badBlock), ("789c0101000000000000000001", .badBlock),
            ("789c03000000000100", .trailingBytes), ("789c030000000002", .badChecksum),
            // A copy from before the beginning, and 31 distance codes.
            ("789c0302000000000001", .badSymbol), ("789c05fe00000000000000000001", .badCode),
        ] as [(String, InflateError.Reason)])
    func reasons(hex: String, reason: InflateError.Reason) {
        #expect(Self.reason(Self.bytes(hex)) == reason)
    }

    @Test("a bomb ends at the limit")
    func bomb() {
        // One literal, then copies of 258 bytes at thirteen bits each.
        var writer = DeflateWriter()
        writer.repetition(copies: 100_000)
        let stream = DeflateWriter.zlib(writer.finished(), of: [])
        #expect(stream.count < 170_000)
        #expect(Self.reason(stream, limit: 1000) == .tooLarge(limit: 1000))
        #expect(Self.reason(stream, limit: 1 << 20) == .tooLarge(limit: 1 << 20))
    }
}
