import MapGeometry
import MapSearch
import Testing

/// A value of each public type that can be encoded, with every member other than its default.
struct CodingSample: CustomTestStringConvertible, Sendable {
    let name: String
    let value: any Codable & Hashable & Sendable

    init(_ name: String, _ value: some Codable & Hashable & Sendable) {
        self.name = name
        self.value = value
    }

    var testDescription: String { name }

    static let all = values + requests + objects + hours + responses

    static let vaduz = Coordinate(latitude: 47.141, longitude: 9.5209)
    static let bern = Coordinate(latitude: 46.948, longitude: 7.4474)
    static let box = CoordinateBounds(south: 47, west: 9.4, north: 47.3, east: 9.6)
    static let line = Polyline([bern, vaduz])
    static let polygon = Polygon(
        outer: [bern, vaduz, Coordinate(latitude: 47.5, longitude: 8)],
        holes: [[bern, Coordinate(latitude: 47, longitude: 8), vaduz]])
    static let circle = CircularRegion(center: vaduz, radius: 250)
    static let position = PolylinePosition(segmentIndex: 0, segmentPosition: 0.25)
    static let time = time("2026-11-21T14:30:00")
    static let date = time.date

    private static func time(_ text: String) -> CivilTime {
        guard let time = CivilTime(text) else { preconditionFailure("\(text) is a civil time.") }
        return time
    }

