/// The parts of an address that is written in one field.
struct PostalLine: Hashable {
    var street: String?
    var number: String?
    var postcode: String?
    var city: String?

    init() {}

    /// Parses a street and an optional number.
    init(street: String) {
        let parts = StreetNumber.split(street)
        (self.street, number) = (parts.street, parts.number)
    }

    /// Parses a line such as "Städtle 38, 9490 Vaduz"; text after the second comma is ignored.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - isWhole: Whether postal code and city are in the line, too.
    init(_ text: String, isWhole: Bool) {
        let parts = text.split { $0 == "," || $0.isNewline }.map { OSMNames.trimmed($0) }.filter { !$0.isEmpty }
        self.init()
        guard let first = parts.first else { return }
        self.init(street: first)
        guard isWhole, parts.count > 1 else { return }
        let words = parts[1].split(whereSeparator: \.isWhitespace)
        // A postal code has digits and is before or after the name of its town.
        let isCode = words.map { $0.contains { $0.isNumber } }
        let codes = zip(words, isCode).filter(\.1).map(\.0)
        let names = zip(words, isCode).filter { !$0.1 }.map(\.0)
        postcode = codes.isEmpty ? nil : codes.joined(separator: " ")
        city = names.isEmpty ? nil : names.joined(separator: " ")
    }
}
