import MapSearchIndexFormat

/// The words of how many containers are noted for one word of the query.
private let containerBudget = 4_000

extension TextSearch {
    /// Whether the field of a word allows it to name a container.
    private func mayName(_ container: Int, _ word: Int) throws(IndexFormatError) -> Bool {
        guard let wordsOfKind else { return true }
        let kind = Int(try index.attributes.kind(try index.containers.document(container)))
        return kind < wordsOfKind.count && wordsOfKind[kind] & 1 << WordSet(word) != 0
    }

    /// The containers that words may name, as they are spelt and loosely.
    func contexts(_ meanings: [WordMeaning]) throws(IndexFormatError) -> (ContextMap, ContextMap) {
        var plain = ContextMap()
        var loose = ContextMap()
        guard query.wordCount > 1 else { return (plain, loose) }
        for (word, meaning) in meanings.enumerated() {
            var budget = containerBudget
            for entry in meaning.entries where budget > 0 {
                try index.containers.forEachContainer(terms: entry.terms) { container throws(IndexFormatError) in
                    budget -= 1
                    guard budget > 0 else { return }
                    if wordsOfKind != nil, !(try mayName(container, word)) { return }
                    switch entry.source {
                    case .exact, .variant: plain.insert(container, word: word)
                    case .prefix, .edited: loose.insert(container, word: word)
                    }
                }
            }
        }
        return (plain, loose)
    }
}
