/// The checksum of zlib (RFC 1950, section 8.2).
package enum Adler32 {
    /// The largest prime below 2^16.
    private static let modulus: UInt32 = 65521

    /// After this many bytes of 255, the second sum still fits into 32 bits.
    private static let longestRun = 5552

    /// The checksum of bytes; 1 for none.
    package static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        var start = 0
        while start < bytes.count {
            let end = min(start + longestRun, bytes.count)
            for index in start..<end {
                low &+= UInt32(bytes[index])
                high &+= low
            }
            low %= modulus
            high %= modulus
            start = end
        }
        return high << 16 | low
    }
}
