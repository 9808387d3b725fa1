import MapSearch
import MapSearchIndexFormat

extension PipelineRun {
    /// Adds a notice to an answer if the indexes lack what the text asks for.
    func explain(_ response: inout SearchResponse, to query: ParsedQuery) {
        let lacksCategories = !members.contains { $0.index.file.categories != nil }
        let lacksStreets = !members.contains { $0.index.file.lines != nil || $0.index.file.houses != nil }
        let foodWords = lacksCategories ? query.foodWords : 0
        guard lacksCategories && query.categoryWords | foodWords != 0 || lacksStreets && query.addressWords != 0 else {
            return
        }
        // A complete match needs no explanation: Church Hill is a town. A search for a hotel does not mean a place with that name,
        // but Montana is better known than any mountain of Spain.
        let best = response.collection.first { _ in true }
        let asked = query.categoryWords | (best?.matchQuality == .exact ? 0 : foodWords)
        let isPartial = best?.matchQuality ?? .partial == .partial
        guard isPartial || query.wordCount == 1 && !isLargeCity(best) else { return }
        let missingCodes = lacksStreets ? unmetPostalCodes(query, best) : []
        let lacksAddress =
            lacksStreets && missingCodes.isEmpty && query.wordCount > 1 && query.numericWords != query.allWords
            && query.addressWords & ~conditionWords(query) != 0
        // "Baker Street" is not a bakery.
        let categories = asked & ~(query.streetNames | query.countryWords | knownKindWords(query))
        guard isPartial || categories != 0 else { return }
        // A table of shops may have names alone.
        let isAskedFor = isPartial || best?.kind != .business
        if categories != 0, isAskedFor, lacksCategories {
            let message = """
                This index has no businesses with a category: build an index from an OpenStreetMap extract, or from a table \
                with a column of categories, to search for \(query.quoted(categories)).
                """
            response.metadata.notices.append(SearchNotice(.noCategory, message))
        }
        if !missingCodes.isEmpty {
            let message = """
                This index does not have the postal code \(missingCodes.joined(separator: " ")): to find all of a country's, build an \
                index from an OpenStreetMap extract, or from a table with a column of postal codes.
                """
            response.metadata.notices.append(SearchNotice(.noPostalCode, message))
        }
        if lacksAddress {
            let message = "This index has no streets: to find addresses, build an index from an OpenStreetMap extract."
            response.metadata.notices.append(SearchNotice(.noStreets, message))
        }
    }

    /// The words of a postal code, as typed, where these are all that a result does not match, or all of a text without a result.
    private func unmetPostalCodes(_ query: ParsedQuery, _ best: GeoObject?) -> [String] {
        let codes = query.words { query.isPostalCode($0) }
        guard codes != 0 else { return [] }
        let sources = (0..<query.wordCount).filter { codes & 1 << WordSet($0) != 0 }.map { String(query.source($0)) }
        guard let best else { return codes == query.allWords ? sources : [] }
        let unmatched = best.matchQuality == .partial ? best.unmatchedWords : []
        return unmatched.allSatisfy(sources.contains) ? unmatched : []
    }

    /// The words of a condition such as "24h" next to a category, which is no house.
    private func conditionWords(_ query: ParsedQuery) -> WordSet {
        guard query.categoryWords != 0, let reading = CategoryReader.reading(of: query), !reading.conditions.isEmpty
        else { return 0 }
        return reading.understoodWords
    }

    /// Whether a result is as important as a place that many people know, by the name that it matches.
    private func isLargeCity(_ object: GeoObject?) -> Bool {
        object?[MatchMetadata.self].map { $0.score >= OfflineIndex.scoreOfLargeCity } ?? false
    }

    /// The words for kinds of which an index has objects: a world has airports, although it has no businesses.
    private func knownKindWords(_ query: ParsedQuery) -> WordSet {
        guard query.namesKind else { return 0 }
        return query.words { word in
            ParsedQuery.kinds(ofWord: query.word(word)).contains { kind in
                members.contains { $0.index.kinds.contains(kind) }
            }
        }
    }
}
