/// What the properties of features say, by their names as far as no option says it.
struct PropertyNames {
    /// What each name says; nil where it is not known.
    private var meanings: [String: ColumnTitles.Meaning?] = [:]
    /// The names that were asked for.
    private var used: Set<String> = []

    /// Names that are read as what they are; that of a place is a tag of OpenStreetMap and no city.
    private static let ownNames = Set(GeoJSONFile.Property.allCases.map(\.rawValue) + ["place", "building"])

    /// Takes the names of a feature.
    mutating func note(_ names: some Sequence<String>) {
        for name in names where meanings[name] == nil {
            // What is read under its own name is not also something else.
            let isOwn = name.hasPrefix("@") || Self.ownNames.contains(name) || CategoryWords.keys.contains(name)
            let title = isOwn ? nil : ColumnTitles([name]).meanings[0]
            meanings[name] = .some(title)
        }
    }

    /// Takes the names of properties that are read whatever they mean.
    mutating func use(_ names: some Sequence<String>) { used.formUnion(names) }

    /// The names of some properties that say something, those that come first in the alphabet before others.
    func names(for meaning: ColumnTitles.Meaning, among names: some Sequence<String>) -> [String] {
        names.filter { meanings[$0] == meaning }.sorted()
    }

    /// The names of which nothing was made, sorted.
    var unused: [String] {
        let known = Set(GeoJSONFile.Property.meanings.values)
        return meanings.filter { name, meaning in
            !used.contains(name) && !CategoryWords.keys.contains(name) && !(meaning.map(known.contains) ?? false)
        }.keys.sorted()
    }
}

extension GeoJSONFile.Property {
    /// What a column of a table has that says the same.
    static let meanings: [GeoJSONFile.Property: ColumnTitles.Meaning] = [
        .name: .name, .population: .population, .country: .country, .postcode: .postcode, .category: .category,
        .phone: .phone, .website: .website, .openingHours: .openingHours, .street: .street, .houseNumber: .houseNumber,
        .city: .city, .region: .region,
    ]
}
