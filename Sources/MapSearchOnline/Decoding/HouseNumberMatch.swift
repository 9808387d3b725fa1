import MapSearch
import MapSearchText

/// How well the number of a house that was found fits the one that was asked for.
enum HouseNumberMatch {
    /// - Parameters:
    ///   - found: The number that was found; `nil` for a street.
    ///   - text: What was asked for; a street with its number, or a whole address.
    ///   - isStreet: Whether the text is a street with its number alone, so that every number in it is the house's.
    /// - Returns: The precision; `nil` when no number was asked for.
    static func precision(found: String?, in text: String, isStreet: Bool) -> Precision? {
        let words = text.split { $0 == " " || $0 == "," || $0.isNewline }.map(String.init)
        let wanted = words.indices.filter { words[$0].contains { ("0"..."9").contains($0) } }
        guard let found else { return isStreet && !wanted.isEmpty ? .nearby : nil }
        let number = HouseNumber(found)
        // "12 a" is one number in two words.
        let readings = wanted.flatMap { index in
            [HouseNumber(words[index])]
                + (index + 1 < words.count && words[index + 1].count == 1
                    ? [HouseNumber(words[index] + " " + words[index + 1])] : [])
        }
        if readings.contains(number) { return .exact }
        if readings.contains(where: { $0.number == number.number && number.number > 0 || number.contains($0) }) {
            return .number
        }
        return isStreet && !wanted.isEmpty ? .nearby : nil
    }
}
