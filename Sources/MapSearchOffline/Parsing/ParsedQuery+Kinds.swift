import MapSearch
import MapSearchText

extension ParsedQuery {
    /// The kinds that a category is.
    private static let kinds: [String: ObjectKind] = ["aeroway=aerodrome": .airport, "railway=station": .station]

    /// The kind that a word alone says, such as "Flughafen"; nil for most words.
    private func kind(_ word: Int) -> ObjectKind? {
        let taxonomy = CategoryTaxonomy.shared
        for concept in taxonomy.concepts(of: String(decoding: self.word(word), as: UTF8.self)) {
            guard case .categories(let categories) = taxonomy.concepts[concept].meaning else { continue }
            for category in categories {
                if let kind = category.first.flatMap({ Self.kinds[$0] }) { return kind }
            }
        }
        return nil
    }

    /// For each of some kinds the words that say it; empty when no word says one of them.
    func kindWords(of names: [String]) -> [WordSet] {
        var words: [WordSet] = []
        for word in 0..<wordCount {
            guard let kind = kind(word), let place = names.firstIndex(of: kind.rawValue) else { continue }
            if words.isEmpty { words = Array(repeating: 0, count: names.count) }
            words[place] |= 1 << WordSet(word)
        }
        return words
    }

    /// The kind that all of the text says; nil when it says more, or none.
    var namedKind: ObjectKind? {
        guard wordCount > 0, let kind = kind(0) else { return nil }
        return (1..<max(wordCount, 1)).allSatisfy { self.kind($0) == kind } ? kind : nil
    }
}
