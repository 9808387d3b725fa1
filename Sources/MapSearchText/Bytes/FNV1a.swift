/// A hash of bytes, the same in each run: FNV-1a of 64 bits, https://datatracker.ietf.org/doc/html/draft-eastlake-fnv.
struct FNV1a {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
