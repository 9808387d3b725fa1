#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of one index: a read-only mapping of a file, or memory of its own.
///
/// The only owner of raw memory in the SDK; immutable after its creation and unmapped when the last holder lets go.
@safe
package final class IndexStorage: @unchecked Sendable {  // Immutable bytes, written before the initializer returns.
    private let base: UnsafeMutableRawPointer
    private let count: Int
    private let isMapped: Bool
    /// The path of the file; nil for an index in memory.
    package let path: String?

    /// Maps a file read-only.
    ///
    /// - Throws: ``IndexFormatError`` with `unreadable` when the file cannot be opened or mapped, `truncated` when it
    ///   is empty.
    package init(mapping path: String) throws(IndexFormatError) {
        // A pipe is opened at once, too, and refused, rather than waited for.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw IndexFormatError(.unreadable(errno: errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw IndexFormatError(.unreadable(errno: errno)) }
        // Mapping a directory fails later and less clearly.
        guard status.st_mode & S_IFMT == S_IFREG else { throw IndexFormatError(.unreadable(errno: EISDIR)) }
        let size = Int(status.st_size)
        guard size > 0 else { throw IndexFormatError(.truncated(expected: FileHeader.minimumLength, found: 0)) }
        let address = unsafe mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else {
            throw IndexFormatError(.unreadable(errno: errno))
        }
        unsafe self.base = address
        self.count = size
        self.isMapped = true
        self.path = path
    }

    /// Holds a copy of `bytes`.
    package init(copying bytes: [UInt8]) {
        // Sections are aligned to 64 bytes in the file; the same in memory keeps a posting block in as few lines.
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
