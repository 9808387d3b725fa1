/// A text interpreted as a pasted address, without the parts that do not belong to the place.
enum AddressReadings {
    /// The interpretations, likely ones first; empty for most texts.
    static func all(of query: ParsedQuery) -> [ParsedQuery] {
        var readings: [ParsedQuery] = []
        if let rest = AddressNoise.removed(from: query) { readings.append(rest) }
        if let text = withoutContacts(query.text) {
            readings.append(ParsedQuery(text).withoutNoise)
        }
        return readings
    }

    /// The lines of a text that are not telephone numbers, email addresses or websites; nil if there are none.
    private static func withoutContacts(_ text: String) -> String? {
        guard text.contains(where: \.isNewline) else { return nil }
        let lines = text.split(whereSeparator: \.isNewline)
        let rest = lines.filter { !isContact($0) }
        return rest.isEmpty || rest.count == lines.count ? nil : rest.joined(separator: "\n")
    }

    private static func isContact(_ line: Substring) -> Bool {
        let line = line.lowercased()
        if line.contains("@") || line.contains("www.") || line.contains("://") { return true }
        // A telephone number, not a postal code.
        return line.contains("+") && line.count(where: \.isNumber) >= 7
            || ["tel", "fax", "phone", "mobil"].contains { line.hasPrefix($0) } && line.contains(where: \.isNumber)
    }
}
