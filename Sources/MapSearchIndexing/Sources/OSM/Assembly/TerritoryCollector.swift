import MapGeometry
import MapSearch
import MapSearchText

/// Finds areas and settlements in the data and joins the boundary of a settlement with its node.
struct TerritoryCollector {
    private let data: OSMData
    private(set) var territories = Territories()
    private(set) var report = OSMReport()
    /// The nodes that are told as the boundary around them.
    private(set) var linkedNodes: Set<Int> = []
    /// Relations that are territories.
    private(set) var usedRelations: Set<Int> = []
    private var placeNodes: [String: [Int]] = [:]
    /// The countries of which there are boundaries, by the codes of these, and where.
    private var countries: [(code: String, coordinate: Coordinate)] = []
    /// Codes of boundaries that are so near in metres tell the country.
    private static let countryReach = 50_000.0

    init(_ data: OSMData) {
        self.data = data
        for node in data.nodes {
            let tags = data.tags(node: node)
            guard let place = tags[.place], let name = tags[.name] else { continue }
            guard OSMPlaceType(place) != nil || ["country", "state", "region", "county"].contains(place) else {
                continue
            }
            let others = tags.family("name:").map(\.value) + OSMNames.parts(tags[.altName])
            for name in Set(([name] + others).map(TextFolding.folded)) { placeNodes[name, default: []].append(node) }
        }
        // The smallest areas take their node first.
        let boundaries = data.relations.filter { data.tags(relation: $0).has(.boundary) }.sorted {
            (level(of: $1), data.objects.relationIDs[$0]) < (level(of: $0), data.objects.relationIDs[$1])
        }
        for relation in boundaries { addBoundary(relation) }
        addPlaces()
        territories.prepare()
    }

    /// Gives the territories away, so that they are changed in place from now on.
    mutating func takeTerritories() -> Territories {
        var taken = Territories()
        swap(&taken, &territories)
        return taken
    }

    /// The country of what lies in none, if all codes of boundaries nearby agree.
    func countryCode(near coordinate: Coordinate) -> String? {
        let ruler = FlatRuler(latitude: coordinate.latitude)
        let near = countries.filter { ruler.distance($0.coordinate, coordinate) < Self.countryReach }
        let codes = Set(near.map(\.code))
        return codes.count == 1 ? codes.first : nil
    }

    private func level(of relation: Int) -> Int {
        data.tags(relation: relation)[.adminLevel].flatMap { Int($0) } ?? 0
    }

    // MARK: Boundaries

