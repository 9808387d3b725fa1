import MapSearchIndexFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that replaces another one when it is complete.
///
/// Until then it has no name if the system can create such files, so nothing is left even if the process is killed;
/// elsewhere it has a unique name, and is removed with its owner.
///
/// Only a regular file is replaced, and the new one gets its permissions. If the path is a symbolic link, its target is
/// replaced and the link stays. If the path is not a file, such as a device or a pipe, the bytes are written to it when they
/// are complete.
package final class OutputFile {
    /// Why a file cannot be written.
    package struct Failure: Error, Hashable, Sendable {
        /// The system's error number.
        package let errno: Int32

        /// Whether a file exists that must not.
        package var isOfExistingFile: Bool { errno == EEXIST }

        package init(errno: Int32) { self.errno = errno }
    }

    private enum Place {
        /// A file at this path, with the permissions of an existing one.
        case file(String, permissions: mode_t?)
        /// A device or pipe that receives the bytes in order.
        case stream(String)
    }

    private let place: Place
    private var temporaryPath: String?
    /// Whether the file keeps its temporary name if it is never finished.
    private var isKept = false
    private var descriptor: Int32
    private var length = 0

    /// Creates a file next to another one.
    ///
    /// - Throws: ``Failure`` if the folder is not writable, there is a folder of that name, or a link is broken.
    package init(path: String) throws(Failure) {
        place = try Self.place(path)
        switch place {
        case .stream: (descriptor, temporaryPath) = try Self.temporary(in: ScratchFolder.system, "mapsearch", 0o600)
        case .file(let target, let permissions):
            guard unsafe access(ScratchFolder.folder(of: target), W_OK | X_OK) == 0 else { throw Failure(errno: errno) }
            (descriptor, temporaryPath) = try Self.temporary(
                in: ScratchFolder.folder(of: target), String(target.split(separator: "/").last ?? "mapsearch"),
                permissions == nil ? 0o666 : 0o600)
        }
    }

    /// Creates a file with a known name next to another one, or continues it; it is kept if it is never finished.
    ///
    /// - Parameters:
    ///   - path: The path of the finished file.
    ///   - partialPath: The path until then, see ``partialPath(of:)``.
    ///   - length: The number of bytes to keep of an existing file; nil if there must be none.
    /// - Throws: ``Failure`` if it cannot be created, or exists.
    package init(path: String, partialPath: String, keeping length: Int?) throws(Failure) {
        place = try Self.place(path)
        let creation = length == nil ? O_CREAT | O_EXCL : O_CREAT
        descriptor = unsafe open(partialPath, O_RDWR | O_NOFOLLOW | O_CLOEXEC | creation, 0o666)
        guard descriptor >= 0 else { throw Failure(errno: errno) }
        temporaryPath = partialPath
        isKept = true
        guard ftruncate(descriptor, off_t(length ?? 0)) == 0 else { throw Failure(errno: errno) }
        self.length = length ?? 0
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if let temporaryPath, !isKept { unsafe unlink(temporaryPath) }
    }

    /// The path of the unfinished file for a path; nil if that is a device or a pipe.
    ///
    /// - Throws: ``Failure`` if there is a folder of that name, or a link is broken.
    package static func partialPath(of path: String) throws(Failure) -> String? {
        guard case .file(let target, _) = try place(path) else { return nil }
        return target + ".partial"
    }

    /// The folder that has the space for more files like this one.
    package var folder: String {
        switch place {
        case .file(let target, _): ScratchFolder.folder(of: target)
        case .stream: ScratchFolder.system
        }
    }

    /// The destination of the bytes for a path.
    private static func place(_ path: String) throws(Failure) -> Place {
        var link = stat()
        guard unsafe lstat(path, &link) == 0 else {
            guard errno == ENOENT else { throw Failure(errno: errno) }
            return .file(path, permissions: nil)
        }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw Failure(errno: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw Failure(errno: EISDIR)
        case S_IFREG:
            var target = path
            if link.st_mode & S_IFMT == S_IFLNK {
                guard let resolved = unsafe realpath(path, nil) else { throw Failure(errno: errno) }
                target = unsafe String(cString: resolved)
                unsafe free(resolved)
            }
            return .file(target, permissions: status.st_mode & 0o777)
        default: return .stream(path)
        }
    }

    #if os(Linux)
    /// `O_TMPFILE`, which Swift does not import.
    private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY
    #endif

    /// Creates a new file; without a name if the system can.
    private static func temporary(
        in folder: String, _ name: String, _ permissions: mode_t
    ) throws(Failure) -> (descriptor: Int32, path: String?) {
        #if os(Linux)
        let opened = unsafe open(folder, nameless | O_RDWR | O_CLOEXEC, permissions)
        // The system needs this folder to give the file a name.
        if opened >= 0, unsafe access("/proc/self/fd/\(opened)", F_OK) == 0 { return (opened, nil) }
        if opened >= 0 { close(opened) }
        #endif
        while true {
            let candidate = "\(folder)/\(Self.temporaryName(name))"
            let opened = unsafe open(candidate, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
            if opened >= 0 { return (opened, candidate) }
            if errno != EEXIST { throw Failure(errno: errno) }
        }
    }

    private static func temporaryName(_ name: String) -> String {
        var generator = SystemRandomNumberGenerator()
        return "\(name).\(String(generator.next() as UInt64, radix: 36)).tmp"
    }

    package func write(_ bytes: [UInt8], at offset: Int) throws(Failure) {
        do throws(IndexFormatError) {
            try FileBytes.write(bytes, to: descriptor, at: offset)
        } catch {
            guard case .unwritable(let code) = error.reason else { throw Failure(errno: EIO) }
            throw Failure(errno: code)
        }
        length = max(length, offset + bytes.count)
    }

    /// Gives the file its name atomically, or writes the bytes to the device or pipe.
    package func finish() throws(Failure) {
        switch place {
        case .file(let target, let permissions): try replace(target, permissions)
        case .stream(let path): try copy(to: path)
        }
    }

    private func replace(_ target: String, _ permissions: mode_t?) throws(Failure) {
        if let permissions, fchmod(descriptor, permissions) != 0 { throw Failure(errno: errno) }
        guard fsync(descriptor) == 0 else { throw Failure(errno: errno) }
        let folder = ScratchFolder.folder(of: target)
        #if os(Linux)
        while temporaryPath == nil {
            let candidate = "\(folder)/\(Self.temporaryName(String(target.split(separator: "/").last ?? "mapsearch")))"
            let status = unsafe linkat(
                AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, candidate, Int32(AT_SYMLINK_FOLLOW))
            if status == 0 { temporaryPath = candidate } else if errno != EEXIST { throw Failure(errno: errno) }
        }
        #endif
        guard let temporaryPath else { return }
        let status = close(descriptor)
        descriptor = -1
        guard status == 0 else { throw Failure(errno: errno) }
        guard unsafe rename(temporaryPath, target) == 0 else { throw Failure(errno: errno) }
        self.temporaryPath = nil
        // The name is on disk once its folder is. Some systems refuse to flush folders; the rename is done anyway.
        let opened = unsafe open(folder, O_RDONLY | O_CLOEXEC)
        if opened >= 0 {
            fsync(opened)
            close(opened)
        }
    }

    private func copy(to path: String) throws(Failure) {
        let stream = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard stream >= 0 else { throw Failure(errno: errno) }
        defer { close(stream) }
        var buffer = [UInt8](repeating: 0, count: min(length, 1 << 16))
        var offset = 0
        while offset < length {
            let got = unsafe buffer.withUnsafeMutableBytes {
                unsafe pread(descriptor, $0.baseAddress, $0.count, off_t(offset))
            }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { throw Failure(errno: got < 0 ? errno : EIO) }
            var written = 0
            while written < got {
                let count = unsafe buffer.withUnsafeBytes {
                    unsafe Self.send($0.baseAddress.map { unsafe $0 + written }, got - written, to: stream)
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw Failure(errno: count < 0 ? errno : EIO) }
                written += count
            }
            offset += got
        }
    }

    // The method of the same name shadows the system's function.
    private static func send(_ bytes: UnsafeRawPointer?, _ count: Int, to stream: Int32) -> Int {
        #if canImport(Glibc)
        unsafe Glibc.write(stream, bytes, count)
        #elseif canImport(Musl)
        unsafe Musl.write(stream, bytes, count)
        #else
        unsafe Darwin.write(stream, bytes, count)
        #endif
    }
}

extension OutputFile {
    /// Writes a complete new file, or nothing.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
        let file = try OutputFile(path: path)
        try file.write(bytes, at: 0)
        try file.finish()
    }

    /// Whether two paths name the same file, however they are written; false if either does not exist.
    package static func isSame(_ first: String, _ second: String) -> Bool {
        var one = stat()
        var other = stat()
        guard unsafe stat(first, &one) == 0, unsafe stat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }
}
