#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The folder for scratch files.
enum ScratchFolder {
    /// The system's folder for temporary files.
    static var system: String {
        guard let path = unsafe getenv("TMPDIR"), unsafe path.pointee != 0 else { return "/tmp" }
        return unsafe String(cString: path)
    }

    /// The folder that contains a file.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
