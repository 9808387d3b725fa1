import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// One fact of a business as filters see it: that it is a café, belongs to a chain, has a wireless network.
struct MemberFact: Sendable {
    /// The identifier of the filter that asks for it.
    var filter: String
    var name: String?
    var value: FilterValue

    /// The fact that it is open, closed, or that nobody knows.
    init(_ state: OpeningHours.State) {
        (filter, value) = (SearchFilter.opening, .labels([(state.rawValue, nil)]))
    }

    /// Reads a fact from the parts of a detail; nil for what no filter asks for.
    init?(_ key: DetailTable.Key, _ parts: [String]) {
        func part(_ number: Int) -> String? { number < parts.count && !parts[number].isEmpty ? parts[number] : nil }
        guard let id = parts.first else { return nil }
        switch key {
        case .category: (filter, value) = (SearchFilter.category, .labels([(id, part(1))]))
        case .chain: (filter, value) = (SearchFilter.chain, .labels([(id, part(1))]))
        case .feature:
            guard let value = BusinessReader.value(parts.dropFirst(2)) else { return nil }
            (filter, name, self.value) = (id, part(1), FilterValue(value))
        case .houseNumber, .phone, .link, .openingHours: return nil
        }
    }
}

/// Reads what is known of the members of categories, each fact once; says of each member which filters it fails, and counts
/// what other filters would leave.
struct MemberFacts {
    /// The largest number of filters.
    static let largestFilterCount = 32

    /// A fact that is met again and again.
    private struct Entry {
        var fact: MemberFact
        /// The filters that it passes, as bits.
        var passed: UInt64
        /// How many members have it that pass all filters, or all but the one that asks for it.
        var count = 0
    }

    /// The filters of the request as bits; those behind them are demanded by some trees only.
    let requested: UInt64
    private let details: DetailTable
    private let filters: [SearchFilter]
    private let cache: MemberFactCache
    /// For each text of the list, the number of its fact + 2; 1: it is none; 0: it was not met yet.
    private var known: [UInt32] = []
    private var entries: [Entry] = []
    /// Nil when the hour does not matter.
    private var clock: OpeningClock?
    private var openings: [OpeningHours.State: Int] = [:]
    /// The facts of the member that was read last, and its distance.
    private var current: [Int] = []
    private var currentDistance: Double?
    private var knowsDistances = false
    private var distances: ClosedRange<Double>?
    /// The filter that is for values of another sort than a member has, and what it has.
    private(set) var mismatch: (filter: SearchFilter, value: FilterValue)?

    init(
        _ details: DetailTable, filters: [SearchFilter], demands: [SearchFilter], localTime: CivilTime?,
        cache: MemberFactCache
    ) {
        self.details = details
        self.cache = cache
        self.filters = filters + demands
        requested = (1 << UInt64(filters.count)) - 1
        guard let localTime else { return }
        clock = OpeningClock(localTime)
        for state in OpeningHours.State.allCases { openings[state] = note(MemberFact(state)) }
    }

    /// Reads the facts of a member.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - countryCode: Tells the country that it is in, where its holidays matter.
    /// - Returns: The filters that none of them passes, as bits.
    /// - Throws: `IndexFormatError` when the index is damaged.
    mutating func failedFilters(
        _ member: UInt32, countryCode: () throws(IndexFormatError) -> String?
    ) throws(IndexFormatError) -> UInt64 {
        if known.isEmpty { known = [UInt32](repeating: 0, count: details.sharedTextCount) }
        current.removeAll(keepingCapacity: true)
        currentDistance = nil
        var failed = (UInt64(1) << UInt64(filters.count)) - 1
        var openingHours: String?
        try details.forEachText(of: Int(member)) { key, text throws(IndexFormatError) in
            if key == .openingHours, clock != nil { openingHours = try details.parts(of: text).first }
            guard key == .category || key == .chain || key == .feature else { return }
            guard let number = try number(key, text) else { return }
            current.append(number)
            failed &= ~entries[number].passed
        }
        if let state = try clock?.state(openingHours, countryCode: countryCode), let number = openings[state] {
            current.append(number)
            failed &= ~entries[number].passed
        }
        return failed
    }

    /// The filters that the distance of the member that was read last passes, as bits.
    mutating func filtersPassed(byDistance distance: Double) -> UInt64 {
        currentDistance = distance
        return passed(by: .number(distance), of: SearchFilter.distance)
    }

    /// Counts the member that was read last, which failed some filters.
    mutating func count(failed: UInt64) {
        // What fails one filter alone would be left if that one were another.
        let other = failed.nonzeroBitCount == 1 ? filters[failed.trailingZeroBitCount].id : nil
        for number in current where failed == 0 || entries[number].fact.filter == other { entries[number].count += 1 }
        if currentDistance != nil { knowsDistances = true }
        if let distance = currentDistance, failed == 0 || other == SearchFilter.distance {
            distances =
                min(distances?.lowerBound ?? distance, distance)...max(distances?.upperBound ?? distance, distance)
        }
    }

    /// The facets of all members that were counted.
    func facets(_ filters: FilterCollection, languages: [String]) -> [SearchFacet] {
        var counter = FacetCounter(filters, isCounting: true)
        for entry in entries {
            var value = entry.fact.value
            if entry.fact.filter == SearchFilter.category, case .labels(let labels) = value {
                value = .labels(
                    labels.map { ($0.id, $0.name ?? CategoryNames.name(of: $0.id, languages: languages)) })
            }
            counter.count((entry.fact.filter, entry.fact.name, value), times: entry.count)
        }
        if knowsDistances { counter.count((SearchFilter.distance, nil, .number(0)), times: 0) }
        if let distances {
            for distance in [distances.lowerBound, distances.upperBound] {
                counter.count((SearchFilter.distance, nil, .number(distance)), times: 1)
            }
        }
        return counter.facets
    }

    /// The number of a fact; nil when the text is none.
    private mutating func number(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> Int? {
        guard case .shared(let place) = text else { return try note(key, text) }
        guard place < known.count else { throw IndexFormatError(.corrupt, section: .details, offset: place) }
        if known[place] == 0 { known[place] = try note(key, text).map { UInt32($0 + 2) } ?? 1 }
        return known[place] == 1 ? nil : Int(known[place]) - 2
    }

    private mutating func note(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> Int? {
        try fact(key, text).map { note($0) }
    }

    private mutating func note(_ fact: MemberFact) -> Int {
        entries.append(Entry(fact: fact, passed: passed(by: fact.value, of: fact.filter)))
        return entries.count - 1
    }

    private func fact(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> MemberFact? {
        guard case .shared(let place) = text else { return MemberFact(key, try details.parts(of: text)) }
        if let known = cache[key, place] { return known }
        let fact = MemberFact(key, try details.parts(of: text))
        if let fact { cache[key, place] = fact }
        return fact
    }

    private mutating func passed(by value: FilterValue, of id: String) -> UInt64 {
        var passed: UInt64 = 0
        for (bit, filter) in filters.enumerated() where filter.id == id {
            switch value.passes(filter.condition) {
            case true?: passed |= 1 << UInt64(bit)
            case false?: break
            case nil: mismatch = mismatch ?? (filter, value)
            }
        }
        return passed
    }
}
