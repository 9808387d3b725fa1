import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// An area is in the time zone of its parts, whatever most of what is directly in its country has.
@Suite struct TimeZonesOfAreasTests {
    private static func world() -> TinyWorld {
        var world = TinyWorld()
        world.add("us", .country, "United States", 39, -98) { $0.countryCode = "US" }
        world.add("ca", .region, "California", 37, -119, in: "us", people: 39_000_000)
        world.add("tx", .region, "Texas", 31, -99, in: "us", people: 29_000_000)
        world.add("el-paso", .county, "El Paso County", 31.8, -106.2, in: "tx")
        world.add("mojave", .area, "Mojave Desert", 35, -117, in: "us")
        for (id, name, latitude, longitude, parent, people, zone) in [
            ("la", "Los Angeles", 34.05, -118.24, "ca", 3_900_000, "America/Los_Angeles"),
            ("dallas", "Dallas", 32.8, -96.8, "tx", 1_300_000, "America/Chicago"),
            ("houston", "Houston", 29.8, -95.4, "tx", 2_300_000, "America/Chicago"),
            ("el-paso-city", "El Paso", 31.76, -106.4, "tx", 680_000, "America/Denver"),
            ("nome", "Nome", 64.5, -165.4, "us", 3_600, "America/Anchorage"),
        ] {
            world.add(id, .locality, name, latitude, longitude, in: parent, people: people) { $0.timeZone = zone }
        }
        return world
    }

    @Test(
        arguments: [
            ("California", "America/Los_Angeles"), ("Texas", "America/Chicago"),
            ("Mojave Desert", "America/Los_Angeles"),
            ("El Paso County", "America/Denver"), ("Nome", "America/Anchorage"), ("Dallas", "America/Chicago"),
        ])
    func ofText(text: String, zone: String) throws {
        let first = try #require(try Self.world().backend().first(text))
        #expect(first.name == text && first[ToponymMetadata.self]?.timeZoneIdentifier == zone)
    }

    /// A coordinate is in one of the zones of its region.
    @Test func ofCoordinate() throws {
        let options = SearchOptions(searchTypes: .places, includesHierarchy: true)
        let place = Coordinate(latitude: 31.76, longitude: -106.4)
        let objects = try Self.world().backend().answer(.reverse(place, options: options)).objects
        #expect(objects.map(\.name) == ["El Paso", "Texas", "United States"])
        #expect(objects.allSatisfy { $0[ToponymMetadata.self]?.timeZoneIdentifier == "America/Denver" })
    }

    /// What an area has from its contents is not written as its own.
    @Test func storedObjects() throws {
        let index = try OfflineIndex(bytes: try Self.world().bytes())
        try index.forEachStoredObject { object in
            #expect((object.timeZone == nil) == (object.kind != .locality), "\(object.name)")
        }
    }
}
