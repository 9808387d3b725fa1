import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Objects of a kind from indexes without categories, as members: the airports of a world serve the countries beside it.
extension CategoryInterpreter {
    private typealias Keyed = (result: Result, key: Double)

    /// The maximum distance from a place, in metres, at which one of its airports is: there are few.
    private static let kindReach = 100_000.0
    /// The same for an airport in a place whose outline is not known.
    private static let kindReachInside = 30_000.0

    /// Whether the text is a name of what it asks for: "Berlin airport" is an airport of that name, which is not in Berlin.
    func isNameOfKind(_ reading: CategoryReading, _ names: TextAnswer) throws -> Bool {
        guard !kindParts.isEmpty else { return false }
        if try isExactly(names.hits.first, ofKindIn: reading) { return true }
        let joined = try query.withoutJoint.flatMap { try StagedSearch.exactAnswer(to: $0, scope) }
        return try isExactly(joined?.hits.first, ofKindIn: reading)
    }

    /// Whether a result answers the whole text, and is of a kind that is asked for.
    func isExactly(_ hit: TextAnswer.Hit?, ofKindIn reading: CategoryReading) throws -> Bool {
        guard let hit, hit.match.quality == .exact, try !isInOtherCountry(hit) else { return false }
        let index = run.members[hit.part].index
        return try reading.kinds.contains(index.mappingFormatErrors { try index.kind(of: hit.match.document) })
    }

    /// Whether a result is only called like a country that the text names: "Malta airport" asks for that of the island.
    func isInOtherCountry(_ hit: TextAnswer.Hit) throws -> Bool {
        guard !query.countries.isEmpty else { return false }
        let index = run.members[hit.part].index
        return try index.mappingFormatErrors { try index.isInOtherCountry(hit.match, than: query) }
    }

    /// The members of categories and the objects of kinds in a region, best first; the nearest ones if there are none.
    func results(
        _ reading: CategoryReading, _ place: NamedPlace?
    ) throws -> (results: [Result], found: Int, facets: [SearchFacet], isNearby: Bool) {
        let (members, found, facets, isNearby) = try members(reading, place)
        let keyed: [Keyed] = try members.map { member in
            let part = parts[member.part]
            let document = try part.index.mappingFormatErrors {
                try part.details.entries.owner(Int(member.found.entry))
            }
            return (Result(part: part.number, document: document, entry: Int(member.found.entry)), member.found.key)
        }
        let (objects, areNearby) = areKindsMeant(reading, at: place) ? try objects(reading, place) : ([], false)
        // What is in the region comes before what is near it.
        if objects.isEmpty || areNearby && !isNearby && !members.isEmpty {
            return (keyed.map(\.result), found, facets, isNearby)
        }
        if members.isEmpty || isNearby && !areNearby {
            return (objects.map(\.result), objects.count, facets, areNearby)
        }
        let all = (keyed + objects).enumerated()
            .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(\.element.result)
        return (all, found + objects.count, facets, isNearby)
    }

    /// Whether objects of a kind are asked for: "Iceland airports" are, but "Santa airport" is rather the name of one.
    private func areKindsMeant(_ reading: CategoryReading, at place: NamedPlace?) -> Bool {
        guard !kindParts.isEmpty else { return false }
        guard let place, reading.link == nil else { return true }
        return place.isLargeCity || place.kind == .country || place.kind == .region
    }

    /// The objects of kinds in a region, or around it if there are none.
    private func objects(_ reading: CategoryReading, _ place: NamedPlace?) throws -> ([Keyed], areNearby: Bool) {
        let isInside = place != nil && reading.link != .near
        let objects = try objects(reading, place) { number in
            switch region(reading, place, in: number) {
            case .around(let center, let reach):
                .around(center, reach: isInside ? Self.kindReachInside : max(reach, Self.kindReach))
            case let region: region
            }
        }
        guard objects.isEmpty, area?.strictness != .required, let first = kindParts.first else {
            return (objects, false)
        }
        let nearby: SearchRegion
        switch region(reading, place, in: first) {
        case .around(let center, _) where isInside: nearby = .around(center, reach: Self.kindReach)
        case .within(let extent): nearby = .around(extent.center, reach: extent.reach + Self.kindReach)
        case .around, .everywhere: return ([], false)
        }
        return (try self.objects(reading, place) { _ in nearby }, true)
    }

    private func objects(
        _ reading: CategoryReading, _ place: NamedPlace?, in region: (Int) -> SearchRegion
    ) throws -> [Keyed] {
        var distance = run.sortMeasure
        if let origin = queryOrigin(reading, place) { distance = SearchSort.distance(from: origin).measure }
        var found: [Keyed] = []
        for number in kindParts {
            let index = run.members[number].index
            let objects = try index.mappingFormatErrors {
                try KindSearch(index: index, kinds: reading.kinds, distance: distance).objects(in: region(number))
            }
            found += objects.map { (Result(part: number, document: $0.document), $0.key) }
        }
        return kindParts.count > 1 ? found.sorted { $0.key < $1.key } : found
    }
}
