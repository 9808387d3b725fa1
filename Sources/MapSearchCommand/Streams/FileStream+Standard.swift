#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension FileStream {
    /// Opens the standard streams that the caller has closed, so that no other file gets their numbers.
    ///
    /// Reading such an input and writing such an output are errors; error messages are dropped.
    static func openClosedStandardStreams() {
        // The system assigns the lowest free number.
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", mode)
        }
    }
}
