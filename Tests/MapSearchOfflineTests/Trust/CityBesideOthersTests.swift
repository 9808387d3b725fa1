import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A large city, and next to it in the text a code, a letter or the name of a place elsewhere.
@Suite struct CityBesideOthersTests {
    private static let backend = Result {
        var world = TinyWorld()
        for (code, name, latitude, longitude) in [
            ("TO", "Tonga", -20.0, -175.0), ("DO", "Dominican Republic", 19, -70), ("US", "United States", 40, -98),
            ("DE", "Deutschland", 51, 10), ("NL", "Nederland", 52, 5),
        ] {
            world.add(code.lowercased(), .country, name, latitude, longitude, people: 10_000_000) {
                $0.countryCode = code
                $0.codes = code == "DO" ? [code, "DOM"] : [code]
                if code == "US" { $0.alternateNames = ["États-Unis d'Amérique", "Verenigde Staten van Amerika"] }
            }
        }
        world.add("ny-state", .region, "New York", 43, -75, in: "us", people: 19_000_000)
        world.add("kentucky", .region, "Kentucky", 37.5, -85, in: "us", people: 4_500_000)
        world.add("ny", .locality, "New York City", 40.71, -74.01, in: "ny-state", people: 8_300_000) {
            $0.alternateNames = ["New York"]
        }
        world.add("bethpage", .locality, "Bethpage", 40.74, -73.48, in: "ny-state", people: 16_000) {
            $0.alternateNames = ["Central Park"]
        }
        world.add("harlem", .district, "Manhattan North", 40.8, -73.95, in: "ny-state", people: 100_000) {
            $0.alternateNames = ["Uptown Hill"]
        }
        world.add("hamburg", .locality, "Hamburg", 53.55, 10, in: "de", people: 1_800_000)
        world.add("hamburg-us", .locality, "Hamburg", 42.7, -78.8, in: "us", people: 10_000)
        world.add("amsterdam", .locality, "Amsterdam", 52.37, 4.89, in: "nl", people: 800_000)
        world.add("amsterdam-us", .locality, "Amsterdam", 42.9, -74.2, in: "us", people: 18_000)
        world.add("torino", .locality, "Torino", 45.07, 7.69, people: 870_000)
        world.add("koeln", .locality, "Köln", 50.94, 6.96, in: "de", people: 1_000_000)
        world.add("karachi", .locality, "Karachi", 24.9, 67, people: 15_000_000)
        world.add("clifton", .locality, "Clifton", 40.9, -74.2, in: "us", people: 90_000)
        world.add("wichita", .locality, "Wichita", 37.7, -97.3, in: "us", people: 390_000) {
            $0.alternateNames = ["Old Town"]
        }
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, people: 5_700)
        world.add("santa-fe", .locality, "Santa Fe", -31.6, -60.7, people: 490_000)
        world.add("santa-fe-ec", .locality, "Santa Fé", -1.6, -79, in: "ecuador", people: 500)
        world.add("ecuador", .country, "Ecuador", -2, -78, people: 17_000_000) { $0.alternateNames = ["Ikwatur"] }
        return try world.backend()
    }

    @Test(
        "the city comes first, and the rest is unmatched",
        arguments: [
            ("Torino, TO", "torino", ["TO"]), ("Köln, Dom", "koeln", ["Dom"]),
            ("Karachi, Clifton", "karachi", ["Clifton"]),
            ("Karachi, Old Town", "karachi", ["Old", "Town"]), ("Hamburg D", "hamburg", ["D"]),
            ("D-Hamburg", "hamburg", ["D"]), ("Van Gogh Museum, Amsterdam", "amsterdam", ["Van", "Gogh", "Museum"]),
            ("Central Park, New York", "ny", ["Central", "Park"]), ("Santa Fe IKEA", "santa-fe", ["IKEA"]),
            // A country or a region by its name says where it is, and so does any code where the city is not known.
            ("Torino, Tonga", "to", ["Torino"]), ("Köln, Kentucky", "kentucky", ["Köln"]),
            ("Vaduz, TO", "to", ["Vaduz"]),
            // Districts are near their city, whatever they are called.
            ("Uptown Hill, New York", "harlem", []), ("Bethpage, New York", "bethpage", []),
            ("Hamburg, US", "hamburg-us", []),
        ] as [(String, String, [String])])
    func cityFirst(text: String, key: String, unmatched: [String]) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.key == key)
        #expect(object.unmatchedWords == unmatched)
    }

    @Test("a small town with a code of another country is a guess")
    func codeOfAnother() throws {
        let object = try #require(try Self.backend.get().first("Vaduz, TO"))
        #expect(try #require(object[MatchMetadata.self]?.confidence) < 0.6)
    }

    @Test("blanks within a postal code do not matter", arguments: [" ", "  ", "   "])
    func blanksInCodes(blank: String) throws {
        var world = TinyWorld()
        world.add("praha", .locality, "Praha", 50.1, 14.4, people: 1_300_000)
        let text = "Na Příkopě 10, 110 00 Praha 1".split(separator: " ").joined(separator: blank)
        #expect(try world.backend().first(text)?.key == "praha")
    }
}
