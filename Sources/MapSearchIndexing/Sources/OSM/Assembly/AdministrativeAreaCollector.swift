import MapGeometry
import MapSearch
import MapSearchOpenStreetMap
import MapSearchText

/// Finds areas and settlements in the data and joins the boundary of a settlement with its node.
struct AdministrativeAreaCollector {
    let data: OSMData
    var territories: AdministrativeAreas
    var report = OSMReport()
    /// The nodes that are merged with the boundary around them.
    var linkedNodes: Set<Int> = []
    /// Relations that are administrative areas.
    var usedRelations: Set<Int> = []
    private var placeNodes: [String: [Int]] = [:]
    /// The countries of boundaries by their codes.
    private(set) var codes = CountryCodes()
    /// Countries without a boundary and without places in the files.
    private var unlocatedCountries: [AdministrativeArea] = []
    /// Areas with incomplete boundaries, of which only the seat is known.
    private var seats: [Int] = []
    /// Groups the data by distance: extracts that were merged into one file may be far apart.
    let patches: ProximityGroups
    /// The same with a smaller distance, for the extent of a municipality.
    private let closePatches: ProximityGroups

    /// Data within this many metres of each other are in one extract: there are large forests and lakes.
    private static let patchGap = 15_000.0
    /// Data within this many metres of each other may be in one incomplete municipality.
    private static let closePatchGap = 2_000.0
    /// Areas from this level on are municipalities and their parts.
    private static let municipalLevel = 7

    /// Collects all areas and settlements; the given country is used where their own codes name none.
    init(_ data: OSMData, country: String?) {
        self.data = data
        patches = Self.patches(of: data, gap: Self.patchGap)
        closePatches = Self.patches(of: data, gap: Self.closePatchGap)
        territories = AdministrativeAreas(patches: patches)
        for node in data.nodes {
            let tags = data.tags(node: node)
            guard let place = tags[.place], let name = tags[.name] else { continue }
            guard OSMPlaceType(place) != nil || ["country", "state", "region", "county"].contains(place) else {
                continue
            }
            let others = tags.family("name:").map(\.value) + OSMNames.parts(tags[.altName])
            for name in Set(([name] + others).map(TextFolding.folded)) { placeNodes[name, default: []].append(node) }
        }
        // The smallest areas are merged with their node first.
        let boundaries = data.relations.filter { data.tags(relation: $0).has(.boundary) }.sorted {
            (level(of: $1), data.objects.relationIDs[$0]) < (level(of: $0), data.objects.relationIDs[$1])
        }
        for relation in boundaries { addBoundary(relation) }
        dropForeignSeats()
        addPlaces()
        territories.prepare()
        territories.linkCountries(unlocatedCountries, codes, given: country)
        let known = territories
        report.cutBoundaryCount += unlocatedCountries.count { country in
            country.countryCode.flatMap(known.country) == nil
        }
    }

    /// Groups the data by position; boundaries are excluded, since they reach far beyond.
    private static func patches(of data: OSMData, gap: Double) -> ProximityGroups {
        var patches = ProximityGroups(gap: gap)
        for node in data.nodes { patches.insert(data.coordinate(node: node)) }
        for way in data.ways where !data.tags(way: way).tags.isEmpty && !data.tags(way: way).has(.boundary) {
            let nodes = data.wayNodes[way]
            if let middle = nodes.isEmpty ? nil : nodes[nodes.startIndex + nodes.count / 2],
                let coordinate = data.coordinate(reference: middle)
            {
                patches.insert(coordinate)
            }
        }
        patches.join()
        return patches
    }

