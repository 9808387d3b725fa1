import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Finds the members of categories or chains in a region.
///
/// Members are entries of the details section, in the order of documents.
struct CategorySearch {
    struct Outcome {
        /// The members, best first.
        var members: [Found] = []
        /// The number of members; an upper bound if only the nearest were examined.
        var found = 0
    }

    /// A member that was found.
    struct Found {
        var entry: UInt32
        /// The sort value of members from several indexes, the smallest first; its meaning depends only on the region.
        var key: Double
    }

    /// The search parameters.
    struct SearchParameters {
        /// Alternative categories, each of which requires all of its identifiers; a key includes its values.
        var categories: [[String]] = []
        /// The numbers of alternative chains; empty to ignore chains.
        var chains: [Int] = []
        var filters: FilterCollection = []
        /// The clock for opening states; nil if they do not matter.
        var clock: OpeningClock?
        /// The time zones known from the other indexes.
        var countries: CountryDirectory?
        /// Whether to count the results that other filters would leave.
        var countsFacets = false
        /// The number of requested results, counted from the first.
        var count = 10
        /// The origin of distances for filters; nil if there is none.
        var origin: Coordinate?
        /// The sort distance in metres; nil to sort by importance.
        var distance: DistanceMeasure?
        /// The maximum distance of members that count.
        var distanceReach = Double.infinity
        /// The origin of this distance; nil if it is measured from something else.
        var distanceCenter: Coordinate?
        var isCancelled: @Sendable () -> Bool = { false }
    }

    /// A tree of members, and the further categories that they need, as filters.
    struct Tree {
        var members: PointIndex
        var demands: UInt64
    }

    struct Member {
        var entry: UInt32
        var latitude: Int32
        var longitude: Int32
        var demands: UInt64
        /// Takes precedence over the number: its relation to the place.
        var rank: UInt8 = 0

        var coordinate: Coordinate {
            Coordinate(latitude: FixedAngle.degrees(latitude), longitude: FixedAngle.degrees(longitude))
        }
    }

    /// The sort value of a member by importance.
    static func key(rank: UInt8, importance: UInt16) -> Double {
        Double(UInt64(rank) << 16 | UInt64(UInt16.max - importance))
    }

    /// The number of members read at a time.
    private static let batchCount = 64
    private let index: OfflineIndex
    private let details: DetailTable
    let parameters: SearchParameters
    /// Whether filters or facets use distances.
    private let measuresDistances: Bool
    var trees: [Tree] = []
    var facts: FacetValues

    init(
        _ parameters: SearchParameters, in index: OfflineIndex, _ categories: CategoryIndex, _ facts: DecodedDetails
    ) throws(IndexFormatError) {
        self.index = index
        details = facts.details
        self.parameters = parameters
        measuresDistances = parameters.countsFacets || parameters.filters[SearchFilter.distance] != nil
        var demands: [SearchFilter] = []
        let first = parameters.filters.count
        func demand(_ filter: SearchFilter) -> UInt64 {
            demands.append(filter)
            return 1 << UInt64(first + demands.count - 1)
        }
        for chain in parameters.chains { trees.append(Tree(members: try categories.members(chain), demands: 0)) }
        if parameters.chains.isEmpty {
            // Permanently closed members are kept separately from open ones.
            let closed =
                parameters.filters[BusinessMetadata.closureFeature] == nil ? [] : Self.closed(parameters.categories)
            for ids in try Self.expanded(parameters.categories + closed, in: categories) {
                guard let rarest = try Self.rarest(of: ids, in: categories) else { continue }
                var tree = Tree(members: rarest.members, demands: 0)
                for id in ids where id != rarest.id {
                    tree.demands |= demand(.anyOf(SearchFilter.category, [Self.plain(id)]))
                }
                trees.append(tree)
            }
        } else if !parameters.categories.isEmpty {
            let ids = try Self.expanded(parameters.categories, in: categories).compactMap(\.first)
            let bit = demand(.anyOf(SearchFilter.category, Set(ids)))
            for place in trees.indices { trees[place].demands = bit }
        }
        self.facts = FacetValues(
            facts, of: index, filters: Array(parameters.filters), demands: demands, clock: parameters.clock,
            isCounting: parameters.countsFacets, countries: parameters.countries)
    }

    /// The categories of permanently closed members.
    private static func closed(_ wanted: [[String]]) -> [[String]] {
        wanted.map { ids in ids.map { CategoryIndex.Group.closed + $0 } }
    }

