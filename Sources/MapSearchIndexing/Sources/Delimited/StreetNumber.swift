import MapGeometry

/// Separates a street and a house number in one field, such as "Marienplatz 1" and "38 Main St".
enum StreetNumber {
    /// The street and the number; the number is nil if there is none.
    static func split(_ text: String) -> (street: String, number: String?) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1 else { return (text, nil) }
        // "Rue du 8 Mai 1945" ends in a date.
        let isDate = words.count > 3 && words[words.count - 3].allSatisfy(\.isNumber) && words.last?.count == 4
        if let last = words.last, isNumber(last), !isDate {
            // "12 - 14" is one number.
            let isRange =
                words.count > 3 && ["-", "–", "/"].contains(words[words.count - 2]) && isNumber(words[words.count - 3])
            let start = words.count - (isRange ? 3 : 1)
            return (name(words[..<start]), words[start...].joined())
        }
        if words.count > 2, let last = words.last, last.count == 1, last.first?.isLetter == true,
            isNumber(words[words.count - 2]), words[words.count - 2].last?.isNumber == true
        {
            return (name(words[..<(words.count - 2)]), words[(words.count - 2)...].joined())
        }
        // An ordinal, as in "10. Oktober-Strasse" and "5th Avenue", is not a house number.
        if let first = words.first, isNumber(first) { return (name(words[1...]), trimmed(first)) }
        return (text, nil)
    }

    private static func name(_ words: ArraySlice<Substring>) -> String {
        trimmed(Substring(words.joined(separator: " ")))
    }

    /// A text without a comma at its end.
    private static func trimmed(_ text: Substring) -> String {
        text.last == "," ? String(text.dropLast()) : String(text)
    }

    /// Whether a word is a house number: digits, and perhaps a letter, a range or a fraction.
    private static func isNumber(_ word: Substring) -> Bool {
        let word = word.last == "," ? word.dropLast() : word
        guard let first = word.utf8.first, first.isASCIIDigit, word.utf8.count <= 9 else { return false }
        var letters = 0
        for scalar in word.unicodeScalars {
            if scalar.properties.isAlphabetic {
                letters += 1
            } else if !("0"..."9").contains(scalar), !"-–/".unicodeScalars.contains(scalar) {
                return false
            }
        }
        let digits = word.prefix { $0.isASCII && $0.isNumber }.count
        return letters <= 1 && digits <= 5
    }
}
