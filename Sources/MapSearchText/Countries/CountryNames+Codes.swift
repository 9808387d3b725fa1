extension CountryNames {
    /// The code of two letters of a country with a code of three.
    ///
    /// - Parameter code: Three capitals; in small letters they may be a name: "Nga" is Russia in Vietnamese.
    /// - Returns: nil if no country has the code.
    /// - Complexity: O(*n*) in the number of countries.
    package static func code(ofThreeLetters code: String) -> String? {
        let wanted = Array(code.utf8)
        guard wanted.count == 3 else { return nil }
        let text = CountryCodeTable.text.bytes
        for start in stride(from: 0, to: text.count - 4, by: entryLength)
        where text[start..<start + 3].elementsEqual(wanted) {
            return String(decoding: text[start + 3..<start + 5], as: UTF8.self)
        }
        return nil
    }

    /// Both codes and a blank or a line end.
    private static let entryLength = 6
}
