import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

/// Creates records from the results of the passes, in an order that depends only on the objects.
struct OSMAssembly {
    private(set) var report: OSMReport

    /// Creates all records and passes them on one by one.
    ///
    /// - Parameters:
    ///   - data: The results of the passes.
    ///   - countryCode: The country of objects outside all countries in the data, or nil to derive it from codes nearby.
    ///   - take: Receives each record.
    /// - Throws: `CancellationError` if the task is cancelled, and errors of `take`.
    init(_ data: OSMData, countryCode: String?, _ take: (IndexRecord) throws -> Void) throws {
        let given = countryCode?.uppercased()
        var areas = AdministrativeAreaCollector(data, country: given)
        var territories = areas.takeAreas()
        report = areas.report
        report.objectCount = data.objectCount
        report.misplacedNodeCount = data.misplacedCount
        report.joinedCount +=
            areas.linkedNodes.count - territories.all.filter { $0.record.uri.hasPrefix("osm:n") }.count
        try Task.checkCancellation()
        var lines = try LineCollector(data, territories, report: report)
        var streets = lines.takeStreets()
        addSquares(of: data, to: &streets, territories)
        var houseAssigner = HouseAssigner(data, report: lines.report)
        func country(of coordinate: Coordinate, _ territories: AdministrativeAreas) -> String? {
            given ?? areas.codes.code(near: coordinate, territories)
        }
        try houseAssigner.nameTowns(&territories, country: country)
        try houseAssigner.settle(into: &streets, &territories)
        houseAssigner.addRanges(to: &streets)
        houseAssigner.namePostTowns(&streets, territories)
        func append(_ record: IndexRecord, in territory: Int?) throws {
            var record = record
            record.parent = record.parent ?? territory.map { territories.all[$0].record.uri }
            if record.parent == nil, record.countryCode == nil, record.kind != .country,
                let code = country(of: record.coordinate, territories)
            {
                record.countryCode = code
                record.parent = territories.country(code: code).map { territories.all[$0].record.uri }
            }
            try take(record)
        }
        for territory in territories.all { try append(territory.record, in: territory.parent) }
        for (street, record) in streets.records.enumerated() { try append(record, in: streets.territories[street]) }
        for (record, territory) in lines.others { try append(record, in: territory) }
        for record in CoastlineCollector(data).records { try take(record) }
        let places = try PlaceCollector(
            data, territories, streets, houseAssigner, report: houseAssigner.report, usedNodes: areas.linkedNodes,
            usedRelations: areas.usedRelations
        ) { record in try append(record, in: nil) }
        report = places.report
        let postcodes = PostcodeCollector(houseAssigner, data, territories, areas.patches)
        for (record, territory) in postcodes.records(country: { country(of: $0, territories) }) {
            try append(record, in: territory)
        }
    }

    /// Squares mapped as nodes: addresses may name them like streets.
    private func addSquares(of data: OSMData, to streets: inout StreetTable, _ territories: AdministrativeAreas) {
        for node in data.nodes {
            let tags = data.tags(node: node)
            guard tags.is(.place, "square"), let name = tags[.name] else { continue }
            var record = IndexRecord(
                uri: "osm:n\(data.objects.nodeIDs[node])", kind: .street, name: name,
                coordinate: data.coordinate(node: node))
            OSMNames.apply(tags, to: &record)
            streets.append(record, territory: territories.territory(at: record.coordinate))
        }
        for relation in data.relations {
            let tags = data.tags(relation: relation)
            guard OSMCategory(tags)?.kind == .street, !tags.is(.type, "associatedStreet"), let name = tags[.name] else {
                continue
            }
            let polygons = RingAssembly(data.paths(relation: relation)).polygons
            guard let middle = polygons.first?.interiorPoint else { continue }
            var record = IndexRecord(
                uri: "osm:r\(data.objects.relationIDs[relation])", kind: .street, name: name, coordinate: middle)
            OSMNames.apply(tags, to: &record)
            record.boundary = polygons
            record.boundingBox = MultiPolygon(polygons).bounds
            streets.append(record, territory: territories.territory(at: middle))
        }
    }
}
