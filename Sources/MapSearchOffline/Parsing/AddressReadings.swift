/// A text interpreted as a pasted address, without the parts that do not belong to the place.
enum AddressReadings {
    /// An interpretation.
    struct Reading {
        let query: ParsedQuery
        /// The areas that the omitted words say to be such; empty where only what is on no map was omitted.
        var areas: [NamedArea] = []
    }

    /// The interpretations, likely ones first; empty for most texts.
    static func all(of query: ParsedQuery) -> [Reading] {
        var readings: [Reading] = []
        if let rest = AddressNoise.removed(from: query) { readings.append(Reading(query: rest)) }
        if let text = withoutContacts(query.text) { readings.append(Reading(query: ParsedQuery(text).withoutNoise)) }
        if let rest = AreaWords.removed(from: readings.last?.query ?? query) { readings.append(rest) }
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
