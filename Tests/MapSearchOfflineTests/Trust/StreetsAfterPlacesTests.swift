import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A place that a street is called after is not where the street is, and beside an extract, its words are not those of a village elsewhere.
@Suite struct StreetsAfterPlacesTests {
    private static func world() -> TinyWorld {
        var world = TinyWorld()
        world.add("gb", .country, "United Kingdom", 54, -2) { $0.countryCode = "GB" }
        world.add("us", .country, "United States", 40, -90) { $0.countryCode = "US" }
        world.add("be", .country, "Belgium", 50.5, 4.5) { $0.countryCode = "BE" }
        world.add("liverpool", .locality, "Liverpool", 53.4, -2.98, in: "gb", people: 860_000)
        world.add("pueblo", .locality, "Pueblo", 38.25, -104.6, in: "us", people: 110_000)
        world.add("walbrook", .locality, "Walbrook", 39.3, -76.7, in: "us", people: 1_000)
        world.add("heron", .locality, "Héron", 50.5, 5.1, in: "be", people: 4_800)
        world.add("cd", .country, "DR Congo", -2, 23) {
            $0.countryCode = "CD"
            $0.localizedNames = ["mt": "Repubblika Demokratika tal-Kongo"]
        }
        world.add("kasongo", .locality, "Kasongo", -4.4, 26.7, in: "cd", people: 63_000) {
            $0.alternateNames = ["St. Charles"]
        }
        return world
    }

    @Test(
        "a street is called after the town",
        arguments: ["Liverpool Street station", "Plaza del Pueblo", "Rue de Pueblo"])
    func streets(text: String) throws {
        #expect(try Self.world().backend().first(text) == nil)
    }

    @Test("a saint is no street")
    func saint() throws {
        let confidence = try Self.world().backend().first("St Stephen Walbrook")?[MatchMetadata.self]?.confidence
        #expect(confidence ?? 0 < 0.7)
    }

    @Test("a word for the form of a state names no country")
    func republic() throws {
        #expect(try Self.world().backend().first("Repubblika Street") == nil)
    }

    @Test("words of an extract are not those of a village elsewhere")
    func extract() throws {
        var london = TinyWorld()
        london.add("london", .locality, "London", 51.5, -0.1, people: 8_900_000)
        london.add("line", .street, "Heron Quays", 51.5, -0.1, in: "london") {
            $0.lines = [
                Polyline([Coordinate(latitude: 51.5, longitude: -0.1), Coordinate(latitude: 51.51, longitude: -0.1)])
            ]
        }
        london.add("tower", .business, "Clock Tower", 51.5, -0.1, in: "london")
        let world = try OfflineIndex(bytes: try Self.world().bytes())
        let both = OfflineIndexGroup([world, try OfflineIndex(bytes: try london.bytes())])
        #expect(try both.answer(.text("Heron Tower")).objects.first?.key != "heron")
    }

    @Test("a letter before a sign is not the beginning of a street")
    func intersection() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Vaduz", 47.1, 9.5, people: 5_000)
        for (id, name, north) in [("sb", "SB31", 47.11), ("karl", "Karlsplatz", 47.1)] {
            world.add(id, .street, name, 47.1, 9.5, in: "town") {
                $0.lines = [
                    Polyline([
                        Coordinate(latitude: 47.1, longitude: 9.5), Coordinate(latitude: north, longitude: 9.501),
                    ])
                ]
            }
        }
        #expect(try world.backend().first("S+U Karlsplatz")?.kind != .intersection)
    }
}
