#if canImport(Glibc)
import Glibc
#endif

/// Memory that was given back to the allocator.
package enum FreedMemory {
    /// Returns it to the system.
    ///
    /// What was freed in pieces of some megabytes stays with the process otherwise, beside the larger arrays of the next
    /// stage. Where the allocator has no such function it does well without.
    package static func release() {
        #if canImport(Glibc)
        // The header that declares it is none of those that Swift imports.
        guard let symbol = unsafe dlsym(nil, "malloc_trim") else { return }
        let trim = unsafe unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
        _ = trim(0)
        #endif
    }
}
