/// Filters objects, and counts what other filters would leave.
///
/// An object that fails exactly one filter still counts for the facet of that one: counts say what would be left if that
/// choice were changed and all others kept.
package struct FacetCounter {
    private struct Tally {
        var id: String
        var name: String?
        var count = 0
        var choices: [SearchFacet.Choice] = []
        /// The places of the choices by their identifiers, where there are many.
        var places: [String: Int] = [:]
        var numbers: ClosedRange<Double>?
        var dates: ClosedRange<CalendarDate>?
        var sort: Sort?

        init(id: String) { self.id = id }

        mutating func add(_ name: String?, _ value: FilterValue, times: Int) {
            self.name = self.name ?? name
            switch value {
            case .boolean(let flag):
                sort = .boolean
                if flag { count += times }
            case .labels(let labels):
                sort = .labels
                for label in labels { addChoice(label.id, label.name, times: times) }
            case .number(let number):
                sort = .number
                guard times > 0, number.isFinite else { return }
                numbers = min(numbers?.lowerBound ?? number, number)...max(numbers?.upperBound ?? number, number)
            case .dates(let dates):
                sort = .dates
                for date in dates where times > 0 {
                    self.dates = min(self.dates?.lowerBound ?? date, date)...max(self.dates?.upperBound ?? date, date)
                }
            }
        }

        /// Makes choices of values that nobody may have.
        mutating func select(_ values: Set<String>) {
            for value in values {
                addChoice(value, nil, times: 0)
                choices[choices.count - 1].isSelected = true
            }
        }

        private mutating func addChoice(_ id: String, _ name: String?, times: Int) {
            if let place = place(of: id) {
                choices[place].count += times
                if choices[place].name == nil { choices[place].name = name }
                return
            }
            choices.append(SearchFacet.Choice(id: id, name: name, count: times))
            if choices.count == Self.fewChoices {
                for (place, choice) in choices.enumerated() { places[choice.id] = place }
            } else if choices.count > Self.fewChoices {
                places[id] = choices.count - 1
            }
        }

        /// So many choices are looked through sooner than a hash is made.
        private static let fewChoices = 16

        private func place(of id: String) -> Int? {
            guard choices.count < Self.fewChoices else { return places[id] }
            var place = 0
            while place < choices.count, choices[place].id != id { place += 1 }
            return place < choices.count ? place : nil
        }
    }

    private enum Sort {
        case boolean, labels, number, dates
    }

    private let filters: [SearchFilter]
    private let isCounting: Bool
    /// Nil when the hour does not matter.
    private var clock: OpeningClock?
    // Few, so that to look at each is quicker than a hash.
    private var tallies: [Tally] = []

    /// - Parameters:
    ///   - filters: What objects must have or be.
    ///   - isCounting: Whether facets are wanted.
    ///   - localTime: The time at which it matters whether something is open.
    package init(_ filters: FilterCollection, isCounting: Bool, localTime: CivilTime? = nil) {
        self.filters = Array(filters)
        self.isCounting = isCounting
        clock = localTime.map { OpeningClock($0) }
        for filter in filters {
            var tally = Tally(id: filter.id)
            if case .anyOf(let values) = filter.condition { tally.select(values) }
            tallies.append(tally)
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
                count(
                    value.id, value.name, value.value,
                    times: failures == 0 || failures == 1 && failed == value.id ? 1 : 0)
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
    ///   - id: The identifier of the filter.
    ///   - name: Its name to show, if it has one.
    ///   - value: What each of them says to it.
    ///   - times: How many of them would be left; with 0 it is known that there is such a value.
    package mutating func count(_ id: String, _ name: String?, _ value: FilterValue, times: Int) {
        var place = 0
        while place < tallies.count, tallies[place].id != id { place += 1 }
        if place == tallies.count { tallies.append(Tally(id: id)) }
        tallies[place].add(name, value, times: times)
    }

    /// The facets of all objects so far: what every backend has first, then the others in the order of their names.
    package var facets: [SearchFacet] {
        let common = [
            SearchFilter.category, SearchFilter.chain, SearchFilter.distance, SearchFilter.opening,
            SearchFilter.completeness,
        ]
        let order = tallies.indices.map { place in
            (rank: common.firstIndex(of: tallies[place].id) ?? common.count, place: place)
        }.sorted { first, second in
            first.rank != second.rank ? first.rank < second.rank : tallies[first.place].id < tallies[second.place].id
        }
        return order.compactMap { facet(tallies[$0.place]) }
    }

    private func facet(_ tally: Tally) -> SearchFacet? {
        let selected = filters.first { $0.id == tally.id }?.condition
        let values: SearchFacet.Values
        switch (tally.sort, selected) {
        case (.boolean, _), (nil, .boolean): values = .boolean(count: tally.count)
        case (.labels, _), (nil, .anyOf):
            values = .enumeration(
                tally.choices.sorted { $0.count != $1.count ? $0.count > $1.count : $0.id < $1.id })
        case (.number, _), (nil, .range):
            values = .range(from: tally.numbers?.lowerBound, to: tally.numbers?.upperBound)
        case (.dates, _), (nil, .dates):
            values = .dates(from: tally.dates?.lowerBound, to: tally.dates?.upperBound)
        case (nil, nil): return nil
        }
        return SearchFacet(id: tally.id, name: tally.name, values: values, isSelected: selected != nil)
    }
}
