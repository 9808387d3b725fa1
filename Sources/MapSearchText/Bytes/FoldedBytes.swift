/// A buffer for folded UTF-8 that is always large enough; every write is checked.
///
/// Appending to an array checks its uniqueness and capacity for every byte, which costs more than folding.
@safe
struct FoldedBytes {
    /// The capacity needed for the folded form of any text with a number of bytes.
    ///
    /// The longest outputs are those of Arabic ligatures, five bytes for each of the source.
    static func capacity(forSourceOf byteCount: Int) -> Int { 5 * byteCount }

    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    /// Calls a function with a buffer, which is valid during the call.
    @inline(__always)
    static func withRoom(for capacity: Int, _ body: (FoldedBytes) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            body(unsafe FoldedBytes(buffer: buffer))
        }
    }

    private var written: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(rebasing: buffer[..<count]) }

    /// Appends the contents to an array.
    func append(to output: inout [UInt8]) { unsafe output.append(contentsOf: written) }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        precondition(unsafe count < buffer.count)
        unsafe buffer[count] = byte
        count += 1
    }

    /// Appends the ASCII letters and digits that begin at `offset` of the source, and moves past them.
    ///
    /// - Parameters:
    ///   - source: Well-formed UTF-8.
    ///   - offset: The start; afterwards, the end of the word.
    ///   - limit: The largest number of bytes to append.
    /// - Returns: Whether there is a letter among them.
    @inline(__always)
    mutating func appendASCIIWord(of source: Span<UInt8>, at offset: inout Int, limit: Int) -> Bool {
        // Local copies: the compiler keeps them in registers.
        let destination = unsafe buffer
        let end = min(source.count, offset + limit)
        var (next, position) = (offset, count)
        precondition(end - next <= destination.count - position)
        var highest: UInt8 = 0
        while next < end {
            let byte = source[next]
            guard byte < 0x80, case let folded = FoldingTable.folded(ascii: byte),
                FoldingTable.isWritten(ascii: folded)
            else { break }
            unsafe destination[position] = folded
            highest = max(highest, folded)
            next &+= 1
            position &+= 1
        }
        (offset, count) = (next, position)
        return highest > 0x39
    }

    /// Appends the folded form of a scalar, composed with the end of its word if the two form one letter.
    ///
    /// - Parameters:
    ///   - scalar: The scalar of the source.
    ///   - entry: Its row of the folding table.
    ///   - wordStart: The start of the word that contains the scalar.
    /// - Returns: The number of scalars added to the word.
    @discardableResult
    mutating func append(_ scalar: UInt32, _ entry: FoldingTable.Entry, wordStart: Int) -> Int {
        if let expansion = FoldingTable.expansion(of: entry.output) {
            var scalarCount = 0
            for place in expansion {
                let byte = FoldingTable.poolText.load(at: place, as: UInt8.self)
                append(byte)
                if byte & 0xC0 != 0x80 { scalarCount += 1 }
            }
            return scalarCount
        }
        if LetterComposition.mayCompose(scalar), composeLastScalar(with: scalar, wordStart: wordStart) { return 0 }
        append(scalar: entry.letter(for: scalar))
        return 1
    }

    /// Replaces the last letter of the word that begins at `wordStart` by its composition with `mark`.
    ///
    /// - Returns: Whether they compose; if not, nothing has changed.
    @discardableResult
    mutating func composeLastScalar(with mark: UInt32, wordStart: Int) -> Bool {
        guard count > wordStart else { return false }
        var first = count - 1
        while first > 0, unsafe buffer[first] & 0xC0 == 0x80 { first -= 1 }
        var offset = first
        let base = unsafe UTF8Bytes.nextScalar(in: written.span, at: &offset)
        guard let letter = LetterComposition.compose(base, mark) else { return false }
        count = first
        append(scalar: letter)
        return true
    }

    private mutating func append(scalar: UInt32) {
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
}
