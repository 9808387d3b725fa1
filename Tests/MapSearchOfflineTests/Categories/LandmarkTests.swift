import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Categories beside a street or a station, and categories that are also names far away.
@Suite struct LandmarkTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("munich", .locality, "München", 48.14, 11.58, people: 1_300_000)
        world.add("gate", .station, "Sendlinger Tor", 48.134, 11.567, in: "munich")
        world.add("maximilian", .street, "Maximilianstraße", 48.139, 11.585, in: "munich")
        for (key, name, category, latitude, longitude) in [
            ("at-gate", "Engel", "amenity=pharmacy", 48.1341, 11.5672),
            ("elsewhere", "Löwen", "amenity=pharmacy", 48.2, 11.6),
            ("cinema", "Filmkunst", "amenity=cinema", 48.14, 11.57), ("toilet", "", "amenity=toilets", 48.14, 11.571),
            ("cafe", "Rischart", "amenity=cafe", 48.1391, 11.5851),
        ] {
            world.add(key, .business, name, latitude, longitude, in: "munich") { record in
                var business = BusinessMetadata(name: name)
                business.categories = [PlaceCategory(id: category, name: "")]
                record.business = business
            }
        }
        world.add("cape", .region, "Western Cape", -33, 19) { $0.codes = ["WC"] }
        world.add("cugnaux", .locality, "Cugnaux", 43.5, 1.3, people: 18_000) { $0.alternateNames = ["Kino"] }
        world.add("tor", .locality, "Slovyansk", 48.9, 37.6, people: 105_000) { $0.alternateNames = ["Tor"] }
        return try world.backend()
    }

    @Test(
        arguments: [
            ("apotheke sendlinger tor", "at-gate"), ("Sendlinger Tor Apotheke", "at-gate"),
            ("cafe maximilianstrasse", "cafe"), ("apotheke near sendlinger tor", "at-gate"),
            // The kind of place comes before names in another language, and before codes.
            ("kino", "cinema"), ("wc", "toilet"), ("WC", "toilet"), ("Cugnaux", "cugnaux"), ("Tor", "tor"),
            ("Western Cape", "cape"),
        ])
    func first(text: String, key: String) throws {
        #expect(try Self.backend.get().ids(text).first == key)
    }

    @Test("no landmark of this name is there", arguments: ["apotheke isartor", "apotheke hauptstrasse 5"])
    func unknown(text: String) throws {
        #expect(try Self.backend.get().ids(text).allSatisfy { $0 != "at-gate" && $0 != "tor" })
    }
}
