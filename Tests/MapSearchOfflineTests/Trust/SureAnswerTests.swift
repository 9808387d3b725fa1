import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// What looks like an answer and is not sure to be one.
@Suite struct SureAnswerTests {
    /// Towns of several countries.
    private static let towns = Result {
        var world = TinyWorld()
        for (code, name, latitude) in [
            ("GB", "United Kingdom", 54.0), ("GN", "Guinea", 10.0), ("US", "United States", 40.0),
            ("MT", "Malta", 35.9),
            ("AD", "Andorra", 42.5),
        ] {
            world.add(code, .country, name, latitude, 0) { $0.countryCode = code }
        }
        world.add("london", .locality, "London", 51.5, -0.1, in: "GB", people: 8_000_000)
        world.add("tondon", .locality, "Tondon", 10.4, -13.3, in: "GN", people: 20_000)
        world.add("livingston", .locality, "Livingston", 40.8, -74.3, in: "US", people: 30_000) {
            $0.alternateNames = ["Cheapside"]
        }
        world.add("landstrasse", .locality, "Landstraße", 48.2, 16.4, people: 90_000)
        world.add("triesenberg", .locality, "Triesenberg", 47.1, 9.5, people: 2_600)
        world.add("village of it", .locality, "Silum", 47.1, 9.5, in: "triesenberg", people: 20)
        world.add("suburb", .district, "Northfield", 40.8, -74.3, in: "livingston")
        world.add("lucija", .locality, "Santa Luċija", 35.86, 14.5, in: "MT", people: 3_000)
        world.add("kercem", .region, "Ta' Kerċem", 36.04, 14.22, in: "MT")
        world.add("village", .locality, "Kerċem", 36.04, 14.22, in: "kercem", people: 1_700)
        world.add("vella", .locality, "Andorra la Vella", 42.5, 1.5, in: "AD", people: 20_000)
        world.add("c", .locality, "C", 48, 2, people: 90)
        world.add("field", .street, "Field", 48, 2, in: "c")
        world.add("coloma", .locality, "Santa Coloma", 42.49, 1.49, in: "vella", people: 3_000)
        return try world.backend()
    }

    @Test(
        "a name that is known has no typo in its first letter",
        arguments: [("London, Guinea", "GN"), ("Tomdon, Guinea", "tondon"), ("Gondon, Guinea", "tondon")])
    func firstLetter(text: String, key: String) throws {
        #expect(try Self.towns.get().first(text)?.key == key)
    }

    @Test(
        "a number is rather that of a street than of a little-known town behind it",
        arguments: [
            ("London 133 Cheapside", "london"), ("133 Cheapside", "livingston"), ("Xyz 5 London", "london"),
            ("Landstrasse 3 Triesenberg", "triesenberg"), ("Landstrasse 3, 9497 Triesenberg", "triesenberg"),
        ])
    func numberBeforeATown(text: String, key: String) throws {
        #expect(try Self.towns.get().first(text)?.key == key)
    }

    @Test("a known place in parentheses is not left out")
    func parentheses() throws {
        let backend = try Self.towns.get()
        let object = try #require(try backend.first("Santa Luċija (Ta' Kerċem), Malta"))
        #expect(object.key == "kercem")
        #expect(object.unmatchedWords == ["Santa", "Luċija"])
        #expect(try backend.first("Santa Luċija (Xyz), Malta")?.key == "lucija")
    }

    @Test("a letter alone is the beginning of a name only while it is being typed")
    func letter() throws {
        let backend = try Self.towns.get()
        let object = try #require(try backend.first("Andorra la Vella, C"))
        #expect(object.key == "vella" && object.unmatchedWords == ["C"])
        #expect(try backend.first("Andorra la Vella, Co")?.key == "coloma")
        #expect(try backend.suggested("Andorra la Vella, C").contains("coloma"))
    }

    /// A postal code that is the name of the town is next to it.
    @Test func aTownTwiceInARow() throws {
        var world = TinyWorld()
        world.add("paola", .locality, "Paola", 35.87, 14.5, people: 8_000)
        world.add("tarxien", .locality, "Tarxien", 35.86, 14.51, people: 8_000)
        world.add("there", .street, "Triq Tarxien", 35.87, 14.5, in: "paola")
        world.add("here", .street, "Triq Paola", 35.86, 14.51, in: "tarxien") { $0.postcode = "TARXIEN" }
        let backend = try world.backend()
        #expect(try backend.first("Triq Paola, Tarxien TARXIEN")?.key == "here")
        #expect(try backend.first("Triq Tarxien, Paola")?.key == "there")
    }

    @Test("a name with more words than the text is less certain")
    func longerName() throws {
        var world = TinyWorld()
        world.add("london", .locality, "London", 51.5, -0.1, people: 9_000_000)
        world.add("bridge", .area, "Northern Bridge", 51.5, -0.1, in: "london")
        func confidence(_ text: String) throws -> Double {
            let object = try #require(try world.backend().first(text))
            #expect(object.key == "bridge" && object.matchQuality == .exact)
            return try #require(object[MatchMetadata.self]?.confidence)
        }
        #expect(try confidence("London Bridge") < 0.9)
        #expect(try confidence("Northern Bridge, London") > 0.95)
    }

