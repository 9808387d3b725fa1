import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Two results of one list never read the same.
@Suite struct SameReadingTests {
    private static func descriptions(_ text: String) throws -> [String?] {
        var world = TinyWorld()
        world.add("cundinamarca", .region, "Cundinamarca", 5, -74)
        world.add("granada", .locality, "Granada", 5.06667, -74.56667, in: "cundinamarca", people: 5_000)
        world.add("granada-2", .locality, "Granada", 4.51997, -74.04, in: "cundinamarca", people: 4_000)
        world.add("granada-es", .locality, "Granada", 37.2, -3.6, people: 230_000)
        world.add("twin", .locality, "Twin", -0.005, 1, people: 200)
        world.add("twin-2", .locality, "Twin", -0.005, 1, people: 100)
        return try world.backend().answer(.text(text)).objects.map(\.descriptionText)
    }

    @Test("towns of one name in one region have coordinates, others do not")
    func towns() throws {
        #expect(
            try Self.descriptions("Granada")
                == [nil, "Cundinamarca (5.07, -74.57)", "Cundinamarca (4.52, -74.04)"])
        #expect(try Self.descriptions("Granada, Cundinamarca").allSatisfy { $0?.contains("(") == true })
    }

    /// A town with two banks, a pub and a street of one name, and three kiosks of another.
    private static func town() -> TinyWorld {
        var world = TinyWorld()
        world.add("ville", .locality, "Ville", 0, 0, people: 9_000)
        for (id, name, east) in [("mill", "Mill Lane", 0.0), ("dock", "Dock Road", 0.01)] {
            world.add(id, .street, name, 0, east, in: "ville") {
                $0.lines = [
                    Polyline([
                        Coordinate(latitude: -0.001, longitude: east), Coordinate(latitude: 0.001, longitude: east),
                    ])
                ]
            }
        }
        func add(_ id: String, _ name: String, _ category: String, _ east: Double) {
            world.add(id, .business, name, 0.0001, east, in: "ville") {
                $0.business = BusinessMetadata(
                    name: name, categories: [PlaceCategory(id: category, name: "")])
            }
        }
        add("bank", "Riverside", "amenity=bank", 0.0001)
        add("bank-2", "Riverside", "amenity=bank", 0.0101)
        add("pub", "Riverside", "amenity=pub", 0.0001)
        world.add("riverside", .street, "Riverside", 0.02, 0.02, in: "ville")
        add("kiosk", "Corner", "shop=kiosk", 0.0001)
        add("kiosk-2", "Corner", "shop=kiosk", 0.00013)
        add("kiosk-3", "Corner", "shop=kiosk", 0.0101)
        return world
    }

    @Test(
        "what they are and their streets come before coordinates",
        arguments: [("en", "Pub", "Street"), ("de", "Kneipe", "Straße")])
    func kindsAndStreets(language: String, pub: String, street: String) throws {
        let backend = try Self.town().backend()
        let options = SearchOptions(languages: [language])
        let objects = try backend.answer(.text("Riverside", options: options)).objects
        #expect(
            objects.compactMap(\.descriptionText).sorted()
                == ["Bank, Dock Road, Ville", "Bank, Mill Lane, Ville", pub + ", Ville", street + ", Ville"])
        // A name is suggested once as an organization.
        let suggestions = try backend.suggest(SuggestRequest(text: "Riversi", options: options))
        #expect(suggestions.compactMap(\.subtitle).sorted() == ["Bank, Ville", street + ", Ville"])
    }

    @Test("as many decimals of coordinates as are needed")
    func decimals() throws {
        let backend = try Self.town().backend()
        let expected = [
            "Dock Road, Ville", "Mill Lane, Ville (0.00010, 0.00010)", "Mill Lane, Ville (0.00010, 0.00013)",
        ]
        let objects = try backend.answer(.text("Corner")).objects
        #expect(objects.compactMap(\.descriptionText).sorted() == expected)
        let list = try backend.answer(.text("kiosk")).objects
        #expect(list.compactMap(\.descriptionText).sorted() == expected)
    }

    @Test("what is at the same place cannot be told apart by it")
    func samePlace() throws {
        #expect(try Self.descriptions("Twin") == [nil, nil])
    }
}
