#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file without a name, for data that a builder does not hold in memory.
///
/// Its name is removed as soon as it is open, so it disappears with its last owner, and with the process in any case.
/// Several threads may read and write it at different positions.
package final class ScratchFile: Sendable {
    private let descriptor: Int32

    /// Creates a file.
    ///
    /// - Throws: ``IndexFormatError`` with `unwritable` if a file cannot be created in the folder.
    package init(inFolder folder: String) throws(IndexFormatError) {
        var generator = SystemRandomNumberGenerator()
        while true {
            let path = "\(folder)/.\(String(generator.next() as UInt64, radix: 36)).scratch"
            let opened = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            if opened >= 0 {
                unsafe unlink(path)
                descriptor = opened
                return
            }
            if errno != EEXIST { throw IndexFormatError(.unwritable(errno: errno)) }
        }
    }

    deinit { close(descriptor) }

    /// Writes bytes at a position.
    ///
    /// - Throws: ``IndexFormatError`` with `unwritable`, for example if the disk is full.
    package func write(_ bytes: [UInt8], at offset: Int) throws(IndexFormatError) {
        try FileBytes.write(bytes, to: descriptor, at: offset)
    }

    /// Reads bytes that were written.
    ///
    /// - Throws: ``IndexFormatError`` with `unwritable` if reading fails.
    package func read(_ range: Range<Int>) throws(IndexFormatError) -> [UInt8] {
        let descriptor = descriptor
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            while filled < range.count {
                let got = unsafe pread(
                    descriptor, buffer.baseAddress.map { unsafe $0 + filled }, range.count - filled,
                    off_t(range.lowerBound + filled))
                if got < 0, errno == EINTR { continue }
                guard got > 0 else {
                    failure = got < 0 ? errno : EIO
                    break
                }
                filled += got
            }
        }
        guard failure == 0 else { throw IndexFormatError(.unwritable(errno: failure)) }
        return bytes
    }
}

/// Writes to a descriptor until everything is written.
package enum FileBytes {
    /// Writes bytes at a position of a file.
    package static func write(
        _ bytes: [UInt8], to descriptor: Int32, at offset: Int
    ) throws(IndexFormatError) {
        var failure: Int32 = 0
        unsafe bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = unsafe pwrite(
                    descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written,
                    off_t(offset + written))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    failure = count < 0 ? errno : EIO
                    return
                }
                written += count
            }
        }
        guard failure == 0 else { throw IndexFormatError(.unwritable(errno: failure)) }
    }
}
