/// Where a builder stores data that it does not hold in memory.
package struct ScratchSpace: Sendable {
    /// The folder for scratch files; nil to hold everything in memory.
    package let folder: String?
    /// The number of bytes from which on data are moved to a file.
    let bufferLength: Int

    /// Memory only.
    package static let memory = ScratchSpace()

    private init() {
        folder = nil
        bufferLength = .max
    }

    /// Files in a folder, each with a buffer in memory.
    package init(folder: String, bufferLength: Int) {
        self.folder = folder
        self.bufferLength = max(bufferLength, 1)
    }
}

/// A growing sequence of bytes that moves to a scratch file when it gets long.
package struct Spool: ~Copyable, Sendable {
    private let space: ScratchSpace
    private var file: ScratchFile?
    private var fileLength = 0
    /// The bytes that are not in the file yet; after writing here, call ``settle()`` now and then.
    package var tail = ByteWriter()

    package init(_ space: ScratchSpace) {
        self.space = space
    }

    /// The number of bytes written.
    package var count: Int { fileLength + tail.count }

    /// Moves the bytes to the scratch file if there are many.
    ///
    /// - Throws: ``IndexFormatError`` with `unwritable`.
    @inline(__always)
    package mutating func settle() throws(IndexFormatError) {
        if tail.count >= space.bufferLength { try flush() }
    }

    private mutating func flush() throws(IndexFormatError) {
        guard let folder = space.folder else { return }
        if file == nil { file = try ScratchFile(inFolder: folder) }
        try file?.write(tail.bytes, at: fileLength)
        fileLength += tail.count
        tail.removeAll()
    }

    /// The bytes written up to now, without those written later.
    package var bytes: SpooledBytes { SpooledBytes(file: file, fileLength: fileLength, tail: tail.bytes) }
}

/// Bytes of which the first may be in a scratch file, and the last are in memory.
package struct SpooledBytes: Sendable {
    private let file: ScratchFile?
    private let fileLength: Int
    private let tail: [UInt8]

    static let pieceLength = 1 << 20

    init(file: ScratchFile?, fileLength: Int, tail: [UInt8]) {
        self.file = file
        self.fileLength = fileLength
        self.tail = tail
    }

    /// Bytes in memory.
    package init(_ bytes: [UInt8]) {
        self.init(file: nil, fileLength: 0, tail: bytes)
    }

    package var count: Int { fileLength + tail.count }

    /// A range of the bytes, which must be there.
    ///
    /// - Throws: ``IndexFormatError`` with `unwritable` if the scratch file cannot be read.
    package func read(_ range: Range<Int>) throws(IndexFormatError) -> ArraySlice<UInt8> {
        guard let file, range.lowerBound < fileLength else {
            return tail[range.lowerBound - fileLength..<range.upperBound - fileLength]
        }
        var bytes = try file.read(range.lowerBound..<min(range.upperBound, fileLength))
        if range.upperBound > fileLength { bytes += tail[..<(range.upperBound - fileLength)] }
        return bytes[...]
    }

    /// Calls `body` with all bytes, one piece at a time.
    package func forEachPiece(
        _ body: (ArraySlice<UInt8>) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        var start = 0
        while start < count {
            let end = min(start + Self.pieceLength, count)
            try body(try read(start..<end))
            start = end
        }
    }
}

/// Reads entries of spooled bytes, fastest if they are close together.
package struct SpoolReader: Sendable {
    private let bytes: SpooledBytes
    private var window: ArraySlice<UInt8> = []
    /// The start of the window in all bytes.
    private var start = 0

    private static let nearLength = 1 << 12
    private static let farLength = 1 << 16

    package init(_ bytes: SpooledBytes) {
        self.bytes = bytes
    }

    /// A range of the bytes; its indices are those of a slice.
    package mutating func read(_ range: Range<Int>) throws(IndexFormatError) -> ArraySlice<UInt8> {
        let end = start + window.count
        if range.lowerBound < start || range.upperBound > end {
            // A read that continues at the end of the window uses all of it; one that jumps needs little.
            let isNext = range.lowerBound >= start && range.lowerBound <= end + Self.nearLength
            let length = max(range.count, isNext ? Self.farLength : Self.nearLength)
            window = try bytes.read(range.lowerBound..<min(range.lowerBound + length, bytes.count))
            start = range.lowerBound
        }
        let first = window.startIndex + range.lowerBound - start
        return window[first..<first + range.count]
    }
}
