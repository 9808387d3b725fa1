/// A text interpreted as a pasted address, without the parts that do not belong to the place.
enum AddressReadings {
    /// An interpretation.
    struct Reading {
        let query: ParsedQuery
        /// What the omitted words say of others.
        var areas: [NamedArea] = []
        /// Whether words that are on no map were omitted, such as the number of a flat.
        var isWithoutNoise = false
    }

    /// The interpretations, likely ones first; empty for most texts.
    static func all(of query: ParsedQuery) -> [Reading] {
        var readings: [Reading] = []
        if let rest = AddressNoise.removed(from: query) {
            readings.append(Reading(query: rest, isWithoutNoise: true))
        }
        if let text = withoutContacts(query.text) {
            readings.append(Reading(query: ParsedQuery(text).withoutNoise, isWithoutNoise: readings.isEmpty))
        }
        let whole = readings.last?.query ?? query
        if let rest = AreaWords.removed(from: whole) {
            readings.append(Reading(query: rest.query, areas: rest.areas))
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
