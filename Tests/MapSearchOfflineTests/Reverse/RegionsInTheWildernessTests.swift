import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Where no settlement is near, the box of a region excludes it, whatever the nearest settlements are in.
@Suite struct RegionsInTheWildernessTests {
    private static func world(hasBoxes: Bool) throws -> OfflineBackend {
        var world = TinyWorld()
        world.add("us", .country, "United States", 39, -98) {
            $0.countryCode = "US"
            let corners = [(30.0, -120.0), (30, -90), (49, -90), (49, -120)]
            $0.boundary = [Polygon(outer: corners.map { Coordinate(latitude: $0.0, longitude: $0.1) })]
        }
        for (id, name, box) in [
            ("wy", "Wyoming", CoordinateBounds(south: 41, west: -111.05, north: 45, east: -104.05)),
            ("id", "Idaho", CoordinateBounds(south: 42, west: -117.2, north: 49, east: -111.05)),
            ("mt", "Montana", CoordinateBounds(south: 44.4, west: -116, north: 49, east: -104)),
        ] {
            world.add(id, .region, name, box.center.latitude, box.center.longitude, in: "us") {
                if hasBoxes { $0.boundingBox = box }
            }
        }
        for (id, latitude, longitude, parent, zone) in [
            ("ashton", 44.07, -111.4, "id", "America/Boise"), ("driggs", 43.7, -111.3, "id", "America/Boise"),
            ("gardiner", 45.03, -110.7, "mt", "America/Denver"), ("cody", 44.5, -109.0, "wy", "America/Denver"),
            ("jackson", 43.0, -110.8, "wy", "America/Denver"), ("lander", 42.8, -108.7, "wy", "America/Denver"),
        ] {
            world.add(id, .locality, id, latitude, longitude, in: parent, people: 1_000) {
                $0.timeZone = zone
                $0.countryCode = "US"
            }
        }
        return try world.backend()
    }

    @Test func box() throws {
        let place = Coordinate(latitude: 44.0, longitude: -110.6)
        let first = try #require(try Self.world(hasBoxes: true).answer(.reverse(place)).objects.first)
        #expect(first.key == "wy")
        #expect(first[ToponymMetadata.self]?.timeZoneIdentifier == "America/Denver")
    }

    @Test func withoutBoxesTheNearestSettlementsAgreeOrNot() throws {
        let place = Coordinate(latitude: 44.0, longitude: -110.6)
        let first = try #require(try Self.world(hasBoxes: false).answer(.reverse(place)).objects.first)
        #expect(first.key == "us")
    }
}
