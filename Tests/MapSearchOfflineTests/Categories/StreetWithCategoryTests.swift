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
        world.add("gate", .street, "City Gate", 47.139, 9.521, in: "vaduz") {
            $0.houses = [.init(number: "3", coordinate: Coordinate(latitude: 47.139, longitude: 9.521))]
        }
        world.add("wall", .business, "Old Wall", 47.14, 9.52, in: "vaduz") {
            $0.business = BusinessMetadata(name: $0.name)
            $0.business?.categories = [PlaceCategory(id: "historic=city_gate", name: "")]
        }
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

    @Test("a house on a street that is called like a category is no request for it")
    func house() throws {
        for text in ["City Gate 3, Vaduz", "3 City Gate, Vaduz"] {
            #expect(try Self.backend.get().ids(text) == ["gate#3"], "\(text)")
        }
    }

    @Test("a street in an unknown town is no request for a category")
    func unknownTown() throws {
        #expect(try Self.backend.get().ids("Avenue de la Fontaine, Xyzzyq").isEmpty)
        #expect(try Self.backend.get().ids("Fontaine").count == 3)
    }
}
