import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Places with a town that they are not in, but near.
@Suite struct NearbyPlacesTests {
    /// Two villages 3.3 km apart, and a town 55 km away; a street in the second village.
    private static let backend = Result {
        var world = TinyWorld()
        world.add("land", .country, "Landia", 47, 9)
        world.add("a", .locality, "Alpha", 47.10, 9.5, in: "land", people: 5_000)
        world.add("b", .locality, "Beta", 47.13, 9.5, in: "land", people: 500)
        world.add("c", .locality, "Gamma", 47.60, 9.5, in: "land", people: 5_000)
        world.add("sb", .street, "Torweg", 47.11, 9.5, in: "b") {
            $0.houses = [IndexRecord.House(number: "5", coordinate: $0.coordinate)]
        }
        world.add("far", .street, "Torgasse", 47.12, 9.5, in: "b")
        world.add("sc", .street, "Torweg", 47.60, 9.5, in: "c")
        world.add("cafe", .business, "Café Sonne", 47.13, 9.5, in: "b")
        world.add("rue", .business, "Rue", 47.11, 9.5, in: "a")
        world.add("as", .street, "Alphaweg", 47.13, 9.5, in: "b")
        return try world.backend()
    }

    @Test(arguments: [
        ("Torweg, Alpha", ["sb"]), ("Torweg, Beta", ["sb"]), ("Torweg, Gamma", ["sc"]), ("Café Sonne, Alpha", ["cafe"]),
        ("Torweg 5, Alpha", ["sb#5"]), ("Tohrweg, Alpha", ["sb"]), ("alpha cafe sonne", ["cafe"]),
        // The town may have a typo as well as the name.
        ("Torweg, Alhpa", ["sb"]), ("Café Sonne, Alhpa", ["cafe"]),
        // Half a word is not enough near the town, nor a shop that is called like a word for streets.
        ("Alpha, Torw", ["a"]), ("Rue Beta, Alpha", ["a"]),
        // A street must be closer to the town than a café.
        ("Torgasse, Alpha", ["a"]),
    ])
    func near(text: String, keys: [String]) throws {
        let found = try Self.backend.get().ids(text)
        #expect(found == keys)
    }

    /// What is only near the town leaves its name unmatched.
    @Test func nearIsPartial() throws {
        let object = try #require(try Self.backend.get().first("Café Sonne, Alpha"))
        #expect(object.matchQuality == .partial)
        #expect(object.unmatchedWords == ["Alpha"])
        // The one in Alpha may be meant, which is not in the index.
        let confidence = try #require(object.matchConfidence)
        #expect(confidence > 0.4 && confidence < 0.6)
        #expect(try Self.backend.get().first("Café Sonne, Beta")?.matchQuality == .exact)
    }

    /// 55 km are not near, and half a name is not enough.
    @Test(arguments: ["Café Sonne, Gamma", "Sonne, Alpha"])
    func notNear(text: String) throws {
        let matches = try Self.backend.get().answer(.text(text)).objects.filter { $0.key == "cafe" }
        #expect(matches.allSatisfy { $0[MatchMetadata.self]?.unmatchedWords.isEmpty == false })
    }

    /// What is in the town comes before what has the name nearby.
    @Test func nearOfItsOwnName() throws {
        var world = TinyWorld()
        world.add("a", .locality, "Alpha", 47.10, 9.5, people: 5_000)
        world.add("b", .locality, "Beta", 47.13, 9.5, people: 500)
        world.add("ride", .business, "Tobotronc", 47.13, 9.5, in: "b") { $0.houseNumber = "1" }
        world.add("parking", .business, "Parking", 47.10, 9.5, in: "a") { $0.alternateNames = ["Tobotronc"] }
        #expect(try world.backend().ids("Tobotronc, Alpha") == ["parking", "ride"])
        #expect(try world.backend().ids("Tobotrnoc, Alpha") == ["parking", "ride"])
    }

    /// The nearer of two comes first unless the other one is much more important.
    @Test func theNearerOfTwo() throws {
        var world = TinyWorld()
        world.add("a", .locality, "Alpha", 47.10, 9.5, people: 5_000)
        world.add("b", .locality, "Beta", 47.13, 9.5, people: 500)
        world.add("near", .business, "Cepsa", 47.105, 9.5, in: "b") {
            ($0.importance, $0.houseNumber) = (0.12, "1")
        }
        world.add("far", .business, "Cepsa", 47.135, 9.5, in: "b") { $0.importance = 0.14 }
        #expect(try world.backend().ids("Cepsa, Alpha") == ["near", "far"])
    }

    /// A village is not in the next one: the object of that name there is meant.
    @Test func villagesAreNotNearVillages() throws {
        var world = TinyWorld()
        world.add("a", .locality, "Alpha", 47.10, 9.5, people: 5_000)
        world.add("b", .locality, "Beta", 47.13, 9.5, people: 50_000)
        world.add("street", .street, "Beta", 47.11, 9.5, in: "b") {
            $0.houses = [IndexRecord.House(number: "5", coordinate: $0.coordinate)]
        }
        #expect(try world.backend().ids("Beta, Alpha") == ["street"])
    }

    /// Of a long railway the place is shown that is meant.
    @Test func nearestPlaceOfALongLine() throws {
        var world = TinyWorld()
        world.add("land", .country, "Landia", 47, 9)
        world.add("a", .locality, "Alpha", 47.10, 9.5, in: "land", people: 5_000)
        world.add("line", .other, "Old Railway", 47.15, 9.51, in: "land") {
            let places = [47.05, 47.10, 47.15, 47.25].map { Coordinate(latitude: $0, longitude: 9.51) }
            $0.lines = [Polyline(places)]
            $0.boundingBox = CoordinateBounds(covering: places)
        }
        let backend = try world.backend()
        let there = try #require(try backend.first("Old Railway, Alpha"))
        #expect(there.uri == "t:line" && abs(there.coordinate.latitude - 47.10) < 0.001, "\(there.coordinate)")
        let alone = try #require(try backend.first("Old Railway"))
        #expect(abs(alone.coordinate.latitude - 47.15) < 1e-6)
    }

    @Test func whatStandsBetweenCommasBelongsTogether() throws {
        var world = TinyWorld()
        world.add("x", .locality, "Xara", 36, 14.3, people: 4_000)
        world.add("y", .locality, "Yara", 36, 14.32, people: 4_000)
        world.add("yx", .street, "Triq Yara", 36, 14.3, in: "x")
        world.add("xy", .street, "Triq Xara", 36, 14.32, in: "y")
        let backend = try world.backend()
        #expect(try backend.ids("Triq Xara, Yara") == ["xy", "yx"])
        #expect(try backend.ids("Triq Yara, Xara") == ["yx", "xy"])
    }
}
