extension JSONValue {
    /// Reads a value from JSON, RFC 8259.
    ///
    /// - Parameter text: The text of one value.
    /// - Throws: ``GeometryFormatError`` that says where the text is wrong.
    /// - Complexity: O(*n*).
    package init(parsing text: String) throws(GeometryFormatError) {
        self = try JSONReader.node(of: Array(text.utf8)).value
    }
}
