import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// What belongs to a place whose outline is not known may be anywhere: the border of a country is cut off in an extract.
@Suite struct PlacesWithoutOutlineTests {
    @Test("members far from the middle of a country, and the nearest ones if it has none")
    func country() throws {
        var world = TinyWorld()
        world.add("malta", .country, "Malta", 35.9, 14.4) { $0.countryCode = "MT" }
        world.add("town", .locality, "Valletta", 35.9, 14.4, in: "malta", people: 6_000)
        world.add("village", .locality, "Mellieha", 35.95, 14.2, in: "malta", people: 6_000)
        for (key, category, longitude) in [
            ("near", "amenity=cafe", 14.4), ("far", "amenity=cafe", 14.2), ("airport", "aeroway=aerodrome", 14.2),
        ] {
            world.add(key, .business, key, 35.95, longitude, in: key == "near" ? "town" : "village") {
                var business = BusinessMetadata(name: key)
                business.categories = [PlaceCategory(id: category, name: "")]
                $0.business = business
            }
        }
        let backend = try world.backend()
        #expect(Set(try backend.ids("cafes in Malta")) == ["near", "far"])
        let response = try backend.answer(.text("airports in Malta"))
        #expect(response.objects.map(\.key) == ["airport"] && response.metadata.notices.isEmpty)
        // The same in a town whose outline is not known, but not farther than that.
        #expect(try backend.answer(.text("cafes in Valletta")).objects.map(\.key) == ["near"])
    }
}
