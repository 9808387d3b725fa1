import MapSearch
import MapSearchText

/// An address in fields, as one text in which each word knows its field.
///
/// A word of a field is answered by what its field is about: "London" as a city is no London Road.
struct AddressFields {
    enum Field: CaseIterable {
        case street, postcode, district, city, county, region, country

        /// What may answer a word of the field, as an object itself or as one that others belong to.
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

    private(set) var text = ""
    /// The words of the fields that are left out, as they were typed.
    private(set) var leftOutWords: [String] = []
    /// Where each field begins in the text, in UTF-8.
    private var starts: [(offset: Int, field: Field)] = []

    init(_ address: PostalAddress) {
        self.init(
            values: [
                (.street, address.street), (.district, address.subLocality), (.postcode, address.postalCode),
                (.city, address.city), (.county, address.subAdministrativeArea), (.region, address.state),
                (.country, address.country),
            ], keeping: Set(Field.allCases))
    }

    private init(values: [(field: Field, value: String)], keeping kept: Set<Field>) {
        for (field, value) in values where value.contains(where: { $0.isLetter || $0.isNumber }) {
            if kept.contains(field) {
                append(value, field)
            } else {
                leftOutWords += value.split { $0.isWhitespace || $0 == "," }.map(String.init)
            }
        }
    }

    private mutating func append(_ name: String, _ field: Field) {
        if !text.isEmpty { text += ", " }
        starts.append((text.utf8.count, field))
        text += name
    }

    /// The fields that are there, from the street to the country.
    var fields: [Field] { starts.map(\.field) }

    /// The same without some fields.
    func removing(_ fields: Set<Field>) -> AddressFields {
        var values: [(field: Field, value: String)] = []
        let utf8 = text.utf8
        for (place, start) in starts.enumerated() {
            let isLast = place + 1 == starts.count
            // What is between two fields is a comma and a space.
            let end = isLast ? utf8.count : starts[place + 1].offset - 2
            values.append(
                (start.field, String(decoding: utf8.dropFirst(start.offset).prefix(end - start.offset), as: UTF8.self)))
        }
        return AddressFields(values: values, keeping: Set(Field.allCases).subtracting(fields))
    }

    /// The words of a query made from the text that belong to some fields.
    func words(of query: ParsedQuery, in isWanted: (Field) -> Bool) -> WordSet {
        (0..<query.wordCount).reduce(0) { words, word in
            let start = query.token(word).sourceStart
            guard let field = starts.last(where: { $0.offset <= start })?.field, isWanted(field) else { return words }
            return words | 1 << WordSet(word)
        }
    }

    /// The words that an object of a kind may answer.
    func words(of query: ParsedQuery, forKind kind: ObjectKind) -> WordSet {
        words(of: query, in: { $0.kinds.contains(kind) })
    }
}
