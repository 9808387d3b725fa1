import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Names of something that an index does not have, which begin or end like the name of a place that it has.
@Suite struct GuessTests {
    /// Places without streets, as in a world.
    private static let backend = Result {
        var world = TinyWorld()
        for (code, name, latitude, longitude) in [
            ("DE", "Germany", 51.0, 10.0), ("AG", "Antigua and Barbuda", 17, -62),
        ] {
            world.add(code, .country, name, latitude, longitude) { record in
                record.countryCode = code
                record.codes = [code]
                // An index with outlines of countries knows the codes of regions.
                let corners = [(-1.0, -1.0), (-1, 1), (1, 1), (1, -1)]
                record.boundary = [
                    Polygon(outer: corners.map { Coordinate(latitude: latitude + $0.0, longitude: longitude + $0.1) })
                ]
            }
        }
        world.add("tokyo", .locality, "Tokyo", 35.7, 139.7, people: 30_000_000)
        world.add("baden", .locality, "Baden", 47.5, 8.3, people: 20_000)
        world.add("mosta", .locality, "Mosta", 35.9, 14.4, people: 20_000)
        world.add("negele", .locality, "Negele", 5.3, 39.6, people: 30_000)
        world.add("berry", .locality, "Berry", -34.8, 150.7, people: 2_000)
        world.add("augsburg", .locality, "Augsburg", 48.4, 10.9, in: "DE", people: 300_000)
        // A code that is also the number of a house.
        world.add("six", .region, "Region Six", 20, 20) { $0.codes = ["6"] }
        world.add("nord", .region, "Northern District", 32, 35) { $0.alternateNames = ["Nord"] }
        // A name in some language that has a letter for a word.
        world.add("us", .country, "United States", 40, -90) { $0.alternateNames = ["Iwunak n Amirika"] }
        world.add("ohio", .locality, "Tokyo", 40, -83, in: "us", people: 2_000)
        world.add("ny", .region, "New York", 43, -75, in: "us", people: 19_000_000)
        world.add("liberty", .locality, "Liberty", 41.8, -74.7, in: "ny", people: 4_000)
        world.add("buffalo", .locality, "Buffalo", 42.9, -78.9, in: "ny", people: 270_000)
        world.add("indiana", .region, "Indiana", 40, -86, in: "us", people: 6_800_000) { $0.codes = ["IN"] }
        world.add("brazil-in", .locality, "Brazil", 39.5, -87.1, in: "indiana", people: 8_000)
        world.add("BR", .country, "Brazil", -10, -53, people: 210_000_000) { $0.countryCode = "BR" }
        world.add("paris", .locality, "Paris", 48.9, 2.4, people: 2_100_000)
        world.add("champs", .locality, "Champs-sur-Marne", 48.85, 2.6, in: "paris", people: 25_000) {
            $0.alternateNames = ["Champs"]
        }
        world.add("rosental", .locality, "Rosental", 50.2, 9, in: "DE", people: 500)
        return try world.backend()
    }

    @Test(
        "a place that only a name points at is a guess, and elsewhere as likely as not",
        arguments: [
            ("Uwe Negele", "negele", 0.3..<0.65), ("Café Negele", "negele", 0.3..<0.65),
            ("Negele Tower", "negele", 0.3..<0.65),
            ("Tokyo Tower", "tokyo", 0.5..<0.9),
            ("Sunrise Tokyo", "tokyo", 0.5..<0.9),
            ("Tokyo Nord", "tokyo", 0.5..<0.9), ("Tokyo Gare du Nord", "tokyo", 0.5..<0.9),
            // A comma sets more than the place apart.
            ("Statue of Liberty, New York", "liberty", 0.3..<0.65), ("Zoo Buffalo, New York", "buffalo", 0.95..<1),
            ("Champs-Élysées, Paris", "paris", 0.95..<1),
            // "In" in small letters before a country is no Indiana.
            ("largest city in Brazil", "BR", 0.5..<0.9),
            // What a category, a comma, a number or a code says is no guess.
            ("pharmacy in Mosta", "mosta", 0.95..<1), ("Xyz, Negele", "negele", 0.95..<1),
            ("Xyzweg 5 Negele", "negele", 0.95..<1), ("Mosta MST", "mosta", 0.95..<1),
        ])
    func guess(text: String, key: String, confidence: Range<Double>) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.key == key)
        #expect(object.matchQuality == .partial)
        #expect(confidence.contains(try #require(object.matchConfidence)), "\(object.matchConfidence ?? 0)")
    }

    @Test(
        "nothing rather than a place that only begins the name, or a code at its end",
        arguments: ["Negele Xyz", "Berry Street", "Berry Street 5", "Xyzbau AG", "Mare de Deu"])
    func nothing(text: String) throws {
        #expect(try Self.backend.get().ids(text) == [])
    }

    @Test(
        "a known town is coarser than what is before it, and no category after a comma",
        arguments: [
            ("Rosental, Augsburg, Germany", "augsburg"), ("Rosental, Xyz, Germany", "rosental"),
            ("Hauptstrasse 1, Baden", "baden"), ("Hauptstrasse 1, 5400 Baden", "baden"),
            ("Mosta pharmacy", "mosta"), ("200 Mosta, Triq Xyz 15", "mosta"), ("Mosta Triq il-Xyz 6", "mosta"),
        ])
    func coarser(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key)
    }
}
