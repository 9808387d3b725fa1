import MapSearch
import Testing

/// What documents must have, and what becomes of those that have less, or that later versions wrote.
enum CodingExpectations {
    /// The members without a default, by sample; all members of the others have one.
    static let required: [String: Set<String>] = [
        "SearchError": ["code", "message"],
        "Address.Component": ["kinds", "name"],
        "Attribution": ["text"],
        "BusinessMetadata": ["name"],
        "BusinessMetadata.Chain": ["id", "name"],
        "BusinessMetadata.Feature.cuisine": ["id", "value"],
        "BusinessMetadata.Feature.shows": ["id", "value"],
        "BusinessMetadata.Feature.stars": ["id", "value"],
        "BusinessMetadata.Feature.wifi": ["id", "value"],
        "BusinessMetadata.Link": ["url"],
        "BusinessMetadata.Phone": ["number"],
        "CircularRegion": ["center", "radius"],
        "Coordinate": ["latitude", "longitude"],
        "CoordinateBounds": ["east", "north", "south", "west"],
        "CoordinateRegion": ["center", "span"],
        "CoordinateSpan": ["latitudeDelta", "longitudeDelta"],
        "Corridor": ["line"],
        "CorridorMetadata": ["distanceAlongLine", "distanceFromLine", "position", "side"],
        "DistanceMetadata": ["meters", "origin"],
        "EdgePadding": ["bottom", "left", "right", "top"],
        "GeoObject": ["coordinate", "name"],
        "GeoObjectCollection.Child": ["coordinate", "name"],
        "MapPoint": ["x", "y"],
        "MapRect": ["origin", "size"],
        "MapSize": ["height", "width"],
        "MatchMetadata": ["score"],
        "OpeningHours.Availability": ["days", "timeRanges"],
        "OpeningHours.Change": ["state", "time"],
        "OpeningHours.Day": ["date", "times"],
        "OpeningHours.Interval": ["end", "start", "state"],
        "OpeningHours.Remark": ["kind", "offset"],
        "OpeningHours.TimeRange": ["from", "to"],
        "PlaceCategory": ["id", "name"],
        "Polygon": ["outer"],
        "PolylinePosition": ["segmentIndex", "segmentPosition"],
        "SearchArea": ["shape"],
        "SearchFacet.Choice": ["count", "id"],
        "SearchFacet.cuisine": ["id", "values"],
        "SearchFacet.shows": ["id", "values"],
        "SearchFacet.stars": ["id", "values"],
        "SearchFacet.wifi": ["id", "values"],
        "SearchFilter": ["condition", "id"],
        "SearchMetadata": ["found"],
        "SearchNotice": ["code", "message"],
        "SearchRequest": ["operation"],
        "SearchResponse": ["collection"],
        "SourceMetadata": ["backend"],
        "SuggestRequest": ["text"],
        "SuggestResponse": ["text"],
        "Suggestion": ["title"],
        "TileID": ["x", "y", "zoom"],
        "ToponymMetadata": ["address"],
        "ToponymResultMetadata": ["found"],
        "UTMCoordinate": ["easting", "isNorthern", "northing", "zone"],
        "ViewSize": ["height", "width"],
    ]

