#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is read in pieces, from any thread.
///
/// The file is read, not mapped: if it is shortened meanwhile, that is an error and not a signal.
final class InputFile: Sendable {
    let path: String
    /// The number of bytes when it was opened.
    let length: Int
    private let descriptor: Int32

    /// Opens a file.
    ///
    /// - Throws: ``IndexingError`` if it cannot be read, or is a folder or a pipe.
    init(path: String) throws(IndexingError) {
        self.path = path
        // A pipe is opened immediately, too, and rejected instead of waited for.
        descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        var status = stat()
        guard descriptor >= 0, unsafe fstat(descriptor, &status) == 0 else {
            length = 0
            throw IndexingError(
                "the file cannot be read (\(SystemError.text(errno))): check that it exists and is readable", file: path
            )
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            length = 0
            throw IndexingError("the file cannot be read: it is a folder, a pipe or a device", file: path)
        }
        length = Int(status.st_size)
    }

    /// Whether there is something at a path, even if it cannot be read.
    static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    /// The name of a file without its folder and extensions.
    static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.firstIndex(of: ".").map { String(file[..<$0]) } ?? file
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Reads `count` bytes from an offset, or as many as there are.
    ///
    /// - Throws: ``IndexingError`` if reading fails.
    func read(_ count: Int, at offset: Int) throws(IndexingError) -> [UInt8] {
        let descriptor = descriptor
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = unsafe pread(
                    descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled, off_t(offset + filled))
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                guard got > 0 else { break }
                filled += got
            }
        }
        guard failure == 0 else {
            throw IndexingError("the file cannot be read (\(SystemError.text(failure)))", file: path)
        }
        return bytes
    }
}
