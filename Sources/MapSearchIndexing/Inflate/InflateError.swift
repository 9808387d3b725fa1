/// The reason why compressed bytes cannot be decompressed, and the position.
package struct InflateError: Error, Hashable, CustomStringConvertible {
    package enum Reason: Hashable {
        /// The bytes end before the data do.
        case truncated
        /// The first two bytes are not those of a zlib stream, or the stream needs a dictionary.
        case notZlib
        /// A block has the invalid type, or a stored block has a length that contradicts its complement.
        case badBlock
        /// The code lengths do not describe a Huffman code.
        case badCode
        /// A code has no meaning, or a copy begins before the data.
        case badSymbol
        /// The output exceeds the limit.
        case tooLarge(limit: Int)
        /// The Adler-32 checksum of the output is wrong.
        case badChecksum
        /// There are bytes after the end of the data.
        case trailingBytes
    }

    package let reason: Reason
    /// The offset in the compressed bytes, at or a few bytes after the error.
    let offset: Int

    package var description: String {
        let text =
            switch reason {
            case .truncated: "the compressed data end too early"
            case .notZlib: "the data are not zlib-compressed"
            case .badBlock: "a compressed block has an invalid header"
            case .badCode: "a compressed block has an invalid code table"
            case .badSymbol: "the compressed data contain an invalid symbol"
            case .tooLarge(let limit): "the compressed data expand to more than \(limit) bytes"
            case .badChecksum: "the checksum of the expanded data is wrong"
            case .trailingBytes: "bytes follow the end of the compressed data"
            }
        return "\(text) (byte \(offset) of the block)"
    }
}
