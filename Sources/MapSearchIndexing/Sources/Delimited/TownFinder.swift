import MapGeometry
import MapSearch
import MapSearchText

/// Decides which town each address of a table is in, and makes records of streets, towns and regions.
///
/// An address is in the town with a row of its own that has the name, is in the same region and country as far as both say
/// it, and is near or has the same postal code. Addresses whose town has no row are in one town if they are near each
/// other.
struct TownFinder {
    private let scheme: String
    private let groups: [AddressTable.Group]
    private let containers: [AddressTable.Container]
    /// The containers of each kind by folded name.
    private var byName: [ObjectKind: [String: [Int]]] = [:]
    private var towns: [Town] = []
    private var regions: [RegionKey: Region] = [:]
    private(set) var records: [IndexRecord] = []
    private var uris: Set<String> = []

    /// An address is not farther from the row of its town, in metres.
    private static let reach = 40_000.0
    /// With the same postal code it may be as far away as this.
    private static let postalReach = 100_000.0
    /// Addresses that are so near each other are in one town, if its name is the same.
    private static let gap = 20_000.0

    /// A town, or what has no town.
    private struct Town {
        /// The folded names of its country, region and itself.
        var path: [String]
        var names: [String]
        /// The row that it has.
        var container: Int?
        var groups: [Int] = []
    }

    private struct RegionKey: Hashable {
        var country: String
        var name: String
    }

    private struct Region {
        var names: [String]
        var coordinates: [Coordinate] = []
        var uri = ""
    }

    /// - Throws: `CancellationError` when the task was cancelled.
    init(_ table: AddressTable) throws {
        scheme = table.scheme
        groups = table.groups
        containers = table.containers
        for (index, container) in containers.enumerated() {
            byName[container.record.kind, default: [:]][TextFolding.folded(container.record.name), default: []]
                .append(index)
        }
        findTowns()
        collectRegions()
        addRegions()
        for (count, town) in towns.enumerated() {
            if count.isMultiple(of: 64) { try Task.checkCancellation() }
            addTown(town)
        }
    }

    // MARK: Towns

