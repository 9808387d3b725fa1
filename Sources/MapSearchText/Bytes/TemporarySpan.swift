extension String {
    /// Calls a function with the UTF-8 of the text in place.
    @inline(__always)
    func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        var text = self
        return text.withUTF8 { unsafe body($0.span) }
    }
}

/// Calls a function with memory on the stack.
@inline(__always)
func withTemporarySpan<Element: BitwiseCopyable, Result>(
    repeating element: Element, count: Int, _ body: (inout MutableSpan<Element>) -> Result
) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { buffer in
        unsafe buffer.initialize(repeating: element)
        var span = unsafe buffer.mutableSpan
        return body(&span)
    }
}
