import MapSearch
import MapSearchIndexFormat

extension ContextReader {
    /// Whether a word that a country has in a longer name is all of another country's name: "London, Ireland" is not in the United
    /// Kingdom of Great Britain and Northern Ireland.
    func isNameOfOtherCountry(
        _ word: Int, _ entry: WordMeaning.Entry, than container: Int
    ) throws(IndexFormatError) -> Bool {
        let bit: WordSet = 1 << WordSet(word)
        guard try isCountry(container) else { return false }
        let country = try index.containers.country(container)
        if country == 0 || countryNames.contains(where: { $0.words & bit != 0 && $0.countries.contains(country) }) {
            return false
        }
        // In another country's name with a typo, it is not that country's name.
        guard entry.edits == 0 else { return true }
        // "Kinshasa, Congo": both countries are called so.
        guard let terms = ForwardIndex.TermRange(UInt32(entry.terms.lowerBound)..<UInt32(entry.terms.upperBound)) else {
            return false
        }
        var cursor = try index.forward.cursor(try index.containers.document(container))
        while let name = try index.forward.next(&cursor, near: terms) {
            if try isWhole(name, with: word) { return false }
        }
        return true
    }

    /// Whether a name has a word, and all its words are in the query.
    private func isWhole(_ name: ForwardIndex.Name, with word: Int) throws(IndexFormatError) -> Bool {
        var hasWord = false
        for place in 0..<name.termCount {
            let term = try name.term(place)
            var isMet = false
            for (other, meaning) in meanings.enumerated() where meaning.entry(for: term)?.edits == 0 {
                isMet = true
                hasWord = hasWord || other == word
            }
            guard isMet else { return false }
        }
        return hasWord
    }
}

extension ParsedQuery {
    /// The words that are all of a country's name, at one end of the text or between commas, and the countries that are called so.
    var countryNames: [(words: WordSet, countries: [UInt16])] {
        var names: [(words: WordSet, countries: [UInt16])] = []
        for country in countries {
            if let place = names.firstIndex(where: { $0.words == country.words }) {
                names[place].countries.append(country.country)
            } else {
                names.append((country.words, [country.country]))
            }
        }
        return names
    }
}
