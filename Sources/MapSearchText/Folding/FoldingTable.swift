/// What each Unicode scalar does to a token and what it is written as.
///
/// Two levels, read in place from string literals: nothing is decoded at start, and nothing is allocated.
/// `Scripts/build-folding-table` writes the data and describes the rules.
enum FoldingTable {
    /// What a scalar does to a token.
    struct Category: Equatable {
        let rawValue: UInt8

        /// Ends the token.
        static let separator = Category(rawValue: 0)
        /// Leaves no trace: accents, points, invisible characters.
        static let dropped = Category(rawValue: 1)
        /// Ends the token; the next one follows an apostrophe.
        static let apostrophe = Category(rawValue: 2)
        /// Ends the token, unless single letters stand on both sides.
        static let dot = Category(rawValue: 3)
        /// A decimal digit.
        static let digit = Category(rawValue: 4)
        /// A mark that makes another letter of the one before it, or is dropped.
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

        /// What a composing mark or a written scalar without expansion becomes.
        func letter(for scalar: UInt32) -> UInt32 { output == 0 ? scalar : output }
    }

    private static let scalarLimit: UInt32 = 0x30000
    private static let expansionBase: UInt32 = 0x30000

    /// Looks up a scalar value; every value has an entry.
    static func entry(of scalar: UInt32) -> Entry {
        guard scalar < scalarLimit else {
            // Planes 3 and up hold ideographs, then tags and variation selectors, then private use.
            let category: UInt8 =
                switch scalar {
                case 0x30000...0x3FFFD: 8 + Script.ideographic.rawValue
                case 0xE0000...0xE0FFF: Category.dropped.rawValue
                default: Category.separator.rawValue
                }
            return Entry(category: Category(rawValue: category), output: 0)
        }
        let index = indexText.utf8Start + Int(scalar >> 6) * 2
        let block = Int(sextet(index[0]) << 6 | sextet(index[1]))
        let entry = blockText.utf8Start + (block << 6 | Int(scalar & 63)) * 4
        return Entry(
            category: Category(rawValue: UInt8(truncatingIfNeeded: sextet(entry[0]))),
            output: sextet(entry[1]) << 12 | sextet(entry[2]) << 6 | sextet(entry[3]))
    }

    /// What an ASCII character folds to: a letter or digit, or `-` dropped, `'` apostrophe, `.` dot, space separator.
    static func folded(ascii byte: UInt8) -> UInt8 { asciiText.utf8Start[Int(byte & 0x7F)] }

    /// The category that a result of ``folded(ascii:)`` stands for when it is not written.
    static func category(ascii folded: UInt8) -> Category {
        switch folded {
        case 0x27: .apostrophe
        case 0x2D: .dropped
        case 0x2E: .dot
        default: .separator
        }
    }

    /// Whether a result of ``folded(ascii:)`` is written: letters and digits lie above the marks.
    static func isWritten(ascii folded: UInt8) -> Bool { folded >= 0x30 }

    /// The UTF-8 of an output of more than one scalar, nil for other outputs.
    static func expansion(of output: UInt32) -> UnsafeBufferPointer<UInt8>? {
        guard output >= expansionBase else { return nil }
        let slot = slotText.utf8Start + Int(output - expansionBase) * 3
        let place = Int(sextet(slot[0]) << 12 | sextet(slot[1]) << 6 | sextet(slot[2]))
        return UnsafeBufferPointer(start: poolText.utf8Start + (place >> 4), count: place & 15)
    }

    private static func sextet(_ byte: UInt8) -> UInt32 { UInt32(byte &- 48) }
}
