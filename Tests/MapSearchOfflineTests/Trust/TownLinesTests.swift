import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// The last lines of an address, with the words and codes of their country, find the town.
@Suite struct TownLinesTests {
    private static let backend = Result {
        var world = TinyWorld()
        for (id, name, code) in [
            ("ro", "Romania", "RO"), ("gh", "Ghana", "GH"), ("hu", "Hungary", "HU"), ("es", "Spain", "ES"),
            ("mu", "Mauritius", "MU"), ("co", "Colombia", "CO"), ("ps", "Palestine", "PS"), ("pt", "Portugal", "PT"),
            ("ca", "Canada", "CA"), ("fk", "Falkland Islands", "FK"), ("dk", "Denmark", "DK"),
            ("sa", "Saudi Arabia", "SA"),
        ] {
            world.add(id, .country, name) {
                $0.countryCode = code
                $0.codes = [code]
            }
        }
        world.add("arges", .region, "Argeș", 45, 25, in: "ro", people: 600_000)
        world.add("curtea", .locality, "Curtea de Argeș", 45, 25, in: "arges", people: 26_000)
        world.add("jirapa", .locality, "Jirapa", 10, -2, in: "gh", people: 8_000)
        world.add("lake", .locality, "Lake", 10, -2, in: "gh", people: 8_000)
        world.add("cluj", .locality, "Cluj", 10, -2, in: "gh", people: 8_000)
        world.add("cluj-county", .region, "Cluj", 46, 23, in: "ro", people: 700_000)
        world.add("budapest", .locality, "Budapest", 47, 19, in: "hu", people: 1_700_000)
        world.add("murcia-region", .region, "Murcia", 38, -1, in: "es", people: 1_500_000)
        world.add("murcia", .locality, "Murcia", 38, -1, in: "murcia-region", people: 450_000)
        world.add("narino", .region, "Nariño", 1, -77, in: "co", people: 1_600_000)
        world.add("union", .locality, "La Unión", 1, -77, in: "narino", people: 9_000)
        world.add("union-2", .locality, "La Unión", 40, -3, in: "es", people: 19_000)
        world.add("tubas", .locality, "Tubas", 32, 35, in: "ps", people: 16_000)
        world.add("maia", .locality, "Maia", 41, -8, in: "pt", people: 135_000)
        world.add("maia-2", .locality, "Maia", 10, 20, in: "gh", people: 120_000)
        world.add("ottawa", .locality, "Ottawa", 45, -75, in: "ca", people: 1_000_000)
        world.add("east-end", .locality, "East End", 10, 20, in: "gh", people: 1_000)
        world.add("east-end-village", .locality, "East End Village", 10, 21, in: "ca", people: 1_000)
        world.add("stanley", .locality, "Stanley", -51, -57, in: "fk", people: 2_000)
        world.add("odense", .locality, "Odense", 55, 10, in: "dk", people: 180_000)
        world.add("tabuk", .locality, "Tabuk", 28, 36, in: "sa", people: 500_000) { $0.alternateNames = ["تبوك"] }
        world.add("medina", .locality, "Medina", 24, 39, in: "sa", people: 1_300_000) {
            $0.alternateNames = ["المدينة", "مدينة"]
        }
        world.add("hcm", .locality, "Ho Chi Minh City", 10.8, 106.7, people: 9_000_000) { $0.alternateNames = ["HCM"] }
        world.add("eil", .airport, "Eil Airport", 8, 49.8) { $0.codes = ["HCM"] }
        return try world.backend()
    }

    @Test(
        arguments: [
            // No airport is a town.
            ("TP.HCM", "hcm", []), ("Quận 1, TP. HCM", "hcm", ["Quận", "1"]),
            // Short forms of words for regions and towns, with a period.
            ("Curtea de Argeș, jud. Argeș, România", "curtea", []),
            ("Mun. La Unión, Depto. de Nariño, Colombia", "union", []),
            ("Dist. Jirapa, Ghana", "jirapa", ["Dist"]),
            // No map of the world has the district, but its main town.
            ("Jirapa District, Ghana", "jirapa", ["District"]),
            // A word for a town before a code or a country.
            ("Ottawa Town, K1A 0B1, Canada", "ottawa", ["Town", "K1A", "0B1"]),
            ("Ottawa City Canada", "ottawa", ["City"]),
            ("East End Village, 2640, Canada", "east-end-village", ["2640"]),
            // The number of a part of a town.
            ("Budapest, V. kerület, 1051, Hungary", "budapest", ["V", "kerület", "1051"]),
            // The letters of a region that are also those of a country.
            ("Murcia MU, Spain", "murcia", ["MU"]),
            // The code of the country before the one of the town.
            ("pt-2725-417 maia", "maia", ["2725", "417"]),
            ("PT-2725417 Maia", "maia", ["2725417"]),
            ("Stanley FIQQ 1ZZ, Falkland Islands", "stanley", ["FIQQ", "1ZZ"]),
            ("5000 Odense Ø", "odense", ["5000", "Ø"]),
            ("Tubas, the State of Palestine", "tubas", []),
            ("مدينة تبوك", "tabuk", []),
        ] as [(String, String, [String])])
    func town(text: String, key: String, unmatched: [String]) throws {
        let first = try Self.backend.get().first(text)
        #expect(first?.key == key && first?.unmatchedWords ?? [] == unmatched, "\(text): \(String(describing: first))")
    }

    @Test(
        "a district is called after no lake, and a town is no province",
        arguments: [
            ("Lake District, Ghana", "gh"), ("Cluj Province, Ghana", "gh"),
        ])
    func otherArea(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key)
    }
}
