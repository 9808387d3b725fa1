import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension CategoryInterpreter {
    /// The area to search for a category if the text names no place.
    var defaultRegion: SearchRegion {
        if let area { return SearchRegion(run.prepared(area)) }
        return request.options.userPosition.map { .around($0) } ?? .everywhere
    }

    /// The region to search in an index.
    func region(_ reading: CategoryReading, _ place: NamedPlace?, in number: Int) -> SearchRegion {
        var region = defaultRegion
        if reading.isHere, let user = request.options.userPosition { region = .around(user) }
        if let place {
            region =
                reading.link == .near
                ? .around(place.coordinate, reach: SearchRegion.nearReach) : place.region(in: number)
        }
        guard let area, area.strictness == .required, case .within(var required) = SearchRegion(run.prepared(area))
        else { return region }
        if case .within(let extent) = region, place != nil { required.limits += extent.limits }
        required.center = place?.coordinate ?? required.center
        return .within(required)
    }

    /// The request to an index; nil if it does not have the chain.
    func searchParameters(
        _ reading: CategoryReading, in part: Part
    ) throws(IndexFormatError) -> CategorySearch.SearchParameters? {
        var parameters = CategorySearch.SearchParameters()
        parameters.categories = reading.categories
        if let chain = reading.chain {
            parameters.chains = try part.categories.chains(named: chain).map(\.number)
            if parameters.chains.isEmpty { return nil }
        }
        parameters.filters = request.options.filters
        for condition in reading.conditions { parameters.filters.add(condition) }
        parameters.countsFacets = !request.options.filters.isEmpty || request.options.includesFacets
        parameters.clock = request.options.openingClock(
            isCounting: parameters.countsFacets, demands: reading.conditions)
        parameters.countries = run.members[part.number].countries
        parameters.origin = request.options.userPosition
        // One more than the page, to find out whether there is another page.
        parameters.count = request.page.range.upperBound + 1
        parameters.distance = run.sortMeasure
        parameters.distanceReach = run.sortReach
        if case .distance(let center) = request.sort { parameters.distanceCenter = center }
        parameters.isCancelled = { Task.isCancelled }
        return parameters
    }

    /// The origin for sorting a text's results by distance: people who look for cafés near a place want the nearest first, unless the
    /// request has its own order; nil if the text does not name a nearby place.
    func queryOrigin(_ reading: CategoryReading, _ place: NamedPlace?) -> Coordinate? {
        guard reading.link == .near, isSortedByRank else { return nil }
        return place?.coordinate
    }

    /// The same if what is in the place is asked for, and nothing is, but something near it: the nearest is the best substitute,
    /// except for what serves an area, such as an airport.
    func substituteOrigin(_ reading: CategoryReading, _ place: NamedPlace?) -> Coordinate? {
        guard isSortedByRank, reading.kinds.isEmpty, let place, ![.country, .region, .county].contains(place.kind)
        else { return nil }
        return place.coordinate
    }

    private var isSortedByRank: Bool {
        if case .rank = request.sort { request.options.sort == nil } else { false }
    }

    /// Returns the best members in the region, or the nearest ones if there are none and the region is not required;
    /// and the facets.
    func members(
        _ reading: CategoryReading, _ place: NamedPlace?
    ) throws -> (members: [Member], found: Int, facets: [SearchFacet], isNearby: Bool) {
        let filters = request.options.filters
        let counter = run.needsFilters ? FacetCounter(filters, isCounting: true) : nil
        var origin = queryOrigin(reading, place)
        func parameters(_ part: Part) throws(IndexFormatError) -> CategorySearch.SearchParameters? {
            var parameters = try searchParameters(reading, in: part)
            if let origin {
                parameters?.distance = SearchSort.distance(from: origin).measure
                parameters?.distanceReach = .infinity
                parameters?.distanceCenter = origin
            }
            return parameters
        }
        var facets = counter
        var isNearby = false
        var (members, found) = try self.members(
            { region(reading, place, in: $0.number) }, &facets, parameters: parameters)
        if members.isEmpty, area?.strictness != .required,
            let extent = parts.lazy.compactMap({ region(reading, place, in: $0.number).extent }).first
        {
            facets = counter
            origin = origin ?? substituteOrigin(reading, place)
            let reach = place?.isExtentKnown == false ? NamedPlace.settlementReach : extent.reach
            let nearby = SearchRegion.around(extent.center, reach: reach + SearchRegion.substituteReach)
            (members, found) = try self.members({ _ in nearby }, &facets, parameters: parameters)
            isNearby = !members.isEmpty
            run.trace?.note("around the place", matchCount: found)
        }
        let names = CategoryNames(languages: request.options.languages)
        return (members, found, facets?.facets(nameOfCategory: names.name) ?? [], isNearby)
    }

    /// The members of all indexes in their regions, best first.
    func members(
        _ region: (Part) -> SearchRegion, _ counter: inout FacetCounter?,
        parameters: (Part) throws(IndexFormatError) -> CategorySearch.SearchParameters?
    ) throws -> (members: [Member], found: Int) {
        var members: [Member] = []
        var found = 0
        for (number, part) in parts.enumerated() {
            let outcome = try part.index.mappingFormatErrors {
                guard let parameters = try parameters(part) else { return CategorySearch.Outcome() }
                var search = try CategorySearch(parameters, in: part.index, part.categories, part.facts)
                let outcome = try search.members(in: region(part))
                if counter != nil { search.count(into: &counter!) }
                return outcome
            }
            found += outcome.found
            members += outcome.members.map { Member(part: number, found: $0) }
        }
        if parts.count > 1 {
            members = members.enumerated().sorted { first, second in
                (first.element.found.key, first.offset) < (second.element.found.key, second.offset)
            }.map(\.element)
        }
        return (members, found)
    }
}
