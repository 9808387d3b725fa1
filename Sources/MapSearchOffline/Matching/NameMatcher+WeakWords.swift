import MapSearchIndexFormat
import MapSearchText

/// Words that name what a document lies in only together with another word of that name.
///
/// "West" alone is not West Java, "uni" is not the United Kingdom, and a word with a typo is no part of a longer name.
extension NameMatcher {
    /// Whether each of some words that the containers of a document match is a whole name of one, or has another word of the name
    /// beside it in the query, unless it needs none.
    mutating func areSupported(_ words: WordSet, around container: Int?) throws(IndexFormatError) -> Bool {
        guard contexts.checksWeakWords else { return true }
        var left = words & ~query.numericWords
        var next = container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard left != 0, let container = next else { break }
            let known = contexts.places[container]
            let plain = known.words
            left &= ~(plain & contexts.strongWords)
            let weak = known.all & left
            if weak != 0 {
                // A street is no area.
                let isNamed = try index.containers.isNamed(container)
                left &= ~(isNamed ? try supportedWords(of: container) : weak)
            }
            next = try index.containers.parent(container)
        }
        return left == 0
    }

    private mutating func supportedWords(of container: Int) throws(IndexFormatError) -> WordSet {
        let known = supportedWords[container]
        if known.isRead { return known.words }
        let wanted = contexts.places[container].all
        var found: WordSet = 0
        if let range = terms.range {
            var cursor = try index.forward.cursor(try index.containers.document(container))
            while wanted & ~found != 0, let name = try index.forward.next(&cursor, near: range) {
                if try terms.mayAccept(name) { found |= try supportedWords(in: name) }
            }
        }
        supportedWords.update(container) { $0 = .init(words: found, isRead: true) }
        return found
    }

    /// The words that a name has, without weak ones that have no other word of it beside them.
    mutating func supportedWords(in name: ForwardIndex.Name) throws(IndexFormatError) -> WordSet {
        var (all, strong): (WordSet, WordSet) = (0, 0)
        var isWhole = true
        for place in 0..<name.termCount {
            let term = try name.term(place)
            var isMet = false
            for word in meanings.indices where terms.mayAccept(term) {
                guard let entry = meanings[word].entry(for: term) else { continue }
                isMet = true
                all |= 1 << WordSet(word)
                if !contexts.isWeak(word, entry) { strong |= 1 << WordSet(word) }
            }
            isWhole = isWhole && isMet
        }
        let telling = all & ~contexts.generalWords
        if isWhole || telling.nonzeroBitCount > 1 { return all }
        return telling == 0 ? strong : strong | all & contexts.generalWords
    }
}
