/// A growing sequence of bytes in the encoding that ``ByteView`` reads.
package struct ByteWriter: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package var count: Int { bytes.count }

    package mutating func u8(_ value: UInt8) { bytes.append(value) }

    package mutating func u16(_ value: UInt16) { integer(UInt64(value), width: 2) }

    package mutating func u32(_ value: UInt32) { integer(UInt64(value), width: 4) }

    package mutating func i32(_ value: Int32) { u32(UInt32(bitPattern: value)) }

    package mutating func u64(_ value: UInt64) { integer(value, width: 8) }

    /// The low `width` bytes of `value`.
    package mutating func integer(_ value: UInt64, width: Int) {
        for index in 0..<width { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index))) }
    }

    package mutating func varint(_ value: Int) {
        precondition(value >= 0, "a varint holds no negative number")
        var rest = value
        while rest >= 128 {
            bytes.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    package mutating func signedVarint(_ value: Int) { varint((value << 1) ^ (value >> (Int.bitWidth - 1))) }

    /// The UTF-8 of `text`, preceded by its length.
    package mutating func string(_ text: String) {
        varint(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    package mutating func raw(_ other: some Collection<UInt8>) { bytes.append(contentsOf: other) }

    /// Removes all bytes and keeps the memory for later use.
    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Zeros up to the next multiple of `alignment`.
    package mutating func align(to alignment: Int) {
        while !bytes.count.isMultiple(of: alignment) { bytes.append(0) }
    }
}
