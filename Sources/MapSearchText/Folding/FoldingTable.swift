/// The effect of each Unicode scalar on a token, and its folded form.
///
/// Two levels, read directly from string literals: nothing is decoded or allocated at start.
/// `Scripts/build-folding-table` writes the data and describes the rules.
enum FoldingTable {
    /// The effect of a scalar on a token.
    struct Category: Equatable {
        let rawValue: UInt8

        /// Ends the token.
        static let separator = Category(rawValue: 0)
        /// Is dropped: accents, points, invisible characters.
        static let dropped = Category(rawValue: 1)
        /// Ends the token; the next one follows an apostrophe.
        static let apostrophe = Category(rawValue: 2)
        /// Ends the token, unless there are single letters on both sides.
        static let dot = Category(rawValue: 3)
        /// A decimal digit.
        static let digit = Category(rawValue: 4)
        /// A mark that changes the letter before it, or is dropped.
        static let composing = Category(rawValue: 5)

        /// Whether the scalar is written: a letter, a vowel sign or a digit.
        var isWritten: Bool { rawValue == 4 || rawValue >= 8 }

        /// The script of a written scalar.
        var script: Script { rawValue >= 8 ? Script(rawValue: rawValue - 8) ?? .other : .number }
    }

    /// One scalar's row of the table.
    struct Entry {
        let category: Category
        /// Nothing (0), one scalar, or ``expansionBase`` plus the slot of a longer output.
        let output: UInt32

        /// The result for a composing mark or a written scalar without expansion.
        func letter(for scalar: UInt32) -> UInt32 { output == 0 ? scalar : output }
    }

    private static let scalarLimit: UInt32 = 0x30000
    private static let expansionBase: UInt32 = 0x30000

    /// Looks up a scalar value; every value has an entry.
    @inline(__always)
    static func entry(of scalar: UInt32) -> Entry {
        guard scalar < scalarLimit else {
            // Planes 3 and up contain ideographs, then tags and variation selectors, then private use.
            let category: UInt8 =
                switch scalar {
                case 0x30000...0x3FFFD: 8 + Script.ideographic.rawValue
                case 0xE0000...0xE0FFF: Category.dropped.rawValue
                default: Category.separator.rawValue
                }
            return Entry(category: Category(rawValue: category), output: 0)
        }
        let index = indexText.load(at: Int(scalar >> 6) * 2, as: UInt16.self)
        let block = Int(sextet(index) << 6 | sextet(index >> 8))
        let entry = blockText.load(at: (block << 6 | Int(scalar & 63)) * 4, as: UInt32.self)
        return Entry(
            category: Category(rawValue: UInt8(truncatingIfNeeded: sextet(entry))),
            output: sextet(entry >> 8) << 12 | sextet(entry >> 16) << 6 | sextet(entry >> 24))
    }

    /// The folded form of an ASCII character: a letter or digit, or `-` dropped, `'` apostrophe, `.` dot, space separator.
    static func folded(ascii byte: UInt8) -> UInt8 { asciiText.load(at: Int(byte & 0x7F), as: UInt8.self) }

    /// The category of a result of ``folded(ascii:)`` that is not written.
    static func category(ascii folded: UInt8) -> Category {
        switch folded {
        case 0x27: .apostrophe
        case 0x2D: .dropped
        case 0x2E: .dot
        default: .separator
        }
    }

    /// Whether a result of ``folded(ascii:)`` is written: letters and digits are above the marks.
    static func isWritten(ascii folded: UInt8) -> Bool { folded >= 0x30 }

    /// The range in ``poolText`` of an output with more than one scalar, nil for other outputs.
    static func expansion(of output: UInt32) -> Range<Int>? {
        guard output >= expansionBase else { return nil }
        let slot = Int(output - expansionBase) * 3
        let upper = slotText.load(at: slot, as: UInt16.self)
        let place = Int(
            sextet(upper) << 12 | sextet(upper >> 8) << 6 | sextet(slotText.load(at: slot + 2, as: UInt8.self)))
        return place >> 4..<place >> 4 + place & 15
    }

    private static func sextet(_ lowestByte: some FixedWidthInteger) -> UInt32 {
        UInt32(UInt8(truncatingIfNeeded: lowestByte) &- 48)
    }
}
