import MapGeometry
import MapSearchText

/// Names and the house numbers or postal codes that are written as one word with them: "Tal12", "12Tal", "Berlin10115".
enum GluedNumbers {
    /// A postal code has at most so many digits, and a house number fewer.
    private static let largestNumberLength = 7
    /// A number with so many digits is a postal code.
    private static let shortestCode = 5
    /// A text with more such words than a house number and a postal code is no address.
    private static let maximumCount = 2

    /// The text with a space between the two; nil if it has no such word but ones that are known as they are.
    ///
    /// Letters before the number may be few, but those behind it are rather its own: "12bis" and "3rd". Capitals before a short number are
    /// rather a code.
    static func separated(
        in query: ParsedQuery, isKnown: (ArraySlice<UInt8>) throws -> Bool
    ) rethrows -> String? {
        guard query.numericWords != 0 else { return nil }
        let bytes = Array(query.text.utf8)
        var borders: [(word: Int, place: Int)] = []
        for word in 0..<query.wordCount where query.numericWords & 1 << WordSet(word) != 0 {
            let source = bytes[query.token(word).sourceStart..<query.token(word).sourceEnd]
            let isCode = !query.isInCapitals && !source.contains { $0 > UInt8(ascii: "Z") }
            if isCode, source.count(where: \.isASCIIDigit) < shortestCode { continue }
            if let place = border(in: source) { borders.append((word, place)) }
        }
        guard borders.count <= maximumCount else { return nil }
        var text: [UInt8] = []
        var end = 0
        for (word, place) in borders where try !isKnown(query.word(word)) {
            text += bytes[end..<place] + [UInt8(ascii: " ")]
            end = place
        }
        return end > 0 ? String(decoding: text + bytes[end...], as: UTF8.self) : nil
    }

    /// The position between a name and a number in a word as typed; nil if it is not both.
    private static func border(in word: ArraySlice<UInt8>) -> Int? {
        guard let first = word.first else { return nil }
        if first.isASCIIDigit {
            let letters = word.drop(while: \.isASCIIDigit)
            let isNumber = letters.startIndex - word.startIndex <= largestNumberLength
            return isNumber && letters.count >= 4 && !letters.contains(where: \.isASCIIDigit) ? letters.startIndex : nil
        }
        guard let start = word.firstIndex(where: \.isASCIIDigit) else { return nil }
        // "CA90210", but not "A9".
        let fewest = word.endIndex - start >= shortestCode ? 2 : 3
        guard start - word.startIndex >= fewest else { return nil }
        let addition = word[start...].drop(while: \.isASCIIDigit)
        return addition.startIndex - start <= largestNumberLength && addition.count <= 1 ? start : nil
    }
}
