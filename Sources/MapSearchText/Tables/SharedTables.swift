/// The tables of words that searches share, each of which is read when it is first used.
package enum SharedTables {
    /// Reads all of them, unless they are read already.
    package static func load() {
        _ = CategoryTaxonomy.shared
        _ = CategoryTaxonomy.sortedCategories
        _ = EquivalentWords.groups
        _ = CountryNames.filter
    }
}
