extension CategoryTaxonomy {
    /// All tables, in the order in which they are read.
    static let allTables: [StaticString] = [
        links, features, opening, food, cuisines, health, doctors, services, shops, transport, leisure, sights, nature,
        activities,
    ]
}
