import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Determines the town of each address in a table, and creates records of streets, towns and regions.
///
/// An address is in the town that has a row of its own with the same name, the same region and country if both specify
/// them, and that is near or has the same postal code. Addresses whose town has no row are in one town if they are near each
/// other.
struct TownFinder {
    private let table: TableNames
    private let groups: [AddressTable.Group]
    private let otherPostcodes: [UInt32: Set<UInt32>]
    private let containers: [AddressTable.Container]
    private let rows: SpooledBytes
    private let space: ScratchSpace
    /// The containers of each kind, by the number of their folded name.
    private var byName: [ObjectKind: [UInt32: [Int]]] = [:]
    private var towns: [Town] = []
    /// The regions of the towns, in the order of their keys.
    private var regions: [RegionKey] = []
    /// The names of country and region of each, taken from its first town.
    private var regionNames: [[UInt32]] = []

    /// The maximum distance of an address from the row of its town, in metres.
    private static let reach = 40_000.0
    /// The maximum distance if the postal code is the same.
    private static let postalReach = 100_000.0
    /// Addresses within this distance are in one town if its name is the same.
    private static let gap = 20_000.0
    /// The approximate number of bytes of rows that are in memory at once; a town is never split.
    private static let bucketLength = 1 << 19

    /// A town, or a group of objects without a town.
    struct Town: Sendable {
        /// The numbers of the folded names of its country, region and the town itself.
        var path: [UInt32]
        /// The numbers of the names of its country, region and the town itself.
        var names: [UInt32]
        /// Its own row.
        var container: IndexRecord?
        var groups: [UInt32] = []
        /// Whether another town has the same names.
        var isNamesake = false
        /// The index in the list of regions.
        var region: Int?
    }

    private struct RegionKey: Hashable {
        var country: UInt32
        var name: UInt32
    }

    init(_ table: consuming AddressTable) {
        groups = table.groups
        otherPostcodes = table.otherPostcodes
        containers = table.containers.sorted { $0.record.uri < $1.record.uri }
        rows = table.rows.bytes
        space = table.space
        self.table = TableNames(table)
        for (index, container) in containers.enumerated() {
            byName[container.record.kind, default: [:]][self.table.folded(container.record.name), default: []]
                .append(index)
        }
        findTowns()
        findRegions()
    }

    // MARK: Towns

    /// Assigns each group of addresses to a town.
    private mutating func findTowns() {
        var ofContainer: [Int: [UInt32]] = [:]
        var others: [[UInt32]: [UInt32]] = [:]
        for (number, group) in groups.enumerated() {
            let path = table.path(of: group)
            if let container = container(of: group, UInt32(number), path) {
                ofContainer[container, default: []].append(UInt32(number))
            } else {
                // Streets without a town are kept apart.
                let key = path[2] == 0 ? path + [table.folded(group.street)] : path
                others[key, default: []].append(UInt32(number))
            }
        }
        for container in containers.indices where containers[container].record.kind == .locality {
            let row = containers[container]
            var town = Town(
                path: [], names: [row.country, row.region, table.number(of: row.record.name)], container: row.record)
            town.groups = ofContainer[container] ?? []
            // Values missing in the row may be in its addresses.
            for part in 0..<2 where town.names[part] == 0 { town.names[part] = spelling(of: part, in: town.groups) }
            town.path = town.names.map(table.folded)
            towns.append(town)
        }
        for (path, members) in others.sorted(by: { table.precedes($0.key, $1.key) }) {
            var proximity = ProximityGroups(gap: Self.gap)
            for group in members { proximity.insert(groups[Int(group)].middle) }
            proximity.join()
            let parts = Dictionary(grouping: members) { proximity.group(at: groups[Int($0)].middle) ?? 0 }
            for (_, members) in parts.sorted(by: { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }) {
                let names = (0..<3).map { spelling(of: $0, in: members) }
                towns.append(Town(path: Array(path.prefix(3)), names: names, groups: members))
            }
        }
        var seen: Set<[UInt32]> = []
        for town in towns.indices where !towns[town].groups.isEmpty {
            // Streets without a town differ in their own names.
            let street = towns[town].path[2] == 0 ? towns[town].groups.first : nil
            let path = towns[town].path + (street.map { [table.folded(groups[Int($0)].street)] } ?? [])
            towns[town].isNamesake = !seen.insert(path).inserted
        }
    }

    /// The town with a row of its own that some addresses name.
    private func container(of group: AddressTable.Group, _ number: UInt32, _ path: [UInt32]) -> Int? {
        guard let candidates = byName[.locality]?[path[2]] else { return nil }
        let middle = group.middle
        let ruler = FlatRuler(latitude: middle.latitude)
        var best: (index: Int, isOther: Int, distance: Double)?
        for index in candidates {
            let row = containers[index]
            guard agree(row.region, path[1]), agree(row.country, path[0]) else { continue }
            let distance = ruler.distance(middle, row.record.coordinate)
            let isSame = row.record.postcode.map { has($0, group, number) } == true
            guard distance <= (isSame ? Self.postalReach : Self.reach) else { continue }
            let rank = (isSame ? 0 : 1, distance, row.record.uri)
            if let best, (best.isOther, best.distance, containers[best.index].record.uri) <= rank { continue }
            best = (index, isSame ? 0 : 1, distance)
        }
        return best?.index
    }