    // MARK: The country of fields

    /// An extract of Liechtenstein with a street beyond the border, of which no country is known.
    private static let extract = Result {
        var world = TinyWorld()
        world.add("li", .country, "Liechtenstein", 47.1, 9.5) { $0.countryCode = "LI" }
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, in: "li", people: 5_000)
        world.add("feldkirch", .locality, "Feldkirch", 47.24, 9.6, people: 30_000)
        world.add("street", .street, "Am Schellenberg", 47.24, 9.6, in: "feldkirch")
        world.add("lake", .water, "Bodensee", 47.6, 9.4)
        return try world.backend()
    }

    private static let asked = PostalAddress(city: "Feldkirch", isoCountryCode: "SH")

    @Test("what may be in the country is no sure answer")
    func unknownCountry() throws {
        let found = try #require(try Self.extract.get().answer(.address(Self.asked)).objects.first)
        #expect(found.key == "feldkirch" && found.matchQuality == .partial && found.unmatchedWords == ["SH"])
        let named = PostalAddress(city: "Feldkirch", country: "Saint Helena")
        #expect(try Self.extract.get().answer(.address(named)).objects.allSatisfy { $0.matchQuality == .partial })
        let lake = PostalAddress(street: "Bodensee", isoCountryCode: "SH")
        #expect(try Self.extract.get().answer(.address(lake)).objects.isEmpty)
        let known = PostalAddress(city: "Vaduz", isoCountryCode: "LI")
        #expect(try Self.extract.get().answer(.address(known)).objects.first?.matchQuality == .exact)
    }

    @Test("an outline of another index shows that it is elsewhere")
    func outlinedElsewhere() throws {
        var outlines = TinyWorld()
        for (code, name, latitude, longitude) in [("AT", "Austria", 47.3, 9.7), ("SH", "Saint Helena", -15.9, -5.7)] {
            outlines.add(code, .country, name, latitude, longitude) { record in
                record.countryCode = code
                let corners = [(-0.2, -0.2), (-0.2, 0.2), (0.2, 0.2), (0.2, -0.2)]
                record.boundary = [
                    Polygon(
                        outer: corners.map {
                            Coordinate(latitude: latitude + $0.0, longitude: longitude + $0.1)
                        })
                ]
            }
        }
        let group = OfflineIndexGroup([try outlines.backend().index, try Self.extract.get().index])
        #expect(try group.answer(.address(Self.asked)).objects.allSatisfy { $0.key != "feldkirch" })
        let right = PostalAddress(city: "Feldkirch", isoCountryCode: "AT")
        let found = try #require(try group.answer(.address(right)).objects.first)
        #expect(found.key == "feldkirch" && found.matchQuality == .exact)
    }

    /// The name of a country before a comma is a part of a street's name, if more than a country follows.
    @Test func countryInTheNameOfAStreet() throws {
        var world = TinyWorld()
        world.add("gb", .country, "Britain") { $0.countryCode = "GB" }
        world.add("london", .locality, "London", in: "gb", people: 9_000_000)
        world.add("venice", .locality, "Little Venice", in: "gb", people: 5_000) { $0.postTowns = ["London"] }
        world.add("australia", .country, "Australia") { $0.countryCode = "AU" }
        world.add("state", .region, "New South Wales", in: "australia")
        world.add("ashfield", .locality, "Ashfield", in: "state", people: 25_000)
        let backend = try world.backend()
        #expect(try backend.ids("Little Britain, London") == ["london"])
        #expect(try backend.ids("Little Venice Britain") == ["venice"])
        #expect(try backend.ids("Little Venice, London, Britain") == ["venice"])
        #expect(try backend.ids("Ashfield New South Wales, Australia") == ["ashfield"])
    }

    /// Neither half the name of a place excuses a number that nothing has, nor does a name take a word of what is left out.
    @Test func placesByTheirWholeNames() throws {
        var world = TinyWorld()
        world.add("london", .locality, "London", people: 9_000_000)
        world.add("venice", .locality, "Little Venice", people: 5_000) { $0.postTowns = ["London"] }
        world.add("east", .locality, "East London", people: 500_000)
        let backend = try world.backend()
        #expect(try backend.ids("20 Little, London") == ["london"])
        #expect(try backend.ids("London, East Poultry Avenue").first == "london")
    }

    /// A number is the postal code itself, and otherwise the town that has it.
    @Test func postalCodeBeforeTheTownThatHasIt() throws {
        var world = TinyWorld()
        world.add("munich", .locality, "München", people: 1_500_000) { $0.codes = ["80331", "80333"] }
        world.add("code", .postcode, "80331", in: "munich")
        let backend = try world.backend()
        #expect(try backend.ids("80331") == ["code", "munich"])
        #expect(try backend.ids("80333") == ["munich"])
    }
}