    /// Minimal documents, and what they mean.
    static let reduced: [CodingDocument] = [
        .init(#"{}"#, Address()),
        .init(#"{}"#, PostalAddress()),
        .init(#"{"city":"Vaduz","street":null}"#, PostalAddress(city: "Vaduz")),
        .init(#"{}"#, SearchOptions()),
        .init(#"{"sort":{"rank":{}},"corridors":[]}"#, SearchOptions(sort: .rank)),
        .init(#"{}"#, SearchRequest.Page()),
        .init(#"{"operation":{"uri":{"uri":"osm:n1"}}}"#, SearchRequest.uri("osm:n1")),
        .init(#"{"operation":{"text":{"_0":"Vaduz"}},"options":{"resultPageSize":3}}"#, threeResults),
        .init(#"{"text":"Va"}"#, SuggestRequest(text: "Va")),
        .init(#"{"shape":{"point":{"coordinate":{"latitude":1,"longitude":2}}}}"#, SearchArea.point(point)),
        .init(#"{"name":"A","coordinate":{"latitude":1,"longitude":2}}"#, GeoObject(name: "A", coordinate: point)),
        .init(#"{}"#, GeoObjectCollection()),
        .init(#"{"collection":{}}"#, SearchResponse(objects: [], isOffline: false)),
        .init(#"{"found":3}"#, SearchMetadata(found: 3)),
        .init(#"{"title":"A"}"#, Suggestion(title: "A")),
        .init(#"{"title":"A","searchText":"b"}"#, Suggestion(title: "A", searchText: "b")),
        .init(#"{"text":"a"}"#, SuggestResponse(text: "a", suggestions: [])),
        .init(#"{"id":"a","values":{"enumeration":{"choices":[]}}}"#, SearchFacet(id: "a", values: .enumeration([]))),
        .init(#"{"found":3}"#, ToponymResultMetadata(found: 3, mode: .geocode)),
        .init(#"{"found":3,"reversePoint":{"latitude":1,"longitude":2}}"#, reverse),
        .init(#"{"number":"1"}"#, BusinessMetadata.Phone(number: "1")),
        .init(#"{"url":"a"}"#, BusinessMetadata.Link(url: "a")),
        .init(#"{"name":"A"}"#, BusinessMetadata(name: "A")),
        .init(#"{"address":{}}"#, ToponymMetadata(address: Address())),
        .init(#"{"backend":"a"}"#, SourceMetadata(backend: "a", isOffline: false)),
        .init(#"{"score":1}"#, MatchMetadata(score: 1)),
        .init(#"{"outer":[]}"#, Polygon(outer: [])),
        .init(#"{"code":"network","message":"a"}"#, SearchError(.network, "a")),
    ]

    /// Documents of later versions: what this one does not know is left out where an answer is as true without it.
    static let later: [CodingDocument] = [
        .init(#"{"found":3,"sort":"rating","displayType":"carousel"}"#, SearchMetadata(found: 3)),
        .init(#"{"title":"A","action":"call"}"#, Suggestion(title: "A")),
        .init(#"{"number":"1","kind":"pager"}"#, BusinessMetadata.Phone(number: "1")),
        .init(#"{"url":"a","kind":"video"}"#, BusinessMetadata.Link(url: "a", kind: .other)),
        .init(#"{"score":1,"quality":"perfect"}"#, MatchMetadata(score: 1)),
        .init(#"{"address":{},"precision":"roof","waterBody":"swamp"}"#, ToponymMetadata(address: Address())),
        .init(#"{"facets":[{"id":"a","values":{"tree":{"b":1}}},\#(facet)]}"#, facets),
        .init(#"{"filters":[{"id":"a","condition":{"near":{"b":1}}}]}"#, BusinessResultMetadata()),
        .init(#"{"name":"A","features":[{"id":"a","value":{"color":"red"}},{"id":"b","value":true}]}"#, features),
        .init(#"{"name":"A","coordinate":{"latitude":1,"longitude":2},"geometry":[{"blob":1}]}"#, bare),
        .init(
            #"{"collection":[{"blob":{}},{"point":{"latitude":1,"longitude":2}}]}"#,
            Geometry.collection([.point(point)])),
        .init(#"["places","moon"]"#, SearchTypes.places),
        .init(#"{"code":"solarFlare","message":"a"}"#, SearchError(.backendFailure, "a")),
    ]

    /// What must not be read as something else: a request that would be another one, and what never was a document.
    static let refused: [CodingDocument] = [
        .init(#"{"operation":{"sing":{"text":"a"}}}"#, threeResults),
        .init(#"{"sort":{"rating":{}}}"#, SearchOptions()),
        .init(#"{"rank":{},"distance":{"from":{"latitude":1,"longitude":2}}}"#, SearchSort.rank),
        .init(#"{"id":"a","condition":{"near":{"b":1}}}"#, SearchFilter.boolean("a")),
        .init(#"{"shape":{"blob":{}}}"#, SearchArea.point(point)),
        .init(#"{"shape":{"point":{"coordinate":{"latitude":1,"longitude":2}}},"strictness":"mild"}"#, area),
        .init(#"{"zoom":-1,"x":0,"y":0}"#, TileID(point, zoom: 1)),
        .init(#""sundial""#, ClockStyle.twelveHours),
        .init(#"{"code":"network","message":"a","retryAfter":1e300}"#, SearchError(.network, "a")),
        .init(#"{"blob":{}}"#, Geometry.point(point)),
    ]

    private static let point = Coordinate(latitude: 1, longitude: 2)
    private static let area = SearchArea.point(point)
    private static let bare = GeoObject(name: "A", coordinate: point)
    private static let threeResults = SearchRequest.text("Vaduz", options: SearchOptions(resultPageSize: 3))
    private static let reverse = ToponymResultMetadata(found: 3, mode: .reverse, reversePoint: point)
    private static let facet = #"{"id":"b","values":{"boolean":{"count":1}}}"#
    private static let facets = BusinessResultMetadata(facets: [SearchFacet(id: "b", values: .boolean(count: 1))])
    private static let features = BusinessMetadata(name: "A", features: [.init(id: "b", value: .flag(true))])
}

/// A text and the value that it represents.
struct CodingDocument: CustomTestStringConvertible, Sendable {
    let text: String
    let value: any Codable & Hashable & Sendable

    init(_ text: String, _ value: some Codable & Hashable & Sendable) {
        self.text = text
        self.value = value
    }

    var testDescription: String { "\(type(of: value)) \(text)" }
}