    private static let values: [CodingSample] = [
        .init("Coordinate", vaduz),
        .init("CoordinateBounds", box),
        .init("CoordinateSpan", CoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 1)),
        .init(
            "CoordinateRegion",
            CoordinateRegion(center: vaduz, span: CoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 1))),
        .init("CircularRegion", circle),
        .init("MapPoint", MapPoint(x: 1, y: 2)),
        .init("MapSize", MapSize(width: 3, height: 4)),
        .init("MapRect", MapRect(x: 1, y: 2, width: 3, height: 4)),
        .init("ViewSize", ViewSize(width: 320, height: 200)),
        .init("EdgePadding", EdgePadding(top: 1, left: 2, bottom: 3, right: 4)),
        .init("TileID", TileID(vaduz, zoom: 7)),
        .init("UTMCoordinate", UTMCoordinate(zone: 32, isNorthern: true, easting: 539_000, northing: 5_220_000)),
        .init("Polyline", line),
        .init("PolylinePosition", position),
        .init("Polygon", polygon),
        .init("MultiPolygon", MultiPolygon([polygon])),
        .init("Geometry.point", Geometry.point(vaduz)),
        .init("Geometry.polyline", Geometry.polyline(line)),
        .init("Geometry.polygon", Geometry.polygon(polygon)),
        .init("Geometry.multiPolygon", Geometry.multiPolygon(MultiPolygon([polygon]))),
        .init("Geometry.bounds", Geometry.bounds(box)),
        .init("Geometry.circle", Geometry.circle(circle)),
        .init("Geometry.collection", Geometry.collection([.point(vaduz), .polyline(line)])),
        .init("GeoJSON", GeoJSON.geometry(.point(vaduz))),
        .init("JSONValue", JSONValue.object(["a": .array([.null, .boolean(true), .number(1.5), .string("b")])])),
    ]

    private static let operations: [(String, SearchRequest.Operation)] = [
        ("text", .text("Städtle 38", area: .bounds(box, .required))),
        ("text.everywhere", .text("Vaduz", area: nil)),
        ("address", .address(postalAddress, area: .point(vaduz))),
        ("reverse", .reverse(vaduz, zoom: 16)),
        ("reverse.any", .reverse(vaduz, zoom: nil)),
        ("uri", .uri("osm:r1155955")),
        ("uris", .uris(["osm:r1155955", "osm:n1"])),
    ]

    private static let shapes: [(String, SearchArea.Shape)] = [
        ("point", .point(vaduz)), ("bounds", .bounds(box)), ("circle", .circle(circle)), ("polygon", .polygon(polygon)),
        ("polyline", .polyline(line)),
    ]

    private static let sorts: [(String, SearchSort)] = [
        ("rank", .rank), ("distance", .distance(from: vaduz)), ("distanceFromLine", .distanceFromLine(line)),
        ("positionAlongLine", .positionAlongLine(line)),
    ]

    private static let conditions: [(String, SearchFilter.Condition)] = [
        ("boolean", .boolean(false)), ("anyOf", .anyOf(["pizza"])), ("range", .range(from: 1, to: nil)),
        ("dates", .dates(from: nil, to: date)),
    ]

    static let options = SearchOptions(
        searchTypes: .organizations, resultPageSize: 25, userPosition: bern, includesGeometry: true,
        disablesSpellingCorrection: true, languages: ["de", "en"], sort: .distance(from: bern),
        corridor: Corridor(line, maximumDistance: 2_000, startingAt: position), localTime: time,
        filters: [.boolean("wifi"), .range("stars", from: 3)], includesFacets: true, includesHierarchy: true,
        radius: 500, origin: "list")

    static let postalAddress = PostalAddress(
        street: "Städtle 38", subLocality: "Ebenholz", city: "Vaduz", subAdministrativeArea: "Oberland",
        state: "Oberland", postalCode: "9490", country: "Liechtenstein", isoCountryCode: "LI")

    private static let requests: [CodingSample] =
        operations.map { .init("SearchRequest.Operation.\($0)", $1) }
        + shapes.map { .init("SearchArea.Shape.\($0)", $1) }
        + sorts.map { .init("SearchSort.\($0)", $1) }
        + conditions.map { .init("SearchFilter.Condition.\($0)", $1) }
        + [
            .init("SearchRequest", SearchRequest(operations[0].1, options: options, page: .init(offset: 20, limit: 5))),
            .init("SearchRequest.Page", SearchRequest.Page(offset: 20, limit: 5)),
            .init("SuggestRequest", SuggestRequest(text: "Vad", in: .point(bern), options: options, limit: 4)),
            .init("SearchOptions", options),
            .init("SearchArea", SearchArea.circle(circle, .required)),
            .init("SearchArea.Strictness", SearchArea.Strictness.required),
            .init("SearchOption", SearchOption.geometry),
            .init("SearchTypes", SearchTypes.all),
            .init("SearchFilter", SearchFilter.anyOf("cuisine", ["sushi"])),
            .init("FilterCollection", options.filters),
            .init("Corridor", Corridor(line, maximumDistance: 2_000, startingAt: position)),
            .init("CalendarDate", date),
            .init("PostalAddress", postalAddress),
            .init("SearchError", SearchError(.timeout, "Late.", backend: "b", status: 504, retryAfter: .seconds(2))),
            .init("SearchError.Code", SearchError.Code.busy),
        ]

    private static let hours: [CodingSample] = [
        .init("CivilTime", time),
        .init("Weekday", Weekday.friday),
        .init("ClockStyle", ClockStyle.twelveHours),
        .init("OpeningHours", openingHours),
        .init("OpeningHours.State", OpeningHours.State.unknown),
        .init("OpeningHours.Remark", openingHours.remarks[0]),
        .init("OpeningHours.Change", openingHours.nextChange(after: time)),
        .init("OpeningHours.Interval", openingHours.intervals(from: time, to: time.adding(seconds: 86_400))[0]),
        .init("OpeningHours.Day", openingHours.week(of: date)[0]),
        .init("OpeningHours.DayGroup", OpeningHours.DayGroup.weekend),
        .init("OpeningHours.TimeRange", openingHours.availabilities(inWeekOf: date)[0].timeRanges[0]),
        .init("OpeningHours.Availability", openingHours.availabilities(inWeekOf: date)[0]),
        .init("OpeningHours.Status.Tags", OpeningHours.Status.Tags.closingSoon),
    ]

    static let openingHours: OpeningHours = {
        do {
            return try OpeningHours("Mo-Fr 8.00-18.00; Sa 10:00-12:00 open \"by bell\"")
        } catch {
            preconditionFailure("\(error)")
        }
    }()
}
