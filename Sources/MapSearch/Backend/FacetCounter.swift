/// Filters objects, and counts what other filters would leave.
///
/// An object that fails exactly one filter still counts for the facet of that one: counts say what would be left if that
/// choice were changed and all others kept.
package struct FacetCounter {
    private struct Tally {
        var name: String?
        var count = 0
        var choices: [String: SearchFacet.Choice] = [:]
        var numbers: ClosedRange<Double>?
        var dates: ClosedRange<CalendarDate>?
        var sort: Sort?
    }

    private enum Sort {
        case boolean, labels, number, dates
    }

    private let filters: [SearchFilter]
    private let isCounting: Bool
    /// Nil when the hour does not matter.
    private var clock: OpeningClock?
    private var tallies: [String: Tally] = [:]

    /// - Parameters:
    ///   - filters: What objects must have or be.
    ///   - isCounting: Whether facets are wanted.
    ///   - localTime: The time at which it matters whether something is open.
    package init(_ filters: FilterCollection, isCounting: Bool, localTime: CivilTime? = nil) {
        self.filters = Array(filters)
        self.isCounting = isCounting
        clock = localTime.map { OpeningClock($0) }
        for filter in filters {
            var tally = Tally()
            if case .anyOf(let values) = filter.condition {
                for value in values { tally.choices[value] = SearchFacet.Choice(id: value, count: 0, isSelected: true) }
            }
            tallies[filter.id] = tally
        }
    }

    /// Whether an object passes all filters; it is counted, too.
    ///
    /// - Throws: ``SearchError/Code/invalidFilter`` when a filter is for values of another sort than the object has.
    mutating func passes(_ object: GeoObject) throws(SearchError) -> Bool {
        var values = object.filterValues
        if let state = openingState(of: object) {
            values.append((SearchFilter.opening, nil, .labels([(state.rawValue, nil)])))
        }
        var failed: String?
        var failures = 0
        for filter in filters {
            let isPassed: Bool
            if let found = values.first(where: { $0.id == filter.id }) {
                guard let answer = found.value.passes(filter.condition) else {
                    throw Self.mismatch(filter, found.value)
                }
                isPassed = answer
            } else {
                isPassed = false
            }
            if !isPassed {
                failures += 1
                failed = filter.id
            }
        }
        if isCounting {
            for value in values {
                count(value, times: failures == 0 || failures == 1 && failed == value.id ? 1 : 0)
            }
        }
        return failures == 0
    }

    private mutating func openingState(of object: GeoObject) -> OpeningHours.State? {
        guard let business = object[BusinessMetadata.self] else { return nil }
        return clock?.state(business.openingHoursText) { object.address?.countryCode }
    }

    /// The error of a filter for values of another sort than those that there are.
    package static func mismatch(_ filter: SearchFilter, _ value: FilterValue) -> SearchError {
        .invalidFilter(id: filter.id, problem: "its values are \(description(of: value))")
    }

    private static func description(of value: FilterValue) -> String {
        switch value {
        case .boolean: "yes or no: use .boolean"
        case .labels: "names: use .anyOf"
        case .number: "numbers: use .range"
        case .dates: "dates: use .dates"
        }
    }

    /// Counts what several objects have to say.
    ///
    /// - Parameters:
    ///   - value: What each of them says, to the filter of an identifier that may have a name to show.
    ///   - times: How many of them would be left; with 0 it is known that there is such a value.
    package mutating func count(_ value: (id: String, name: String?, value: FilterValue), times: Int) {
        var tally = tallies[value.id] ?? Tally()
        // Given back at the end; until then the one in the table would keep it from being changed in place.
        tallies[value.id] = nil
        defer { tallies[value.id] = tally }
        tally.name = tally.name ?? value.name
        switch value.value {
        case .boolean(let flag):
            tally.sort = .boolean
            if flag { tally.count += times }
        case .labels(let labels):
            tally.sort = .labels
            for label in labels {
                var choice = tally.choices[label.id] ?? SearchFacet.Choice(id: label.id, count: 0)
                choice.name = choice.name ?? label.name
                choice.count += times
                tally.choices[label.id] = choice
            }
        case .number(let number):
            tally.sort = .number
            if times > 0, number.isFinite {
                tally.numbers =
                    min(tally.numbers?.lowerBound ?? number, number)...max(tally.numbers?.upperBound ?? number, number)
            }
        case .dates(let dates):
            tally.sort = .dates
            for date in dates where times > 0 {
                tally.dates = min(tally.dates?.lowerBound ?? date, date)...max(tally.dates?.upperBound ?? date, date)
            }
        }
    }

    /// The facets of all objects so far: what every backend has first, then the others in the order of their names.
    package var facets: [SearchFacet] {
        let common = [SearchFilter.category, SearchFilter.chain, SearchFilter.distance, SearchFilter.opening]
        let others = tallies.keys.filter { !common.contains($0) }.sorted()
        return (common + others).compactMap { id in tallies[id].flatMap { facet(id, $0) } }
    }

    private func facet(_ id: String, _ tally: Tally) -> SearchFacet? {
        let selected = filters.first { $0.id == id }?.condition
        let values: SearchFacet.Values
        switch (tally.sort, selected) {
        case (.boolean, _), (nil, .boolean): values = .boolean(count: tally.count)
        case (.labels, _), (nil, .anyOf):
            values = .enumeration(
                tally.choices.values.sorted { $0.count != $1.count ? $0.count > $1.count : $0.id < $1.id })
        case (.number, _), (nil, .range):
            values = .range(from: tally.numbers?.lowerBound, to: tally.numbers?.upperBound)
        case (.dates, _), (nil, .dates):
            values = .dates(from: tally.dates?.lowerBound, to: tally.dates?.upperBound)
        case (nil, nil): return nil
        }
        return SearchFacet(id: id, name: tally.name, values: values, isSelected: selected != nil)
    }
}
