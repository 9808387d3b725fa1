extension JSONValue {
    /// Reads a value from JSON, RFC 8259.
    ///
    /// - Parameter text: The text of one value.
    /// - Throws: ``GeometryFormatError`` with the position of the error.
    /// - Complexity: O(*n*).
    package init(parsing text: String) throws(GeometryFormatError) {
        var reader = JSONReader(bytes: Array(text.utf8))
        self = try reader.value(depth: 0)
        try reader.finish()
    }
}
