import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension CategoryInterpreter {
    /// The place that the rest of the text names, or a landmark: "bar near Staatliche Oper" is near the opera, and not in a place
    /// whose name is similar.
    func placeOrLandmark(_ reading: inout CategoryReading) throws -> NamedPlace? {
        var place: NamedPlace?
        for name in reading.places {
            place = try self.place(named: name, isJoined: reading.link != nil)
            if place != nil { break }
        }
        if let place, place.correctedName == nil {
            if try isMeant(place) { return place }
            // Of another index, somewhere in the world: what has the name here is meant.
            if let landmark = try landmark(&reading) { return landmark }
        }
        // "pharmacy near Rathaus": a town hall comes before a place whose name is similar.
        if reading.link == .near, let name = reading.places.first, let member = try memberPlace(named: name) {
            return member
        }
        // "car rental airport Malta" is near the airport; but "Bank station" is a station of that name.
        if reading.link == nil, let name = reading.places.first,
            let airport = try memberPlace(named: name, where: \.isForAirports)
        {
            reading.link = .near
            return airport
        }
        if let town = try townOfCentre(&reading) { return town }
        guard !reading.places.isEmpty else { return nil }
        if let place, place.correctedName == nil { return place }
        return try landmark(&reading) ?? place
    }

    /// Whether a place that has the name may be the one that is meant: a large city, or one where the members are.
    func isMeant(_ place: NamedPlace) throws -> Bool {
        if place.isLargeCity || parts.contains(where: { $0.number == place.part }) { return true }
        return try isAmongMembers(place.coordinate)
    }

    /// A street, a square or a station that is named without a word such as "near": "pharmacy Sendlinger Tor"; after such a word, or
    /// on request, any object: "hotel near British Museum".
    ///
    /// The reading then asks for what is near it; what is on a street comes before what is near that.
    func landmark(_ reading: inout CategoryReading, ofAnyKind: Bool = false) throws -> NamedPlace? {
        guard !reading.places.isEmpty, !parts.isEmpty,
            try reading.link == .near || reading.link == nil && !mayNameStreet(reading)
        else { return nil }
        let isOfAnyKind = ofAnyKind || reading.link == .near
        let scope = scope.keeping { isOfAnyKind || $0 == .street || $0 == .station }.with { parameters in
            parameters.corrects = false
            parameters.isPart = true
        }
        for name in reading.places {
            let answer = try StagedSearch.answer(to: ParsedQuery(name), scope)
            guard let best = answer.hits.first(where: hasMembers), best.match.isExact, best.match.isFullOwnName,
                best.match.unmatchedWords == 0
            else { continue }
            let place = try namedPlace(best)
            if place.kind != .street { reading.link = .near }
            return place
        }
        return nil
    }

    /// Whether the words of a category or a chain may belong to the name of a street, since some street has them.
    ///
    /// "Church Hill Road" has no churches near Hill Road. A category alone, without a word for a street, is one.
    private func mayNameStreet(_ reading: CategoryReading) throws -> Bool {
        guard query.streetWords != 0 || reading.categories.isEmpty else { return false }
        let streets = scope.keeping { $0 == .street }.with { parameters in
            parameters.corrects = false
            parameters.isComplete = true
            parameters.isPart = true
            parameters.bias = nil
        }
        return try !StagedSearch.answer(to: query.keeping(reading.tellingWords), streets).hits.isEmpty
    }

    /// The place with a name; after a connecting word such as "in", the name may also have more words than the text.
    func place(named name: String, isJoined: Bool) throws -> NamedPlace? {
        let key = SeenPlaces.Key(name: name, isJoined: isJoined)
        if let place = seen.places[key] { return place }
        let place = try findPlace(named: name, isJoined: isJoined)
        seen.places.updateValue(place, forKey: key)
        return place
    }

    private func findPlace(named name: String, isJoined: Bool) throws -> NamedPlace? {
        let places = scope.keeping {
            isJoined
                ? $0 != .business && $0 != .other : ObjectKind.settlementsAndAreas.contains($0) || $0 == .postcode
        }
        .with { parameters in
            parameters.count = 3
            parameters.isPart = true
            parameters.distance = nil
            parameters.bias = area.map { LocationBias(SearchArea($0.shape, .preferred)) }
            // "airport Xyz" is rather the name of an airport.
            if parts.isEmpty, !isJoined { parameters.corrects = false }
        }
        guard let (answer, first) = try answer(to: ParsedQuery(name), places, isJoined: isJoined) else { return nil }
        let best = try placeWithMembers(first, of: answer, in: places, isJoined: isJoined)
        var place = try namedPlace(best)
        for hit in answer.hits where hit.part != best.part {
            guard hasMembers(hit) || kindParts.contains(hit.part), best.match.isFullName,
                try names(hit, of: answer.query, isJoined: isJoined),
                try hit.match.isFullName || isNameWithArticle(hit, of: answer.query)
            else { continue }
            let other = try namedPlace(hit)
            try run.members[hit.part].index.mappingFormatErrors { () throws(IndexFormatError) in
                try place.noteIfSame(other)
            }
        }
        if best.match.correctedWords != 0 {
            let index = run.members[best.part].index
            let description = MatchDescription(
                index: index.file, query: answer.query, meanings: answer.parts[best.part].meanings)
            place.correctedName = try index.mappingFormatErrors { try description.correctedText(best.match) }
        }
        return place
    }

    /// The names that a text has, and the first that is clearly the place.
    private func answer(
        to query: ParsedQuery, _ scope: StagedSearch.Scope, isJoined: Bool
    ) throws -> (answer: TextAnswer, first: TextAnswer.Hit)? {
        let answer = try StagedSearch.answer(to: query, scope)
        guard let best = answer.hits.first else { return nil }
        if try names(best, of: answer.query, isJoined: isJoined) { return (answer, best) }
        // "bars Bezirdsteil Angerviertel" is in that quarter rather than in an Angerviertel that is in it.
        let other = try answer.hits.dropFirst().first { hit in
            try hit.match.isFullName && hit.match.ownWords == answer.query.allWords
                && names(hit, of: answer.query, isJoined: isJoined)
        }
        if let other { return (answer, other) }
        // A word that begins a longer one may rather have a typo: "Clerkenwel".
        guard best.match.score.prefix != 0 else { return nil }
        let complete = try StagedSearch.answer(to: query, scope.with { $0.isComplete = true })
        guard let first = complete.hits.first, try names(first, of: complete.query, isJoined: isJoined) else {
            return nil
        }
        return (complete, first)
    }

    /// The place of the same name in an index that has members, or otherwise around some of them, if there is one.
    ///
    /// "hotel Altstadt" is in the Altstadt whose hotels are known, and not in a village of that name. What has the name of a large
    /// city must be a settlement itself, and not a street. With the pubs of London and the places of the world, "pub Westminster" is
    /// not in Colorado, and a typo is rather one in the name of a place with members.
    private func placeWithMembers(
        _ first: TextAnswer.Hit, of answer: TextAnswer, in scope: StagedSearch.Scope, isJoined: Bool
    ) throws -> TextAnswer.Hit {
        guard !hasMembers(first), !parts.isEmpty else { return first }
        func isNamesake(_ hit: TextAnswer.Hit) throws -> Bool {
            try hit.match.isFullName && hit.match.edits == first.match.edits
                && names(hit, of: answer.query, isJoined: isJoined)
        }
        let isLargeCity = try namedPlace(first).isLargeCity
        let own = try answer.hits.first { hit in
            try hasMembers(hit) && isNamesake(hit) && (!isLargeCity || isSettled(hit))
        }
        if let own { return own }
        let namesakes = try StagedSearch.answer(to: answer.query, scope.with { $0.count = Self.namesakeCount })
        return try namesakes.hits.first { try isNamesake($0) && isSettled($0) && isAmongMembers($0) } ?? first
    }

    /// How many places of one name are compared.
    private static let namesakeCount = 20

    /// Whether an index with categories has an object within the assumed reach of a settlement.
    func isAmongMembers(_ hit: TextAnswer.Hit) throws -> Bool { try isAmongMembers(scope.coordinate(of: hit)) }

    private func isAmongMembers(_ coordinate: Coordinate) throws -> Bool {
        try parts.contains { part in
            try part.index.mappingFormatErrors { () throws(IndexFormatError) in
                let nearest = try part.index.file.points(.others)?.nearest(
                    latitude: FixedAngle.clamping(coordinate.latitude),
                    longitude: FixedAngle.wrapping(coordinate.longitude), count: 1,
                    limit: Neighbor.haversine(meters: NamedPlace.settlementReach)
                ) { _ in true }
                return nearest?.isEmpty == false
            }
        }
    }

    /// Whether a match is in an index that has categories.
    func hasMembers(_ hit: TextAnswer.Hit) -> Bool { parts.contains { $0.number == hit.part } }

    /// Whether a match is clearly the place with a name.
    private func names(_ hit: TextAnswer.Hit, of query: ParsedQuery, isJoined: Bool) throws -> Bool {
        let (match, score) = (hit.match, hit.match.score)
        guard match.unmatchedWords == 0, match.house == nil, score.prefix == 0, match.edits <= 1 else { return false }
        // Lisbon is not Pont de Lisboa.
        if match.edits > 0, score.extraWords != 0, try !isSettled(hit) { return false }
        if isJoined || score.extraWords == 0 && score.context == 0 || match.isExact { return true }
        return try score.context == 0 && isNameWithArticle(hit, of: query)
    }

    /// Whether a settlement is called like a text but for an article: "hotel Escaldes" is in les Escaldes.
    private func isNameWithArticle(_ hit: TextAnswer.Hit, of query: ParsedQuery) throws -> Bool {
        guard try hit.match.ownWords == query.allWords && isSettled(hit) else { return false }
        let index = run.members[hit.part].index
        let shown = try index.mappingFormatErrors { try index.shownWords(of: hit.match.document) }
        return shown.subtracting(query.foldedWords(query.allWords)).allSatisfy(QualifierWords.isArticle)
    }

    func namedPlace(_ hit: TextAnswer.Hit) throws -> NamedPlace {
        let index = run.members[hit.part].index
        return try index.mappingFormatErrors { try NamedPlace(hit.match.document, part: hit.part, in: index) }
    }

    /// The nearest object of a category: the station in "museum near Vaduz station".
    private func memberPlace(
        named name: String, where isWanted: (CategoryReading) -> Bool = { _ in true }
    ) throws -> NamedPlace? {
        var reader = CategoryReader(ParsedQuery(name), in: parts.map(\.categories))
        guard let reading = try reader.reading(), !reading.categories.isEmpty, reading.conditions.isEmpty,
            isWanted(reading)
        else { return nil }
        var found: [Member] = []
        if let town = reading.places.first {
            guard let place = try place(named: town, isJoined: false) else { return nil }
            found = try nearest(reading) { place.region(in: $0.number) }
            // The station of a town may be in the next one.
            if found.isEmpty {
                found = try nearest(reading) { _ in .around(place.coordinate, reach: SearchRegion.substituteReach) }
            }
        } else {
            found = try nearest(reading) { _ in defaultRegion }
        }
        guard let member = found.first else { return nil }
        let part = parts[member.part]
        return try part.index.mappingFormatErrors {
            try NamedPlace(
                try part.details.entries.owner(Int(member.found.entry)), part: part.number, in: part.index)
        }
    }

    /// The first member in a region, regardless of the request's filters.
    private func nearest(_ reading: CategoryReading, _ region: (Part) -> SearchRegion) throws -> [Member] {
        var counter: FacetCounter?
        return try members(region, &counter) { part throws(IndexFormatError) in
            var parameters = try searchParameters(reading, in: part)
            parameters?.count = 1
            parameters?.filters = []
            parameters?.countsFacets = false
            parameters?.distance = nil
            return parameters
        }.members
    }
}

extension CategoryInterpreter {
    /// The places that were looked for, found or not: several readings of a text leave the same words for the place.
    final class SeenPlaces {
        struct Key: Hashable {
            let name: String
            let isJoined: Bool
        }

        var places: [Key: NamedPlace?] = [:]
    }
}
