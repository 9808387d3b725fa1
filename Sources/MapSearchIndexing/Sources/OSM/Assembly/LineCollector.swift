import MapGeometry
import MapSearch
import MapSearchOpenStreetMap

/// Finds all lines and joins their pieces: streets, rivers, railways.
struct LineCollector {
    private let data: OSMData
    private var territories: AdministrativeAreas
    private(set) var report: OSMReport
    private(set) var streets = StreetTable()
    /// Lines that are not streets, with the area of each.
    private(set) var others: [(record: IndexRecord, territory: Int?)] = []

    /// Pieces of a street that are at most this many metres apart are near each other.
    private static let streetGap = 250.0
    private static let riverGap = 1000.0

    init(_ data: OSMData, _ territories: AdministrativeAreas, report: OSMReport) throws {
        self.data = data
        self.territories = territories
        self.report = report
        var roads: [LinePiece] = []
        var rivers: [LinePiece] = []
        for (count, way) in data.ways.enumerated() {
            if count.isMultiple(of: 4096) { try Task.checkCancellation() }
            let tags = data.tags(way: way)
            guard !tags.tags.isEmpty, let name = tags.number(.name) ?? tags.number(.ref) else { continue }
            let isLine = Self.isLine(way, tags, data)
            guard let meaning = OSMCategory(tags, isLine: isLine), isLine || meaning.kind == .street,
                meaning.kind != .business
            else { continue }
            let path = data.path(way: way)
            guard !path.nodes.isEmpty else {
                self.report.emptyWayCount += 1
                continue
            }
            let territory = territories.territory(at: path.coordinates[path.coordinates.count / 2])
            let isRoad = meaning.kind == .street
            let key = LinePiece.Key(
                name: name, sort: UInt8(isRoad ? 0 : meaning.kind == .water ? 1 : 2),
                locality: isRoad ? territories.locality(of: territory) : nil)
            let piece = LinePiece(way: way, path: path, key: key, territory: territory)
            if isRoad { roads.append(piece) } else { rivers.append(piece) }
        }
        for group in LineJoiner.groups(of: roads, gap: Self.streetGap) {
            let (record, territory) = record(of: group, roads)
            streets.append(record, territory: territory)
        }
        for group in LineJoiner.groups(of: rivers, gap: Self.riverGap) { others.append(record(of: group, rivers)) }
    }

    /// Moves the streets out, so that they can be changed in place.
    mutating func takeStreets() -> StreetTable {
        var taken = StreetTable()
        swap(&taken, &streets)
        territories = AdministrativeAreas()
        return taken
    }

    /// Whether a way is a line, not the outline of an area.
    static func isLine(_ way: Int, _ tags: OSMTags, _ data: OSMData) -> Bool {
        let nodes = data.wayNodes[way]
        guard nodes.count > 3, nodes.first == nodes.last else { return true }
        // Roundabouts are lines; squares are not.
        return !tags.is(.area, "yes") && !tags.has(.place)
            && (tags.has(.highway) || tags.has(.waterway) && !tags.has(.natural) || tags.is(.railway, "rail"))
    }

    /// A single record of all pieces, with the identifier of the first.
    private mutating func record(of group: [Int], _ pieces: [LinePiece]) -> (IndexRecord, Int?) {
        report.joinedCount += group.count - 1
        let first = data.tags(way: pieces[group[0]].way)
        let meaning = OSMCategory(first, isLine: true) ?? OSMCategory(first)
        var record = IndexRecord(
            uri: "osm:w\(data.objects.wayIDs[pieces[group[0]].way])", kind: meaning?.kind ?? .other,
            name: data.objects.pool[pieces[group[0]].key.name],
            coordinate: pieces[group[0]].path.coordinates[0])
        record.lines = LineJoiner.lines(group, pieces)
        record.boundingBox = CoordinateBounds(covering: record.lines.lazy.flatMap(\.coordinates))
        if let longest = record.lines.max(by: { $0.coordinates.count < $1.coordinates.count }) {
            record.coordinate = longest.coordinate(atDistance: longest.length / 2) ?? longest.coordinates[0]
        }
        var bonus = -1.0
        var fame = 0.0
        // A street is as important as its most important piece.
        record.minimumZoom = meaning?.minimumZoom
        for index in group {
            let tags = data.tags(way: pieces[index].way)
            if record.minimumZoom != nil { record.minimumZoom = OSMCategory(tags, isLine: true)?.minimumZoom }
            OSMNames.apply(tags, to: &record)
            for ref in OSMNames.parts(tags[.ref]) where ref.contains(where: \.isLetter) && !record.codes.contains(ref) {
                record.codes.append(ref)
            }
            bonus = max(bonus, OSMCategory(tags, isLine: true)?.bonus ?? 0)
            fame = max(fame, OSMSignificance.fame(tags))
            // The outline of a square contains coordinates.
            if meaning?.kind == .street, !LineCollector.isLine(pieces[index].way, tags, data) {
                record.boundary.append(Polygon(outer: pieces[index].path.coordinates))
            }
        }
        record.codes.removeAll { $0 == record.name }
        record.water = meaning?.water
        record.importance = min(max(Importance.importance(of: record) + bonus + fame, 0), 1)
        let common = territories.common(group.map { pieces[$0].territory })
        return (record, common ?? territories.territory(at: record.coordinate))
    }
}
