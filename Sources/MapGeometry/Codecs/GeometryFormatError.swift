/// A parse error in the text of a geometry, with its position.
public struct GeometryFormatError: Error, Hashable, Sendable {
    /// What is wrong and what was expected, as one sentence.
    public let message: String

    /// The UTF-8 byte offset at which the error was detected.
    public let offset: Int

    /// The line of that byte, counting from 1.
    public let line: Int

    /// The column of that byte in its line, counting from 1.
    public let column: Int

    init(_ message: String, at offset: Int, in bytes: [UInt8]) {
        self.message = message
        self.offset = offset
        let before = bytes.prefix(offset)
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        column = 1 + before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    }
}

extension GeometryFormatError: CustomStringConvertible {
    /// The position and the message, such as `line 3, column 14: Expected a number.`.
    public var description: String { "line \(line), column \(column): \(message)" }
}
