#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why the system did not do something.
enum SystemError {
    /// What the system says of a code of `errno`.
    static func text(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}
