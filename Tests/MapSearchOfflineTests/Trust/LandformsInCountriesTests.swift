import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A mountain or a lake is found with each country that it is in, although it may be recorded in none.
@Suite struct LandformsInCountriesTests {
    private static let backend = Result {
        var world = TinyWorld()
        func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> CoordinateBounds {
            CoordinateBounds(south: south, west: west, north: north, east: east)
        }
        for (id, name, bounds) in [
            ("np", "Nepal", box(26, 80, 28, 88)), ("cn", "China", box(28, 75, 50, 130)),
            ("no", "Norway", box(58, 5, 71, 31)),
            ("it", "Italy", box(37, 7, 47, 18)),
        ] {
            world.add(id, .country, name, bounds.center.latitude, bounds.center.longitude) {
                $0.countryCode = id.uppercased()
                $0.boundingBox = bounds
            }
        }
        world.add("sicily", .region, "Sicily", 37.5, 14, in: "it") { $0.boundingBox = box(36.6, 12.4, 38.3, 15.7) }
        world.add("enna", .locality, "Enna", 37.57, 14.28, in: "sicily", people: 28_000)
        world.add("etna", .area, "Mount Etna", 37.75, 15) {
            $0.alternateNames = ["Etna"]
            $0.boundingBox = box(37.55, 14.75, 37.95, 15.25)
        }
        world.add("everest", .area, "Mount Everest", 27.99, 86.9) { $0.boundingBox = box(27.8, 86.7, 28.15, 87.15) }
        world.add("everest-airport", .airport, "Mount Everest International Airport", 27.7, 86.7, in: "np")
        world.add("ebro", .water, "Long Brook", 40, 12) {
            $0.countryCode = "IT"
            $0.boundingBox = box(37, 10, 45, 15)
        }
        world.add("on-brook", .locality, "Enna on Long Brook", 43, 12, in: "it", people: 30_000)
        world.add("islet", .area, "Far Islet", 60, 100) { $0.countryCode = "IT" }
        world.add("river", .water, "Long River", 40, 40) { $0.boundingBox = box(20, 10, 60, 100) }
        return try world.backend()
    }

    @Test(arguments: [
        ("Mount Everest, Nepal", "everest"), ("Mount Everest, China", "everest"), ("Mount Everest Nepal", "everest"),
        ("Etna, Sicily", "etna"), ("Etna, Italy", "etna"),
        // What is recorded in the country, before a longer name.
        ("Long Brook, Italy", "ebro"), ("Long Brook, Sicily", "ebro"),
        ("Far Islet, Italy", "islet"),
    ])
    func finds(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == key)
        #expect(first.matchQuality == .exact)
    }

    @Test(
        "its name may have a typo",
        arguments: [
            ("Mount Everset, Nepal", "everest"), ("Mount Evrest China", "everest"), ("Mount Etan, Sicily", "etna"),
            ("Mount Everset, Norway", "no"), ("Lnog River, Italy", "it"),
        ])
    func typo(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == key)
        #expect(first.matchQuality == (key.count == 2 ? .partial : .corrected))
    }

    @Test("it is in no other country, and a river not wherever its box is")
    func otherCountries() throws {
        #expect(try Self.backend.get().firstPartial("Mount Everest, Norway")?.key == "no")
        #expect(try Self.backend.get().firstPartial("Long River, Italy")?.key == "it")
    }
}
