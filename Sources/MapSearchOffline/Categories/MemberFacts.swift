import MapSearch
import MapSearchIndexFormat
import MapSearchText

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

    /// What a text is known to be, in a number of four bytes: there is one for each text and request.
    private enum Known {
        /// It was not met yet.
        static let unknown: UInt32 = 0

        /// The number of the fact that it is; nil when it is none.
        static func number(_ known: UInt32) -> Int? { known == 1 ? nil : Int(known) - 2 }

        static func noted(_ number: Int?) -> UInt32 { number.map { UInt32($0 + 2) } ?? 1 }
    }

    /// The filters of the request as bits; those behind them are demanded by some trees only.
    let requested: UInt64
    private let details: DetailTable
    private let filters: [SearchFilter]
    private let cache: DetailFactCache
    /// The fact that each of the frequent texts is, see `Known`.
    private var known: [UInt32] = []
    private var entries: [Entry] = []
    /// Nil when the hour does not matter.
    private var clock: OpeningClock?
    private var openings: [OpeningHours.State: Int] = [:]
    /// For each number of parts that a record may have, the number of that fact; nil: it was not met yet.
    private var completenesses = [Int?](repeating: nil, count: BusinessMetadata.completenessParts + 1)
    /// Whether it matters how complete records are.
    private let measuresCompleteness: Bool
    /// The facts of the member that was read last, and its distance.
    private var current: [Int] = []
    private var currentDistance: Double?
    private var knowsDistances = false
    private var distances: ClosedRange<Double>?
    /// The filter that is for values of another sort than a member has, and what it has.
    private(set) var mismatch: (filter: SearchFilter, value: FilterValue)?

    init(
        _ cache: DetailFactCache, filters: [SearchFilter], demands: [SearchFilter], localTime: CivilTime?,
        isCounting: Bool
    ) {
        measuresCompleteness = isCounting || filters.contains { $0.id == SearchFilter.completeness }
        details = cache.details
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
    ///   - texts: What is known of it.
    ///   - place: Where it is.
    /// - Returns: The filters that none of them passes, as bits.
    /// - Throws: `IndexFormatError` when the index is damaged.
    mutating func failedFilters(
        _ texts: DetailTable.TextCursor, at place: MemberPlace
    ) throws(IndexFormatError) -> UInt64 {
        if known.isEmpty {
            known = [UInt32](repeating: Known.unknown, count: min(details.sharedTextCount, DetailFactCache.capacity))
        }
        current.removeAll(keepingCapacity: true)
        currentDistance = nil
        var failed = (UInt64(1) << UInt64(filters.count)) - 1
        var openingHours: String?
        var parts = KnownParts()
        var texts = texts
        while let key = try texts.next() {
            switch key {
            case .category, .chain, .feature:
                let place = texts.sharedPlace
                let noted = place >= 0 && place < known.count ? known[place] : Known.unknown
                guard let number = noted == Known.unknown ? try number(key, texts) : Known.number(noted) else {
                    continue
                }
                if case .feature = key { parts.insert(.feature) }
                current.append(number)
                failed &= ~entries[number].passed
            case .phone: parts.insert(.phone)
            case .link: parts.insert(.link)
            case .houseNumber:
                if measuresCompleteness, try place.isInStreet() { parts.insert(.houseNumber) }
            case .openingHours:
                parts.insert(.openingHours)
                guard clock != nil, case .openingHours(let hours)? = try cache.fact(key, at: texts) else { continue }
                openingHours = hours
            }
        }
        if let state = try clock?.state(openingHours, countryCode: place.countryCode), let number = openings[state] {
            current.append(number)
            failed &= ~entries[number].passed
        }
        if measuresCompleteness {
            let number = self.number(knownParts: parts.count)
            current.append(number)
            failed &= ~entries[number].passed
        }
        return failed
    }

    private mutating func number(knownParts: Int) -> Int {
        if let number = completenesses[knownParts] { return number }
        let number = note(MemberFact(knownParts: knownParts))
        completenesses[knownParts] = number
        return number
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
        // By index: a loop over the list itself would hold on to each fact and let it go.
        for place in entries.indices {
            counter.count(
                entries[place].fact.filter, entries[place].fact.name, entries[place].fact.value,
                times: entries[place].count)
        }
        if knowsDistances { counter.count(SearchFilter.distance, nil, .number(0), times: 0) }
        if let distances {
            for distance in [distances.lowerBound, distances.upperBound] {
                counter.count(SearchFilter.distance, nil, .number(distance), times: 1)
            }
        }
        var facets = counter.facets
        for place in facets.indices where facets[place].id == SearchFilter.category {
            facets[place].nameChoices { CategoryNames.name(of: $0, languages: languages) }
        }
        return facets
    }

    /// The number of the fact that a detail is; nil when it is none.
    private mutating func number(
        _ key: DetailTable.Key, _ texts: DetailTable.TextCursor
    ) throws(IndexFormatError) -> Int? {
        let number = try cache.member(key, at: texts).map { note($0) }
        // What is rare is told apart by what it says when all is counted.
        let place = texts.sharedPlace
        if place >= 0, place < known.count { known[place] = Known.noted(number) }
        return number
    }

    private mutating func note(_ fact: MemberFact) -> Int {
        entries.append(Entry(fact: fact, passed: passed(by: fact.value, of: fact.filter)))
        return entries.count - 1
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

/// The parts of a record that ``/MapSearch/BusinessMetadata/completeness`` looks at.
private struct KnownParts: OptionSet {
    let rawValue: UInt8

    static let houseNumber = KnownParts(rawValue: 1)
    static let phone = KnownParts(rawValue: 2)
    static let link = KnownParts(rawValue: 4)
    static let openingHours = KnownParts(rawValue: 8)
    static let feature = KnownParts(rawValue: 16)

    var count: Int { rawValue.nonzeroBitCount }
}

extension SearchFacet {
    /// Gives a name to the choices that have none.
    fileprivate mutating func nameChoices(_ name: (String) -> String) {
        guard case .enumeration(var choices) = values else { return }
        for place in choices.indices where choices[place].name == nil { choices[place].name = name(choices[place].id) }
        values = .enumeration(choices)
    }
}
