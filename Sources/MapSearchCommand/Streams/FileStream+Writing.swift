#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension FileStream {
    /// Returns the size of a file in bytes; nil if there is no file.
    static func length(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Opens an existing file for writing at an offset, and truncates it there; or opens a device or pipe.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be written.
    static func writing(_ path: String, from offset: Int) throws(CommandFailure) -> ClosingSink {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unwritable(path, errno: errno) }
        // A device or pipe has no length.
        var status = stat()
        let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        guard !isFile || ftruncate(descriptor, off_t(offset)) == 0 && lseek(descriptor, off_t(offset), SEEK_SET) >= 0
        else {
            let code = errno
            close(descriptor)
            throw .unwritable(path, errno: code)
        }
        return ClosingSink(descriptor, path)
    }
}

/// A file that is closed when it is deallocated.
final class ClosingSink: ByteSink {
    private let descriptor: Int32
    private let stream: FileStream

    fileprivate init(_ descriptor: Int32, _ path: String) {
        self.descriptor = descriptor
        stream = FileStream(descriptor: descriptor, name: path)
    }

    deinit { close(descriptor) }

    var isTerminal: Bool { false }

    func write(_ bytes: [UInt8]) throws(StreamError) { try stream.write(bytes) }
}
