/// The bits of a DEFLATE stream, lowest bit of each byte first.
///
/// After the end of the bytes it returns zeros; ``refill(_:)`` throws once these are used.
struct BitReader {
    /// The position from which the offset in an error counts.
    let base: Int
    /// The next byte that is not in the buffer; may be beyond the end by as many bytes as zeros were added.
    var position = 0
    private(set) var buffer: UInt64 = 0
    /// The number of valid bits in the buffer; those above belong to the next byte, or are zero.
    private(set) var count: UInt64 = 0

    init(base: Int) {
        self.base = base
    }

    func error(_ reason: InflateError.Reason) -> InflateError {
        InflateError(reason: reason, offset: base + max(position - Int(count >> 3), 0))
    }

    /// Fills the buffer up to at least 56 bits.
    @inline(__always)
    mutating func refill(_ input: Span<UInt8>) throws(InflateError) {
        if position &+ 8 <= input.count, position >= 0 {
            let next = unsafe input.bytes.unsafeLoadUnaligned(
                fromUncheckedByteOffset: position, as: UInt64.self)
            buffer |= UInt64(littleEndian: next) &<< count
            position &+= Int(truncatingIfNeeded: (63 &- count) &>> 3)
            count |= 56
        } else {
            try refillAtEnd(input)
        }
    }

    @inline(never)
    private mutating func refillAtEnd(_ input: Span<UInt8>) throws(InflateError) {
        while count < 56 {
            if position < input.count { buffer |= UInt64(input[position]) &<< count }
            position += 1
            count += 8
        }
        _ = try used(input)
    }

    /// The number of bytes used, in part or completely.
    func used(_ input: Span<UInt8>) throws(InflateError) -> Int {
        let used = position - Int(count >> 3)
        guard used <= input.count else { throw InflateError(reason: .truncated, offset: base + input.count) }
        return used
    }

    @inline(__always)
    func peek(_ width: UInt64) -> UInt64 { buffer & ((1 &<< width) &- 1) }

    @inline(__always)
    mutating func drop(_ width: UInt64) {
        buffer &>>= width
        count &-= width
    }

    /// The next bits; never more than the last refill provided.
    @inline(__always)
    mutating func take(_ width: UInt64) -> UInt64 {
        let value = peek(width)
        drop(width)
        return value
    }

    mutating func skipToByte() { drop(count & 7) }

    /// Returns whole bytes to the input, and their position.
    mutating func leave(_ input: Span<UInt8>) throws(InflateError) -> Int {
        let start = try used(input)
        buffer = 0
        count = 0
        position = start
        return start
    }
}
