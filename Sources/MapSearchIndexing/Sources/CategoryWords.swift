import MapSearch
import MapSearchText

/// What somebody calls a category, as a category.
enum CategoryWords {
    /// The categories of a text such as `shop=bakery;amenity=cafe` or "Bakery"; empty for none.
    ///
    /// A known identifier or word gets its name in the language of who asks; anything else is its own name.
    static func categories(_ text: String?) -> [Category] {
        OSMNames.parts(text).map { part in
            if CategoryNames.areKnown(of: part) { return Category(id: part, name: "") }
            return identifier(of: part).map { Category(id: $0, name: "") } ?? Category(id: part, name: part)
        }
    }

    /// The identifier of a category that a word of some language names; nil when it is not known or names several.
    private static func identifier(of word: String) -> String? {
        guard !word.contains("=") else { return nil }
        let taxonomy = CategoryTaxonomy.shared
        for concept in taxonomy.concepts(of: TextFolding.folded(word)) {
            if case .categories(let choices) = taxonomy.concepts[concept].meaning, choices.count == 1,
                choices[0].count == 1
            {
                return choices[0][0]
            }
        }
        return nil
    }
}
