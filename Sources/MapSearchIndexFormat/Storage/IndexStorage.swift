#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of one index: a read-only mapping of a file, its bytes in memory, or a copy of others.
///
/// The only owner of raw memory in the SDK; immutable after its creation and unmapped when the last reference is released.
@safe
package final class IndexStorage: @unchecked Sendable {  // Immutable bytes, written before the initializer returns.
    private let base: UnsafeMutableRawPointer
    private let count: Int
    private let isMapped: Bool
    /// The path of the file; nil for an index in memory.
    package let path: String?

    /// Maps a file read-only.
    ///
    /// - Throws: ``IndexFormatError`` with `unreadable` if the file cannot be opened or mapped, `truncated` if it
    ///   is empty.
    package init(mapping path: String) throws(IndexFormatError) {
        let (descriptor, size) = try Self.openFile(path)
        defer { close(descriptor) }
        unsafe self.base = try Self.map(size, PROT_READ, MAP_SHARED, descriptor)
        self.count = size
        self.isMapped = true
        self.path = path
    }

    /// Reads a file into memory.
    ///
    /// - Throws: ``IndexFormatError`` with `unreadable` if the file cannot be opened or read, or does not fit into memory,
    ///   `truncated` if it is empty, or is shortened meanwhile.
    package init(reading path: String) throws(IndexFormatError) {
        let (descriptor, size) = try Self.openFile(path)
        defer { close(descriptor) }
        let memory = unsafe try Self.map(size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1)
        var length = 0
        while length < size {
            let count = unsafe read(descriptor, memory + length, size - length)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason: IndexFormatError.Reason =
                    count < 0 ? .unreadable(errno: errno) : .truncated(expected: size, found: length)
                unsafe munmap(memory, size)
                throw IndexFormatError(reason)
            }
            length += count
        }
        unsafe self.base = memory
        self.count = size
        self.isMapped = true
        self.path = path
    }

    private static func map(
        _ size: Int, _ protection: Int32, _ flags: Int32, _ descriptor: Int32
    ) throws(IndexFormatError) -> UnsafeMutableRawPointer {
        let address = unsafe mmap(nil, size, protection, flags, descriptor, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else {
            throw IndexFormatError(.unreadable(errno: errno))
        }
        return unsafe address
    }

    /// Opens a file that is not empty, and returns its length.
    private static func openFile(_ path: String) throws(IndexFormatError) -> (descriptor: Int32, size: Int) {
        // A pipe is opened immediately, too, and rejected instead of waited for.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw IndexFormatError(.unreadable(errno: errno)) }
        do throws(IndexFormatError) {
            var status = stat()
            guard unsafe fstat(descriptor, &status) == 0 else { throw IndexFormatError(.unreadable(errno: errno)) }
            // Mapping a directory fails later and less clearly.
            guard status.st_mode & S_IFMT == S_IFREG else { throw IndexFormatError(.unreadable(errno: EISDIR)) }
            guard status.st_size > 0 else {
                throw IndexFormatError(.truncated(expected: FileHeader.minimumLength, found: 0))
            }
            return (descriptor, Int(status.st_size))
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// Holds a copy of `bytes`.
    package init(copying bytes: [UInt8]) {
        // Sections are aligned to 64 bytes in the file; the same alignment in memory keeps a posting block in as few cache lines.
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 64)
        unsafe bytes.withUnsafeBytes { source in
            if let start = source.baseAddress { unsafe memory.copyMemory(from: start, byteCount: source.count) }
        }
        unsafe self.base = memory
        self.count = bytes.count
        self.isMapped = false
        self.path = nil
    }

    deinit {
        if isMapped { unsafe munmap(base, count) } else { unsafe base.deallocate() }
    }

    /// All bytes.
    package var view: ByteView {
        unsafe ByteView(unsafeBase: UnsafeRawPointer(base), count: count, section: .header)
    }
}
