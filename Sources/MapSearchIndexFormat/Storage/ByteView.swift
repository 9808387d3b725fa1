import MapGeometry

/// A bounded window on the bytes of an index: every read is checked, and a read outside throws.
///
/// It does not own its bytes, so passing it costs no reference counting in the inner loops of a query: the holder of
/// a view also holds its ``IndexStorage``. All multi-byte values are little-endian and may
/// be at any address.
@safe
@usableFromInline
package struct ByteView: @unchecked Sendable {  // The bytes are immutable for as long as their storage lives.
    @usableFromInline let base: UnsafeRawPointer
    @usableFromInline package let count: Int
    /// The section named in errors.
    @usableFromInline package let section: SectionID

    @usableFromInline
    init(unsafeBase: UnsafeRawPointer, count: Int, section: SectionID) {
        unsafe self.base = unsafeBase
        self.count = count
        self.section = section
    }

    /// The error for a read or a value that leaves the view at `offset`.
    @inlinable
    package func corrupt(at offset: Int) -> IndexFormatError {
        IndexFormatError(.corrupt, section: section, offset: offset)
    }

    /// Throws unless `length` bytes from `offset` are inside the view.
    @inlinable @inline(__always)
    package func check(_ offset: Int, _ length: Int) throws(IndexFormatError) {
        // One unsigned compare also catches a negative offset; `length` comes from callers, never from the file alone.
        guard offset >= 0, length >= 0, offset <= count &- length else { throw corrupt(at: offset) }
    }

    /// The window of `length` bytes at `offset`.
    @inlinable
    package func slice(_ offset: Int, _ length: Int) throws(IndexFormatError) -> ByteView {
        try check(offset, length)
        return unsafe ByteView(unsafeBase: base + offset, count: length, section: section)
    }

    /// The window of `length` bytes at `offset`, with errors that name another section.
    package func section(_ id: SectionID, _ offset: Int, _ length: Int) throws(IndexFormatError) -> ByteView {
        try check(offset, length)
        return unsafe ByteView(unsafeBase: base + offset, count: length, section: id)
    }

    /// The window from `offset` to the end.
    @inlinable
    package func suffix(from offset: Int) throws(IndexFormatError) -> ByteView {
        try slice(offset, count &- offset)
    }
}

// MARK: - Reading

extension ByteView {
    @inlinable @inline(__always)
    package func u8(_ offset: Int) throws(IndexFormatError) -> UInt8 {
        try check(offset, 1)
        return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
    }

    /// Calls `body` with the index and the value of each of `length` bytes from `offset`, which are checked together.
    @inlinable @inline(__always)
    package func forEachByte(
        _ offset: Int, _ length: Int, _ body: (Int, UInt8) -> Void
    ) throws(IndexFormatError) {
        try check(offset, length)
        for index in 0..<length { body(index, unsafe base.load(fromByteOffset: offset &+ index, as: UInt8.self)) }
    }

    @inlinable @inline(__always)
    package func u16(_ offset: Int) throws(IndexFormatError) -> UInt16 {
        try check(offset, 2)
        return unsafe UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
    }

    @inlinable @inline(__always)
    package func u32(_ offset: Int) throws(IndexFormatError) -> UInt32 {
        try check(offset, 4)
        return unsafe UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    @inlinable @inline(__always)
    package func i32(_ offset: Int) throws(IndexFormatError) -> Int32 {
        Int32(bitPattern: try u32(offset))
    }

    @inlinable @inline(__always)
    package func u64(_ offset: Int) throws(IndexFormatError) -> UInt64 {
        try check(offset, 8)
        return unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Eight signed integers of four bytes.
    @inlinable @inline(__always)
    package func simd8(_ offset: Int) throws(IndexFormatError) -> SIMD8<Int32> {
        try check(offset, 32)
        return unsafe SIMD8(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: SIMD8<Int32>.self))
    }

    /// Four unsigned integers of four bytes.
    @inlinable @inline(__always)
    package func lanes(_ offset: Int) throws(IndexFormatError) -> SIMD4<UInt32> {
        try check(offset, 16)
        return unsafe SIMD4(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self))
    }

    /// An unsigned integer of `width` (1 to 4) bytes.
    ///
    /// Needs four readable bytes at `offset`: writers pad.
    @inlinable @inline(__always)
    package func uint(_ offset: Int, width: Int) throws(IndexFormatError) -> UInt32 {
        try u32(offset) & (UInt32.max &>> UInt32(truncatingIfNeeded: 32 &- 8 &* width))
    }

    /// Value `index` of those of `width` (0 to 32) bits that are packed from `offset` on.
    ///
    /// Needs eight readable bytes where the value begins: writers pad.
    @inline(__always)
    func bits(_ offset: Int, _ index: Int, width: Int) throws(IndexFormatError) -> UInt32 {
        let bit = index &* width
        let word = try u64(offset &+ bit &>> 3) &>> UInt64(truncatingIfNeeded: bit & 7)
        return UInt32(truncatingIfNeeded: word & ((1 &<< UInt64(truncatingIfNeeded: width)) &- 1))
    }

