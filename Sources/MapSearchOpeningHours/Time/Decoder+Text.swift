extension Decoder {
    /// The value that `read` returns for a text; if it returns `nil`, the error says that the text is not a `kind`.
    func value<Value>(_ kind: String, _ read: (String) -> Value?) throws -> Value {
        let container = try singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = read(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a \(kind).")
        }
        return value
    }
}
