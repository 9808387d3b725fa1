import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// The code of a state behind a town is no floor, no sign of a country, and no word of another area's name.
@Suite struct StateCodesTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("us", .country, "United States", 39, -98) {
            $0.countryCode = "US"
            $0.codes = ["US", "USA"]
            $0.alternateNames = ["Amerika Ia Fakatahataha"]
        }
        world.add("li", .country, "Liechtenstein", 47.1, 9.5) { $0.countryCode = "LI" }
        world.add("vaduz", .locality, "Vaduz", 47.1, 9.5, in: "li", people: 5_000)
        for (code, name, latitude, longitude) in [
            ("FL", "Florida", 28.0, -82.0), ("IA", "Iowa", 42.0, -93.0), ("CO", "Colorado", 39.0, -105.0),
        ] {
            world.add(code, .region, name, latitude, longitude, in: "us", people: 4_000_000) { $0.codes = [code] }
        }
        world.add("davenport-ia", .locality, "Davenport", 41.5, -90.6, in: "IA", people: 100_000)
        world.add("davenport-fl", .locality, "Davenport", 28.2, -81.6, in: "FL", people: 9_000)
        world.add("33837", .postcode, "33837", 28.2, -81.6, in: "davenport-fl")
        world.add("deltona", .locality, "Deltona", 28.9, -81.2, in: "FL", people: 90_000)
        world.add("denver-co", .locality, "Denver", 39.7, -105, in: "CO", people: 700_000)
        world.add("denver-ia", .locality, "Denver", 42.7, -92.3, in: "IA", people: 1_800)
        world.add("usa-river", .locality, "Usa River", -3.4, 36.9, people: 30_000)
        world.add("33838", .postcode, "33838", 28.2, -81.7, in: "davenport-fl")
        world.add("loon", .region, "Ia Loon", 10, 10, people: 200_000)
        world.add("denver-loon", .locality, "Denver", 10, 10, in: "loon", people: 50_000)
        return try world.backend()
    }

    @Test(
        "the state",
        arguments: [
            ("Denver, IA", "denver-ia"), ("DENVER, IA", "denver-ia"), ("denver, ia", "denver-ia"),
            ("Denver IA", "denver-ia"), ("Denver, CO", "denver-co"), ("Denver, Ia Loon", "denver-loon"),
            ("Denver, Ia Loon IA", "denver-loon"), ("Davenport, FL", "davenport-fl"),
            ("Davenport, FL 33837", "33837"), ("FL-9490 Vaduz", "vaduz"), ("9490 Vaduz FL", "vaduz"),
            ("123 Quuxplonk St, Davenport, FL 33837", "33837"),
        ])
    func state(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key, "\(text)")
    }

    @Test(
        "a part of the text",
        arguments: [
            ("Deltona, FL 54208", "deltona", ["54208"]), ("99999 USA", "us", ["99999"]), ("USA 99999", "us", ["99999"]),
            // The second half of a code says to which part of a street mail goes.
            ("Davenport, FL 33837-1234", "33837", ["1234"]), ("Davenport FL 33837-1234", "33837", ["1234"]),
            ("123 Quuxplonk St, Davenport, FL 33838-1234", "33838", ["123", "Quuxplonk", "St", "1234"]),
        ])
    func part(text: String, key: String, unmatched: [String]) throws {
        let partial = try Self.backend.get().firstPartial(text)
        #expect(partial == OfflineBackend.PartialMatch(key: key, unmatched: unmatched), "\(text)")
    }

    @Test(
        "a town with a typo that begins with the letters of its state",
        arguments: [
            ("Indianapols, IN", "indianapolis"), ("Indianapols IN", "indianapolis"), ("indianapols in", "indianapolis"),
            ("Oklahma City, OK", "oklahoma-city"), ("Indianapolis, IN", "indianapolis"),
        ])
    func typo(text: String, key: String) throws {
        var world = TinyWorld()
        world.add("us", .country, "United States", 39, -98) { $0.codes = ["US"] }
        world.add("india", .country, "India", 22, 79) { $0.codes = ["IN"] }
        world.add("indiana", .region, "Indiana", 40, -86, in: "us") { $0.codes = ["IN"] }
        world.add("indianapolis", .locality, "Indianapolis", 39.8, -86.2, in: "indiana", people: 880_000)
        world.add("oklahoma", .region, "Oklahoma", 35.5, -98, in: "us", people: 4_000_000) { $0.codes = ["OK"] }
        world.add("oklahoma-county", .county, "Oklahoma County", 35.5, -97.5, in: "oklahoma")
        world.add("oklahoma-city", .locality, "Oklahoma City", 35.5, -97.5, in: "oklahoma-county", people: 680_000) {
            $0.alternateNames = ["Oklachoma City"]
        }
        world.add("airport", .airport, "Oklahoma Cargo", 35.4, -97.4, in: "oklahoma")
        #expect(try world.backend().first(text)?.key == key)
    }
}
