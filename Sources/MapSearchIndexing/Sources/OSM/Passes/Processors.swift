#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The processors of the machine.
enum Processors {
    /// The number of available processors.
    static let count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