    /// Like ``bits(_:_:width:)``, for eight values of which the first is a multiple of eight.
    @inline(__always)
    func bits8(_ offset: Int, _ index: Int, width: Int) throws(IndexFormatError) -> SIMD8<UInt32> {
        // Eight values take whole bytes.
        let start = offset &+ (index &>> 3) &* width
        // These widths are whole lanes.
        if width == 32 { return SIMD8(truncatingIfNeeded: try simd8(start)) }
        try check(start, (7 &* width) &>> 3 &+ 8)
        if width == 16 {
            let lanes = unsafe SIMD8(littleEndian: base.loadUnaligned(fromByteOffset: start, as: SIMD8<UInt16>.self))
            return SIMD8(truncatingIfNeeded: lanes)
        }
        let mask: UInt64 = (1 &<< UInt64(truncatingIfNeeded: width)) &- 1
        var values = SIMD8<UInt32>()
        for lane in 0..<8 {
            let bit = lane &* width
            let word = unsafe UInt64(
                littleEndian: base.loadUnaligned(fromByteOffset: start &+ bit &>> 3, as: UInt64.self))
            values[lane] = UInt32(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: bit & 7) & mask)
        }
        return values
    }

    /// The index of a byte among `length` bytes from `offset`, which are compared eight at a time; nil if it is not there.
    @inline(__always)
    package func firstIndex(of byte: UInt8, in offset: Int, _ length: Int) throws(IndexFormatError) -> Int? {
        try check(offset, length)
        var index = 0
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        while index < length &- 7 {
            let word = unsafe UInt64(
                littleEndian: base.loadUnaligned(fromByteOffset: offset &+ index, as: UInt64.self))
            // The lowest byte that is zero here sets the lowest bit: https://graphics.stanford.edu/~seander/bithacks.html#ZeroInWord
            let difference = word ^ pattern
            let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
            if zeros != 0 { return index &+ zeros.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < length {
            if unsafe base.load(fromByteOffset: offset &+ index, as: UInt8.self) == byte { return index }
            index &+= 1
        }
        return nil
    }

    /// The index of the first of `count` ascending integers of `width` (1 to 4) bytes from `offset` that is not below a number.
    ///
    /// Needs four readable bytes at each: writers pad.
    @inlinable @inline(__always)
    package func firstIndex(
        notBelow number: Int, in offset: Int, width: Int, count: Int
    ) throws(IndexFormatError) -> Int {
        guard count > 0 else { return 0 }
        try check(offset, (count &- 1) &* width &+ 4)
        let mask = UInt32.max &>> UInt32(truncatingIfNeeded: 32 &- 8 &* width)
        var (low, rest) = (0, count)
        while rest > 0 {
            let half = rest &>> 1
            let place = offset &+ (low &+ half) &* width
            let value = unsafe UInt32(littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt32.self)) & mask
            if Int(truncatingIfNeeded: value) < number {
                low = low &+ half &+ 1
                rest = rest &- half &- 1
            } else {
                rest = half
            }
        }
        return low
    }

    /// A LEB128 number; `offset` moves past it.
    @inlinable
    package func varint(_ offset: inout Int) throws(IndexFormatError) -> Int {
        let first = try u8(offset)
        offset &+= 1
        if first < 128 { return Int(first) }
        var value = UInt64(first & 127)
        var shift: UInt64 = 7
        while true {
            let byte = try u8(offset)
            offset &+= 1
            value |= UInt64(byte & 127) &<< shift
            if byte < 128 { break }
            shift &+= 7
            if shift > 56 { throw corrupt(at: offset) }
        }
        return Int(truncatingIfNeeded: value & (UInt64.max >> 1))
    }

    /// A zigzag LEB128 number; `offset` moves past it.
    @inlinable
    package func signedVarint(_ offset: inout Int) throws(IndexFormatError) -> Int {
        let value = try varint(&offset)
        return (value >> 1) ^ -(value & 1)
    }

    /// The UTF-8 text of `length` bytes at `offset`; ill-formed bytes become U+FFFD, and long runs of combining marks are cut.
    @usableFromInline
    package func string(_ offset: Int, _ length: Int) throws(IndexFormatError) -> String {
        try check(offset, length)
        let bytes = unsafe UnsafeRawBufferPointer(start: base + offset, count: length)
        return unsafe String(decoding: bytes, as: UTF8.self).streamSafe()
    }

    /// A text preceded by its length; `offset` moves past it.
    @inlinable
    package func string(_ offset: inout Int) throws(IndexFormatError) -> String {
        let length = try varint(&offset)
        let text = try string(offset, length)
        offset &+= length
        return text
    }

    /// Whether the bytes come before others in byte order.
    package func precedes(_ other: some Collection<UInt8>) -> Bool {
        unsafe UnsafeRawBufferPointer(start: base, count: count).lexicographicallyPrecedes(other)
    }

    /// The first occurrence of a byte from `offset` on; nil if there is none.
    package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        guard offset >= 0, offset < count else { return nil }
        let bytes = unsafe UnsafeRawBufferPointer(start: base, count: count)
        var place = offset
        while place < count, unsafe bytes[place] != byte { place &+= 1 }
        return place < count ? place : nil
    }

    /// The bytes as an array.
    package func array() -> [UInt8] {
        unsafe [UInt8](UnsafeRawBufferPointer(start: base, count: count))
    }
}

extension SIMD where Scalar: FixedWidthInteger {
    /// Creates a vector from one whose lanes were read as little-endian integers.
    @inlinable @inline(__always)
    init(littleEndian lanes: Self) {
        self = lanes
        #if _endian(big)
        for lane in lanes.indices { self[lane] = Scalar(littleEndian: lanes[lane]) }
        #endif
    }
}
