import MapSearchIndexFormat
import Testing

@Suite struct XXHash64Tests {
    /// Published vectors, seed 0.
    @Test(
        arguments: [
            ("", 0xEF46_DB37_51D8_E999),
            ("a", 0xD24E_C4F1_A98C_6E5B),
            ("abc", 0x44BC_2CF5_AD77_0999),
            ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
        ] as [(String, UInt64)])
    func publishedVector(text: String, hash: UInt64) {
        #expect(XXHash64.hash(Array(text.utf8)) == hash)
    }

    /// Every remainder of the 32-byte stripes, of the 8-byte words and of the 4-byte words, several times over.
    @Test func agreesWithTheSpecificationAtEveryLength() throws {
        for length in 0...300 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 131 &+ 7) }
            let expected = Self.specification(bytes)
            guard XXHash64.hash(bytes) == expected, try withView(bytes, { XXHash64.hash($0) }) == expected else {
                Issue.record("length \(length)")
                return
            }
        }
    }

    /// A view that starts at an odd address is hashed like its bytes.
    @Test func ignoresAlignment() throws {
        let bytes = (0..<200).map { UInt8($0) }
        for start in 0..<9 {
            let hash = try withView(bytes) { XXHash64.hash(try $0.slice(start, 150)) }
            #expect(hash == XXHash64.hash(Array(bytes[start..<start + 150])))
        }
    }

    /// The algorithm as its specification spells it out, one step a line.
    private static func specification(_ input: [UInt8]) -> UInt64 {
        let primes: [UInt64] = [
            11_400_714_785_074_694_791, 14_029_467_366_897_019_727, 1_609_587_929_392_839_161,
            9_650_029_242_287_828_579, 2_870_177_450_012_600_261,
        ]
        func rotated(_ value: UInt64, _ count: Int) -> UInt64 { value << count | value >> (64 - count) }
        func round(_ accumulator: UInt64, _ lane: UInt64) -> UInt64 {
            rotated(accumulator &+ lane &* primes[1], 31) &* primes[0]
        }
        func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
        var rest = input[...]
        var accumulator: UInt64
        if input.count < 32 {
            accumulator = primes[4]
        } else {
            var lanes = [primes[0] &+ primes[1], primes[1], 0, 0 &- primes[0]]
            while rest.count >= 32 {
                for lane in 0..<4 {
                    lanes[lane] = round(lanes[lane], number(rest.prefix(8)))
                    rest = rest.dropFirst(8)
                }
            }
            accumulator = zip(lanes, [1, 7, 12, 18]).reduce(0) { $0 &+ rotated($1.0, $1.1) }
            for lane in lanes { accumulator = (accumulator ^ round(0, lane)) &* primes[0] &+ primes[3] }
        }
        accumulator = accumulator &+ UInt64(input.count)
        while rest.count >= 8 {
            accumulator = rotated(accumulator ^ round(0, number(rest.prefix(8))), 27) &* primes[0] &+ primes[3]
            rest = rest.dropFirst(8)
        }
        if rest.count >= 4 {
            accumulator = rotated(accumulator ^ number(rest.prefix(4)) &* primes[0], 23) &* primes[1] &+ primes[2]
            rest = rest.dropFirst(4)
        }
        for byte in rest { accumulator = rotated(accumulator ^ UInt64(byte) &* primes[4], 11) &* primes[0] }
        accumulator = (accumulator ^ accumulator >> 33) &* primes[1]
        accumulator = (accumulator ^ accumulator >> 29) &* primes[2]
        return accumulator ^ accumulator >> 32
    }

    /// Pieces of any length give the hash of the whole.
    @Test(arguments: [0, 1, 31, 32, 33, 63, 64, 65, 200])
    func piecesGiveTheHashOfTheWhole(length: Int) {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 37) }
        for step in [1, 5, 31, 32, 33, 100] {
            var hash = XXHash64()
            for start in stride(from: 0, to: length, by: step) {
                hash.append(Array(bytes[start..<min(start + step, length)]))
            }
            #expect(hash.value == XXHash64.hash(bytes), "pieces of \(step)")
        }
    }
}
