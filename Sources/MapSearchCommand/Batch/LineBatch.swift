import MapSearchIndexing

/// Lines of a stream that are answered as a batch.
///
/// Their bytes are copied: with slices of one piece, all threads would count references to the same storage.
struct LineBatch: Sendable {
    private var bytes: [UInt8] = []
    /// The range of each line; nil for one that is too long.
    private var places: [Range<Int>?] = []

    /// Copies lines.
    init(_ lines: some Sequence<LineSplitter.Line>) {
        for line in lines {
            switch line {
            case .bytes(let line):
                places.append(bytes.count..<bytes.count + line.count)
                bytes += line
            case .tooLong: places.append(nil)
            }
        }
    }

    /// The lines in order.
    var lines: some Sequence<LineSplitter.Line> {
        places.lazy.map { [bytes] place in place.map { .bytes(bytes[$0]) } ?? .tooLong }
    }
}
