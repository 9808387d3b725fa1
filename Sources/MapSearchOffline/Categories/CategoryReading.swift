import MapSearch
import MapSearchText

/// A text interpreted as a request for a place category: "vegan restaurant with wifi near Vaduz station".
struct CategoryReading {
    /// Alternative categories, each of which requires all of its identifiers.
    ///
    /// Empty if only a chain was named.
    var categories: [[String]] = []
    /// The words for them, folded, and the numbers of their concepts in the taxonomy.
    var phrase = ""
    var concepts: [Int] = []
    /// The name of the chain, folded.
    var chain: String?
    /// The conditions that the places must meet.
    var conditions: [SearchFilter] = []
    /// The connecting word for the place; nil if it is only adjacent.
    var link: CategoryTaxonomy.Link?
    /// Whether the text refers to the user's position.
    var isHere = false
    /// The possible names of a place, the most likely first; empty if every word is understood.
    var places: [String] = []
    /// The words that are not part of the place, as bits.
    var understoodWords: WordSet = 0
    /// Those of them with a meaning, unlike "the", "in" or "near".
    var tellingWords: WordSet = 0
    /// The text with its misspelled words replaced; nil if there are none.
    var correctedText: String?

    /// Whether the text uses the name that is shown for the category, not a synonym: bench, not seat.
    var isNamedAsShown: Bool {
        concepts.contains { CategoryTaxonomy.shared.isName(phrase, of: $0) }
    }

    /// The kinds of the objects that the text asks for, where all its categories are such kinds: airports and stations.
    var kinds: Set<ObjectKind> {
        guard chain == nil, conditions.isEmpty else { return [] }
        let kinds = categories.compactMap { $0.count == 1 ? ParsedQuery.kind(ofCategory: $0[0]) : nil }
        return kinds.count == categories.count ? Set(kinds) : []
    }

    /// Whether the text asks for stations of trains or undergrounds.
    var isForStations: Bool {
        categories.contains { ids in ids.contains { Self.stations.contains($0) } }
    }

    private static let stations: Set<String> = ["railway=station", "railway=halt", "railway=subway_entrance"]

    /// Whether the text asks for airports.
    var isForAirports: Bool { kinds == [.airport] }

    /// Whether the text is only a place category or a chain.
    var isAlone: Bool { isCategoryAlone || isChainAlone }

    /// Whether the text is only a chain.
    var isChainAlone: Bool { places.isEmpty && categories.isEmpty && conditions.isEmpty }

    /// Whether the text is only a place category.
    var isCategoryAlone: Bool { places.isEmpty && chain == nil && conditions.isEmpty }
}
