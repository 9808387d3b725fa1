import MapGeometry
import MapSearch
import MapSearchOpenStreetMap
import MapSearchText

extension HouseAssigner {
    /// The minimum number of addresses that must name a town: mappers repeat a misspelling, but rarely as often.
    private static let fewestAddresses = 5
    /// With this many addresses, it is about as large as places that are mapped as towns.
    private static let fewestAddressesOfTown = 1_000
    /// Addresses of one town within this many metres belong together, even if there are fields between its parts.
    private static let gap = 3_000.0
    /// This many addresses are enough to locate a town.
    private static let sampleSize = 64

    /// Addresses in one area that name a town which the map does not have there.
    private struct Group {
        var name: String
        var addresses: [Int]
        var middle: Coordinate
        /// The locality that contains most of them, about in its centre.
        var locality: Int?
        /// The smallest area that contains all of them, or otherwise their centre.
        var area: Int?
        /// Whether most of them are within the boundary of a locality.
        var isBounded: Bool
    }

    /// Creates places for towns that occur in addresses but not on the map.
    ///
    /// If most addresses of a settlement use the name, it is another name of the settlement, such as that of a
    /// municipality with two villages. Otherwise it is a town of its own: within the boundary of another one it is a postal
    /// town, to which nothing is moved, and outside it is where its addresses are.
    ///
    /// - Parameters:
    ///   - territories: Receives them.
    ///   - country: Returns the country of areas without one.
    /// - Throws: `CancellationError` if the task is cancelled.
    func nameTowns(_ territories: inout AdministrativeAreas, country: (Coordinate, AdministrativeAreas) -> String?)
        throws
    {
        var unknown: [String: [Int]] = [:]
        var keys: [UInt32: String] = [:]
        // The number of addresses that name each locality, by its own name or by another one.
        var counts: [Int: Int] = [:]
        for (index, address) in addresses.enumerated() {
            if index.isMultiple(of: 4096) { try Task.checkCancellation() }
            guard let city = address.city else { continue }
            let key = keys[city] ?? OSMNames.key(data.objects.pool[city])
            keys[city] = key
            if let named = territories.territory(key: key, near: address.coordinate) {
                if let locality = territories.municipality(of: named) { counts[locality, default: 0] += 1 }
            } else if OSMNames.isTown(data.objects.pool[city]) {
                unknown[key, default: []].append(index)
            }
        }
        // The largest first, so that misspellings are compared with correct names.
        let groups = unknown.values.flatMap { self.groups(of: $0, territories) }.sorted {
            (-$0.addresses.count, $0.addresses[0]) < (-$1.addresses.count, $1.addresses[0])
        }
        for group in groups {
            if let locality = group.locality { counts[locality, default: 0] += group.addresses.count }
        }
        var uris: Set<String> = []
        for group in groups where group.addresses.count >= Self.fewestAddresses {
            if let locality = group.locality, group.addresses.count * 2 >= counts[locality] ?? 0 {
                territories.addName(group.name, to: locality)
            } else if !isMisspelling(group.name, of: group, territories) {
                addTown(group, &territories, &uris, country)
            }
        }
    }

    /// Groups addresses that name the same town by their positions.
    private func groups(of indices: [Int], _ territories: AdministrativeAreas) -> [Group] {
        var proximity = ProximityGroups(gap: Self.gap)
        for index in indices { proximity.insert(addresses[index].coordinate) }
        proximity.join()
        let grouped = Dictionary(grouping: indices) { proximity.group(at: addresses[$0].coordinate) ?? 0 }
        return grouped.values.map { group($0, territories) }
    }

    private func group(_ indices: [Int], _ territories: AdministrativeAreas) -> Group {
        var spellings: [String: Int] = [:]
        for index in indices {
            if let city = addresses[index].city {
                spellings[OSMNames.trimmed(data.objects.pool[city]), default: 0] += 1
            }
        }
        let name = spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
        let sample = stride(from: 0, to: indices.count, by: max(indices.count / Self.sampleSize, 1)).map {
            addresses[indices[$0]].coordinate
        }
        var localities: [Int: Int] = [:]
        for coordinate in sample {
            let territory = territories.territory(at: coordinate)
            if let locality = territories.municipality(of: territory) { localities[locality, default: 0] += 1 }
        }
        let best = localities.max { ($0.value, $1.key) < ($1.value, $0.key) }
        let middle = Coordinate(middleOf: indices.map { addresses[$0].coordinate })
        let areas = sample.map { territories.smallestArea(around: $0, below: .max) }
        let boundedCount = areas.count { territories.municipality(of: $0) != nil }
        return Group(
            name: name, addresses: indices, middle: middle,
            locality: best.flatMap { $0.value * 5 >= sample.count * 4 ? $0.key : nil }.flatMap { index in
                territories.isCentral(middle, in: index) ? index : nil
            },
            area: territories.common(areas) ?? territories.smallestArea(around: middle, below: .max),
            isBounded: boundedCount * 2 >= sample.count)
    }

    /// Whether a name is that of a place that contains the addresses, with a typo in one word.
    private func isMisspelling(_ name: String, of group: Group, _ territories: AdministrativeAreas) -> Bool {
        let typed = TextFolding.folded(name).split(separator: " ")
        let places = [group.locality, group.area, territories.territory(at: group.middle)].compactMap { $0 }
        return Set(places.flatMap(territories.chain)).contains { index in
            AdministrativeAreas.names(of: territories.all[index].record).contains { name in
                let words = TextFolding.folded(name).split(separator: " ")
                guard words.count == typed.count else { return false }
                let different = zip(typed, words).filter { $0 != $1 }
                return different.count == 1 && different.allSatisfy { Self.isMisspelling($0, of: $1) }
            }
        }
    }

