import MapSearchIndexFormat

/// Reads bytes as a section would be read; the view is valid during the call.
@discardableResult
func withView<Result>(_ bytes: [UInt8], _ body: (ByteView) throws -> Result) throws -> Result {
    let storage = IndexStorage(copying: bytes)
    defer { withExtendedLifetime(storage) {} }
    return try body(storage.view)
}

/// The bytes that a writer leaves.
func written(_ body: (inout ByteWriter) throws -> Void) rethrows -> [UInt8] {
    var writer = ByteWriter()
    try body(&writer)
    return writer.bytes
}
