/// Scalars in UTF-8.
///
/// Bytes of a `String` are well-formed. Words of an index file may be anything: the scalars of ill-formed bytes are
/// meaningless, but no byte outside is read.
enum UTF8Bytes {
    /// Reads the scalar value at `offset`, which must be inside the source, and moves past it.
    @inline(__always)
    static func nextScalar(in source: Span<UInt8>, at offset: inout Int) -> UInt32 {
        let lead = UInt32(source[offset])
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var scalar = length == 1 ? lead : lead & (0x7F >> UInt32(length))
        let end = min(offset &+ length, source.count)
        for next in offset + 1..<end { scalar = scalar << 6 | UInt32(source[next] & 0x3F) }
        offset = end
        return scalar
    }

    /// The number of bytes that encode a scalar value.
    static func length(of scalar: UInt32) -> Int { scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4 }

    /// The first of the bytes that encode a scalar value.
    static func first(of scalar: UInt32) -> UInt8 {
        switch length(of: scalar) {
        case 1: UInt8(scalar)
        case 2: UInt8(0xC0 | scalar >> 6)
        case 3: UInt8(0xE0 | scalar >> 12)
        default: UInt8(0xF0 | scalar >> 18)
        }
    }

    /// The number of scalars in these bytes.
    static func scalarCount(of bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
}
