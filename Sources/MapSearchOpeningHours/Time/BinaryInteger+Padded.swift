extension BinaryInteger {
    /// The number in decimal digits, with zeros in front of a shorter one.
    func padded(_ width: Int = 2) -> String {
        let digits = String(self)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