    /// Whether a group has a postal code.
    private func has(_ postcode: String, _ group: AddressTable.Group, _ number: UInt32) -> Bool {
        guard let code = table.knownNumber(of: postcode) else { return false }
        return group.postcode == code || otherPostcodes[number]?.contains(code) == true
    }

    /// The name of a country, region or city as most rows of some groups spell it.
    private func spelling(of part: Int, in members: [UInt32]) -> UInt32 {
        table.usual(members.lazy.map { (table.names(of: groups[Int($0)])[part], groups[Int($0)].count) })
    }

    private func agree(_ name: UInt32, _ folded: UInt32) -> Bool {
        name == 0 || folded == 0 || table.folded(name) == folded
    }

    // MARK: Regions

    private mutating func findRegions() {
        func key(_ town: Town) -> RegionKey { RegionKey(country: town.path[0], name: town.path[1]) }
        let keys = Set(towns.lazy.filter { $0.path[1] != 0 }.map(key))
        regions = keys.sorted { table.precedes([$0.country, $0.name], [$1.country, $1.name]) }
        let numbers = Dictionary(uniqueKeysWithValues: zip(regions, regions.indices))
        regionNames = [[UInt32]](repeating: [], count: regions.count)
        for town in towns.indices {
            guard let region = numbers[key(towns[town])] else { continue }
            towns[town].region = region
            if regionNames[region].isEmpty { regionNames[region] = Array(towns[town].names.prefix(2)) }
        }
    }

    /// The row of a region itself.
    private func row(of region: RegionKey) -> IndexRecord? {
        byName[.region]?[region.name]?.first { agree(containers[$0].country, region.country) }
            .map { containers[$0].record }
    }

    // MARK: Records

    /// Calls `body` with all records, in an order that does not depend on the order of the rows.
    ///
    /// - Throws: ``IndexingError`` if a scratch file cannot be written or read, `CancellationError` if the task is
    ///   cancelled, and errors of `body`.
    func forEachRecord(workerCount: Int, _ body: (IndexRecord) throws -> Void) throws {
        for container in containers where container.record.kind == .region { try body(container.record) }
        var areas = zip(regions, regionNames).map { key, names in
            RegionArea(
                uri: table.uri(of: [key.country, key.name]), name: table[names[1]], country: table[names[0]],
                row: row(of: key))
        }
        do {
            let (buckets, ranges) = try sortedRows(&areas)
            FreedMemory.release()
            let (towns, groups, table, finished) = (towns, groups, table, areas)
            try OrderedWork.run(count: ranges.count, workerCount: workerCount) { bucket in
                var records = TownRecords(table, groups, finished)
                try records.append(towns[ranges[bucket]]) { take throws(IndexFormatError) in
                    try buckets.forEachEntry(of: bucket, take)
                }
                return records
            } consume: { _, result in
                try Task.checkCancellation()
                for record in result.records { try body(record) }
                for (region, coordinate) in result.nearest { areas[region].offer(coordinate) }
            }
        } catch let error as IndexFormatError {
            throw IndexingError(error, file: nil)
        }
        for area in areas { if let record = area.record { try body(record) } }
    }

    /// Puts the rows of consecutive towns into one bucket.
    ///
    /// - Returns: the buckets, and the towns of each.
    private func sortedRows(
        _ areas: inout [RegionArea]
    ) throws -> (BucketSpool.Buckets, [Range<Int>]) {
        var ranges: [Range<Int>] = []
        var bucketOfGroup = [UInt32](repeating: 0, count: groups.count)
        var regionOfGroup = [UInt32](repeating: .max, count: groups.count)
        var start = 0
        var length = 0
        for (number, town) in towns.enumerated() {
            if length >= Self.bucketLength {
                ranges.append(start..<number)
                (start, length) = (number, 0)
            }
            for group in town.groups {
                bucketOfGroup[Int(group)] = UInt32(ranges.count)
                length += Int(groups[Int(group)].byteCount)
                if let region = town.region { regionOfGroup[Int(group)] = UInt32(region) }
            }
            if let region = town.region, let row = town.container { areas[region].extend(to: row.coordinate) }
        }
        if start < towns.count { ranges.append(start..<towns.count) }
        var buckets = BucketSpool(count: ranges.count, in: space)
        var reader = EntryReader(rows)
        var count = 0
        while reader.hasMore {
            let row = try reader.bytes(try reader.varint())
            let address = AddressRow(row)
            let group = Int(address.group)
            if regionOfGroup[group] != .max { areas[Int(regionOfGroup[group])].extend(to: address.coordinate) }
            try buckets.append(row, to: Int(bucketOfGroup[group]))
            count += 1
            if count.isMultiple(of: 4096) { try Task.checkCancellation() }
        }
        for area in areas.indices { areas[area].close() }
        // The position of a region is chosen among its towns, too.
        for town in towns {
            if let region = town.region, let row = town.container { areas[region].offer(row.coordinate) }
        }
        return (buckets.finish(), ranges)
    }
}
