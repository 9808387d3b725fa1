import MapSearch
import MapSearchOpenStreetMap
import MapSearchText

/// What somebody calls a category, as a category.
package enum CategoryWords {
    /// The categories of a text such as `shop=bakery;amenity=cafe` or "Bakery"; empty for none.
    ///
    /// A known identifier or word gets its name in the language of who asks; anything else is its own name.
    static func categories(_ text: String?) -> [PlaceCategory] {
        OSMNames.parts(text).map { part in
            // An identifier says by itself how it is called, in the language of who asks.
            if part.contains("=") { return PlaceCategory(id: part, name: "") }
            return identifier(of: part).map { PlaceCategory(id: $0, name: "") } ?? PlaceCategory(id: part, name: part)
        }
    }

    /// The keys of OpenStreetMap whose values are categories.
    static let keys = OSMKey.businesses.map(\.name)

    /// The name of a category in English; what its identifier says where it is not known.
    package static func name(of id: String) -> String { CategoryNames.name(of: id, languages: ["en"]) }

    /// The identifier that somebody may mean who writes something else; nil when the text is one, or nothing is near it.
    package static func suggestion(for text: String) -> String? {
        guard !CategoryNames.areKnown(of: text) else { return nil }
        let word = CategoryNames.plainName(of: text)
        if let id = identifier(of: word) { return id }
        let taxonomy = CategoryTaxonomy.shared
        guard let near = taxonomy.categoryNear(Array(TextFolding.folded(word).utf8)[...]) else { return nil }
        return near.concepts.lazy.compactMap { identifier(taxonomy.concepts[$0].meaning) }.first
    }

    /// The identifier of a meaning that is a category; of several the first one.
    private static func identifier(_ meaning: CategoryTaxonomy.Meaning) -> String? {
        guard case .categories(let choices) = meaning else { return nil }
        return choices.first { $0.count == 1 }?[0]
    }

    /// The identifier of a category that a word of some language names; nil when it is not known.
    private static func identifier(of word: String) -> String? {
        guard !word.contains("=") else { return nil }
        let taxonomy = CategoryTaxonomy.shared
        return taxonomy.concepts(of: TextFolding.folded(word)).lazy.compactMap {
            identifier(taxonomy.concepts[$0].meaning)
        }
        .first
    }
}
