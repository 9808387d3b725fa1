import MapSearchIndexFormat
import MapSearchText

/// Which words may name what a document lies in only next to other words of that name.
///
/// "West" alone is not West Java, "uni" is not the United Kingdom, and a word with a typo is no part of a longer name.
extension NameMatcher {
    /// Whether all of some words that the containers of a document answer are names of them, or stand next to the rest of one.
    mutating func isInCompany(_ words: WordSet, around container: Int?) throws(IndexFormatError) -> Bool {
        guard contexts.checksCompany else { return true }
        var left = words & ~query.numericWords
        var next = container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard left != 0, let container = next else { break }
            let plain = contexts.plain[container]
            left &= ~(plain & contexts.certainWords)
            let doubtful = (plain | contexts.loose[container]) & left
            if doubtful != 0 {
                // A street is no area.
                let isNamed = try index.containers.isNamed(container)
                left &= ~(isNamed ? try wordsInCompany(of: container) : doubtful)
            }
            next = try index.containers.parent(container)
        }
        return left == 0
    }

    private mutating func wordsInCompany(of container: Int) throws(IndexFormatError) -> WordSet {
        if askedForCompany[container] != 0 { return companies[container] }
        askedForCompany.insert(container, words: .max)
        let words = contexts.plain[container] | contexts.loose[container]
        var met: WordSet = 0
        if let range = terms.range {
            var cursor = try index.forward.cursor(try index.containers.document(container))
            while met != words, let name = try index.forward.next(&cursor, near: range) {
                if try terms.mayAccept(name) { met |= try wordsInCompany(words, in: name) }
            }
        }
        companies.insert(container, words: met)
        return met
    }

    /// Those of some words that a name has, without those that need company and have none.
    mutating func wordsInCompany(_ words: WordSet, in name: ForwardIndex.Name) throws(IndexFormatError) -> WordSet {
        var (all, sure): (WordSet, WordSet) = (0, 0)
        var isWhole = true
        for place in 0..<name.termCount {
            let term = try name.term(place)
            var isMet = false
            for word in meanings.indices where terms.mayAccept(term) {
                guard let entry = meanings[word].entry(for: term) else { continue }
                isMet = true
                all |= 1 << WordSet(word)
                if !contexts.needsCompany(word, entry) { sure |= 1 << WordSet(word) }
            }
            isWhole = isWhole && isMet
        }
        let telling = all & ~contexts.generalWords
        if isWhole || telling.nonzeroBitCount > 1 { return all & words }
        return (telling == 0 ? sure : sure | all & contexts.generalWords) & words
    }
}
