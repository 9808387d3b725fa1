/// Scalars in and out of well-formed UTF-8.
enum UTF8Bytes {
    /// Reads the scalar value that starts at `offset` and moves behind it.
    @inline(__always)
    static func nextScalar(in source: UnsafeBufferPointer<UInt8>, at offset: inout Int) -> UInt32 {
        let lead = UInt32(source[offset])
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var scalar = length == 1 ? lead : lead & (0x7F >> UInt32(length))
        for next in offset + 1..<offset + length { scalar = scalar << 6 | UInt32(source[next] & 0x3F) }
        offset += length
        return scalar
    }

    /// The number of bytes that encode a scalar value.
    static func length(of scalar: UInt32) -> Int { scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4 }

    /// The number of scalars in these bytes.
    static func scalarCount(of bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
}

extension [UInt8] {
    /// Appends a scalar value as UTF-8.
    mutating func append(scalar: UInt32) {
        switch UTF8Bytes.length(of: scalar) {
        case 1:
            append(UInt8(scalar))
        case 2:
            append(UInt8(0xC0 | scalar >> 6))
            append(UInt8(0x80 | scalar & 0x3F))
        case 3:
            append(UInt8(0xE0 | scalar >> 12))
            append(UInt8(0x80 | scalar >> 6 & 0x3F))
            append(UInt8(0x80 | scalar & 0x3F))
        default:
            append(UInt8(0xF0 | scalar >> 18))
            append(UInt8(0x80 | scalar >> 12 & 0x3F))
            append(UInt8(0x80 | scalar >> 6 & 0x3F))
            append(UInt8(0x80 | scalar & 0x3F))
        }
    }

    /// Appends what a written scalar folds to, composed with the end of its word where the two make one letter.
    ///
    /// - Parameters:
    ///   - scalar: The scalar of the source.
    ///   - entry: Its row of the folding table.
    ///   - wordStart: Where the word begins to which the scalar belongs.
    /// - Returns: By how many scalars the word has grown.
    @discardableResult
    mutating func appendFolded(_ scalar: UInt32, _ entry: FoldingTable.Entry, wordStart: Int) -> Int {
        if let expansion = FoldingTable.expansion(of: entry.output) {
            append(contentsOf: expansion)
            return UTF8Bytes.scalarCount(of: expansion)
        }
        if LetterComposition.mayCompose(scalar), composeLastScalar(with: scalar, wordStart: wordStart) { return 0 }
        append(scalar: entry.letter(for: scalar))
        return 1
    }

    /// Replaces the last letter of the word that begins at `wordStart` by what `mark` makes of it.
    ///
    /// - Returns: Whether it did; if not, nothing has changed.
    @discardableResult
    mutating func composeLastScalar(with mark: UInt32, wordStart: Int) -> Bool {
        guard count > wordStart else { return false }
        var first = count - 1
        while self[first] & 0xC0 == 0x80 { first -= 1 }
        let base = self[first...].withUnsafeBufferPointer {
            var offset = 0
            return UTF8Bytes.nextScalar(in: $0, at: &offset)
        }
        guard let letter = LetterComposition.compose(base, mark) else { return false }
        removeLast(count - first)
        append(scalar: letter)
        return true
    }
}
