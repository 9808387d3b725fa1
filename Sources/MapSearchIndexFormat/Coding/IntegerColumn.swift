/// A column of unsigned integers, each as wide as the largest of them requires.
///
/// Layout:
/// ```
/// column  = count:u32 width:u8 (1…4) values pad:3 zero bytes
/// values  = count × width bytes, little-endian
/// ```
/// The padding makes it possible to read every value with one four-byte load.
@usableFromInline
package struct IntegerColumn: Sendable {
    @usableFromInline let view: ByteView
    @usableFromInline let width: Int
    @usableFromInline package let count: Int

    @usableFromInline static let headerLength = 5
    @usableFromInline static let padding = 3

    /// Reads the column at `offset`, which moves past it.
    package init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        let count = Int(try view.u32(offset))
        let width = Int(try view.u8(offset + 4))
        guard (1...4).contains(width) else { throw view.corrupt(at: offset + 4) }
        let length = Self.headerLength + count * width + Self.padding
        self.view = try view.slice(offset, length)
        self.width = width
        self.count = count
        offset += length
    }

    /// The value at `index`; throws if there is none.
    @inlinable
    package subscript(index: Int) -> UInt32 {
        @inline(__always) get throws(IndexFormatError) {
            guard index >= 0, index < count else { throw view.corrupt(at: index) }
            return try view.uint(Self.headerLength &+ index &* width, width: width)
        }
    }
}

extension IntegerColumn {
    /// The index of the first value that is not below a number; the values must ascend.
    ///
    /// - Complexity: O(log *n*).
    package func firstIndex(notBelow number: Int) throws(IndexFormatError) -> Int {
        try view.firstIndex(notBelow: number, in: Self.headerLength, width: width, count: count)
    }

    /// The same in a range of the indices, in which the values must ascend; the end of the range if there is none.
    ///
    /// - Complexity: O(log *n*).
    package func firstIndex(notBelow number: Int, in range: Range<Int>) throws(IndexFormatError) -> Int {
        guard range.lowerBound >= 0, range.upperBound <= count else { throw view.corrupt(at: range.upperBound) }
        let offset = Self.headerLength + range.lowerBound * width
        return range.lowerBound
            + (try view.firstIndex(notBelow: number, in: offset, width: width, count: range.count))
    }
}

extension ByteWriter {
    /// The number of bytes that a number needs, at least one.
    static func width(of number: UInt32) -> Int {
        max(1, (32 - number.leadingZeroBitCount + 7) / 8)
    }

    /// Writes an ``IntegerColumn``.
    package mutating func column(_ values: some Collection<UInt32>) {
        let width = Self.width(of: values.max() ?? 0)
        u32(UInt32(values.count))
        u8(UInt8(width))
        for value in values { integer(UInt64(value), width: width) }
        for _ in 0..<IntegerColumn.padding { u8(0) }
    }
}

extension Spool {
    /// Writes an ``IntegerColumn``.
    package mutating func column(_ values: some Collection<UInt32>) throws(IndexFormatError) {
        let width = ByteWriter.width(of: values.max() ?? 0)
        tail.u32(UInt32(values.count))
        tail.u8(UInt8(width))
        for value in values {
            tail.integer(UInt64(value), width: width)
            try settle()
        }
        for _ in 0..<IntegerColumn.padding { tail.u8(0) }
    }
}
