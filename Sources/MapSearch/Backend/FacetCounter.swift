import MapSearchOpeningHours

/// Filters objects, and counts the results of other filters.
///
/// An object that fails exactly one filter still counts for the facet of that filter: counts are the numbers of results
/// if that choice were changed and all others kept.
package struct FacetCounter {
    private struct Tally {
        let id: String
        var name: String?
        var count = 0
        /// Unordered, possibly with several entries for an identifier until they are merged.
        var choices: [SearchFacet.Choice] = []
        var numbers: ClosedRange<Double>?
        var dates: ClosedRange<CalendarDate>?
        var sort: Sort?
        /// The number of entries at which those with the same identifier are merged.
        private var limit = Self.smallestLimit

        private static let smallestLimit = 64

        init(id: String) { self.id = id }

        mutating func add(_ name: String?, _ value: FilterValue, times: Int) {
            if self.name == nil { self.name = name }
            switch value {
            case .boolean(let flag):
                sort = .boolean
                if flag { count += times }
            case .labels(let labels):
                sort = .labels
                for label in labels { add(SearchFacet.Choice(id: label.id, name: label.name, count: times)) }
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

        /// Creates choices for values that may have no objects.
        mutating func select(_ values: Set<String>) {
            for value in values { add(SearchFacet.Choice(id: value, count: 0, isSelected: true)) }
        }

        private mutating func add(_ choice: SearchFacet.Choice) {
            choices.append(choice)
            guard choices.count == limit else { return }
            choices = merged()
            limit = max(Self.smallestLimit, 2 * choices.count)
        }

        /// The choices in the order of their identifiers, each once.
        private func merged() -> [SearchFacet.Choice] {
            // Sorted by index, because moving a choice costs more than moving a number.
            let order = choices.indices.sorted { first, second in
                if choices[first].id < choices[second].id { return true }
                return choices[first].id == choices[second].id && first < second
            }
            var merged: [SearchFacet.Choice] = []
            merged.reserveCapacity(choices.count)
            for place in order {
                guard let last = merged.last, last.id == choices[place].id else {
                    merged.append(choices[place])
                    continue
                }
                merged[merged.count - 1].count += choices[place].count
                if last.name == nil { merged[merged.count - 1].name = choices[place].name }
                if choices[place].isSelected { merged[merged.count - 1].isSelected = true }
            }
            return merged
        }

        /// The choices, most frequent first.
        var ranked: [SearchFacet.Choice] {
            var choices = merged()
            choices.sort { $0.count != $1.count ? $0.count > $1.count : $0.id < $1.id }
            return choices
        }
    }

    private enum Sort {
        case boolean, labels, number, dates
    }

    /// The facets of every backend, in their order.
    private static let common = [
        SearchFilter.category, SearchFilter.chain, SearchFilter.distance, SearchFilter.opening,
        SearchFilter.completeness,
    ]

    private let filters: [SearchFilter]
    private let isCounting: Bool
    /// Nil if the time does not matter.
    private var clock: OpeningClock?
    // There are few, so a linear scan is faster than hashing.
    private var tallies: [Tally] = []

    /// - Parameters:
    ///   - filters: The conditions that objects must meet.
    ///   - isCounting: Whether facets are wanted.
    ///   - clock: The clock that determines opening states; nil if the time does not matter.
    package init(_ filters: FilterCollection, isCounting: Bool, clock: OpeningClock? = nil) {
        self.filters = Array(filters)
        self.isCounting = isCounting
        self.clock = clock
        tallies.reserveCapacity(2 * Self.common.count)
        for id in Self.common { tallies.append(Tally(id: id)) }
        for filter in self.filters {
            let place = place(of: filter.id)
            if case .anyOf(let values) = filter.condition { tallies[place].select(values) }
        }
    }

    /// Returns whether an object passes all filters, and counts it.
    ///
    /// - Throws: ``SearchError/Code/invalidFilter`` if a filter's type does not match the object's values.
    mutating func passes(_ object: GeoObject) throws(SearchError) -> Bool {
        var values = object.filterValues
        if let labels = openingLabels(of: object) { values.append((SearchFilter.opening, nil, .labels(labels))) }
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

    /// The state of an organization, and the occasions that are asked for at which it is open.
    private mutating func openingLabels(of object: GeoObject) -> [(id: String, name: String?)]? {
        guard let business = object[BusinessMetadata.self], clock != nil else { return nil }
        func country() -> String? { object.address?.countryCode }
        func timeZone() -> String? { object[ToponymMetadata.self]?.timeZoneIdentifier }
        let hours = business.effectiveHoursText
        let state = clock?.state(hours, countryCode: country, timeZone: timeZone) ?? .unknown
        let occasions = clock?.occasions(hours, countryCode: country, timeZone: timeZone) ?? []
        return [(state.rawValue, nil)] + occasions.map { ($0.rawValue, nil) }
    }

    /// Returns the error for a filter whose type does not match the values.
    package static func mismatch(_ filter: SearchFilter, _ value: FilterValue) -> SearchError {
        .invalidFilter(id: filter.id, problem: "its values are \(description(of: value))")
    }

    private static func description(of value: FilterValue) -> String {
        switch value {
        case .boolean: "yes or no: ask for one of them"
        case .labels: "names: ask for some of them, not for a range"
        case .number: "numbers: ask for some of them, or for a range"
        case .dates: "dates: ask for a range of them"
        }
    }

    /// Counts the values of several objects.
    ///
    /// - Parameters:
    ///   - id: The identifier of the filter.
    ///   - name: The name to show, if there is one.
    ///   - value: The value of each of the objects.
    ///   - times: The number of remaining objects; 0 only registers the value.
    package mutating func count(_ id: String, _ name: String?, _ value: FilterValue, times: Int) {
        tallies[place(of: id)].add(name, value, times: times)
    }

    /// Returns the index of the tally for an identifier, creating it if necessary.
    private mutating func place(of id: String) -> Int {
        for place in tallies.indices where tallies[place].id == id { return place }
        tallies.append(Tally(id: id))
        return tallies.count - 1
    }

    /// Returns the facets of all objects so far: those of every backend first, then the others by name.
    ///
    /// - Parameter nameOfCategory: Returns the name of a category that was counted without one.
    /// - Returns: The facets, except those that occur in no object and no filter.
    package func facets(nameOfCategory: (String) -> String? = { _ in nil }) -> [SearchFacet] {
        let others = tallies.indices.dropFirst(Self.common.count).sorted { tallies[$0].id < tallies[$1].id }
        var facets: [SearchFacet] = []
        facets.reserveCapacity(tallies.count)
        for place in Array(tallies.indices.prefix(Self.common.count)) + others {
            let selected = filters.first { $0.id == tallies[place].id }?.condition
            guard let values = values(of: place, selected, nameOfCategory) else { continue }
            facets.append(
                SearchFacet(
                    id: tallies[place].id, name: tallies[place].name, values: values, isSelected: selected != nil))
        }
        return facets
    }

    private func values(
        of place: Int, _ selected: SearchFilter.Condition?, _ nameOfCategory: (String) -> String?
    ) -> SearchFacet.Values? {
        switch (tallies[place].sort, selected) {
        case (.boolean, _), (nil, .boolean): return .boolean(count: tallies[place].count)
        case (.labels, _), (nil, .anyOf):
            var choices = tallies[place].ranked
            if tallies[place].id == SearchFilter.category {
                for number in choices.indices where choices[number].name == nil {
                    choices[number].name = nameOfCategory(choices[number].id)
                }
            }
            if tallies[place].id == SearchFilter.opening, selected == nil {
                choices.removeAll { $0.count == 0 }
                // A value that no object has is not offered.
                if choices.allSatisfy({ $0.id == OpeningHours.State.unknown.rawValue }) { return nil }
            }
            return .enumeration(choices)
        case (.number, _), (nil, .range):
            return .range(from: tallies[place].numbers?.lowerBound, to: tallies[place].numbers?.upperBound)
        case (.dates, _), (nil, .dates):
            return .dates(from: tallies[place].dates?.lowerBound, to: tallies[place].dates?.upperBound)
        case (nil, nil): return nil
        }
    }
}