    /// Whether a word has a typo; short ones, such as the K of København K, differ on purpose.
    private static func isMisspelling(_ typed: Substring, of word: Substring) -> Bool {
        typed.utf8.count > 4 && EditCost.cost(of: Array(typed.utf8)[...], for: Array(word.utf8)[...]) <= 1
    }

    private func addTown(
        _ group: Group, _ territories: inout AdministrativeAreas, _ uris: inout Set<String>,
        _ country: (Coordinate, AdministrativeAreas) -> String?
    ) {
        let parent =
            group.isBounded
            ? group.area
            : territories.smallestArea(around: group.middle, below: .max) { $0.record.kind != .district }
        let country =
            (parent.map(territories.chain) ?? []).compactMap { territories.all[$0].record.countryCode }.first
            ?? country(group.middle, territories)
        var uri = "town:\(country ?? "XX")-\(TextFolding.folded(group.name).replacing(" ", with: "-"))"
        if !uris.insert(uri).inserted {
            // Smaller ones with the same name are distinguished by a tile of the map.
            let tile = TileID(group.middle, zoom: 12)
            uri += "@\(tile.x)-\(tile.y)"
            guard uris.insert(uri).inserted else { return }
        }
        let place = group.addresses.count < Self.fewestAddressesOfTown ? OSMPlaceType.village : .town
        var record = IndexRecord(uri: uri, kind: .locality, name: group.name, coordinate: group.middle)
        record.boundingBox = CoordinateBounds(covering: group.addresses.lazy.map { addresses[$0].coordinate })
        record.minimumZoom = place.zoom
        var assumed = record
        assumed.population = place.typicalPopulation
        record.importance = Importance.importance(of: assumed)
        var territory = AdministrativeArea(record: record, level: 12)
        territory.place = place
        territory.isPostal = group.isBounded
        territory.parent = parent ?? country.flatMap(territories.country)
        _ = territories.add(territory)
    }

    // MARK: Towns of the post

    /// Records the towns in the addresses of a street other than the one it is in, and the towns that contain its houses.
    func namePostTowns(_ streets: inout StreetTable, _ territories: AdministrativeAreas) {
        var cities: [Int: [UInt32: Int]] = [:]
        var beyond: [Int: Set<Int>] = [:]
        for address in addresses {
            guard let home = address.home else { continue }
            if let city = address.city { cities[home, default: [:]][city, default: 0] += 1 }
            if let town = territories.municipality(around: address.coordinate, besides: streets.territories[home]) {
                beyond[home, default: []].insert(town)
            }
        }
        // A road may continue across a border, where mappers add houses to it without a town.
        for (street, towns) in beyond.sorted(by: { $0.key < $1.key }) {
            streets.update(street) { record in
                record.postTowns = Set(towns.map { territories.all[$0].record.name }).sorted()
            }
        }
        for (street, counts) in cities.sorted(by: { $0.key < $1.key }) {
            let total = counts.values.reduce(0, +)
            // A single one among many is a typo.
            for (city, count) in counts where count > 1 || count * 10 >= total {
                let towns = territories.postTowns(data.objects.pool[city], besides: streets.territories[street])
                streets.update(street) { record in
                    for town in towns where !record.postTowns.contains(town) { record.postTowns.append(town) }
                    record.postTowns.sort()
                }
            }
        }
    }
}

extension AdministrativeAreas {
    /// The largest locality that an area is or belongs to.
    fileprivate func municipality(of index: Int?) -> Int? {
        index.map(chain)?.last { all[$0].record.kind == .locality }
    }

    /// The municipality whose boundary contains a coordinate, if an area is in another one.
    fileprivate func municipality(around coordinate: Coordinate, besides territory: Int?) -> Int? {
        let chain = territory.map(chain) ?? []
        if let own = chain.last(where: { all[$0].record.kind == .locality }), let extent = all[own].extent,
            extent.contains(coordinate)
        {
            return nil
        }
        guard let town = municipality(of: smallestArea(around: coordinate, below: .max)), all[town].extent != nil,
            !chain.contains(town)
        else { return nil }
        return town
    }

    /// Whether a coordinate is within the boundary of a settlement, or near its centre if that is not known.
    fileprivate func isCentral(_ coordinate: Coordinate, in index: Int) -> Bool {
        let territory = all[index]
        if let extent = territory.extent { return extent.contains(coordinate) }
        let distance = FlatRuler(latitude: coordinate.latitude).distance(coordinate, territory.record.coordinate)
        return distance * 2 <= territory.place?.reach ?? 0
    }

    /// The towns in the city of an address, without the names of an area and those that contain it.
    func postTowns(_ city: String, besides territory: Int?) -> [String] {
        let chain = territory.map(chain) ?? []
        let parts = OSMNames.isTown(city) ? [city] : city.split { ",;".contains($0) }.map(String.init)
        return parts.map { OSMNames.trimmed($0) }.filter { name in
            let key = OSMNames.key(name)
            return OSMNames.isTown(name) && !chain.contains { all[$0].names.contains(key) }
        }
    }
}

extension Coordinate {
    /// The median of some coordinates, by latitude and by longitude; the same whatever their order.
    init(middleOf coordinates: [Coordinate]) {
        precondition(!coordinates.isEmpty)
        self.init(
            latitude: coordinates.map(\.latitude).sorted()[coordinates.count / 2],
            longitude: coordinates.map(\.longitude).sorted()[coordinates.count / 2])
    }
}
