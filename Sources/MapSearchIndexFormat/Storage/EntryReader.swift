/// Reads spooled bytes from beginning to end.
package struct EntryReader: Sendable {
    private let source: SpooledBytes
    private let end: Int
    private var piece: ArraySlice<UInt8> = []
    private var position = 0
    private var offset = 0

    private static let pieceLength = 1 << 16

    /// Starts at the beginning, or reads only a part.
    package init(_ bytes: SpooledBytes, in range: Range<Int>? = nil) {
        source = bytes
        offset = range?.lowerBound ?? 0
        end = range?.upperBound ?? bytes.count
    }

    /// Whether there are bytes left.
    package var hasMore: Bool { position < piece.endIndex || offset < end }

    private mutating func refill() throws(IndexFormatError) {
        guard offset < end else { throw IndexFormatError(.corrupt) }
        let next = min(offset + Self.pieceLength, end)
        piece = try source.read(offset..<next)
        offset = next
        position = piece.startIndex
    }

    @inline(__always)
    package mutating func u8() throws(IndexFormatError) -> UInt8 {
        if position == piece.endIndex { try refill() }
        defer { position += 1 }
        return piece[position]
    }

    package mutating func varint() throws(IndexFormatError) -> Int {
        var value = 0
        var shift = 0
        while true {
            let byte = try u8()
            value |= Int(byte & 127) << shift
            if byte < 128 { return value }
            shift += 7
        }
    }

    package mutating func u32() throws(IndexFormatError) -> UInt32 {
        var value: UInt32 = 0
        for shift in stride(from: 0, to: 32, by: 8) { value |= UInt32(try u8()) << UInt32(shift) }
        return value
    }

    package mutating func u64() throws(IndexFormatError) -> UInt64 {
        UInt64(try u32()) | UInt64(try u32()) << 32
    }

    /// The next bytes.
    package mutating func bytes(_ count: Int) throws(IndexFormatError) -> [UInt8] {
        if position + count <= piece.endIndex {
            defer { position += count }
            return [UInt8](piece[position..<position + count])
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for _ in 0..<count { bytes.append(try u8()) }
        return bytes
    }
}