    private mutating func addBoundary(_ relation: Int) {
        let tags = data.tags(relation: relation)
        let isPostal = tags.is(.boundary, "postal_code")
        guard tags.is(.boundary, "administrative") || isPostal else { return }
        usedRelations.insert(relation)
        let level = level(of: relation)
        let name = tags[.name] ?? (isPostal ? tags[.postalCode] : nil)
        guard let name, isPostal || (2...11).contains(level) else { return }
        let code = tags.first(.countryAlpha2, .countryCode)
        let members = data.objects.relationMembers[relation]
        let paths = members.filter { $0.type == .way }.map { member in
            data.way(member.id).map { data.path(way: $0) } ?? OSMPath(isComplete: false)
        }
        if let code = code ?? tags[.regionCode].map({ String($0.prefix(2)) }), code.utf8.count == 2,
            let coordinate = paths.lazy.compactMap(\.coordinates.first).first
        {
            countries.append((code.uppercased(), coordinate))
        }
        // A line between two countries is a boundary without being an area.
        if level == 2, code == nil, !tags.has(.wikidata) || tags[.name]?.contains(" - ") == true { return }
        let assembly = RingAssembly(paths)
        let isWhole = assembly.looseWayCount == 0 && !assembly.rings.isEmpty
        let label = member(of: relation, role: "label")
        let seat = member(of: relation, role: "admin_centre")
        let known = label ?? seat
        guard isWhole || known != nil else {
            // A city that addresses name is told with the settlements.
            if tags[.place].flatMap({ OSMPlaceType($0) }) != nil {
                usedRelations.remove(relation)
            } else {
                report.cutBoundaryCount += 1
            }
            return
        }
        if !isWhole { report.openBoundaryCount += 1 }
        let polygons = isWhole ? assembly.polygons : []
        let middle = polygons.first?.interiorPoint
        guard let coordinate = known ?? middle else { return }
        let extent =
            isWhole
            ? AreaExtent(polygons)
            : AreaExtent(
                inside: coordinate, pieces: paths.filter { !$0.coordinates.isEmpty }.map(\.coordinates),
                within: box(around: coordinate))
        var record = IndexRecord(
            uri: uri(relation), kind: isPostal ? .postcode : ObjectKind(administrativeLevel: level), name: name,
            coordinate: isWhole && !extent.contains(coordinate) ? middle ?? coordinate : coordinate)
        var territory = Territory(record: record, level: level, extent: isPostal ? nil : extent)
        territory.isPostal = isPostal
        record.boundary = polygons
        record.boundingBox = isWhole ? extent.box : nil
        OSMNames.apply(tags, to: &record)
        record.population = OSMSignificance.population(tags)
        record.timeZone = tags[.timezone]
        if level == 2, let code, code.utf8.count == 2 { record.countryCode = code.uppercased() }
        if let region = tags[.regionCode], region.utf8.count > 3 {
            if !isWhole { record.countryCode = String(region.prefix(2)).uppercased() }
            if level <= 4 { record.codes.append(String(region.dropFirst(3))) }
        }
        if isPostal {
            record.postcode = tags[.postalCode]
            if let code = tags[.postalCode], code != name { record.alternateNames.append(code) }
        } else {
            link(node(for: relation, tags, extent, name), to: &record, &territory, tags)
        }
        if let place = tags[.place].flatMap({ OSMPlaceType($0) }), level > 4 {
            territory.place = place
            record.kind = place.kind
        }
        if !isPostal { record.minimumZoom = min(OSMAdministration.zoom(level: level), territory.place?.zoom ?? .max) }
        record.importance = OSMSignificance.importance(of: record, tags, place: territory.place)
        territory.record = record
        territories.append(territory)
    }

    /// What the file fills that has a coordinate.
    private func box(around coordinate: Coordinate) -> CoordinateBounds {
        data.boxes.filter { $0.contains(coordinate) }.min {
            $0.span.latitudeDelta * $0.span.longitudeDelta < $1.span.latitudeDelta * $1.span.longitudeDelta
        } ?? .world
    }

    private func uri(_ relation: Int) -> String { "osm:r\(data.objects.relationIDs[relation])" }

    /// Where a member node with a role is.
    private func member(of relation: Int, role: String) -> Coordinate? {
        data.objects.relationMembers[relation].lazy
            .filter { $0.type == .node && data.objects.pool[$0.role] == role }
            .compactMap { data.coordinate(reference: $0.id) }.first
    }

    /// The node of the settlement that a boundary is about: its label, or a place of the same name.
    private func node(for relation: Int, _ tags: OSMTags, _ extent: AreaExtent, _ name: String) -> Int? {
        for role in ["label", "admin_centre"] {
            for member in data.objects.relationMembers[relation]
            where member.type == .node && data.objects.pool[member.role] == role {
                guard let node = data.node(member.id), !linkedNodes.contains(node) else { continue }
                let other = data.tags(node: node)
                guard other.has(.place) else { continue }
                if role == "label" || other[.name] == name || tags[.wikidata].map({ other[.wikidata] == $0 }) == true {
                    return node
                }
            }
        }
        return (placeNodes[TextFolding.folded(name)] ?? []).first { node in
            !linkedNodes.contains(node) && extent.contains(data.coordinate(node: node))
        }
    }

    /// Takes over what a node says.
    private mutating func link(
        _ node: Int?, to record: inout IndexRecord, _ territory: inout Territory, _ tags: OSMTags
    ) {
        guard let node else { return }
        let other = data.tags(node: node)
        linkedNodes.insert(node)
        record.coordinate = data.coordinate(node: node)
        var names = record
        OSMNames.apply(other, to: &names)
        record.localizedNames.merge(names.localizedNames) { first, _ in first }
        record.alternateNames = names.alternateNames
        if let name = other[.name], name != record.name, !record.alternateNames.contains(name) {
            record.alternateNames.append(name)
        }
        record.population = record.population ?? OSMSignificance.population(other)
        record.capital = OSMSignificance.capital(other)
        if let place = other[.place].flatMap({ OSMPlaceType($0) }), territory.level > 4 {
            territory.place = place
            record.kind = place.kind
        }
    }

