#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The processors of the machine.
enum Processors {
    /// How many there are to work on.
    static let count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
