import MapSearch
import MapSearchText

extension CoarserReadings {
    /// The countries whose names are all that is between two commas of a text, in a language that many people read: "Bulgari, München"
    /// does not say that it is in Bulgaria, which is called so in some other language.
    static func conditions(of query: ParsedQuery) -> [(words: WordSet, country: RequestedCountry)] {
        query.countries.compactMap { named in
            let first = named.words.trailingZeroBitCount
            guard named.kind == .country, query.segments.count > 1, query.segments.contains(named.words),
                let country = RequestedCountry(named.country),
                CountryNames.isDisplayed(
                    query.folded(first...first + named.words.nonzeroBitCount - 1), of: country.text)
            else { return nil }
            return (named.words, country)
        }
    }

    /// Whether commas, numbers or some other words are between words of the text and those around them.
    func isApart(_ words: WordSet, from others: WordSet) -> Bool {
        let first = words.trailingZeroBitCount
        let next = WordSet.bitWidth - words.leadingZeroBitCount
        let neighbors = [(first - 1, first), (next, next)].filter { 0..<query.wordCount ~= $0.0 }
        return neighbors.allSatisfy { word, start in
            startsSegment(start) || (others | query.numericWords) & 1 << WordSet(word) != 0
        }
    }
}
