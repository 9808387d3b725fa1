/// A text read as an address that somebody pasted, with what is no part of the place left out.
enum AddressReadings {
    /// The largest number of lines of which some may be no address.
    private static let maximumLineCount = 8

    /// The readings, likely ones first; empty for most texts.
    static func all(of query: ParsedQuery) -> [ParsedQuery] {
        var readings: [ParsedQuery] = []
        if let text = AddressNoise.removed(from: query) { readings.append(ParsedQuery(text)) }
        for lines in parts(of: query.text) {
            let reading = ParsedQuery(lines)
            readings.append(AddressNoise.removed(from: reading).map { ParsedQuery($0) } ?? reading)
        }
        return readings
    }

    /// The lines of a text without the first ones, which may name a person or a firm, and without the last.
    private static func parts(of text: String) -> [String] {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return [] }
        let lines = text.split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }
        guard lines.count > 1, lines.count <= maximumLineCount else { return [] }
        var parts: [String] = []
        func add(_ lines: some Collection<Substring>) {
            let part = lines.joined(separator: "\n")
            // A line that is left alone must have a number: a name alone may be any.
            if lines.count > 1 || part.contains(where: \.isNumber) { parts.append(part) }
        }
        for first in 1...min(3, lines.count - 1) { add(lines[first...]) }
        if lines.count > 2 {
            add(lines.dropLast())
            add(lines.dropFirst().dropLast())
        }
        return parts
    }
}
