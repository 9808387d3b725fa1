import MapGeometry
import MapSearch
import MapSearchOpenStreetMap
import MapSearchText

/// Creates records of points of interest, stations and areas, and passes each on immediately.
struct PlaceCollector {
    private let data: OSMData
    private let territories: AdministrativeAreas
    private var streets: StreetTable
    private var houseAssigner: HouseAssigner
    private(set) var report: OSMReport
    private var stations: [IndexRecord] = []

    /// Stops with the same name within this many metres are merged.
    private static let stationReach = 350.0

    init(
        _ data: OSMData, _ territories: AdministrativeAreas, _ streets: StreetTable, _ houseAssigner: HouseAssigner,
        report: OSMReport,
        usedNodes: Set<Int>, usedRelations: Set<Int>, _ take: (IndexRecord) throws -> Void
    ) throws {
        self.data = data
        self.territories = territories
        self.streets = streets
        self.houseAssigner = houseAssigner
        self.report = report
        for (count, node) in data.nodes.enumerated() where !usedNodes.contains(node) {
            if count.isMultiple(of: 4096) { try Task.checkCancellation() }
            try add(
                "osm:n\(data.objects.nodeIDs[node])", data.tags(node: node), at: data.coordinate(node: node), take: take
            )
        }
        for (count, way) in data.ways.enumerated() {
            if count.isMultiple(of: 4096) { try Task.checkCancellation() }
            try addWay(way, take)
        }
        for relation in data.relations where !usedRelations.contains(relation) {
            try addRelation(relation, take)
        }
        try joinStations(take)
    }

    // MARK: Objects

    private mutating func addWay(_ way: Int, _ take: (IndexRecord) throws -> Void) throws {
        let tags = data.tags(way: way)
        guard !tags.tags.isEmpty, tags[.place].map(OSMCategory.isSettled) != true else { return }
        let isLine = LineCollector.isLine(way, tags, data)
        guard let (meaning, _) = meaning(tags, isLine: isLine) else { return }
        // Lines were collected before.
        if meaning.kind == .street || isLine && meaning.kind != .business { return }
        let path = data.path(way: way)
        guard let first = path.coordinates.first else {
            report.emptyWayCount += 1
            return
        }
        let polygon = Polygon(outer: path.coordinates)
        let uri = "osm:w\(data.objects.wayIDs[way])"
        if path.isClosed, path.isComplete, let middle = polygon.interiorPoint {
            try add(uri, tags, at: middle, [polygon], data.entrances(of: path), take: take)
        } else {
            if path.isClosed { report.brokenAreaCount += 1 }
            try add(uri, tags, at: isLine ? path.coordinates[path.coordinates.count / 2] : first, take: take)
        }
    }

    private mutating func addRelation(_ relation: Int, _ take: (IndexRecord) throws -> Void) throws {
        let tags = data.tags(relation: relation)
        let types: [StaticString] = ["associatedStreet", "street", "waterway"]
        guard !types.contains(where: { tags.is(.type, $0) }), !tags.is(.boundary, "administrative"),
            let (meaning, _) = meaning(tags)
        else { return }
        let members = data.objects.relationMembers[relation]
        let paths = data.paths(relation: relation)
        let uri = "osm:r\(data.objects.relationIDs[relation])"
        if tags.is(.type, "multipolygon") || tags.is(.type, "boundary") {
            let assembly = RingAssembly(paths)
            let polygons = assembly.looseWayCount == 0 ? assembly.polygons : []
            if let middle = polygons.first?.interiorPoint {
                return try add(uri, tags, at: middle, polygons, paths.flatMap(data.entrances), take: take)
            }
            report.brokenAreaCount += 1
            // For a large area that is cut off, the centre is not known.
            if meaning.kind == .area || meaning.kind == .water { return }
        }
        let nodes = members.filter { $0.type == .node }.compactMap { data.coordinate(reference: $0.id) }
        let coordinates = paths.flatMap(\.coordinates) + nodes
        guard !coordinates.isEmpty else { return }
        try add(uri, tags, at: CoordinateBounds(covering: coordinates).center, take: take)
    }

    /// The kind and the name of an object; nil if it is skipped.
    private func meaning(_ tags: OSMTags, isLine: Bool = false) -> (OSMCategory, name: String)? {
        if !isLine, let closed = tags.closedBusiness {
            return (OSMCategory(closed: closed.key, closed.value), closed.name)
        }
        if let meaning = OSMCategory(tags, isLine: isLine), let name = name(tags, meaning) { return (meaning, name) }
        // A house with a name instead of a number; one that has both is among the houses of its street.
        guard let name = tags[.houseName], (OSMAddress.numbers(tags) ?? []).isEmpty else { return nil }
        return (OSMCategory(kind: .house), name)
    }

