/// Reads a file line by line, in memory for one line and a piece of the file.
struct LineReader {
    private let file: InputFile
    private var piece: [UInt8] = []
    private var position = 0
    private var offset = 0
    /// The number of the line that was read last, counted from 1.
    private(set) var number = 0

    private static let pieceLength = 1 << 18

    init(file: InputFile) {
        self.file = file
    }

    /// Whether the file goes on behind the line that was read last.
    var hasMore: Bool { position < piece.count || offset < file.length }

    /// The next line without its LF and a byte order mark; nil at the end.
    ///
    /// - Throws: ``IndexingError`` when the file cannot be read.
    mutating func next() throws(IndexingError) -> ArraySlice<UInt8>? {
        guard hasMore else { return nil }
        number += 1
        var start = position
        var searched = position
        while true {
            if let end = piece[searched...].firstIndex(of: 0x0A) {
                position = end + 1
                return line(start..<end)
            }
            let more = try file.read(Self.pieceLength, at: offset)
            offset += more.count
            if more.isEmpty {
                position = piece.count
                // The file may have become shorter.
                offset = file.length
                return line(start..<piece.count)
            }
            searched = piece.count - start
            piece.removeSubrange(..<start)
            start = 0
            piece += more
        }
    }

    private func line(_ range: Range<Int>) -> ArraySlice<UInt8> {
        let line = piece[range]
        return number == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    }
}
