#if canImport(Glibc)
import Glibc
#endif

/// Memory that was returned to the allocator.
package enum FreedMemory {
    /// Returns it to the system.
    ///
    /// Otherwise, memory freed in pieces of some megabytes stays with the process, in addition to the larger arrays of the next
    /// stage. Not needed where the allocator has no such function.
    package static func release() {
        #if canImport(Glibc)
        // Swift imports no header that declares it.
        guard let symbol = unsafe dlsym(nil, "malloc_trim") else { return }
        let trim = unsafe unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
        _ = trim(0)
        #endif
    }
}
