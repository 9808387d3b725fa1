/// The meanings of the features' properties by their names, unless an option specifies them.
struct PropertyNames {
    /// The meaning of each name; nil if it is not known.
    private var meanings: [String: ColumnTitles.Meaning?] = [:]
    /// The names that were looked up.
    private var used: Set<String> = []

    /// Names that are taken literally; `place` is a tag of OpenStreetMap, not a city.
    private static let ownNames = Set(GeoJSONFile.Property.allCases.map(\.rawValue) + ["place", "building"])

    /// Adds the names of a feature's properties, except those that are too long to have a meaning.
    mutating func note(_ names: some Sequence<String>) {
        for name in names where name.utf8.count <= ColumnTitles.maximumLength && meanings[name] == nil {
            // A property that is read under its own name has no other meaning.
            let isOwn = name.hasPrefix("@") || Self.ownNames.contains(name) || CategoryWords.keys.contains(name)
            let title = isOwn ? nil : ColumnTitles([name]).meanings[0]
            meanings[name] = .some(title)
        }
    }

    /// Adds the names of properties that are always read.
    mutating func use(_ names: some Sequence<String>) { used.formUnion(names) }

    /// The names of the properties with a meaning; of several, the first in alphabetical order.
    func names(for meaning: ColumnTitles.Meaning, among names: some Sequence<String>) -> [String] {
        names.filter { meanings[$0] == meaning }.sorted()
    }

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
