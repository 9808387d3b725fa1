import MapGeometry

/// Reads a message of Protocol Buffers in place; a read beyond its end throws.
///
/// Layout: https://protobuf.dev/programming-guides/encoding
struct WireReader {
    /// The position of the damage, in the bytes that contain the message.
    struct Fault: Error, Hashable {
        let offset: Int
    }

    private let bytes: [UInt8]
    private(set) var position: Int
    let end: Int

    init(_ bytes: [UInt8]) {
        self.init(bytes, 0..<bytes.count)
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { position >= end }
    var fault: Fault { Fault(offset: position) }

    /// Calls `body` for each field with its number and a reader for its value; fields that `body` does not read are skipped.
    mutating func forEachField(
        _ body: (_ field: Int, _ reader: inout WireReader) throws(Fault) -> Bool
    ) throws(Fault) {
        while position < end {
            let tag = try varint()
            let start = position
            // A number that is too large belongs to no known field.
            let field = Int(truncatingIfNeeded: min(tag >> 3, 1 << 29))
            let type = UInt8(tag & 7)
            guard type < 3 || type == 5 else { throw Fault(offset: start) }
            if Self.expected(type), try body(field, &self) { continue }
            position = start
            try skip(type)
        }
    }

    /// Fixed widths occur in no message of the format.
    private static func expected(_ type: UInt8) -> Bool { type == 0 || type == 2 }

    private mutating func skip(_ type: UInt8) throws(Fault) {
        switch type {
        case 0: _ = try varint()
        case 1: try advance(8)
        case 2: _ = try range()
        default: try advance(4)
        }
    }

    private mutating func advance(_ count: Int) throws(Fault) {
        guard count <= end - position else { throw fault }
        position += count
    }

    @inline(__always)
    mutating func varint() throws(Fault) -> UInt64 {
        guard position < end else { throw fault }
        let first = bytes[position]
        position &+= 1
        if first < 128 { return UInt64(first) }
        return try longVarint(first)
    }

    private mutating func longVarint(_ first: UInt8) throws(Fault) -> UInt64 {
        var value = UInt64(first & 127)
        var shift: UInt64 = 7
        while true {
            guard position < end, shift < 64 else { throw fault }
            let byte = bytes[position]
            position &+= 1
            value |= UInt64(byte & 127) &<< shift
            if byte < 128 { return value }
            shift &+= 7
        }
    }

    /// A signed number in zigzag form.
    @inline(__always)
    mutating func zigzag() throws(Fault) -> Int64 {
        let value = try varint()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// A signed number in two's complement.
    mutating func int64() throws(Fault) -> Int64 { Int64(bitPattern: try varint()) }

    /// The range of the bytes of a length-delimited field.
    mutating func range() throws(Fault) -> Range<Int> {
        let length = try varint()
        guard length <= UInt64(end - position) else { throw fault }
        let start = position
        position += Int(length)
        return start..<position
    }

    /// A reader of a length-delimited field.
    mutating func message() throws(Fault) -> WireReader { WireReader(bytes, try range()) }

    /// The bytes of a length-delimited field.
    mutating func data() throws(Fault) -> ArraySlice<UInt8> { bytes[try range()] }

    mutating func string() throws(Fault) -> String { String(streamSafe: try data()) }
}
