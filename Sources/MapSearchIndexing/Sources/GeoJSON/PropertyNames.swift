/// The meanings of the features' properties by their names, unless an option specifies them.
struct PropertyNames {
    /// The meaning of each name; nil if it is not known.
    private var meanings: [String: ColumnTitles.Meaning?] = [:]
    /// The same for names whose digits are left out, as they are for a title: a file may have a hundred thousand numbered ones.
    private var meaningsWithoutDigits: [String: ColumnTitles.Meaning?] = [:]
    /// The names that were looked up.
    private var used: Set<String> = []

    /// Names that are taken literally; `place` is a tag of OpenStreetMap, not a city.
    private static let ownNames = Set(GeoJSONFile.Property.allCases.map(\.rawValue) + ["place", "building"])

    /// Adds the names of a feature's properties, except those that are too long to have a meaning.
    ///
    /// - Parameter names: The names of all properties of the feature.
    /// - Returns: The names for each meaning, in alphabetical order.
    mutating func note(_ names: some Sequence<String>) -> [ColumnTitles.Meaning: [String]] {
        var known: [ColumnTitles.Meaning: [String]] = [:]
        for name in names where name.utf8.count <= ColumnTitles.maximumLength {
            if let meaning = meaning(of: name) { known[meaning, default: []].append(name) }
        }
        return known.mapValues { $0.sorted() }
    }

    private mutating func meaning(of name: String) -> ColumnTitles.Meaning? {
        if let known = meanings[name] { return known }
        // A property that is read under its own name has no other meaning.
        let isOwn = name.hasPrefix("@") || Self.ownNames.contains(name) || CategoryWords.keys.contains(name)
        let meaning = isOwn ? nil : meaning(ofTitle: name)
        meanings[name] = .some(meaning)
        return meaning
    }

    private mutating func meaning(ofTitle name: String) -> ColumnTitles.Meaning? {
        let title = Self.withoutDigits(name)
        if let known = meaningsWithoutDigits[title] { return known }
        let meaning = ColumnTitles([title]).meanings[0]
        meaningsWithoutDigits[title] = .some(meaning)
        return meaning
    }

    /// The name with one digit for several in a row: what they are does not matter, but they separate words.
    private static func withoutDigits(_ name: String) -> String {
        var title: [UInt8] = []
        title.reserveCapacity(name.utf8.count)
        for byte in name.utf8 {
            let isDigit = byte &- UInt8(ascii: "0") < 10
            if isDigit, title.last == UInt8(ascii: "0") { continue }
            title.append(isDigit ? UInt8(ascii: "0") : byte)
        }
        return String(decoding: title, as: UTF8.self)
    }

    /// Adds the names of properties that are always read.
    mutating func use(_ names: some Sequence<String>) { used.formUnion(names) }

    /// The unused names, sorted.
    var unused: [String] {
        let known = Set(GeoJSONFile.Property.meanings.values)
        return meanings.filter { name, meaning in
            !used.contains(name) && !CategoryWords.keys.contains(name) && !(meaning.map(known.contains) ?? false)
        }.keys.sorted()
    }
}

extension GeoJSONFile.Property {
    /// The meaning of a table column that corresponds to a property.
    static let meanings: [GeoJSONFile.Property: ColumnTitles.Meaning] = [
        .name: .name, .population: .population, .country: .country, .postcode: .postcode, .category: .category,
        .phone: .phone, .website: .website, .openingHours: .openingHours, .street: .street, .houseNumber: .houseNumber,
        .city: .city, .region: .region,
    ]
}
