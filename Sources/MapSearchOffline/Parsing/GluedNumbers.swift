import MapGeometry
import MapSearchText

/// The names of streets and the house numbers that are written as one word: "Tal12", "12Tal".
enum GluedNumbers {
    /// A house number has at most so many digits.
    private static let largestNumberLength = 4

    /// A text with more such words than a house number and a postal code is no address.
    private static let maximumCount = 2

    /// The text with a space between the two; nil if it has no such word but ones that are known as they are.
    ///
    /// Letters before the number may be few, but those behind it are rather its own: "12bis" and "3rd". Capitals are rather a code.
    static func separated(
        in query: ParsedQuery, isKnown: (ArraySlice<UInt8>) throws -> Bool
    ) rethrows -> String? {
        guard query.numericWords != 0 else { return nil }
        let bytes = Array(query.text.utf8)
        var borders: [(word: Int, place: Int)] = []
        for word in 0..<query.wordCount where query.numericWords & 1 << WordSet(word) != 0 {
            let source = bytes[query.token(word).sourceStart..<query.token(word).sourceEnd]
            guard query.isInCapitals || source.contains(where: { $0 > UInt8(ascii: "Z") }) else { continue }
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
        guard let start = word.firstIndex(where: \.isASCIIDigit), start - word.startIndex >= 3 else { return nil }
        let addition = word[start...].drop(while: \.isASCIIDigit)
        return addition.startIndex - start <= largestNumberLength && addition.count <= 1 ? start : nil
    }
}