    // MARK: Settlements

    private mutating func addPlaces() {
        for node in data.nodes where !linkedNodes.contains(node) {
            let tags = data.tags(node: node)
            guard let place = tags[.place], let name = tags[.name] else { continue }
            let type = OSMPlaceType(place)
            let kinds: [String: ObjectKind] = [
                "country": .country, "state": .region, "region": .region, "province": .region, "county": .county,
            ]
            guard let kind = type?.kind ?? kinds[place] else { continue }
            linkedNodes.insert(node)
            append(
                "osm:n\(data.objects.nodeIDs[node])", kind, type, name, data.coordinate(node: node), [], tags)
        }
        for relation in data.relations where !usedRelations.contains(relation) {
            let tags = data.tags(relation: relation)
            guard let type = tags[.place].flatMap({ OSMPlaceType($0) }), let name = tags[.name] else { continue }
            usedRelations.insert(relation)
            let paths = data.objects.relationMembers[relation].filter { $0.type == .way }.map { member in
                data.way(member.id).map { data.path(way: $0) } ?? OSMPath(isComplete: false)
            }
            let assembly = RingAssembly(paths)
            let polygons = assembly.looseWayCount == 0 ? assembly.polygons : []
            guard
                let coordinate = polygons.first?.interiorPoint ?? member(of: relation, role: "label")
                    ?? center(ofAddressesIn: name)
            else {
                report.cutBoundaryCount += 1
                continue
            }
            append(uri(relation), type.kind, type, name, coordinate, polygons, tags)
        }
        for way in data.ways {
            let tags = data.tags(way: way)
            guard let type = tags[.place].flatMap({ OSMPlaceType($0) }), let name = tags[.name], type != .cityBlock
            else {
                continue
            }
            let path = data.path(way: way)
            guard path.isClosed, path.isComplete, let middle = Polygon(outer: path.coordinates).interiorPoint else {
                continue
            }
            append(
                "osm:w\(data.objects.wayIDs[way])", type.kind, type, name, middle, [Polygon(outer: path.coordinates)],
                tags)
        }
    }

    /// The middle of the addresses that name a place: where it is if nothing else says so.
    private func center(ofAddressesIn name: String) -> Coordinate? {
        let coordinates =
            data.nodes.filter { data.tags(node: $0)[.city] == name }.map { data.coordinate(node: $0) }
            + data.ways.lazy.filter { data.tags(way: $0)[.city] == name }.compactMap { way in
                data.objects.wayNodes[way].first.flatMap { data.coordinate(reference: $0) }
            }
        guard coordinates.count >= 10 else { return nil }
        return Coordinate(
            latitude: coordinates.map(\.latitude).sorted()[coordinates.count / 2],
            longitude: coordinates.map(\.longitude).sorted()[coordinates.count / 2])
    }

    private mutating func append(
        _ uri: String, _ kind: ObjectKind, _ type: OSMPlaceType?, _ name: String, _ coordinate: Coordinate,
        _ polygons: [Polygon], _ tags: OSMTags
    ) {
        var record = IndexRecord(uri: uri, kind: kind, name: name, coordinate: coordinate)
        OSMNames.apply(tags, to: &record)
        record.population = OSMSignificance.population(tags)
        record.capital = OSMSignificance.capital(tags)
        record.minimumZoom = type?.zoom
        record.boundary = polygons
        if !polygons.isEmpty { record.boundingBox = MultiPolygon(polygons).bounds }
        if kind == .country { record.countryCode = tags.first(.countryAlpha2, .countryCode)?.uppercased() }
        record.importance = OSMSignificance.importance(of: record, tags, place: type)
        var territory = Territory(record: record, level: kind == .district ? 13 : 12)
        territory.place = type
        if !polygons.isEmpty { territory.extent = AreaExtent(polygons) }
        territories.append(territory)
    }
}
