/// The names of features of places, and of the values of filters, in the languages of a request; in plain English if there
/// are none.
package struct FeatureNames: Sendable {
    private let categories: CategoryNames

    /// - Parameter tags: BCP 47 tags, best first.
    package init(languages tags: [String]) { self.init(CategoryNames(languages: tags)) }

    /// Provides the languages of category names.
    package init(_ categories: CategoryNames) { self.categories = categories }

    /// The name of a feature or a filter: "outdoor_seating" is "Outdoor seating" or "Terrasse".
    package func name(of feature: String) -> String {
        Self.concepts[feature].flatMap(categories.name(ofConcept:)) ?? Self.plain(feature)
    }

    /// The name of a value of a feature: "pizza" as a cuisine gets the name of the category, "vegan" as a diet that of the feature.
    package func name(of value: String, in feature: String) -> String {
        let id = "\(feature)=\(value)"
        if let concept = Self.concepts[id], let name = categories.name(ofConcept: concept) { return name }
        return CategoryNames.areKnown(of: id) ? categories.name(of: id) : Self.plain(value)
    }

    /// The concepts of features, by identifier, and by identifier and value.
    private static let concepts: [String: Int] = {
        var concepts: [String: Int] = [:]
        for (number, concept) in CategoryTaxonomy.shared.concepts.enumerated() {
            switch concept.meaning {
            case .flag(let id): concepts[id] = number
            case .value(let id, let value): concepts["\(id)=\(value)"] = number
            case .categories, .atLeast, .link, .when: break
            }
        }
        return concepts
    }()

    /// An identifier as words: "air_conditioning" is "Air conditioning".
    private static func plain(_ id: String) -> String {
        let name = CategoryNames.plainName(of: id)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