    /// The identifier of a category as in objects.
    private static func plain(_ id: String) -> String {
        id.hasPrefix(CategoryIndex.Group.closed) ? String(id.dropFirst(CategoryIndex.Group.closed.count)) : id
    }

    /// The categories, with keys replaced by their values: `shop` is every kind of shop.
    private static func expanded(
        _ wanted: [[String]], in categories: CategoryIndex
    ) throws(IndexFormatError) -> [[String]] {
        var expanded: [[String]] = []
        for ids in wanted {
            if ids.count == 1, !ids[0].contains("=") {
                for id in try categories.categories(ofKey: ids[0]) { expanded.append([id]) }
            }
            expanded.append(ids)
        }
        return expanded
    }

    /// The category with the fewest members; nil if one of them has none.
    private static func rarest(
        of ids: [String], in categories: CategoryIndex
    ) throws(IndexFormatError) -> (id: String, members: PointIndex)? {
        var rarest: (id: String, members: PointIndex)?
        for id in ids {
            guard let members = try categories.members(ofCategory: id) else { return nil }
            if let rarest, rarest.members.count <= members.count { continue }
            rarest = (id, members)
        }
        return rarest
    }

    // MARK: Regions

    /// The members in a region.
    ///
    /// - Throws: `IndexFormatError`, `CancellationError`, or ``SearchError`` if a filter has another type of value
    ///   than a member.
    mutating func members(in region: SearchRegion) throws -> Outcome {
        let outcome =
            switch region {
            case .everywhere:
                if let center = parameters.distanceCenter, !parameters.countsFacets {
                    try nearest(to: center, reach: .infinity)
                } else {
                    try everywhere()
                }
            case .around(let coordinate, let reach): try nearest(to: coordinate, reach: reach)
            case .within(let extent): try within(extent)
            }
        if let (filter, value) = facts.mismatch { throw FacetCounter.mismatch(filter, value) }
        return outcome
    }

    /// Adds the number of examined members that filters would leave.
    func count(into counter: inout FacetCounter) { facts.count(into: &counter) }

    private mutating func everywhere() throws -> Outcome {
        if parameters.filters.isEmpty, !parameters.countsFacets, parameters.distance == nil, trees.count == 1,
            trees[0].demands == 0
        {
            var best = BestMembers(capacity: parameters.count)
            for place in 0..<trees[0].members.count {
                let entry = try trees[0].members.document(place)
                best.insert(entry, importance: try importance(of: entry))
            }
            return Outcome(members: best.members, found: best.found)
        }
        var members: [Member] = []
        for tree in trees {
            try tree.members.forEach(south: .min, north: .max, west: .min, east: .max) { entry, latitude, longitude in
                members.append(
                    Member(entry: entry, latitude: latitude, longitude: longitude, demands: tree.demands))
                return true
            }
        }
        return try ordered(try sifted(members))
    }

    private mutating func within(_ extent: SearchRegion.Extent) throws -> Outcome {
        var members: [Member] = []
        for tree in trees {
            try tree.members.forEach(
                south: extent.south, north: extent.north, west: extent.west, east: extent.east
            ) { entry, latitude, longitude in
                members.append(
                    Member(entry: entry, latitude: latitude, longitude: longitude, demands: tree.demands))
                return true
            }
        }
        for limit in extent.limits { members = try limited(members, to: limit) }
        return try ordered(try sifted(members))
    }

    private func limited(_ members: [Member], to limit: SearchRegion.Limit) throws(IndexFormatError) -> [Member] {
        var limit = limit
        var rest: [Member] = []
        for var member in members {
            let document = try details.entries.owner(Int(member.entry))
            guard let membership = try limit.membership(document, member.latitude, member.longitude) else { continue }
            member.rank = max(member.rank, membership.rawValue)
            rest.append(member)
        }
        return rest
    }

    // MARK: Filters

    /// The filters, of a given set, that a member fails.
    mutating func failures(of entry: UInt32, _ filters: UInt64) throws(IndexFormatError) -> UInt64 {
        try facts.read([entry])
        return try failures(of: entry, at: 0, filters)
    }

