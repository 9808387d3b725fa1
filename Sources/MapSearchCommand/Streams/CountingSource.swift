/// A byte source that counts the bytes read from another one.
final class CountingSource: ByteSource {
    private let source: any ByteSource
    /// How many bytes were read.
    private(set) var byteCount = 0

    init(_ source: any ByteSource) {
        self.source = source
    }

    var isReady: Bool { source.isReady }

    func read() throws(StreamError) -> [UInt8] {
        let bytes = try source.read()
        byteCount += bytes.count
        return bytes
    }
}
