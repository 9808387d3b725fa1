/// The checksums of PNG and zlib.
enum Checksum {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    /// CRC-32, as of ISO 3309.
    static func crc32(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
    }

    /// Adler-32, as of RFC 1950.
    static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (low, high) = (UInt32(1), UInt32(0))
        // So many bytes cannot overflow the sums.
        for start in stride(from: 0, to: bytes.count, by: 5552) {
            for byte in bytes[start..<min(bytes.count, start + 5552)] {
                low &+= UInt32(byte)
                high &+= low
            }
            low %= 65521
            high %= 65521
        }
        return high << 16 | low
    }
}
