import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Streets that are called after a category of places.
@Suite struct StreetWithCategoryTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, people: 5_700)
        world.add("impasse", .street, "Impasse de la Fontaine", 47.139, 9.522, in: "vaduz")
        for number in 0..<3 {
            world.add("fountain\(number)", .business, "Brunnen \(number)", 47.14, 9.52, in: "vaduz") { record in
                var business = BusinessMetadata(name: record.name)
                business.categories = [PlaceCategory(id: "amenity=fountain", name: "")]
                record.business = business
            }
        }
        return try world.backend()
    }

    @Test(
        "the street comes before members of the category, also with a typo in its town",
        arguments: [
            ("Impasse de la Fontaine, Vaduz", "impasse"), ("Impasse de la Fontaine, Vadux", "impasse"),
            ("Fontaine, Vaduz", "fountain0"), ("fontaine Vadux", "fountain0"),
        ])
    func street(text: String, expected: String) throws {
        #expect(try Self.backend.get().ids(text).first == expected)
    }

    @Test("a street in an unknown town is no request for a category")
    func unknownTown() throws {
        #expect(try Self.backend.get().ids("Avenue de la Fontaine, Xyzzyq").isEmpty)
        #expect(try Self.backend.get().ids("Fontaine").count == 3)
    }
}
