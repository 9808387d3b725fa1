import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Little known places far from the preferred area are hardly meant by a name that they share, or that is only similar.
@Suite struct FarAwayTests {
    private static let backend = Result {
        var world = TinyWorld()
        for (number, longitude) in [-77.8, 115.8, 30].enumerated() {
            world.add("hilton-\(number)", .locality, "Hilton", 43, longitude, people: 5_000)
        }
        world.add("lidlington", .locality, "Lidlington", 52, -0.5, people: 1_200)
        world.add("starbuck", .locality, "Starbuck", 45.6, -95.5, people: 1_300)
        world.add("aspen", .locality, "Aspen", 39.2, -106.8, people: 7_000)
        world.add("chicago", .locality, "Chicago", 41.9, -87.6, people: 2_700_000)
        return try world.backend()
    }

    private func answer(_ text: String, _ latitude: Double, _ longitude: Double) throws -> SearchResponse {
        let area = SearchArea.point(Coordinate(latitude: latitude, longitude: longitude))
        return try Self.backend.get().answer(.text(text, in: area))
    }

    @Test(
        "a similar name is not taken, and one of several places has a notice",
        arguments: [("Starbucks", 0), ("Hilton", 3), ("Lidl", 0)])
    func notice(text: String, count: Int) throws {
        let response = try answer(text, 52.5, 13.4)
        #expect(response.objects.count == count && response.metadata.found == count)
        #expect(response.metadata.notices.map(\.code) == [.farAway])
        let plain = try Self.backend.get().answer(.text(text))
        #expect(!plain.objects.isEmpty && plain.metadata.notices.isEmpty, "without an area they are meant")
    }

    @Test(
        "what is near, has the name alone or is well known",
        arguments: [
            ("Hilton", 43, -77, "hilton-0"), ("Starbucks", 45, -95, "starbuck"), ("Aspen", 52.5, 13.4, "aspen"),
            ("Chcago", 52.5, 13.4, "chicago"),
        ])
    func found(text: String, latitude: Double, longitude: Double, key: String) throws {
        let response = try answer(text, latitude, longitude)
        #expect(response.objects.first?.key == key && response.metadata.notices.isEmpty)
    }
}
