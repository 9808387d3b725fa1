/// The output of a command, buffered to be written in large pieces.
final class Output {
    private let sink: any ByteSink
    private var buffer: [UInt8] = []

    private static let capacity = 1 << 16

    init(_ sink: any ByteSink) {
        self.sink = sink
    }

    /// Appends a line and its end.
    func line(_ text: String = "") throws(StreamError) {
        buffer += text.utf8
        buffer.append(UInt8(ascii: "\n"))
        try flushIfFull()
    }

    /// Appends bytes unchanged.
    func append(_ bytes: [UInt8]) throws(StreamError) {
        // Data large enough to be written directly need not be copied.
        if buffer.isEmpty, bytes.count >= Self.capacity { return try sink.write(bytes) }
        buffer += bytes
        try flushIfFull()
    }

    /// Appends a JSON object on its own line.
    func json(_ body: (inout JSONWriter) -> Void) throws(StreamError) {
        var writer = JSONWriter(bytes: buffer)
        buffer = []
        writer.line(body)
        buffer = writer.bytes
        try flushIfFull()
    }

    /// Appends a JSON text on its own line, with the same escapes as all other JSON of the tool.
    func line(json: String) throws(StreamError) {
        var writer = JSONWriter(bytes: buffer)
        buffer = []
        writer.copy(Array(json.utf8)[...])
        buffer = writer.bytes
        try line()
    }

    /// Writes the remaining output.
    func flush() throws(StreamError) {
        guard !buffer.isEmpty else { return }
        let bytes = buffer
        buffer.removeAll(keepingCapacity: true)
        try sink.write(bytes)
    }

    private func flushIfFull() throws(StreamError) {
        if buffer.count >= Self.capacity { try flush() }
    }
}