    /// Gives each group of addresses to a town.
    private mutating func findTowns() {
        let paths = groups.map { $0.names.map(TextFolding.folded) }
        var ofContainer: [Int: [Int]] = [:]
        var others: [[String]: [Int]] = [:]
        for (group, path) in paths.enumerated() {
            if let container = container(of: groups[group], path) {
                ofContainer[container, default: []].append(group)
            } else {
                // Streets without a town are apart from each other.
                others[path[2].isEmpty ? path : Array(path.prefix(3)), default: []].append(group)
            }
        }
        for container in containers.indices where containers[container].record.kind == .locality {
            let row = containers[container]
            var town = Town(path: [], names: [row.country, row.region, row.record.name], container: container)
            town.groups = ofContainer[container] ?? []
            // What the row does not say, its addresses may.
            for part in 0..<2 where town.names[part].isEmpty {
                town.names[part] = spelling(of: part, in: town.groups)
            }
            town.path = town.names.map(TextFolding.folded)
            towns.append(town)
        }
        for (path, members) in others.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            var proximity = ProximityGroups(gap: Self.gap)
            for group in members { proximity.insert(groups[group].middle) }
            proximity.join()
            let parts = Dictionary(grouping: members) { proximity.group(at: groups[$0].middle) ?? 0 }
            for (_, members) in parts.sorted(by: { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }) {
                let names = (0..<3).map { spelling(of: $0, in: members) }
                towns.append(Town(path: Array(path.prefix(3)), names: names, container: nil, groups: members))
            }
        }
    }

    /// The town with a row of its own that some addresses name.
    private func container(of group: AddressTable.Group, _ path: [String]) -> Int? {
        let ruler = FlatRuler(latitude: group.middle.latitude)
        var best: (index: Int, isOther: Int, distance: Double)?
        for index in byName[.locality]?[path[2]] ?? [] {
            let row = containers[index]
            guard Self.agree(row.region, path[1]), Self.agree(row.country, path[0]) else { continue }
            let distance = ruler.distance(group.middle, row.record.coordinate)
            let isSame = row.record.postcode.map(group.postcodes.contains) == true
            guard distance <= (isSame ? Self.postalReach : Self.reach) else { continue }
            let rank = (isSame ? 0 : 1, distance, row.record.uri)
            if let best, (best.isOther, best.distance, containers[best.index].record.uri) <= rank { continue }
            best = (index, isSame ? 0 : 1, distance)
        }
        return best?.index
    }

    /// The name of a country, region, city or street as most of some groups write it.
    private func spelling(of part: Int, in members: [Int]) -> String {
        var counts: [String: Int] = [:]
        for group in members where !groups[group].names[part].isEmpty {
            counts[groups[group].names[part], default: 0] += groups[group].houses.count + groups[group].places.count
        }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? ""
    }

    private static func agree(_ name: String, _ folded: String) -> Bool {
        name.isEmpty || folded.isEmpty || TextFolding.folded(name) == folded
    }

    // MARK: Regions

    private mutating func collectRegions() {
        for town in towns where !town.path[1].isEmpty {
            let key = RegionKey(country: town.path[0], name: town.path[1])
            let own = town.container.map { [containers[$0].record.coordinate] } ?? []
            regions[key, default: Region(names: Array(town.names.prefix(2)))].coordinates +=
                town.groups.flatMap { coordinates(of: groups[$0]) } + own
        }
    }

    private mutating func addRegions() {
        for (key, region) in regions.sorted(by: { ($0.key.country, $0.key.name) < ($1.key.country, $1.key.name) }) {
            let row = byName[.region]?[key.name]?.first { Self.agree(containers[$0].country, key.country) }
            if let row {
                regions[key]?.uri = containers[row].record.uri
                continue
            }
            var record = record(of: [key.country, key.name], .region, region.names[1], region.coordinates)
            if !region.names[0].isEmpty { record.countryCode = region.names[0] }
            regions[key]?.uri = record.uri
            records.append(record)
        }
        for container in containers where container.record.kind == .region { records.append(container.record) }
    }

    // MARK: Records

    private mutating func addTown(_ town: Town) {
        let region = regions[RegionKey(country: town.path[0], name: town.path[1])]?.uri
        let all = town.groups.flatMap { coordinates(of: groups[$0]) }
        var parent = region
        if let container = town.container {
            var record = containers[container].record
            record.parent = region
            if record.countryCode == nil, !town.names[0].isEmpty { record.countryCode = town.names[0] }
            parent = record.uri
            records.append(record)
        } else if !town.path[2].isEmpty {
            var record = record(of: town.path, .locality, town.names[2], all)
            record.parent = region
            if region == nil, !town.names[0].isEmpty { record.countryCode = town.names[0] }
            parent = record.uri
            records.append(record)
        }
        var streets: [String: [Int]] = [:]
        for group in town.groups { streets[TextFolding.folded(groups[group].names[3]), default: []].append(group) }
        for (name, members) in streets.sorted(by: { $0.key < $1.key }) {
            addStreet(name, members, in: town, parent: parent)
        }
    }

    private mutating func addStreet(_ name: String, _ members: [Int], in town: Town, parent: String?) {
        let houses = members.flatMap { groups[$0].houses }.sorted(by: IndexRecord.House.precedes)
        var places = members.flatMap { groups[$0].places }
        var street: IndexRecord?
        if let row = places.indices.filter({ places[$0].kind == .street }).min(by: { places[$0].uri < places[$1].uri })
        {
            street = places.remove(at: row)
        } else if !name.isEmpty, !houses.isEmpty || places.contains(where: { $0.houseNumber != nil }) {
            let coordinates = members.flatMap { self.coordinates(of: groups[$0]) }
            street = record(of: town.path + [name], .street, spelling(of: 3, in: members), coordinates)
        }
        if var record = street {
            record.houses = houses
            let postcodes = Set(houses.map(\.postcode))
            if postcodes.count == 1, let postcode = postcodes.first {
                record.postcode = postcode
                for house in record.houses.indices { record.houses[house].postcode = nil }
            }
            record.parent = parent
            if parent == nil, !town.names[0].isEmpty { record.countryCode = town.names[0] }
            records.append(record)
        }
        for var place in places {
            // A street of the same name that has a row, too, is beside this one and not in it.
            place.parent = place.kind == .street ? parent : street?.uri ?? parent
            records.append(place)
        }
    }

    private func coordinates(of group: AddressTable.Group) -> [Coordinate] {
        group.houses.map(\.coordinate) + group.places.map(\.coordinate)
    }

    /// A record at the one of some coordinates that is in the middle.
    ///
    /// - Parameter path: The folded names of what it is in and of itself, which become its URI.
    private mutating func record(
        of path: [String], _ kind: ObjectKind, _ name: String, _ coordinates: [Coordinate]
    ) -> IndexRecord {
        let box = CoordinateBounds(covering: coordinates)
        let ruler = FlatRuler(latitude: box.center.latitude)
        let middle =
            coordinates.min { ruler.squaredDistance($0, box.center) < ruler.squaredDistance($1, box.center) }
            ?? box.center
        var uri = "\(scheme):" + path.map { $0.replacing("/", with: " ") }.joined(separator: "/")
        if !uris.insert(uri).inserted {
            // Something far away has the same names.
            let tile = TileID(middle, zoom: 12)
            uri += "@\(tile.x)-\(tile.y)"
            while !uris.insert(uri).inserted { uri += "'" }
        }
        var record = IndexRecord(uri: uri, kind: kind, name: name, coordinate: middle)
        if coordinates.count > 1 { record.boundingBox = box }
        return record
    }
}
