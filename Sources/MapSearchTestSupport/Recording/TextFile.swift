#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads and writes whole text files with the functions of the C library.
enum TextFile {
    static func read(_ path: String) throws(RecordingError) -> String {
        guard let file = unsafe fopen(path, "rb") else { throw failure("read", path) }
        defer { unsafe fclose(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe fread(&block, 1, block.count, file)
            bytes += block[..<count]
            if count < block.count { break }
        }
        guard unsafe ferror(file) == 0 else { throw failure("read", path) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw RecordingError(message: "The file \(path) is not UTF-8 text.")
        }
        return text
    }

    static func write(_ text: String, to path: String) throws(RecordingError) {
        guard let file = unsafe fopen(path, "wb") else { throw failure("written", path) }
        let bytes = Array(text.utf8)
        let count = unsafe fwrite(bytes, 1, bytes.count, file)
        // Only closing the file confirms that everything was written.
        guard unsafe fclose(file) == 0, count == bytes.count else { throw failure("written", path) }
    }

    private static func failure(_ verb: String, _ path: String) -> RecordingError {
        RecordingError(message: "The file \(path) cannot be \(verb): \(unsafe String(cString: strerror(errno))).")
    }
}
