/// Reads a file line by line; memory holds one line and a piece of the file.
struct LineReader {
    private let file: InputFile
    private var splitter = LineSplitter()
    private var offset = 0
    /// The number of the current line, counted from 1.
    private(set) var number = 0

    private static let pieceLength = 1 << 18

    init(file: InputFile) {
        self.file = file
    }

    /// Whether there is more after the current line.
    var hasMore: Bool { !splitter.isEmpty || offset < file.length }

    /// The next line without its LF and a byte order mark; nil at the end.
    ///
    /// - Throws: ``IndexingError`` if the file cannot be read.
    mutating func next() throws(IndexingError) -> ArraySlice<UInt8>? {
        while hasMore {
            if case .bytes(let line)? = splitter.next() {
                number += 1
                return number == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
            }
            let more = try file.read(Self.pieceLength, at: offset)
            if more.isEmpty { splitter.finish() }
            splitter.append(more)
            // The file may have become shorter.
            offset = more.isEmpty ? file.length : offset + more.count
        }
        return nil
    }
}
