import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension CategoryInterpreter {
    func isSettled(_ document: UInt32, in index: OfflineIndex) throws(IndexFormatError) -> Bool {
        ObjectKind.settlementsAndAreas.contains(try index.kind(of: document))
    }

    func isSettled(_ hit: TextAnswer.Hit) throws -> Bool {
        let index = run.members[hit.part].index
        return try index.mappingFormatErrors { () throws(IndexFormatError) in
            try isSettled(hit.match.document, in: index)
        }
    }

    /// Whether the text is the name of an object rather than a place category.
    func meansName(_ reading: CategoryReading, _ names: TextAnswer) throws -> Bool {
        // The words of another reading of the text have other numbers.
        let isSameText = names.query.text == query.text
        let understood = isSameText ? reading.understoodWords : 0
        let telling = isSameText ? reading.tellingWords : 0
        return try names.hits.contains { hit in
            let match = hit.match
            if try isInOtherCountry(hit) { return false }
            // "City Gate 3, Valletta" is a house on a street of that name.
            if match.isExact, match.house != nil, telling != 0, telling & ~match.ownWords == 0 { return true }
            guard match.isFullName, match.edits == 0, try isInOrder(hit, names) else { return false }
            // "Carrer Major, Sant Julià": a shop called Julià is not meant by its town.
            if reading.categories.isEmpty, telling != 0, telling & match.ownWords == 0, match.unmatchedWords == 0 {
                return true
            }
            // "Hotel Post Vaduz": a name that contains the category.
            if match.ownWords & ~understood != 0, telling & ~match.ownWords & names.query.allWords == 0 {
                return true
            }
            guard match.ownWords == names.query.allWords, reading.isCategoryAlone || reading.categories.isEmpty else {
                return false
            }
            return try mayBeMeant(match, besides: reading) && isSettled(hit)
                && isKnown(hit, besides: reading, fillers: understood & ~telling)
        }
    }

    /// Whether a match may be meant although the text is a category: "kino" is neither Cugnaux, which has this name in another
    /// language, nor "wc" Western Cape.
    func mayBeMeant(_ match: TextMatch, besides reading: CategoryReading) -> Bool {
        !reading.isCategoryAlone || match.isOwnName && match.role != .code
    }

    /// Whether a name may be meant before a category or a chain that is all of the text.
    ///
    /// What is in an index with members may; of the rest, which may be anywhere in the world, only what many people know and what is
    /// where the members are: beside an extract, "church" is no village in England, "dm" is not Dominica, and "Esso" no village in
    /// Kamchatka. The fillers are the words that the reading ignores.
    func isKnown(_ hit: TextAnswer.Hit, besides reading: CategoryReading, fillers: WordSet) throws -> Bool {
        guard reading.isAlone, !hasMembers(hit) else { return true }
        // "Il-Fontana" with its article is the village rather than a fountain.
        if hit.match.ownWords & fillers != 0 { return true }
        guard hit.match.isOwnName, hit.match.role != .code else { return false }
        let index = run.members[hit.part].index
        // "City of London" is the city around the bicycles that it rents out.
        return try index.mappingFormatErrors { try index.isLargeCity(hit.match.document) } || isAmongMembers(hit)
    }

    /// Whether a text with a typo in its place is the name of an object that matches with the same typo:
    /// "Cami de les Mplleres" is not a mosque in "Les Molleres".
    func meansCorrectedName(_ reading: CategoryReading) throws -> Bool {
        let answer = try StagedSearch.answer(to: query, scope)
        guard answer.query.text == query.text else { return false }
        return answer.hits.contains { hit in
            hit.match.isFullName && reading.tellingWords & ~hit.match.ownWords == 0
                && hit.match.ownWords & ~reading.understoodWords != 0
        }
    }

    /// Whether the words of the text occur in the matched name in order: "Schule Triesen" is not the stop "Triesen Schule".
    private func isInOrder(_ hit: TextAnswer.Hit, _ answer: TextAnswer) throws -> Bool {
        let meanings = answer.parts[hit.part].meanings
        let index = run.members[hit.part].index
        return try index.mappingFormatErrors { () throws(IndexFormatError) in
            guard let name = try index.file.forward.name(hit.match.nameNumber, of: hit.match.document) else {
                return true
            }
            // All words of the text count, because a repeated word may have been used for the place: "Lija tower, Lija".
            var word = 0
            for place in 0..<name.termCount {
                let term = try name.term(place)
                let isMeant: (Int) -> Bool = { meanings[$0].entry(for: term) != nil }
                if let next = (word..<meanings.count).first(where: isMeant) {
                    word = next
                } else if meanings.indices.contains(where: isMeant) {
                    return false
                }
            }
            return true
        }
    }

    /// Whether a settlement, region or country of any index in or near an area has the words as its name: a user who looks at a town
    /// and searches for a bank does not mean the village of that name on another continent.
    func isNameOfPlace(near area: SearchArea) throws -> Bool {
        let bounds = area.bounds
        let radius = bounds.southWest.distance(to: bounds.northEast) / 2
        let reach = SearchRegion.nearReach + (radius.isFinite ? radius : 0)
        for member in run.members {
            let isNamed = try member.index.mappingFormatErrors {
                try self.isNameOfPlace(within: reach, of: area.center, in: member.index)
            }
            if isNamed { return true }
        }
        return false
    }

    private func isNameOfPlace(
        within reach: Double, of center: Coordinate, in index: OfflineIndex
    ) throws(IndexFormatError) -> Bool {
        try index.hasPlace(named: query, query.allWords) { center.distance(to: $0) <= reach }
    }
}
