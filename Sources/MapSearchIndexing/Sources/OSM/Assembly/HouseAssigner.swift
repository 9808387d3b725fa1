import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

/// Assigns houses to their streets.
struct HouseAssigner {
    let data: OSMData
    private(set) var addresses: [OSMAddress] = []
    private(set) var report: OSMReport
    /// The street that a relation assigns to a house.
    private var assignedStreets: [OSMMemberID: UInt32] = [:]
    /// The numbers of street names, by the numbers of their strings.
    private var nameNumbers: [UInt32: Int] = [:]
    private var outlines = PointGrid(cellHeight: 60)
    private var addressOfNode: [Int64: Int] = [:]

    private struct OSMMemberID: Hashable {
        var type: OSMType
        var id: Int64
    }

    /// A house without a street name belongs to a street within this distance.
    private static let nearness = 120.0
    /// Numbers above this are not house numbers.
    private static let numbers = 1...99_999

    init(_ data: OSMData, report: OSMReport) {
        self.data = data
        self.report = report
        assignStreets()
        collect()
    }

    /// Relations of a street and its houses.
    private mutating func assignStreets() {
        let data = data
        for relation in data.relations {
            let tags = data.tags(relation: relation)
            guard tags.is(.type, "associatedStreet") || tags.is(.type, "street") else { continue }
            let members = data.objects.relationMembers[relation]
            let street = members.lazy
                .filter { $0.type == .way && data.objects.pool[$0.role] == "street" }
                .compactMap { data.way($0.id) }.compactMap { data.tags(way: $0).number(.name) }.first
            guard let name = tags.number(.name) ?? street else { continue }
            for member in members where ["house", "address", ""].contains(data.objects.pool[member.role]) {
                assignedStreets[OSMMemberID(type: member.type, id: member.id)] = name
            }
        }
    }

    // MARK: Collecting

    private mutating func collect() {
        let data = data
        for node in data.nodes {
            let id = data.objects.nodeIDs[node]
            add(OSMAddress(data.tags(node: node), type: .node, id: id, coordinate: data.coordinate(node: node)))
            if addresses.last?.type == .node, addresses.last?.id == id { addressOfNode[id] = addresses.count - 1 }
        }
        for way in data.ways {
            let tags = data.tags(way: way)
            guard tags.has(.houseNumber) || tags.has(.conscriptionNumber), !tags.has(.interpolation) else { continue }
            let path = data.path(way: way)
            let polygon = Polygon(outer: path.coordinates)
            guard let coordinate = path.isClosed ? polygon.centroid : path.coordinates.first else {
                report.emptyWayCount += 1
                continue
            }
            let count = addresses.count
            add(OSMAddress(tags, type: .way, id: data.objects.wayIDs[way], coordinate: coordinate))
            if path.isClosed, addresses.count > count {
                addresses[count].outline = way
                outlines.insert(count, in: polygon.bounds)
            }
        }
        for relation in data.relations {
            let tags = data.tags(relation: relation)
            guard tags.has(.houseNumber) || tags.has(.conscriptionNumber) else { continue }
            let paths = data.paths(relation: relation)
            let coordinates = paths.flatMap(\.coordinates)
            guard !coordinates.isEmpty else { continue }
            let id = data.objects.relationIDs[relation]
            let count = addresses.count
            add(OSMAddress(tags, type: .relation, id: id, coordinate: CoordinateBounds(covering: coordinates).center))
            if addresses.count > count, tags.is(.type, "multipolygon") {
                let assembly = RingAssembly(paths)
                if assembly.looseWayCount == 0 { addresses[count].polygons = assembly.polygons }
                addresses[count].entrances = paths.flatMap(data.entrances)
            }
        }
    }

    private mutating func add(_ address: OSMAddress?) {
        guard var address else { return }
        let assigned = assignedStreets[OSMMemberID(type: address.type, id: address.id)]
        if address.street == nil, let assigned { address.street = assigned }
        addresses.append(address)
    }

    /// The address of the building that a coordinate is in.
    func address(around coordinate: Coordinate) -> Int? {
        outlines.elements(at: coordinate).first { index in
            addresses[index].outline.map { Polygon(outer: data.path(way: $0).coordinates).contains(coordinate) } == true
        }
    }

    // MARK: Streets

    /// The number of a street name.
    mutating func nameNumber(_ string: UInt32, _ streets: inout StreetTable) -> Int {
        if let number = nameNumbers[string] { return number }
        let number = streets.nameNumber(data.objects.pool[string])
        nameNumbers[string] = number
        return number
    }

