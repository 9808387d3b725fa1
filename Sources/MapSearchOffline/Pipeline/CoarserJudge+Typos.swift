import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension CoarserJudge {
    /// The town at the end of an address whose street no index has, if its name has a typo: "Phantasieweg 5, Müncehn, Germany".
    ///
    /// A village that no index has may be called nearly like the town, so a letter that is replaced, left out or too many is only one in a
    /// town that is well known in its country or region, and without these in a large city. That two letters changed places, or one is there
    /// twice, is hardly true of another name.
    ///
    /// - Returns: nil if there is none.
    func misspeltTown(_ search: StagedSearch) throws -> TextAnswer? {
        let unknown = search.unknownWords
        guard reading.isWithoutStreet, search.corrects, !isTyping, unknown.nonzeroBitCount == 1,
            query.wordCount <= Self.longestEnd, query.numericWords | query.addressWords == 0
        else { return nil }
        let length = query.token(unknown.trailingZeroBitCount).characterCount
        guard length >= Self.shortestTypo else { return nil }
        var corrected = search
        try corrected.searchCorrected(unknown, "a part with a typo")
        guard corrected.hasMatches else { return nil }
        let towns = try inNamedCountries(corrected.answer()).keeping { hit in
            let match = hit.match
            guard match.edits == 1, match.unmatchedWords == 0, match.house == nil, match.isFullName,
                match.isOwnName || match.isAsLargeCity, match.score.context == 0, match.ownWords & unknown != 0
            else { return false }
            return try scope.isSettlement(hit)
        }
        guard let first = towns.hits.first, try isClear(first, of: towns) else { return nil }
        let index = scope.indexes[first.part]
        let (isLarge, typo) = try index.mappingFormatErrors { () throws(IndexFormatError) in
            let description = MatchDescription(
                index: index.file, query: query, meanings: towns.parts[first.part].meanings)
            return (try index.isLargeCity(first.match.document), try description.typo(in: first.match))
        }
        guard typo != .otherFirstLetter else { return nil }
        if isNamedWithPlace(first.match) || scope.parameters[first.part].country != nil {
            guard typo == .slip || first.match.score.importance >= Self.importanceOfTown else { return nil }
        } else {
            guard isLarge, length >= Self.shortestTypoOfCity else { return nil }
        }
        var town = towns
        town.isWithoutEnd = reading.isWithoutEnd
        return town
    }

    /// The end of an address has at most so many words: a town, and what it is in.
    private static let longestEnd = 5
    /// A shorter word is one letter from too many names.
    private static let shortestTypo = 5
    /// The same in a text that names neither the country nor the region.
    private static let shortestTypoOfCity = 7
    /// The importance of a town of about 12,000 people.
    private static let importanceOfTown: Float = 0.5
}
