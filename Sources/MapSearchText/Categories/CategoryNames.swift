/// The names of categories that are known only by their identifiers, in the languages of a request.
package struct CategoryNames: Sendable {
    /// The numbers of the available languages, best first; English is the last resort.
    private let languages: [Int]

    /// - Parameter tags: BCP 47 tags, best first.
    package init(languages tags: [String]) {
        languages = tags.isEmpty ? Self.english : Self.numbers(of: tags) + Self.english
    }

    private static let english = numbers(of: ["en"])

    private static func numbers(of tags: [String]) -> [Int] {
        let known = CategoryTaxonomy.shared.languages
        return tags.compactMap { known.firstIndex(of: CategoryTaxonomy.languageCode($0.utf8)) }
    }

    /// The name in the best of the languages, or else derived from the identifier: "shop=ticket_office" is "ticket office".
    package func name(of id: String) -> String {
        guard let concept = CategoryTaxonomy.shared.concept(ofCategory: id) else { return Self.plainName(of: id) }
        return name(ofConcept: concept) ?? Self.plainName(of: id)
    }

    /// The name of a concept in the best of the languages; nil if there is none.
    func name(ofConcept concept: Int) -> String? {
        languages.lazy.compactMap { CategoryTaxonomy.shared.name(of: concept, inLanguage: $0) }.first
    }

    /// The name of a single category, see ``name(of:)``.
    package static func name(of id: String, languages: [String]) -> String {
        CategoryNames(languages: languages).name(of: id)
    }

    /// Whether a category has names in languages, not only one derived from its identifier.
    package static func areKnown(of id: String) -> Bool { CategoryTaxonomy.shared.concept(ofCategory: id) != nil }

    /// A name derived from an identifier.
    package static func plainName(of id: String) -> String {
        let value = id.utf8.split(separator: UInt8(ascii: "=")).last ?? "".utf8[...]
        return String(decoding: value.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
}
