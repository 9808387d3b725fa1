package import MapSearch
import MapSearchText

/// Compares the house number that was found with the requested one.
package enum HouseNumberMatch {
    /// - Parameters:
    ///   - found: The number found; `nil` for a street.
    ///   - text: The request; a street with its number, or a complete address.
    ///   - isStreet: Whether the text is only a street with its number, so that every number in it is a house number.
    /// - Returns: The precision; `nil` if no number was requested.
    package static func precision(found: String?, in text: String, isStreet: Bool) -> Precision? {
        let words = text.split { $0 == " " || $0 == "," || $0.isNewline }.map(String.init)
        let wanted = words.indices.filter { words[$0].contains { ("0"..."9").contains($0) } }
        guard let found else { return isStreet && !wanted.isEmpty ? .nearby : nil }
        let number = HouseNumber(found)
        // "12 a" is a single number in two words.
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
