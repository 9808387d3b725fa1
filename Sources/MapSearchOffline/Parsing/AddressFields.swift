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
    /// Where each field begins in the text, in UTF-8.
    private var starts: [(offset: Int, field: Field)] = []

    init(_ address: PostalAddress) {
        append(address.street, .street)
        append(address.subLocality, .district)
        append(address.postalCode, .postcode)
        append(address.city, .city)
        append(address.subAdministrativeArea, .county)
        append(address.state, .region)
        append(address.country, .country)
    }

    private mutating func append(_ name: String, _ field: Field) {
        guard name.contains(where: { $0.isLetter || $0.isNumber }) else { return }
        if !text.isEmpty { text += ", " }
        starts.append((text.utf8.count, field))
        text += name
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
