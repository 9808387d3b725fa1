#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The reason why a system call failed.
enum SystemError {
    /// The system's message for a code of `errno`.
    static func text(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}