    /// The name to show: for shops without one, that of the brand or the operator; empty if none is needed.
    private func name(_ tags: OSMTags, _ meaning: OSMCategory) -> String? {
        if let name = tags[.name] { return name }
        if meaning.kind == .business, let name = tags.first(.brand, .operator) { return name }
        if meaning.kind == .station || meaning.category == "highway=motorway_junction", let ref = tags[.ref] {
            return ref
        }
        return OSMRelevance.isUsefulWithoutName(tags) && !meaning.isClosed ? "" : nil
    }

    private mutating func add(
        _ uri: String, _ tags: OSMTags, at coordinate: Coordinate, _ polygons: [Polygon] = [],
        _ entrances: [Entrance] = [], take: (IndexRecord) throws -> Void
    ) throws {
        guard let (meaning, name) = meaning(tags) else { return }
        if meaning.kind == .locality || meaning.kind == .street { return }
        var record = IndexRecord(uri: uri, kind: meaning.kind, name: name, coordinate: coordinate)
        OSMNames.apply(tags, to: &record)
        if !polygons.isEmpty {
            record.boundingBox = MultiPolygon(polygons).bounds
            record.boundary = polygons
        }
        record.entrances = entrances
        record.water = meaning.water
        if [.business, .station, .airport, .area].contains(meaning.kind) {
            record.business = BusinessMetadata(tags: tags, name: name, category: meaning.category)
            if meaning.isClosed { record.business?.closure = .permanent }
        }
        if meaning.kind == .station || meaning.kind == .airport {
            for ref in OSMNames.parts(tags[.ref]) where ref.contains(where: \.isLetter) && ref != name {
                record.codes.append(ref)
            }
        }
        var importance = Importance.importance(of: record) + meaning.bonus + OSMSignificance.fame(tags)
        // An object without a name never ranks above one with a name.
        if record.business != nil { importance += name.isEmpty ? -0.05 : OSMSignificance.completeness(tags) }
        record.importance = min(max(importance, 0), 1)
        locate(&record, tags)
        if meaning.kind == .station { stations.append(record) } else { try take(record) }
    }

    /// Finds the street and the number of an object, by its tags or by the building that contains it, and records the town of
    /// its address.
    private mutating func locate(_ record: inout IndexRecord, _ tags: OSMTags) {
        record.postcode = tags[.postcode]
        let city = tags[.city]
        let numbers = OSMAddress.numbers(tags)
        if let street = tags.number(.street) {
            let name = houseAssigner.nameNumber(street, &streets)
            if let found = streets.nearest(name: name, to: record.coordinate) {
                record.houseNumber = numbers?.joined(separator: ";")
                record.parent = streets.records[found].uri
                record.postTowns = postTowns(city, streets.territories[found])
                return
            }
        } else if [.business, .station].contains(record.kind),
            let address = houseAssigner.address(around: record.coordinate),
            let street = houseAssigner.addresses[address].home
        {
            record.houseNumber = (numbers ?? houseAssigner.addresses[address].numbers).joined(separator: ";")
            record.parent = streets.records[street].uri
            record.postcode = record.postcode ?? houseAssigner.addresses[address].postcode.map { data.objects.pool[$0] }
            record.postTowns = postTowns(
                city ?? houseAssigner.addresses[address].city.map { data.objects.pool[$0] }, streets.territories[street]
            )
            return
        }
        record.houseNumber = numbers?.joined(separator: ";")
        let territory = territories.territory(at: record.coordinate)
        record.parent = territory.map { territories.all[$0].record.uri }
        record.postTowns = postTowns(city, territory)
    }

    private func postTowns(_ city: String?, _ territory: Int?) -> [String] {
        city.map { territories.postTowns($0, besides: territory) } ?? []
    }

    // MARK: Stations

    /// Platforms, stops and entrances with the same name are merged into the most important of them.
    private mutating func joinStations(_ take: (IndexRecord) throws -> Void) throws {
        var accepted: [String: [IndexRecord]] = [:]
        let ranked = stations.sorted { a, b in (b.importance ?? 0, a.uri) < (a.importance ?? 0, b.uri) }
        for station in ranked {
            let name = TextFolding.folded(station.name)
            let ruler = FlatRuler(latitude: station.coordinate.latitude)
            let isKnown = (accepted[name] ?? []).contains {
                ruler.distance($0.coordinate, station.coordinate) < Self.stationReach
            }
            if isKnown, !name.isEmpty {
                report.joinedCount += 1
            } else {
                accepted[name, default: []].append(station)
                try take(station)
            }
        }
        stations = []
    }
}
