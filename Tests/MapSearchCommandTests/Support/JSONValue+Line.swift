import MapGeometry

extension JSONValue {
    /// Reads a line that the tool has written, as strictly as the tool reads lines.
    init(line: some Sequence<UInt8>) throws(GeometryFormatError) {
        var reader = JSONReader(bytes: Array(line), isStrict: true)
        self = try reader.value(depth: 0)
        try reader.finish()
    }
}
