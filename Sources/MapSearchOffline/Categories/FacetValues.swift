import MapSearch
import MapSearchIndexFormat

/// Reads the details of category members, each value once; determines which filters a member fails, and counts
/// the results that other filters would leave.
struct FacetValues {
    /// The largest number of filters.
    static let largestFilterCount = 32

    /// The filters of the request as bits; those after them apply to some trees only.
    let requested: UInt64
    private let all: UInt64
    private let distanceFilters: UInt64
    private let index: OfflineIndex
    /// The countries and time zones known from the other indexes.
    private let countries: MemberPlace.Countries
    /// Whether the completeness of records matters.
    private let measuresCompleteness: Bool
    private var known: FacetTable
    /// For each value, the number of members with it that pass all filters, or all except the one for it.
    private var counts: [Int] = []
    /// Nil if opening states do not matter.
    private var clock: OpeningClock?
    /// The numbers of the values for open, closed, and unknown.
    private var openings: [OpeningHours.State: UInt32] = [:]
    /// The same for the occasions that are asked for.
    private var occasions: [OpeningHours.Occasion: UInt32] = [:]
    /// The number of the value for each possible number of known parts of a record.
    private var completenesses = [UInt32](
        repeating: FacetTable.unknown, count: BusinessMetadata.completenessParts + 1)

    // MARK: The members that were read last

    private var members: [UInt32] = []
    private var batch = DetailTable.Batch()
    /// The values of the current member that are not in a frequent text, and its distance.
    private var further: [UInt32] = []
    private var distance: Double?

    private var knowsDistances = false
    private var distances: ClosedRange<Double>?

    init(
        _ facts: DecodedDetails, of index: OfflineIndex, filters: [SearchFilter], demands: [SearchFilter],
        clock: OpeningClock?, isCounting: Bool, countries: CountryDirectory?
    ) {
        self.index = index
        measuresCompleteness = isCounting || filters.contains { $0.id == SearchFilter.completeness }
        requested = (1 << UInt64(filters.count)) - 1
        all = (1 << UInt64(filters.count + demands.count)) - 1
        var distanceFilters: UInt64 = 0
        for (bit, filter) in filters.enumerated() where filter.id == SearchFilter.distance {
            distanceFilters |= 1 << UInt64(bit)
        }
        self.distanceFilters = distanceFilters
        known = FacetTable(facts, filters: filters + demands)
        self.countries = MemberPlace.Countries(countries)
        self.clock = clock
        guard let clock else { return }
        for state in OpeningHours.State.allCases { openings[state] = known.note(FacetValue(state)) }
        for occasion in clock.occasions { occasions[occasion] = known.note(FacetValue(occasion)) }
    }

    /// A filter with another type of value than a member, and that value.
    var mismatch: (filter: SearchFilter, value: FilterValue)? { known.mismatch }

    /// Reads the details of some members.
    ///
    /// - Throws: `IndexFormatError` if the index is damaged.
    mutating func read(_ members: [UInt32]) throws(IndexFormatError) {
        known.prepare()
        self.members = members
        try batch.read(members, from: known.facts.details)
    }

    /// Evaluates one of the members in the current batch.
    ///
    /// - Parameter member: Its index in the batch.
    /// - Returns: The filters that none of its values passes, as bits.
    /// - Throws: `IndexFormatError` if the index is damaged.
    mutating func failedFilters(of member: Int) throws(IndexFormatError) -> UInt64 {
        further.removeAll(keepingCapacity: true)
        distance = nil
        var passed: UInt64 = 0
        var keys = DetailTable.KeySet()
        var openingHours: DetailTable.Batch.Detail?
        for place in batch.places(of: member) {
            let detail = batch.details[place]
            if !(detail.key & Self.factKeys).isEmpty {
                let number = detail.place < known.numbers.count ? known.numbers[detail.place] : FacetTable.unknown
                let fact = number == FacetTable.unknown ? try note(detail, of: member) : number
                passed |= known.passed[Int(fact)]
                if fact == FacetTable.nothing { continue }
            } else if !(detail.key & .openingHours).isEmpty {
                openingHours = detail
            }
            keys = keys | detail.key
        }
        if clock != nil { passed |= try noteState(of: member, openingHours) }
        if measuresCompleteness { passed |= try noteCompleteness(of: member, keys) }
        return all & ~passed
    }

