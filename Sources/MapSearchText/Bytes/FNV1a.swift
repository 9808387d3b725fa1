/// A hash of bytes, the same in each run: FNV-1a of 64 bits, https://datatracker.ietf.org/doc/html/draft-eastlake-fnv.
///
/// Everything is inlinable, because tables of other modules spend most of their time in it.
@usableFromInline
package struct FNV1a {
    @usableFromInline package var value: UInt64

    /// The hash of no bytes.
    @inlinable package init() { value = 0xCBF2_9CE4_8422_2325 }

    /// The hash of bytes.
    @inlinable
    package init(_ bytes: some Sequence<UInt8>) {
        self.init()
        for byte in bytes { add(byte) }
    }

    @inlinable @inline(__always)
    package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
