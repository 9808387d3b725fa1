import MapSearch

/// An address in the fields of Photon's structured search.
package enum PhotonAddress {
    static func parameters(_ address: PostalAddress) -> [ServiceRequest.Parameter] {
        let lines = address.street.split(whereSeparator: \.isNewline).joined(separator: " ")
        let (street, number) = split(lines)
        let fields = [
            ("street", street), ("housenumber", number), ("district", address.subLocality), ("city", address.city),
            ("county", address.subAdministrativeArea), ("state", address.state), ("postcode", address.postalCode),
        ]
        return fields.compactMap { name, value in
            value.contains { !$0.isWhitespace } ? ServiceRequest.Parameter(name: name, value: value) : nil
        }
    }

    /// A street and its number, which is before or after it.
    package static func split(_ line: String) -> (street: String, number: String) {
        let words = line.split(separator: " ")
        guard words.count > 1 else { return (line, "") }
        func isNumber(_ word: Substring) -> Bool {
            let word = word.hasSuffix(",") ? word.dropLast() : word
            return word.first?.isNumber == true && word.utf8.count <= 8
        }
        func joined(_ words: ArraySlice<Substring>) -> String {
            let text = words.joined(separator: " ")
            return text.hasSuffix(",") ? String(text.dropLast()) : text
        }
        if isNumber(words[words.count - 1]) {
            return (joined(words.dropLast()), String(words[words.count - 1]))
        }
        // "12 a"
        if words.count > 2, words[words.count - 1].count == 1, isNumber(words[words.count - 2]) {
            return (joined(words.dropLast(2)), words.suffix(2).joined(separator: " "))
        }
        if isNumber(words[0]) { return (joined(words.dropFirst()), joined(words.prefix(1))) }
        return (line, "")
    }
}
