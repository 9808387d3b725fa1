import Foundation
import MapSearch
import Testing

@Suite struct SearchRequestTests {
    private static let nowhere = Coordinate(latitude: .nan, longitude: 0)
    private static let tooFar = Coordinate(latitude: 0, longitude: 180.5)
    private static let long = String(repeating: "ß", count: SearchRequest.maximumTextLength / 2)

    private static func page(_ offset: Int, _ limit: Int) -> SearchRequest {
        .text("a", page: SearchRequest.Page(offset: offset, limit: limit))
    }

    private static func options(_ change: (inout SearchOptions) -> Void) -> SearchRequest {
        var options = SearchOptions()
        change(&options)
        return .text("a", options: options)
    }

    @Test(arguments: [
        SearchRequest.text("a"), .text(" é "), .text(long), .address(PostalAddress(isoCountryCode: "li")),
        .reverse(zurich), .reverse(Coordinate(latitude: -90, longitude: 180), zoom: 0), .reverse(zurich, zoom: 22),
        .uri("osm:n1"), .text("a", in: .point(zurich)), .text("a", in: .bounds(.world, .required)),
        .text("a", in: .circle(CircularRegion(center: zurich, radius: 0))),
        .text("a", in: .polyline(Polyline([zurich]))), page(0, 1), page(1_000_000_000, 1000),
    ])
    func makesSense(request: SearchRequest) throws {
        try request.validate()
    }

    @Test(arguments: [
        (SearchRequest.text(""), SearchError.Code.emptyQuery),
        (.text(" \t\u{2003}\n"), .emptyQuery),
        (.address(PostalAddress(street: "\n")), .emptyQuery),
        (.uri(""), .emptyQuery),
        (.text(long + "a"), .queryTooLong),
        (.text(String(repeating: " ", count: 1_000_000)), .queryTooLong),
        (.uri(long + "a"), .queryTooLong),
        (.reverse(nowhere), .invalidCoordinate),
        (.reverse(tooFar), .invalidCoordinate),
        (.text("a", in: .point(tooFar)), .invalidCoordinate),
        (.text("a", in: .circle(CircularRegion(center: nowhere, radius: 1))), .invalidCoordinate),
        (.text("a", in: .polygon(Polygon(outer: [zurich, berlin, tooFar]))), .invalidCoordinate),
        (
            .text(
                "a",
                in: .polygon(
                    Polygon(
                        outer: [zurich, berlin, Coordinate(latitude: 0, longitude: 0)],
                        holes: [[nowhere]]))), .invalidCoordinate
        ),
        (.text("a", in: .polyline(Polyline([zurich, nowhere]))), .invalidCoordinate),
        (options { $0.userPosition = nowhere }, .invalidCoordinate),
        (options { $0.sort = .distance(from: tooFar) }, .invalidCoordinate),
        (options { $0.sort = .distanceFromLine(Polyline([tooFar])) }, .invalidCoordinate),
        (.text("a", in: .bounds(.empty)), .badRequest),
        (.text("a", in: .circle(CircularRegion(center: zurich, radius: .infinity))), .badRequest),
        (.text("a", in: .polygon(Polygon(outer: [zurich, berlin]))), .badRequest),
        (.text("a", in: .polyline(Polyline([]))), .badRequest),
        (options { $0.sort = .distanceFromLine(Polyline([])) }, .badRequest),
        (options { $0.searchTypes = [] }, .badRequest),
        (.reverse(zurich, zoom: -1), .badRequest),
        (.reverse(zurich, zoom: .nan), .badRequest),
        (.reverse(zurich, zoom: 22.5), .badRequest),
        (.reverse(zurich, options: SearchOptions(radius: -1)), .badRequest),
        (.reverse(zurich, options: SearchOptions(radius: .nan)), .badRequest),
        (.reverse(zurich, options: SearchOptions(radius: 50_001)), .badRequest),
        (page(-1, 10), .badRequest),
        (page(.max, 10), .badRequest),
        (page(0, 0), .badRequest),
        (page(0, 1001), .badRequest),
    ])
    func makesNoSense(request: SearchRequest, code: SearchError.Code) {
        let error = #expect(throws: SearchError.self) { try request.validate() }
        #expect(error?.code == code)
        #expect(error?.message.isEmpty == false)
    }

    @Test(arguments: [(10, 10), (0, 1), (-5, 1), (1000, 1000), (1001, 1000), (Int.max, 1000)])
    func pageSizeIsClamped(size: Int, limit: Int) {
        #expect(SearchRequest.text("a", options: SearchOptions(resultPageSize: size)).page.limit == limit)
    }

    @Test func aLineImpliesItsOrder() {
        let line = Polyline([zurich, berlin])
        #expect(SearchRequest.text("a", in: .polyline(line)).sort == .distanceFromLine(line))
        let options = SearchOptions(sort: .distance(from: berlin))
        #expect(SearchRequest.text("a", in: .polyline(line), options: options).sort == .distance(from: berlin))
        #expect(SearchRequest.text("a", in: .point(zurich)).sort == .rank)
    }

    @Test func areasHaveACentre() {
        let circle = CircularRegion(center: zurich, radius: 1000)
        #expect(SearchArea.circle(circle).center == zurich)
        #expect(SearchArea.circle(circle).bounds == circle.bounds)
        #expect(SearchArea.point(zurich).center == zurich)
        #expect(SearchArea.point(zurich).bounds.contains(zurich))
        let crossing = CoordinateBounds(south: -1, west: 170, north: 1, east: -170)
        #expect(abs(SearchArea.bounds(crossing).center.longitude) == 180)
    }

    @Test func survivesCoding() throws {
        let requests: [SearchRequest] = [
            .text(
                "a", in: .bounds(.world, .required),
                options: SearchOptions(searchTypes: .organizations, languages: ["de"])),
            .address(PostalAddress(city: "Vaduz"), in: .polygon(Polygon(outer: [zurich, berlin, zurich]))),
            .reverse(zurich, zoom: 17), .uri("osm:n1", page: SearchRequest.Page(offset: 3, limit: 4)),
        ]
        let data = try JSONEncoder().encode(requests)
        #expect(try JSONDecoder().decode([SearchRequest].self, from: data) == requests)
        #expect(String(decoding: data, as: UTF8.self).contains(#""searchTypes":["organizations"]"#))
    }
}
