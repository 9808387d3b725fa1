import MapGeometry

/// Numbers of seconds in header fields, as defined in RFC 9111, section 1.2.2: only digits, and without overflow.
package enum DeltaSeconds {
    /// The value for larger numbers: 2³¹, 68 years.
    package static let largest = 1 << 31

    /// Returns the seconds in a text; `nil` if it has characters other than digits.
    ///
    /// - Returns: 0…``largest``.
    package static func seconds(_ text: String) -> Int? {
        let digits = text.trimmed.utf8
        guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
        return digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), largest) }
    }
}
