import Foundation
import MapGeometry
import Testing

@Suite struct GeometryTests {
    private static let every: [Geometry] = [
        .point(Coordinate(latitude: 1, longitude: 2)),
        .polyline(Polyline([Coordinate(latitude: 1, longitude: 179), Coordinate(latitude: 2, longitude: -179)])),
        .polygon(
            Polygon(
                outer: [
                    Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 10),
                    Coordinate(latitude: 10, longitude: 5),
                ],
                holes: [
                    [
                        Coordinate(latitude: 1, longitude: 4), Coordinate(latitude: 1, longitude: 6),
                        Coordinate(latitude: 3, longitude: 5),
                    ]
                ])),
        .multiPolygon([Polygon(outer: []), Polygon(outer: [Coordinate(latitude: 5, longitude: 5)])]),
        .bounds(CoordinateBounds(south: 1, west: 170, north: 2, east: -170)),
        .circle(CircularRegion(center: Coordinate(latitude: 3, longitude: 4), radius: 500)),
        .collection([.point(Coordinate(latitude: 1, longitude: 179)), .point(Coordinate(latitude: 2, longitude: -179))]
        ),
    ]

    @Test(arguments: every)
    func codable(geometry: Geometry) throws {
        let data = try JSONEncoder().encode(geometry)
        #expect(try JSONDecoder().decode(Geometry.self, from: data) == geometry)
    }

    @Test(arguments: ["{}", #"{"point":{"latitude":1,"longitude":2},"polyline":{"coordinates":[]}}"#, #"{"point":1}"#])
    func rejectsWhatIsNoGeometry(text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Geometry.self, from: Data(text.utf8)) }
    }

    @Test func bounds() {
        #expect(Self.every[0].bounds == CoordinateBounds(south: 1, west: 2, north: 1, east: 2))
        #expect(Self.every[1].bounds == CoordinateBounds(south: 1, west: 179, north: 2, east: -179))
        #expect(Self.every[2].bounds == CoordinateBounds(south: 0, west: 0, north: 10, east: 10))
        #expect(Self.every[3].bounds == CoordinateBounds(south: 5, west: 5, north: 5, east: 5))
        #expect(Self.every[6].bounds == CoordinateBounds(south: 1, west: 179, north: 2, east: -179))
        #expect(Geometry.collection([]).bounds.isEmpty)
        #expect(Geometry.point(Coordinate(latitude: .nan, longitude: 0)).bounds.isEmpty)
    }
}