    /// Moves the areas out, so that they can be changed in place.
    mutating func takeAreas() -> AdministrativeAreas {
        var taken = AdministrativeAreas()
        swap(&taken, &territories)
        return taken
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
        let paths = data.paths(relation: relation)
        let label = member(of: relation, role: "label")
        let seat = member(of: relation, role: "admin_centre")
        let country = (code ?? tags[.regionCode].map { String($0.prefix(2)) })?.uppercased()
        if let country, country.utf8.count == 2,
            let coordinate = paths.lazy.compactMap(\.coordinates.first).first ?? label ?? seat
        {
            codes.append(country, at: coordinate)
        }
        // A line between two countries is a boundary without being an area.
        if level == 2, code == nil, !tags.has(.wikidata) || tags[.name]?.contains(" - ") == true { return }
        let assembly = RingAssembly(paths)
        let isWhole = assembly.looseWayCount == 0 && !assembly.rings.isEmpty
        let polygons = isWhole ? assembly.polygons : []
        let known = label ?? seat
        guard !polygons.isEmpty || known != nil else {
            // A country may have parts with codes that name it, and a city may have addresses that name it.
            if level == 2, let country, country.utf8.count == 2 {
                unlocatedCountries.append(unlocatedCountry(relation, name, country, tags))
            } else if tags[.place].flatMap({ OSMPlaceType($0) }) != nil {
                usedRelations.remove(relation)
            } else {
                report.cutBoundaryCount += 1
            }
            return
        }
        if polygons.isEmpty { report.openBoundaryCount += 1 }
        let middle = polygons.first?.interiorPoint
        guard let coordinate = known ?? middle else { return }
        let extent =
            isWhole
            ? AreaExtent(polygons)
            : AreaExtent(
                inside: coordinate, pieces: paths.filter { !$0.coordinates.isEmpty }.map(\.coordinates),
                reach: reach(of: relation, level), patches: level < Self.municipalLevel ? patches : closePatches)
        var record = IndexRecord(
            uri: uri(relation), kind: isPostal ? .postcode : ObjectKind(administrativeLevel: level), name: name,
            coordinate: isWhole && !extent.contains(coordinate) ? middle ?? coordinate : coordinate)
        var territory = AdministrativeArea(record: record, level: level, extent: isPostal ? nil : extent)
        territory.isPostal = isPostal
        if let country, country.utf8.count == 2 { territory.countryCode = country }
        record.boundary = polygons
        record.boundingBox = polygons.isEmpty ? nil : extent.box
        OSMNames.apply(tags, to: &record)
        record.population = tags.population
        record.timeZone = tags[.timezone]
        if level == 2, let code, code.utf8.count == 2 { record.countryCode = code.uppercased() }
        if let region = tags[.regionCode], region.utf8.count > 3, level <= 4 {
            record.codes.append(String(region.dropFirst(3)))
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
        if !isWhole, label == nil, !isPostal { seats.append(territories.all.count) }
        territories.append(territory)
    }

    /// The reach of an incomplete area: for a municipality, no more than its seat suggests.
    private func reach(of relation: Int, _ level: Int) -> Double {
        let reach = OSMAdministration.reach(level: level)
        guard level >= Self.municipalLevel else { return reach }
        let seats = data.objects.relationMembers[relation].filter { $0.type == .node }.compactMap { data.node($0.id) }
        let places = seats.compactMap { data.tags(node: $0)[.place].flatMap { OSMPlaceType($0) } }
        let least = OSMAdministration.reach(level: 9)
        return min(reach, max(least, (places.map(\.reach).max() ?? 0) * AdministrativeAreas.longestReach))
    }

    /// A country whose position is not known yet.
    private func unlocatedCountry(
        _ relation: Int, _ name: String, _ code: String, _ tags: OSMTags
    ) -> AdministrativeArea {
        var record = IndexRecord(
            uri: uri(relation), kind: .country, name: name, coordinate: Coordinate(latitude: 0, longitude: 0))
        OSMNames.apply(tags, to: &record)
        record.population = tags.population
        record.timeZone = tags[.timezone]
        record.countryCode = code
        record.minimumZoom = OSMAdministration.zoom(level: 2)
        record.importance = OSMSignificance.importance(of: record, tags, place: nil)
        var territory = AdministrativeArea(record: record, level: 2)
        territory.countryCode = code
        return territory
    }

    /// The seat of a county may be a city outside it, so nothing is known to be inside the county.
    private mutating func dropForeignSeats() {
        for index in seats {
            let (level, coordinate) = (territories.all[index].level, territories.all[index].record.coordinate)
            let isForeign = territories.all.indices.contains { other in
                let area = territories.all[other]
                guard other != index, area.level == level, !area.isPostal, let extent = area.extent else {
                    return false
                }
                if extent.isWhole { return extent.contains(coordinate) }
                return !seats.contains(other) && area.record.coordinate == coordinate
            }
            if isForeign { territories.update(index) { $0.extent = nil } }
        }
    }

    func uri(_ relation: Int) -> String { "osm:r\(data.objects.relationIDs[relation])" }

    /// The position of a member node with a role.
    func member(of relation: Int, role: String) -> Coordinate? {
        data.objects.relationMembers[relation].lazy
            .filter { $0.type == .node && data.objects.pool[$0.role] == role }
            .compactMap { data.coordinate(reference: $0.id) }.first
    }

    /// The node of the settlement that a boundary represents: its label, or a place of the same name.
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

    /// Adds the attributes of a node.
    private mutating func link(
        _ node: Int?, to record: inout IndexRecord, _ territory: inout AdministrativeArea, _ tags: OSMTags
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
        record.population = record.population ?? other.population
        record.capital = OSMSignificance.capital(other)
        if let place = other[.place].flatMap({ OSMPlaceType($0) }), territory.level > 4 {
            territory.place = place
            record.kind = place.kind
        }
    }
}
