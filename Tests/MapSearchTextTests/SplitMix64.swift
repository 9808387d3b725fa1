/// The generator of the randomised tests: the same seed gives the same cases everywhere.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", doi:10.1145/2660193.2660195.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A text of 0 to `count` scalars from everywhere in Unicode, half of them from its first, busiest part.
    mutating func text(upTo count: Int) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...count, using: &self) {
            let limit: UInt32 = [0x80, 0x600, 0x3100, 0x1_0000, 0x11_0000].randomElement(using: &self) ?? 0x80
            if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &self)) { text.append(scalar) }
        }
        return String(text)
    }
}
