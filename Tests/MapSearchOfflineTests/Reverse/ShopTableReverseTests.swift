import MapGeometry
import MapSearch
import MapSearchOffline
import Testing

/// A table of shops has neither streets nor houses.
@Suite struct ShopTableReverseTests {
    @Test func organizationsWithoutAddresses() throws {
        var world = TinyWorld()
        world.add("stadt", .locality, "Stadt", 47.01, 9.5)
        world.add("laden", .business, "Laden", 47, 9.5)
        let backend = try world.backend()
        let options = SearchOptions(searchTypes: .organizations)
        func keys(_ latitude: Double, _ options: SearchOptions = SearchOptions()) throws -> [String] {
            try backend.answer(.reverse(Coordinate(latitude: latitude, longitude: 9.5), options: options)).objects
                .map(\.key)
        }
        #expect(try keys(47.0005, options) == ["laden"])
        #expect(try keys(47.005, options).isEmpty)
        #expect(try keys(47.0005).first == "stadt")
    }
}
