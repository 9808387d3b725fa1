/// Numbers of seconds in header fields, as RFC 9111, section 1.2.2, has them: digits, and nothing that overflows.
enum DeltaSeconds {
    /// What a number counts as that is larger: 2³¹, 68 years.
    static let largest = 1 << 31

    /// The seconds of a text; `nil` when it is not a number of digits alone.
    ///
    /// - Returns: 0…``largest``.
    static func seconds(_ text: String) -> Int? {
        let digits = text.trimmed.utf8
        guard !digits.isEmpty, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
        return digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), largest) }
    }
}