    /// Assigns each house to its street; streets that occur only in addresses are added.
    mutating func settle(into streets: inout StreetTable, _ territories: inout AdministrativeAreas) throws {
        var strays: [StrayKey: [Int]] = [:]
        let nearby = StreetGrid(streets)
        for index in addresses.indices {
            if index.isMultiple(of: 4096) { try Task.checkCancellation() }
            let address = addresses[index]
            if let name = address.street {
                let number = nameNumber(name, &streets)
                let named = streets.nearest(name: number, to: address.coordinate) { street in
                    isElsewhere(streets.territories[street], address, territories)
                }
                if let street = named
                    ?? streets.nearest(spelledLike: data.objects.pool[name], to: address.coordinate)
                {
                    addresses[index].home = street
                } else {
                    let locality = territories.locality(of: territories.territory(at: address.coordinate))
                    strays[StrayKey(name: number, locality: locality), default: []].append(index)
                }
            } else if let place = address.place,
                let territory = territories.territory(named: data.objects.pool[place], near: address.coordinate)
            {
                settle(address, in: territory, &territories)
            } else if let street = nearby.nearest(address.coordinate, within: Self.nearness, streets) {
                addresses[index].home = street
            } else {
                report.homelessHouseCount += 1
            }
        }
        for indices in strays.values.sorted(by: { $0[0] < $1[0] }) { addStreet(of: indices, &streets, territories) }
        for (street, indices) in homes() { fill(street, with: indices, &streets, territories) }
    }

    /// Whether an area is not the town named in an address, or, if it names none, the town that contains it.
    private func isElsewhere(_ territory: Int?, _ address: OSMAddress, _ territories: AdministrativeAreas) -> Bool {
        guard let city = address.city else {
            return territories.locality(of: territory)
                != territories.locality(of: territories.territory(at: address.coordinate))
        }
        let name = OSMNames.key(data.objects.pool[city])
        return !(territory.map(territories.chain) ?? []).contains { territories.all[$0].names.contains(name) }
    }

    private struct StrayKey: Hashable {
        var name: Int
        var locality: Int?
    }

    /// The houses of each street.
    private func homes() -> [(Int, [Int])] {
        var homes: [Int: [Int]] = [:]
        for (index, address) in addresses.enumerated() {
            if let home = address.home { homes[home, default: []].append(index) }
        }
        return homes.sorted { $0.key < $1.key }
    }

    private mutating func settle(_ address: OSMAddress, in territory: Int, _ territories: inout AdministrativeAreas) {
        for number in address.numbers {
            let postcode = address.postcode.map { data.objects.pool[$0] }
            let (boundary, entrances) = building(of: address)
            territories.update(territory) {
                $0.record.houses.append(
                    .init(
                        number: number, coordinate: address.coordinate, postcode: postcode, boundary: boundary,
                        entrances: entrances))
            }
            report.houseCount += 1
        }
        guard let city = address.city else { return }
        let towns = territories.postTowns(data.objects.pool[city], besides: territory)
        territories.update(territory) {
            for town in towns where !$0.record.postTowns.contains(town) { $0.record.postTowns.append(town) }
        }
    }

    private mutating func addStreet(
        of indices: [Int], _ streets: inout StreetTable, _ territories: AdministrativeAreas
    ) {
        guard let first = indices.first, let name = addresses[first].street else { return }
        report.strayHouseCount += indices.count
        let coordinates = indices.map { addresses[$0].coordinate }
        // The house in the middle determines the position of the street.
        let middle = CoordinateBounds(covering: coordinates).center
        let ruler = FlatRuler(latitude: middle.latitude)
        let nearest = coordinates.min { ruler.squaredDistance($0, middle) < ruler.squaredDistance($1, middle) }
        var record = IndexRecord(
            uri: "\(addresses[first].uri)/street", kind: .street, name: data.objects.pool[name],
            coordinate: nearest ?? middle)
        if coordinates.count > 1 { record.boundingBox = CoordinateBounds(covering: coordinates) }
        let territory = territories.territory(at: record.coordinate)
        streets.append(record, territory: territory)
        for index in indices { addresses[index].home = streets.records.count - 1 }
    }

