/// The word tables that searches share, each of which is loaded on first use.
package enum SharedTables {
    /// Loads all tables that are not loaded yet.
    package static func load() {
        _ = CategoryTaxonomy.shared
        _ = CategoryTaxonomy.sortedCategories
        _ = EquivalentWords.words
        CountryNames.load()
    }
}
