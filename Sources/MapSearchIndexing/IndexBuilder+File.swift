#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension IndexBuilder {
    /// Builds the index and writes it to a file.
    ///
    /// The file appears whole or not at all: the bytes go to a temporary file beside it, reach the disk and take the name
    /// of the file then. Programs that have an older index open at the same path keep that one.
    ///
    /// - Parameter path: The path of the file; its folder must exist. A file that is there is replaced.
    /// - Returns: What became of the records.
    /// - Throws: ``IndexingError`` as ``build()``, and when the file cannot be written; `CancellationError` when the task
    ///   was cancelled. The file at `path` is then as it was, and no temporary file is left.
    /// - Complexity: O(*n* log *n*) in the number of names.
    @discardableResult
    public func write(to path: String) throws -> BuildReport {
        // Not being able to write is better learnt before the work than after it.
        try TemporaryFile.checkFolder(of: path)
        let (bytes, report) = try build()
        let file = try TemporaryFile(beside: path)
        try file.write(bytes)
        try file.replace(path)
        return report
    }
}

/// A file under a name that nobody else has; it is removed with its owner unless it took the place of another.
private final class TemporaryFile {
    private let path: String
    private var descriptor: Int32
    private var isTemporary = true

    private static let chunkLength = 1 << 22

    init(beside path: String) throws(IndexingError) {
        var generator = SystemRandomNumberGenerator()
        while true {
            let candidate = "\(path).\(String(generator.next() as UInt32, radix: 36)).tmp"
            let descriptor = unsafe open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 {
                self.path = candidate
                self.descriptor = descriptor
                return
            }
            if errno != EEXIST { throw Self.failure(path, errno) }
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if isTemporary { unsafe unlink(path) }
    }

    func write(_ bytes: [UInt8]) throws {
        var written = 0
        while written < bytes.count {
            try Task.checkCancellation()
            let length = min(bytes.count - written, Self.chunkLength)
            let count = unsafe bytes[written..<written + length].withUnsafeBytes { chunk in
                unsafe systemWrite(descriptor, chunk.baseAddress, chunk.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.failure(path, errno) }
            written += count
        }
        guard fsync(descriptor) == 0 else { throw Self.failure(path, errno) }
    }

    /// Gives the file a name, at once and for good.
    func replace(_ target: String) throws(IndexingError) {
        let status = close(descriptor)
        descriptor = -1
        guard status == 0 else { throw Self.failure(target, errno) }
        guard unsafe rename(path, target) == 0 else { throw Self.failure(target, errno) }
        isTemporary = false
        // The name is on the disk when its folder is. Some systems refuse this for folders; the rename stands anyhow.
        let folder = unsafe open(Self.folder(of: target), O_RDONLY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
    }

    /// Checks that a file can be made beside another one.
    static func checkFolder(of path: String) throws(IndexingError) {
        guard unsafe access(folder(of: path), W_OK | X_OK) == 0 else { throw failure(path, errno) }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func failure(_ path: String, _ code: Int32) -> IndexingError {
        IndexingError(
            "the file cannot be written (\(unsafe String(cString: strerror(code)))): check the folder and the space in it",
            file: path)
    }
}

// The method of the same name hides the system's function.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}
