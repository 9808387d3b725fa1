import MapSearchIndexFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that takes the place of another one when it is complete.
///
/// Until then it has no name where the system can make such files, so that nothing is left even when the process is killed;
/// elsewhere it has one that nobody else has, and is removed with its owner.
final class OutputFile {
    private let path: String
    private var temporaryPath: String?
    private var descriptor: Int32

    /// Makes a file beside another one.
    ///
    /// - Throws: ``IndexingError`` when the folder takes none, or there is a folder of that name.
    init(path: String) throws(IndexingError) {
        self.path = path
        let folder = ScratchFolder.folder(of: path)
        guard unsafe access(folder, W_OK | X_OK) == 0 else { throw .unwritable(path, errno) }
        var status = stat()
        if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw .unwritable(path, EISDIR) }
        #if os(Linux)
        descriptor = unsafe open(folder, Self.nameless | O_WRONLY | O_CLOEXEC, 0o666)
        // To get a name it needs this folder of the system.
        if descriptor >= 0, unsafe access("/proc/self/fd/\(descriptor)", F_OK) == 0 { return }
        if descriptor >= 0 { close(descriptor) }
        #endif
        while true {
            let candidate = Self.name(beside: path)
            descriptor = unsafe open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 {
                temporaryPath = candidate
                return
            }
            if errno != EEXIST { throw .unwritable(path, errno) }
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if let temporaryPath { unsafe unlink(temporaryPath) }
    }

    #if os(Linux)
    /// `O_TMPFILE`, which Swift does not import.
    private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY
    #endif

    private static func name(beside path: String) -> String {
        var generator = SystemRandomNumberGenerator()
        return "\(path).\(String(generator.next() as UInt32, radix: 36)).tmp"
    }

    func write(_ bytes: [UInt8], at offset: Int) throws(IndexFormatError) {
        try FileBytes.write(bytes, to: descriptor, at: offset)
    }

    /// Gives the file its name, at once and for good.
    func finish() throws(IndexingError) {
        guard fsync(descriptor) == 0 else { throw .unwritable(path, errno) }
        #if os(Linux)
        while temporaryPath == nil {
            let candidate = Self.name(beside: path)
            let status = unsafe linkat(
                AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, candidate, Int32(AT_SYMLINK_FOLLOW))
            if status == 0 { temporaryPath = candidate } else if errno != EEXIST { throw .unwritable(path, errno) }
        }
        #endif
        guard let temporaryPath else { return }
        let status = close(descriptor)
        descriptor = -1
        guard status == 0 else { throw .unwritable(path, errno) }
        guard unsafe rename(temporaryPath, path) == 0 else { throw .unwritable(path, errno) }
        self.temporaryPath = nil
        // The name is on the disk when its folder is. Some systems refuse this for folders; the rename stands anyhow.
        let folder = unsafe open(ScratchFolder.folder(of: path), O_RDONLY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
    }
}