    /// The filters, of a given set, that a member of the current batch fails.
    private mutating func failures(
        of entry: UInt32, at place: Int, _ filters: UInt64
    ) throws(IndexFormatError) -> UInt64 {
        var failed = try facts.failedFilters(of: place)
        if let origin = parameters.origin, measuresDistances {
            let row = try index.file.attributes[try details.entries.owner(Int(entry))]
            failed &= ~facts.filtersPassed(byDistance: origin.distance(to: try index.file.coordinate(row)))
        }
        return failed & filters
    }

    /// Whether a member passes all filters and the conditions of a tree; it is counted for facets.
    mutating func passes(_ entry: UInt32, _ demands: UInt64) throws(IndexFormatError) -> Bool {
        guard parameters.countsFacets || facts.requested | demands != 0 else { return true }
        let failed = try failures(of: entry, facts.requested | demands)
        guard failed & demands == 0 else { return false }
        if parameters.countsFacets { facts.count(0, failed: failed) }
        return failed == 0
    }

    /// The members that pass, each once.
    mutating func sifted(_ members: [Member]) throws -> [Member] {
        guard parameters.countsFacets || facts.requested != 0 || trees.count > 1 || trees.first?.demands ?? 0 != 0
        else {
            return members
        }
        var rest: [Member] = []
        var seen: Set<UInt32> = []
        for start in stride(from: 0, to: members.count, by: Self.batchCount) {
            if parameters.isCancelled() { throw CancellationError() }
            let batch = members[start..<min(start + Self.batchCount, members.count)]
            try facts.read(batch.map(\.entry))
            for (place, member) in batch.enumerated() {
                if trees.count > 1, seen.contains(member.entry) { continue }
                let failed = try failures(of: member.entry, at: place, facts.requested | member.demands)
                guard failed & member.demands == 0 else { continue }
                if trees.count > 1 { seen.insert(member.entry) }
                if parameters.countsFacets { facts.count(place, failed: failed) }
                if failed == 0 { rest.append(member) }
            }
        }
        return rest
    }

    private func importance(of entry: UInt32) throws(IndexFormatError) -> UInt16 {
        try index.file.attributes.importance(try details.entries.owner(Int(entry)))
    }

    /// The first of some members in the order of distance or importance.
    private func ordered(_ members: [Member]) throws -> Outcome {
        guard let distance = parameters.distance else {
            var best = BestMembers(capacity: parameters.count)
            for member in members {
                best.insert(member.entry, importance: try importance(of: member.entry), rank: member.rank)
            }
            return Outcome(members: best.members, found: best.found)
        }
        var ranked: [(rank: Double, entry: UInt32)] = []
        // The most distant of the first ones, once there are enough; now and then the others are dropped.
        var limit = parameters.distanceReach
        // That there are members at all is known by one of them.
        var beyond: Member?
        let capacity = 2 * min(parameters.count, members.count) + 64
        func drop() {
            ranked.sort { ($0.rank, $0.entry) < ($1.rank, $1.entry) }
            guard ranked.count > parameters.count else { return }
            ranked.removeLast(ranked.count - parameters.count)
            limit = ranked.last?.rank ?? limit
        }
        for (place, member) in members.enumerated() {
            if place.isMultiple(of: 1024), parameters.isCancelled() { throw CancellationError() }
            let rank = distance(member.coordinate, within: limit)
            if rank > limit {
                beyond = beyond ?? member
                continue
            }
            ranked.append((rank, member.entry))
            if ranked.count == capacity { drop() }
        }
        drop()
        if ranked.isEmpty, let beyond { ranked.append((.infinity, beyond.entry)) }
        return Outcome(members: ranked.map { Found(entry: $0.entry, key: $0.rank) }, found: members.count)
    }
}

/// The members with the lowest ranks, the most important ones among these, and the number of members.
private struct BestMembers {
    let capacity: Int
    /// Rank, importance and number as one value.
    private var keys: [UInt64] = []
    private(set) var found = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    var members: [CategorySearch.Found] {
        keys.map { CategorySearch.Found(entry: UInt32(truncatingIfNeeded: $0), key: Double($0 >> 32)) }
    }

    mutating func insert(_ entry: UInt32, importance: UInt16, rank: UInt8 = 0) {
        found += 1
        let key = UInt64(rank) << 48 | UInt64(UInt16.max - importance) << 32 | UInt64(entry)
        if keys.count == capacity, let last = keys.last, key >= last { return }
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        if low < keys.count, keys[low] == key { return }
        keys.insert(key, at: low)
        if keys.count > capacity { keys.removeLast() }
    }
}
