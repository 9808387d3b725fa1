import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

extension AdministrativeAreaCollector {
    /// Adds the settlements: nodes, areas and relations that are not administrative boundaries.
    mutating func addPlaces() {
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
            let paths = data.paths(relation: relation)
            let assembly = RingAssembly(paths)
            let polygons = assembly.looseWayCount == 0 ? assembly.polygons : []
            guard
                let coordinate = polygons.first?.interiorPoint ?? member(of: relation, role: "label")
                    ?? center(ofAddressesIn: name, near: paths.lazy.compactMap(\.coordinates.first).first)
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

    /// The centre of the addresses that name a place, used as its position if there is no other.
    ///
    /// Addresses in another extract than the boundary mean another place. Without a boundary, the extract with most of
    /// them counts.
    private func center(ofAddressesIn name: String, near boundary: Coordinate?) -> Coordinate? {
        var coordinates =
            data.nodes.filter { data.tags(node: $0)[.city] == name }.map { data.coordinate(node: $0) }
            + data.ways.lazy.filter { data.tags(way: $0)[.city] == name }.compactMap { way in
                data.wayNodes[way].first.flatMap { data.coordinate(reference: $0) }
            }
        let groups = Dictionary(grouping: coordinates) { patches.group(at: $0) ?? -1 }
        let patch = boundary.flatMap { patches.group(at: $0) }
        coordinates =
            patch.flatMap { groups[$0] } ?? groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value
            ?? []
        guard coordinates.count >= 10 else { return nil }
        return Coordinate(middleOf: coordinates)
    }

    private mutating func append(
        _ uri: String, _ kind: ObjectKind, _ type: OSMPlaceType?, _ name: String, _ coordinate: Coordinate,
        _ polygons: [Polygon], _ tags: OSMTags
    ) {
        var record = IndexRecord(uri: uri, kind: kind, name: name, coordinate: coordinate)
        OSMNames.apply(tags, to: &record)
        record.population = tags.population
        record.capital = OSMSignificance.capital(tags)
        record.minimumZoom = type?.zoom
        record.boundary = polygons
        if !polygons.isEmpty { record.boundingBox = MultiPolygon(polygons).bounds }
        if kind == .country { record.countryCode = tags.first(.countryAlpha2, .countryCode)?.uppercased() }
        record.importance = OSMSignificance.importance(of: record, tags, place: type)
        let levels: [ObjectKind: Int] = [.country: 2, .region: 4, .county: 6, .district: 13]
        var territory = AdministrativeArea(record: record, level: levels[kind] ?? 12)
        territory.countryCode = record.countryCode
        territory.place = type
        if !polygons.isEmpty { territory.extent = AreaExtent(polygons) }
        territories.append(territory)
    }
}
