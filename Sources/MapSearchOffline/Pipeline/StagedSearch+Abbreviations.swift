import MapSearch

extension StagedSearch {
    /// The places whose names are the whole text with words that are cut short before a period: "Rothenburg o.d.T.", "Freiburg i.Br.";
    /// nil if there are none.
    ///
    /// What is cut short may be the beginning of many words, so a name must have no others, and one word that is not cut short.
    func placesOfAbbreviations() throws -> TextAnswer? {
        guard !isTyping, query.numericWords == 0, query.text.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let query = query.withLettersApart
        let words = query.abbreviatedWords
        guard words != 0 else { return nil }
        let places = scope.with { $0.abbreviatedWords = words }.keeping(Self.abbreviated.contains)
        var search = try StagedSearch(query, places)
        try search.searchAsTyped("words cut short")
        let answer = try search.answer().keeping { hit in
            let match = hit.match
            return match.score.extraWords == 0 && match.score.context == 0 && match.correctedWords == 0
                && words & ~match.ownWords == 0 && match.ownWords & ~words != 0
        }
        return answer.hits.isEmpty ? nil : answer
    }

    /// The kinds of places whose names are cut short.
    static let abbreviated: Set<ObjectKind> = [.region, .county, .locality, .district, .area, .water]
}