    /// Adds the houses to the record of a street, which moves to the settlement that most of them name.
    private mutating func fill(
        _ street: Int, with indices: [Int], _ streets: inout StreetTable, _ territories: AdministrativeAreas
    ) {
        var houses: [IndexRecord.House] = []
        var postcodes: [String: Int] = [:]
        var cities: [UInt32: Int] = [:]
        var known: [String: [Int]] = [:]
        for index in indices {
            let address = addresses[index]
            let postcode = address.postcode.map { data.objects.pool[$0] }
            if let postcode { postcodes[postcode, default: 0] += 1 }
            if let city = address.city { cities[city, default: 0] += 1 }
            for number in address.numbers {
                let ruler = FlatRuler(latitude: address.coordinate.latitude)
                let (boundary, entrances) = building(of: address)
                if let twin = known[number]?.first(where: {
                    ruler.distance(houses[$0].coordinate, address.coordinate) < 100
                }) {
                    // The entrance and the building of one house are merged.
                    if houses[twin].boundary.isEmpty { houses[twin].boundary = boundary }
                    for entrance in entrances where !houses[twin].entrances.contains(entrance) {
                        houses[twin].entrances.append(entrance)
                    }
                    continue
                }
                known[number, default: []].append(houses.count)
                houses.append(
                    .init(
                        number: number, coordinate: address.coordinate, postcode: postcode, boundary: boundary,
                        entrances: entrances))
            }
        }
        let common = postcodes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        for index in houses.indices where houses[index].postcode == common { houses[index].postcode = nil }
        houses.sort(by: IndexRecord.House.precedes)
        report.houseCount += houses.count
        streets.update(street) { record in
            record.houses = houses
            record.postcode = common
        }
        guard
            let city = cities.max(by: { ($0.value, data.objects.pool[$1.key]) < ($1.value, data.objects.pool[$0.key]) }
            ),
            city.value * 2 > indices.count
        else { return }
        let chain = streets.territories[street].map(territories.chain) ?? []
        let name = data.objects.pool[city.key]
        if let named = territories.territory(named: name, near: streets.records[street].coordinate),
            !chain.contains(named),
            !chain.contains(where: { territories.all[$0].names.contains(OSMNames.key(name)) })
        {
            streets.move(street, to: named)
        }
    }

    /// The outlines of the building of an address, and its entrances.
    private func building(of address: OSMAddress) -> (outlines: [Polygon], entrances: [Entrance]) {
        guard let outline = address.outline else { return (address.polygons, address.entrances) }
        let path = data.path(way: outline)
        return ([Polygon(outer: path.coordinates)], data.entrances(of: path))
    }

    // MARK: Ranges

    /// The house number ranges along ways, each with the street of its ends.
    mutating func addRanges(to streets: inout StreetTable) {
        for way in data.ways {
            let tags = data.tags(way: way)
            // For ranges of letters, the houses at both ends are all that is known.
            guard let rule = tags[.interpolation], rule != "alphabetic" else { continue }
            let step = ["even": 2, "odd": 2, "all": 1][rule] ?? Int(rule) ?? 0
            let path = data.path(way: way)
            let ends = path.nodes.indices.filter { addressOfNode[path.nodes[$0]] != nil }
            guard (1...1000).contains(step), ends.count > 1 else {
                report.brokenRangeCount += 1
                continue
            }
            for (start, end) in zip(ends, ends.dropFirst()) {
                guard let a = addressOfNode[path.nodes[start]], let b = addressOfNode[path.nodes[end]],
                    let first = addresses[a].numbers.first.flatMap({ Int($0) }),
                    let last = addresses[b].numbers.first.flatMap({ Int($0) }),
                    let street = addresses[a].home ?? addresses[b].home, Self.numbers.contains(first),
                    Self.numbers.contains(last),
                    (last - first).isMultiple(of: step)
                else {
                    report.brokenRangeCount += 1
                    continue
                }
                // There is nothing between consecutive numbers.
                if (last - first).magnitude <= step { continue }
                let line = Polyline(Array(path.coordinates[start...end]))
                streets.update(street) {
                    $0.houseRanges.append(.init(first: first, last: last, step: step, line: line))
                }
            }
        }
    }
}

/// Finds the nearest street of any name.
private struct StreetGrid {
    private var grid = PointGrid(cellHeight: 250)

    init(_ streets: StreetTable) {
        for (street, record) in streets.records.enumerated() {
            for line in record.lines {
                for (start, end) in zip(line.coordinates, line.coordinates.dropFirst()) {
                    grid.insert(street, in: CoordinateBounds(covering: [start, end]))
                }
            }
        }
    }

    func nearest(_ coordinate: Coordinate, within radius: Double, _ streets: StreetTable) -> Int? {
        let ruler = FlatRuler(latitude: coordinate.latitude)
        let near = Set(grid.elements(around: coordinate, radius: radius)).sorted()
            .map { (street: $0, distance: streets.distance($0, coordinate, ruler)) }
        return near.filter { $0.distance <= radius }.min { $0.distance < $1.distance }?.street
    }
}
