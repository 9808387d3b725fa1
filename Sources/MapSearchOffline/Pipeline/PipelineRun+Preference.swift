import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Which of several results is rather meant than its score says.
extension PipelineRun {
    /// An answer with a large city before an airport whose code is its name: who writes in capitals means "ULM" and "KOBE".
    func preferringCities(_ answer: TextAnswer) -> TextAnswer {
        guard answer.hits.first?.match.step == .code else { return answer }
        let city = answer.hits.firstIndex { hit in
            hit.match.step == .whole && hit.match.role == .primary && hit.match.isAsLargeCity
        }
        return answer.puttingFirst(city)
    }

    /// An answer with a metropolis before a country that has the same code: "LA" is rather Los Angeles than Laos.
    func preferringMetropolises(_ answer: TextAnswer) throws -> TextAnswer {
        guard let first = answer.hits.first, first.match.step == .whole, first.match.role == .code, sortMeasure == nil,
            try kind(of: first) == .country
        else { return answer }
        let city = try answer.hits.firstIndex { hit in
            try hit.match.step == .whole && hit.match.score.importance >= Self.importanceOfMetropolis
                && kind(of: hit) == .locality
        }
        return answer.puttingFirst(city)
    }

    /// The importance of a city of half a million people or more.
    private static let importanceOfMetropolis: Float = 0.70

    /// An answer with a settlement or an area that is called like the whole text before what only has the name in a language that few
    /// people type, or in an unknown one: "Twickenham" is no longer Huntsville.
    func preferringOwnNames(_ answer: TextAnswer) throws -> TextAnswer {
        // A country is known by its name in any language.
        guard let first = answer.hits.first, first.match.step == .whole, first.match.role == .localized,
            sortMeasure == nil, try kind(of: first) != .country
        else { return answer }
        let own = try answer.hits.firstIndex { hit in
            try hit.match.step == .whole && hit.match.role == .primary
                && ObjectKind.settlementsAndAreas.contains(kind(of: hit))
        }
        return answer.puttingFirst(own)
    }

    /// An answer with a much better known island, mountain or the like before a small town that is called as it is in another language,
    /// and with an island before its own town if both are called so in another language: "Rodas" is Rhodes rather than a town in Cuba,
    /// and "Teneriffa" Tenerife rather than Santa Cruz de Tenerife.
    func preferringLandforms(_ answer: TextAnswer) throws -> TextAnswer {
        guard let first = answer.hits.first, first.match.step == .whole, sortMeasure == nil,
            first.match.role == .alternate || !first.match.isAsLargeCity
        else { return answer }
        let landform = try answer.hits.firstIndex { hit in
            let lead = hit.match.score.importance - first.match.score.importance
            guard hit.match.step == .whole, hit.match.role == .alternate, lead >= -Self.leadOfTown,
                try kind(of: hit) == .area, try kind(of: first) == .locality
            else { return false }
            if lead >= Self.leadOfLandform, !first.match.isAsLargeCity { return true }
            return try first.match.role == .alternate && isInBox(first, of: hit)
        }
        return answer.puttingFirst(landform)
    }

    /// Whether a result is in the box of another one.
    private func isInBox(_ hit: TextAnswer.Hit, of area: TextAnswer.Hit) throws -> Bool {
        let place = try coordinate(of: hit)
        let index = members[area.part].index
        return try index.mappingFormatErrors { () throws(IndexFormatError) in
            try OutlinedPlace(area.match.document, .area, in: index.file).contains(
                FixedAngle.clamping(place.latitude), FixedAngle.wrapping(place.longitude))
        }
    }

    /// How much better known a landform is that comes before a town elsewhere, and how much less before one in it.
    private static let leadOfLandform: Float = 0.10
    private static let leadOfTown: Float = 0.05

    /// An answer with a town that is called like a part of the text between commas before the country around it, whose name is all
    /// of another part: "Luxembourg, Luxembourg" and "Bissau, Guinea-Bissau" are cities.
    ///
    /// The country has all words of the text as well, because it shares them with its capital.
    func preferringTowns(_ answer: TextAnswer) throws -> TextAnswer {
        let segments = answer.query.segments
        guard segments.count > 1, sortMeasure == nil, let first = answer.hits.first, first.match.step <= .words,
            try kind(of: first) == .country
        else { return answer }
        let town = try answer.hits.firstIndex { hit in
            guard hit.match.isFullName, hit.match.role != .code, hit.match.correctedWords | hit.match.begunWords == 0,
                try kind(of: hit) == .locality
            else { return false }
            if try isWithin(hit, first) { return true }
            // "Muş, Muş" is in the province of Muş, and Mauritius is called so in some language.
            return try answer.query.separatelyRepeatedWords == answer.query.allWords
                && answer.hits.contains { try $0.match.isFullName && kind(of: $0) == .region && isWithin(hit, $0) }
        }
        return answer.puttingFirst(town)
    }

