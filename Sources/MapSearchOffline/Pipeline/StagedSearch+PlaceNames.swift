import MapSearchIndexFormat

extension StagedSearch {
    /// The results without those that change the name of a place that is at least as well known, where the text also says where its
    /// place is: "München, Chile" is not Mulchén, but "Pars, France" may be Paris, whatever is called Pars elsewhere.
    func withoutChangedPlaces(_ answer: TextAnswer) throws -> TextAnswer {
        guard !isTyping, answer.hits.first.map({ $0.match.correctedWords != 0 }) ?? false else { return answer }
        let names = try placeNames()
        guard !names.isEmpty else { return answer }
        var parts = answer.parts
        for part in parts.indices {
            let count = parts[part].matches.count
            parts[part].matches.removeAll { match in
                names.contains { $0.words & match.correctedWords != 0 && $0.importance >= match.score.importance }
            }
            parts[part].found -= count - parts[part].matches.count
        }
        return TextAnswer(query: answer.query, parts: parts)
    }

    /// The words of a text with a country or, behind a comma, an area or a town that are all of the name of a place, and how well known
    /// the best-known one is.
    private func placeNames() throws -> [(words: WordSet, importance: Float)] {
        let countries = query.countryWords
        var names: [WordSet]
        if query.segments.isEmpty {
            guard countries != 0 else { return [] }
            names = [query.allWords & ~(countries | query.numericWords)]
        } else {
            let last = query.segments.last ?? 0
            guard try last & ~countries == 0 || importanceOfPlace(last) != nil else { return [] }
            names = query.segments.dropLast().map { $0 & ~(countries | query.numericWords) }
        }
        names.removeAll { $0 == 0 }
        return try names.compactMap { words in try importanceOfPlace(words).map { (words, $0) } }
    }

    /// How well known the best-known place with a name is; nil if no index has one.
    private func importanceOfPlace(_ words: WordSet) throws -> Float? {
        var highest: Float?
        for index in scope.indexes {
            let importance = try index.mappingFormatErrors { () throws(IndexFormatError) in
                try index.importanceOfPlace(named: query, words)
            }
            if let importance { highest = max(highest ?? 0, importance) }
        }
        return highest
    }
}
