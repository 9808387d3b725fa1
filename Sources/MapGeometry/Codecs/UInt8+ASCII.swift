extension UInt8 {
    /// Whether this byte of a text is a digit from 0 to 9.
    @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// Whether this byte of a text is one of the letters a to z, small or capital.
    @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