    /// An answer with an airport in the country that the text names before one that is only called like it: "Malta airport" is on the
    /// island, and not in Montana.
    func preferringAirports(_ answer: TextAnswer) throws -> TextAnswer {
        let countries = answer.query.countries
        guard !countries.isEmpty, sortMeasure == nil, let first = answer.hits.first,
            countries.contains(where: { $0.words & first.match.ownWords != 0 }), try kind(of: first) == .airport
        else { return answer }
        func isInCountry(_ hit: TextAnswer.Hit) throws -> Bool {
            let index = members[hit.part].index
            let country = try index.mappingFormatErrors { try index.file.countryCode(of: hit.match.document) }
            return countries.contains { $0.country == country }
        }
        if try isInCountry(first) { return answer }
        return answer.puttingFirst(
            try answer.hits.firstIndex { hit in
                try hit.match.step <= .words && kind(of: hit) == .airport && isInCountry(hit)
            })
    }

    private func kind(of hit: TextAnswer.Hit) throws -> ObjectKind {
        let index = members[hit.part].index
        return try index.mappingFormatErrors { try index.kind(of: hit.match.document) }
    }

    /// Whether a word such as "in" is the code of an area that the best match is in: "Clinton in United States" is in no Indiana.
    ///
    /// "Rio Grande da Serra" has "da" as a part of its name.
    func isOfJoint(_ answer: TextAnswer) throws -> Bool {
        guard let hit = answer.hits.first, answer.query.wordCount > 2 else { return false }
        let query = answer.query
        let joints = query.words {
            $0 > 0 && $0 + 1 < query.wordCount && hit.match.ownWords & 1 << WordSet($0) == 0 && query.isSmallJoint($0)
        }
        guard joints != 0 else { return false }
        let index = members[hit.part].index
        let meanings = answer.parts[hit.part].meanings
        return try index.mappingFormatErrors { () throws(IndexFormatError) in
            let terms = TermFilter(meanings, termCount: index.file.dictionary.termCount)
            var left = joints
            for container in try index.file.containers(of: hit.match.document) where left != 0 {
                let name = try NameMatcher.wordsOfWholeName(of: container, query, meanings, terms, in: index.file)
                if name.nonzeroBitCount > 1 { left &= ~name }
            }
            return left != 0
        }
    }

    /// Whether the best match, in a place that the text names as well, has a name in the text with other words than the name that it
    /// is shown with.
    func isOfUnlikeName(_ answer: TextAnswer) throws -> Bool {
        guard answer.isOfHiddenName, let hit = answer.hits.first else { return false }
        let index = members[hit.part].index
        let shown = try index.mappingFormatErrors { try index.shownWords(of: hit.match.document) }
        return !answer.query.foldedWords(hit.match.ownWords).isSubset(of: shown)
    }

    /// An answer with what is called like the text in an index with categories before a small town elsewhere.
    ///
    /// Who adds such an index to the places of the world looks for what is there: beside an extract of London, "Smithfield" is the market
    /// and not a town in Rhode Island.
    func preferringMembers(_ answer: TextAnswer) throws -> TextAnswer {
        guard members.count > 1, sortMeasure == nil, let first = answer.hits.first,
            !hasCategories(first), first.match.step <= .whole, try !isKnownElsewhere(first)
        else { return answer }
        let member = answer.hits.firstIndex { hit in
            hasCategories(hit) && hit.match.step == .whole && (hit.match.isOwnName || first.match.role == .code)
        }
        guard let member,
            try coordinate(of: answer.hits[member]).distance(to: coordinate(of: first)) > Self.reachOfNeighbor
        else { return answer }
        return answer.puttingFirst(member)
    }

    /// Whether many people know a result by the name, and not by a code.
    private func isKnownElsewhere(_ hit: TextAnswer.Hit) throws -> Bool {
        guard hit.match.role != .code, hit.match.isAsLargeCity else { return false }
        let index = members[hit.part].index
        return try index.mappingFormatErrors { try index.kind(of: hit.match.document) != .postcode }
    }

    private func hasCategories(_ hit: TextAnswer.Hit) -> Bool { members[hit.part].index.file.categories != nil }

    /// How far from the objects of an index, in metres, a town that its users may mean is.
    private static let reachOfNeighbor = 300_000.0

    /// Whether an answer to a part of a text is a city that comes before a place elsewhere with all words, whose name is quite
    /// another than the one that it is shown with: "Central Park, New York" is in the city, and no town elsewhere in the state that was
    /// once called so.
    func isCity(
        _ coarser: TextAnswer, ratherMeantThan other: TextAnswer, _ scope: StagedSearch.Scope
    ) throws -> Bool {
        guard let city = coarser.hits.first, let hit = other.hits.first, try scope.isSettlement(city) else {
            return false
        }
        return try city.match.isBigCity && city.match.step == .whole
            && !hit.match.isAsLargeCity
            && coarser.query.foldedWords(city.match.ownWords)
                .isDisjoint(with: other.query.foldedWords(hit.match.ownWords))
            && !scope.areTogether([hit], with: city, within: Self.reachOfCity)
    }

    /// How far from a city, in metres, its districts are.
    private static let reachOfCity = 15_000.0
}
