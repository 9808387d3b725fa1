/// Lines of a stream that are answered together.
///
/// Their bytes are its own: slices of one piece would have all threads count the references to the same storage.
struct LineBatch: Sendable {
    /// A line of the stream, without its end.
    enum Line: Sendable {
        case bytes(ArraySlice<UInt8>)
        /// A line longer than the limit, whose bytes are gone.
        case tooLong
    }

    private var bytes: [UInt8] = []
    /// Where each line is; nil for one that is too long.
    private var places: [Range<Int>?] = []

    /// Appends a line that came in two parts.
    mutating func append(_ head: [UInt8], _ tail: ArraySlice<UInt8>) {
        let start = bytes.count
        bytes += head
        bytes += tail
        places.append(start..<bytes.count)
    }

    /// Appends a line whose bytes were not kept.
    mutating func appendTooLong() {
        places.append(nil)
    }

    /// The lines in their order.
    var lines: some Sequence<Line> {
        places.lazy.map { [bytes] place in place.map { .bytes(bytes[$0]) } ?? .tooLong }
    }
}
