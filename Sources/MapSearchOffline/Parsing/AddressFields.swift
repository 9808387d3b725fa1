import MapGeometry
import MapSearch
import MapSearchText

/// An address in fields, as one text in which each word knows its field.
///
/// A word of a field only matches objects of the field's kinds: "London" as a city is not London Road.
struct AddressFields {
    enum Field: CaseIterable {
        case street, postcode, district, city, county, region, country

        /// The objects that may match a word of the field, directly or as containers.
        var kinds: Set<ObjectKind> {
            switch self {
            case .street: [.street, .house]
            case .postcode: [.postcode]
            case .district: [.district, .locality]
            // Some cities are states of their own, and some municipalities count as counties.
            case .city: [.locality, .district, .county, .region]
            case .county: [.county, .region, .locality]
            case .region: [.region, .county]
            case .country: [.country]
            }
        }
    }

    /// The fields with values, from the street to the country.
    private let values: [(field: Field, text: String)]
    /// The words of omitted fields, as typed.
    let leftOutWords: [String]
    /// All fields on one line.
    let text: String
    /// The start of each field in the text, in UTF-8.
    private let starts: [Int]
    /// The country, of which there may be only a code; nil where it is not known.
    let country: RequestedCountry?

    init(_ address: PostalAddress) {
        let values: [(field: Field, text: String)] = [
            (.street, address.street), (.district, address.subLocality), (.postcode, address.postalCode),
            (.city, address.city), (.county, address.subAdministrativeArea), (.region, address.state),
            (.country, address.country),
        ]
        self.init(
            values.filter { $0.text.contains { $0.isLetter || $0.isNumber } }, leftOut: [],
            RequestedCountry(address))
    }

    private init(_ values: [(field: Field, text: String)], leftOut: [String], _ country: RequestedCountry?) {
        self.country = country
        self.values = values
        leftOutWords = leftOut
        var text = ""
        var starts: [Int] = []
        for value in values {
            if !text.isEmpty { text += ", " }
            starts.append(text.utf8.count)
            text += value.text
        }
        self.text = text
        self.starts = starts
    }

    /// The fields with values, from the street to the country.
    var fields: [Field] { values.map(\.field) }

    /// Whether the street is only the number of a house, and other fields say where: "12" in Valletta.
    var isHouseAlone: Bool {
        guard values.count > 1, let street = values.first, street.field == .street else { return false }
        let query = ParsedQuery(street.text)
        return query.wordCount > 0
            && (0..<query.wordCount).allSatisfy { word in
                let letters = query.word(word).drop(while: \.isASCIIDigit)
                return letters.count < 2 && letters.count < query.word(word).count
            }
    }

    /// The same without some fields.
    func removing(_ fields: Set<Field>) -> AddressFields {
        let leftOut = values.filter { fields.contains($0.field) }
        return AddressFields(
            values.filter { !fields.contains($0.field) },
            leftOut: leftOutWords + leftOut.flatMap(Self.wordsAsTyped), country)
    }

    /// The text of a field; empty if it has none.
    func value(of field: Field) -> String { values.first { $0.field == field }?.text ?? "" }

    /// The same with another text in a field, and with more words left out.
    func replacing(_ field: Field, with text: String, leavingOut words: [String]) -> AddressFields {
        AddressFields(
            values.map { ($0.field, $0.field == field ? text : $0.text) }, leftOut: leftOutWords + words, country)
    }

    /// Only the country, by its name; nil if it is not known, or nothing else is there.
    var countryAlone: AddressFields? {
        let others = values.filter { $0.field != .country }
        guard let country, !others.isEmpty, let name = CountryNames.name(of: country.text, language: "en") else {
            return nil
        }
        return AddressFields([(.country, name)], leftOut: others.flatMap(Self.wordsAsTyped), country)
    }

    private static func wordsAsTyped(_ value: (field: Field, text: String)) -> [String] {
        value.text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    }

    /// The same without words for the kinds of areas, such as "State"; nil if it has none.
    var withoutAreaWords: AddressFields? {
        var hasAreaWords = false
        var leftOut = leftOutWords
        let values = values.map { value in
            guard value.field != .street else { return value }
            let query = ParsedQuery(value.text)
            if let reading = AreaWords.removed(from: query) {
                hasAreaWords = true
                return (value.field, reading.query.text)
            }
            guard let city = AreaWords.withoutSurroundings(query) else { return value }
            hasAreaWords = true
            leftOut += city.leftOutWords
            return (value.field, city.text)
        }
        return hasAreaWords ? AddressFields(values, leftOut: leftOut, country) : nil
    }

    /// The words of a query created from the text that belong to certain fields.
    func words(of query: ParsedQuery, in isWanted: (Field) -> Bool) -> WordSet {
        (0..<query.wordCount).reduce(0) { words, word in
            let start = query.token(word).sourceStart
            guard let place = starts.lastIndex(where: { $0 <= start }), isWanted(values[place].field) else {
                return words
            }
            return words | 1 << WordSet(word)
        }
    }

    /// The words that an object of a kind may match.
    func words(of query: ParsedQuery, forKind kind: ObjectKind) -> WordSet {
        words(of: query, in: { $0.kinds.contains(kind) })
    }

    /// The words that an object of each of some kinds, by their raw values, may match.
    func words(of query: ParsedQuery, forKinds kinds: [String]) -> [WordSet] {
        kinds.map { words(of: query, forKind: ObjectKind(rawValue: $0)) }
    }

    /// The same for what is in an object of each kind: in Andorra, the towns are the regions.
    func words(of query: ParsedQuery, inKinds kinds: [String]) -> [WordSet] {
        kinds.map { name in
            let kind = ObjectKind(rawValue: name)
            return words(of: query, in: { $0.kinds.contains(kind) || $0 == .region && kind == .locality })
        }
    }
}
