/// A seeded random number generator that produces the same numbers on every platform.
///
/// SplitMix64 of Steele, Lea and Flood, *Fast splittable pseudorandom number generators* (2014),
/// doi:10.1145/2660193.2660195. For tests and benchmarks; it is not cryptographically secure.
///
/// ```swift
/// var random = SplitMix64(seed: 42)
/// let latitude = Double.random(in: -90...90, using: &random)
/// ```
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator.
    ///
    /// - Parameter seed: The seed; print it, so that a failing case can be reproduced.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
