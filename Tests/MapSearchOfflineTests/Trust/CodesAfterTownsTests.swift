import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Codes, numbers and letters after the name of a town, and words before it.
@Suite struct CodesAfterTownsTests {
    /// Places without streets, with the outline of a country.
    private static let backend = Result {
        var world = TinyWorld()
        world.add("land", .country, "Deutschland", 48, 10) {
            $0.countryCode = "DE"
            $0.boundary = [Polygon(outer: [(47, 9), (47, 12), (49, 12), (49, 9)].map(Coordinate.init))]
        }
        world.add("munich", .locality, "München", 48.1, 11.6, in: "land", people: 1_500_000)
        world.add("london", .locality, "London", 51.5, -0.1, people: 9_000_000)
        world.add("ontario", .region, "Ontario", 45, -80) { $0.codes = ["ON"] }
        world.add("london-on", .locality, "London", 43, -81.2, in: "ontario", people: 400_000)
        world.add("michigan", .region, "Michigan", 44, -85) { $0.codes = ["MI"] }
        world.add("detroit", .locality, "Detroit", 42.3, -83, in: "michigan", people: 600_000)
        world.add("milano", .locality, "Milano", 45.5, 9.2, people: 1_400_000)
        world.add("se14", .postcode, "SE14", 51.5, 0, in: "london")
        world.add("dublin", .locality, "Dublin", 53.3, -6.3, people: 600_000)
        world.add("dublin-va", .locality, "Dublin", 37.1, -80.7, people: 2_500)
        world.add("24084", .postcode, "24084", 37.1, -80.7, in: "dublin-va")
        world.add("sao-paulo", .locality, "São Paulo", -23.5, -46.6, people: 12_000_000)
        world.add("kobenhavn", .locality, "København", 55.7, 12.6, people: 600_000)
        world.add("praha", .locality, "Praha", 50.1, 14.4, people: 1_300_000)
        world.add("athina", .locality, "Αθήνα", 38, 23.7, people: 660_000)
        world.add("ekb", .locality, "Екатеринбург", 56.8, 60.6, people: 1_500_000)
        world.add("perth", .locality, "Perth", -31.95, 115.86, people: 2_000_000)
        world.add("perth-gb", .locality, "Perth", 56.4, -3.44, people: 47_000)
        world.add("ph1", .postcode, "PH1", 56.4, -3.44, in: "perth-gb")
        world.add("petersburg", .locality, "Saint Petersburg", 59.9, 30.3, people: 5_000_000)
        world.add("islands", .country, "Islands", 18, -65) {
            $0.countryCode = "VI"
            $0.codes = ["VI"]
        }
        world.add("hill", .locality, "Hill", 43.5, -71.7, people: 1_000)
        world.add("hill-2", .locality, "Hill", 51.7, -2.5, people: 1_100)
        world.add("landstrasse", .locality, "Landstraße", 48.2, 16.4, people: 90_000)
        world.add("buchs", .locality, "Buchs", 47.2, 9.5, people: 2_000)
        return try world.backend()
    }

    @Test(
        "a town before a code or a number is that town",
        arguments: [
            ("München, SE14", "munich", ["SE14"]), ("München SE14", "munich", ["SE14"]),
            ("München, KA04", "munich", ["KA04"]), ("München 8001", "munich", ["8001"]),
            ("London, KA04", "london", ["KA04"]),
            // Of two villages of equal size, none is meant by a code that is known.
            ("Hill, SE14", "london", ["Hill"]),
            // A number is not the beginning of a postal code.
            ("Dublin 2", "dublin", ["2"]),
        ])
    func code(text: String, key: String, unmatched: [String]) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.key == key || key == "london" && object.key == "se14")
        #expect(object.matchQuality == .partial)
        #expect(object.unmatchedWords == unmatched)
    }

    @Test(
        "the letters of a region, postal districts and codes in two parts are no part of a town's name",
        arguments: [
            ("Rua Augusta 1500, São Paulo - SP, 01304-001", "sao-paulo"),
            ("Rua Augusta, 1500, São Paulo, SP, 01304-001", "sao-paulo"),
            ("Strøget 10, 1160 København K", "kobenhavn"),
            ("Václavské náměstí 1, 110 00 Praha 1", "praha"),
            ("Ερμού 10, Αθήνα 105 63", "athina"), ("Grafton Street, Dublin 2", "dublin"),
            ("Nevsky pr. 5, St Petersburg 191186", "petersburg"), ("5 Rue Xyz, 75001 Dublin Cedex 01", "dublin"),
            // A code that is known, of a smaller town.
            ("25 Queen St, Perth PH1 5LZ", "ph1"),
            // Letters that are also those of a region elsewhere, and those of the region itself.
            ("Via Dante 5, 20121 Milano MI", "milano"), ("100 King St, London, ON N6A 1B7", "london-on"),
            ("100 King St, Xyz, MI 48201", "michigan"),
            ("г. Екатеринбург, ул. Ленина, д. 5", "ekb"),
        ])
    func endings(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key)
    }

    @Test("the letters of a region next to a town elsewhere do not mean that region")
    func regionOfOtherTown() throws {
        #expect(try Self.backend.get().ids("5 Xyz Street Dublin MI") == [])
        #expect(try Self.backend.get().ids("Xyz út 10, 1061 Dublin VI") == [])
    }

    @Test("without the codes of regions, two capitals may be those of another country")
    func unknownRegion() throws {
        var world = TinyWorld()
        world.add("london", .locality, "London", 51.5, -0.1, people: 9_000_000)
        world.add("street", .street, "Old Street", 51.5, -0.1, in: "london")
        #expect(try world.backend().ids("5 King Street, London ON") == [])
    }

    @Test("a code after two towns of one name says which is meant, even if it is not known")
    func ambiguous() throws {
        #expect(try Self.backend.get().ids("Hill, KA04") == [])
    }

    @Test(
        "a street that is called like a place is not that place before a town",
        arguments: ["Landstrasse 5, Buchs", "Landstrasse, Buchs"])
    func street(text: String) throws {
        #expect(try Self.backend.get().first(text)?.key == "buchs")
    }

    @Test("the area of a British postal code does not hide a street")
    func area() throws {
        var world = TinyWorld()
        world.add("london", .locality, "London", 51.5, -0.1, people: 9_000_000)
        world.add("ec1", .postcode, "EC1", 51.52, -0.1, in: "london")
        world.add("street", .street, "Goswell Road", 51.52, -0.1, in: "london")
        #expect(try world.backend().first("Goswell Rd London EC1")?.key == "street")
    }
}
