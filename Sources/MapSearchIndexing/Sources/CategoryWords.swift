import MapSearch
import MapSearchOpenStreetMap
import MapSearchText

/// Converts what people call a category into a category.
package enum CategoryWords {
    /// The categories of a text such as `shop=bakery;amenity=cafe` or "Bakery"; empty for none.
    ///
    /// A known identifier or word gets its name in the user's language; anything else is its own name.
    static func categories(_ text: String?) -> [PlaceCategory] {
        OSMNames.parts(text).map { part in
            // A category with an identifier is named in the user's language when it is shown.
            if part.contains("=") { return PlaceCategory(id: part, name: "") }
            return identifier(of: part).map { PlaceCategory(id: $0, name: "") } ?? PlaceCategory(id: part, name: part)
        }
    }

    /// The keys of OpenStreetMap whose values are categories.
    static let keys = OSMKey.businesses.map(\.name)

    /// The English name of a category; derived from its identifier if it is not known.
    package static func name(of id: String) -> String { CategoryNames.name(of: id, languages: ["en"]) }

    /// The identifier that may be meant by another text; nil if the text is an identifier, or nothing is similar.
    package static func suggestion(for text: String) -> String? {
        guard !CategoryNames.areKnown(of: text) else { return nil }
        let word = CategoryNames.plainName(of: text)
        if let id = identifier(of: word) { return id }
        let taxonomy = CategoryTaxonomy.shared
        guard let near = taxonomy.categoryNear(Array(TextFolding.folded(word).utf8)[...]) else { return nil }
        return near.concepts.lazy.compactMap { identifier(taxonomy.concepts[$0].meaning) }.first
    }

    /// The identifier of a meaning that is a category; the first one of several.
    private static func identifier(_ meaning: CategoryTaxonomy.Meaning) -> String? {
        guard case .categories(let choices) = meaning else { return nil }
        return choices.first { $0.count == 1 }?[0]
    }

    /// The identifier of a category for a word in any language; nil if it is not known.
    private static func identifier(of word: String) -> String? {
        guard !word.contains("=") else { return nil }
        let taxonomy = CategoryTaxonomy.shared
        return taxonomy.concepts(of: TextFolding.folded(word)).lazy.compactMap {
            identifier(taxonomy.concepts[$0].meaning)
        }
        .first
    }
}