    private static var factKeys: DetailTable.KeySet { .category | .chain | .feature }
    private static var partKeys: DetailTable.KeySet { .phone | .link | .openingHours | .feature }

    private mutating func note(
        _ detail: DetailTable.Batch.Detail, of member: Int
    ) throws(IndexFormatError) -> UInt32 {
        let (key, text) = try batch.text(of: detail, in: member)
        let number = try known.note(key, text)
        if detail.place >= known.numbers.count { further.append(number) }
        return number
    }

    private mutating func noteState(
        of member: Int, _ detail: DetailTable.Batch.Detail?
    ) throws(IndexFormatError) -> UInt64 {
        var openingHours: String?
        if let detail {
            let (key, text) = try batch.text(of: detail, in: member)
            if case .openingHours(let hours)? = try known.facts.fact(key, text) { openingHours = hours }
        }
        let place = place(of: member)
        guard
            let state = try clock?.state(openingHours, countryCode: place.countryCode, timeZone: place.timeZone),
            let number = openings[state]
        else { return 0 }
        further.append(number)
        var passed = known.passed[Int(number)]
        if occasions.isEmpty { return passed }
        let open = try clock?.occasions(
            openingHours, countryCode: place.countryCode, timeZone: place.timeZone)
        for number in (open ?? []).compactMap({ occasions[$0] }) {
            further.append(number)
            passed |= known.passed[Int(number)]
        }
        return passed
    }

    private mutating func noteCompleteness(
        of member: Int, _ keys: DetailTable.KeySet
    ) throws(IndexFormatError) -> UInt64 {
        var count = (keys & Self.partKeys).count
        if !(keys & .houseNumber).isEmpty, try place(of: member).isInStreet() { count += 1 }
        if completenesses[count] == FacetTable.unknown {
            completenesses[count] = known.note(FacetValue(knownParts: count))
        }
        further.append(completenesses[count])
        return known.passed[Int(completenesses[count])]
    }

    private func place(of member: Int) -> MemberPlace {
        MemberPlace(index: index, details: known.facts.details, entry: members[member], countries: countries)
    }

    /// The filters that the distance of the current member passes, as bits.
    mutating func filtersPassed(byDistance distance: Double) -> UInt64 {
        self.distance = distance
        return known.filters(by: .number(distance), of: SearchFilter.distance).passed
    }

    /// Counts the current member, which failed some filters.
    mutating func count(_ member: Int, failed: UInt64) {
        if counts.count < known.count {
            counts.append(contentsOf: repeatElement(0, count: known.count - counts.count))
        }
        // A member that fails only one filter would remain if that filter were different.
        if failed.nonzeroBitCount <= 1 {
            for place in batch.places(of: member) {
                let detail = batch.details[place]
                guard !(detail.key & Self.factKeys).isEmpty, detail.place < known.numbers.count else { continue }
                let number = Int(known.numbers[detail.place])
                if known.asking[number] & failed == failed { counts[number] += 1 }
            }
            for number in further where known.asking[Int(number)] & failed == failed { counts[Int(number)] += 1 }
        }
        guard let distance else { return }
        knowsDistances = true
        if failed == 0 || failed == distanceFilters {
            distances =
                min(distances?.lowerBound ?? distance, distance)...max(distances?.upperBound ?? distance, distance)
        }
    }

    /// Adds the counts of all members.
    func count(into counter: inout FacetCounter) {
        for number in 0..<known.count {
            guard let fact = known[number] else { continue }
            let count = number < counts.count ? counts[number] : 0
            counter.count(fact.filter, fact.name, fact.value, times: count)
        }
        if knowsDistances { counter.count(SearchFilter.distance, nil, .number(0), times: 0) }
        if let distances {
            for distance in [distances.lowerBound, distances.upperBound] {
                counter.count(SearchFilter.distance, nil, .number(distance), times: 1)
            }
        }
    }
}
