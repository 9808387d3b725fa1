import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Addresses in fields: a word means what its field is about.
@Suite struct AddressFieldsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("gb", .country, "United Kingdom", 54, -2) { $0.countryCode = "GB" }
        world.add("london", .locality, "London", 51.5, -0.1, in: "gb", people: 8_000_000)
        world.add("york", .locality, "York", 53.96, -1.08, in: "gb", people: 200_000)
        world.add("leeds", .locality, "Leeds", 53.8, -1.55, in: "gb", people: 800_000)
        for town in ["london", "york"] {
            world.add("\(town)-lr", .street, "London Road", 52, -1, in: town) { street in
                street.houses = [.init(number: "12", coordinate: .init(latitude: 52, longitude: -1))]
                street.postcode = town == "york" ? "YO10" : "EC1A"
            }
        }
        world.add("york-street", .street, "York", 51.5, -0.1, in: "london")
        world.add("cafe", .business, "London Road", 53.96, -1.08, in: "york")
        return try world.backend()
    }

    private func first(_ address: PostalAddress) throws -> String? {
        try Self.backend.get().answer(.address(address)).objects.first?.key
    }

    @Test func aFieldMatchesItsKind() throws {
        #expect(try first(PostalAddress(street: "London Road 12", city: "York")) == "york-lr#12")
        #expect(try first(PostalAddress(street: "12 London Rd", city: "London")) == "london-lr#12")
        #expect(try first(PostalAddress(city: "York", country: "United Kingdom")) == "york")
        #expect(try first(PostalAddress(street: "York")) == "york-street")
        #expect(try first(PostalAddress(street: "London Road", postalCode: "YO10")) == "york-lr")
        #expect(
            try first(PostalAddress(street: "London Road 12", city: "York", country: "United Kingdom")) == "york-lr#12")
        #expect(try first(PostalAddress(street: "Londn Road 12", city: "York")) == "york-lr#12")
    }

    @Test func allThatAnswersHasTheKindsOfItsFields() throws {
        let objects = try Self.backend.get().answer(.address(PostalAddress(street: "London Road", city: "York")))
            .objects
        #expect(objects.map(\.key) == ["york-lr"])
    }

    /// What the fields do not give, the text may.
    @Test func fallsBackToTheText() throws {
        #expect(try first(PostalAddress(street: "Lane 3", city: "London")) == "london")
        #expect(try first(PostalAddress(street: "London", city: "United Kingdom")) == "london")
        #expect(try first(PostalAddress(street: "London Road 12", city: "York", country: "England")) == "york-lr#12")
    }

    /// A number without a street is a house of the place, and no other object with that number in its name or its address.
    @Test func aNumberWithoutAStreet() throws {
        var world = TinyWorld()
        world.add("ordino", .locality, "Ordino", 42.57, 1.52, people: 3_000) {
            $0.houses = [.init(number: "4", coordinate: $0.coordinate)]
        }
        world.add("road", .street, "CG-3", 42.55, 1.53, in: "ordino")
        world.add("wall", .street, "Ordino Wall", 42.55, 1.53, in: "ordino") {
            $0.houses = [.init(number: "7", coordinate: $0.coordinate)]
        }
        world.add("stop", .station, "Ordino 12", 42.55, 1.53, in: "ordino")
        world.add("hut", .house, "5", 42.55, 1.53, in: "ordino")
        world.add("hotel", .business, "Ordino Park", 42.55, 1.53, in: "ordino") {
            $0.business = BusinessMetadata(name: "Ordino Park")
        }
        let backend = try world.backend()
        for (number, key, quality) in [
            ("4", "ordino#4", MatchQuality.exact), ("5", "ordino", .partial), ("3", "ordino", .partial),
            ("7", "ordino", .partial), ("12", "ordino", .partial), ("12a", "ordino", .partial),
        ] {
            let address = PostalAddress(street: number, city: "Ordino")
            let first = try #require(try backend.answer(.address(address)).objects.first)
            #expect(first.key == key && first.matchQuality == quality, "\(number): \(first.key)")
        }
    }

    /// A code of three letters is no name of a country in some language: Russia is "Nga" in Vietnamese.
    @Test(
        arguments: [
            PostalAddress(city: "York", country: "GBR"), PostalAddress(city: "York", isoCountryCode: "gbr"),
            PostalAddress(street: "London Road 12", city: "York", country: "GBR"),
        ])
    func codeOfThreeLetters(address: PostalAddress) throws {
        let first = try #require(try Self.backend.get().answer(.address(address)).objects.first)
        #expect(first.key == (address.street.isEmpty ? "york" : "york-lr#12") && first.matchQuality == .exact)
        var other = address
        other.country = "NGA"
        other.isoCountryCode = ""
        #expect(try Self.backend.get().answer(.address(other)).objects.isEmpty)
    }

    /// In some countries, the towns are the regions.
    @Test func aTownAsRegion() throws {
        var world = TinyWorld()
        world.add("encamp", .locality, "Encamp", 42.534, 1.58, people: 9_000)
        world.add("street", .street, "Carrer Major", 42.535, 1.58, in: "encamp") {
            $0.houses = [.init(number: "15", coordinate: $0.coordinate)]
        }
        let backend = try world.backend()
        for city in ["Encamp", ""] {
            let address = PostalAddress(street: "Carrer Major 15", city: city, state: "Encamp")
            let first = try #require(try backend.answer(.address(address)).objects.first)
            #expect(first.key == "street#15" && first.matchQuality == .exact, "\(city)")
        }
        let elsewhere = PostalAddress(street: "York", city: "London", state: "Leeds")
        #expect(try Self.backend.get().answer(.address(elsewhere)).objects.isEmpty)
    }

    /// Villages without streets number their houses, and the street of such an address is the village.
    @Test func aHouseOfAVillage() throws {
        var world = TinyWorld()
        world.add("ordino", .locality, "Ordino", 42.57, 1.52, people: 3_000) {
            $0.houses = [.init(number: "4", coordinate: $0.coordinate, postcode: "AD300")]
        }
        world.add("lane", .street, "Travessia d'Ordino", 42.55, 1.53, in: "ordino") {
            $0.postcode = "AD300"
            $0.houses = [.init(number: "1", coordinate: $0.coordinate)]
        }
        let backend = try world.backend()
        func first(_ street: String) throws -> String? {
            let address = PostalAddress(street: street, city: "Ordino", postalCode: "AD300")
            return try backend.answer(.address(address)).objects.first?.key
        }
        #expect(try first("4 Ordino") == "ordino#4")
        #expect(try first("1 Travessia d'Ordino") == "lane#1")
        #expect(try first("1 Travessia") == "lane#1")
    }

    /// A sign on cars is a code in the field of a country: "D" is Germany.
    @Test func theSignOfACountry() throws {
        var world = TinyWorld()
        world.add("li", .country, "Liechtenstein", 47.14, 9.55) { $0.countryCode = "LI" }
        world.add("triesen", .locality, "Triesen", 47.11, 9.53, in: "li", people: 5_000)
        let backend = try world.backend()
        for address in [
            PostalAddress(city: "Triesen", country: "FL"), PostalAddress(city: "Triesen", isoCountryCode: "FL"),
        ] {
            let first = try #require(try backend.answer(.address(address)).objects.first)
            #expect(first.key == "triesen" && first.matchQuality == .exact)
        }
        #expect(try backend.answer(.address(PostalAddress(city: "Triesen", country: "D"))).objects.isEmpty)
    }

    /// The number of a district is finer than its city.
    @Test func theNumberOfADistrict() throws {
        for address in [
            PostalAddress(city: "York 3", country: "United Kingdom"),
            PostalAddress(street: "Karlova 8", city: "York 3", postalCode: "110 00", country: "United Kingdom"),
        ] {
            let first = try #require(try Self.backend.get().answer(.address(address)).objects.first)
            #expect(first.key == "york" && first.matchQuality == .partial)
            #expect(first.unmatchedWords.contains("3"))
        }
        #expect(try first(PostalAddress(street: "London Road 12", city: "York 3")) == "york-lr#12")
    }

    /// The house is finer than its street, of which no houses may be known.
    @Test func aStreetWithoutHouses() throws {
        var world = TinyWorld()
        world.add("valletta", .locality, "Valletta", 35.9, 14.51, people: 6_000)
        world.add("sliema", .locality, "Sliema", 36.91, 15.5, people: 20_000)
        world.add("paul", .street, "Triq San Pawl", 35.897, 14.514, in: "valletta")
        world.add("other", .street, "Triq San Pawl", 36.911, 15.504, in: "sliema")
        world.add("george", .street, "Triq San Gorg", 36.912, 15.503, in: "sliema") {
            $0.houses = [.init(number: "24", coordinate: $0.coordinate)]
        }
        let backend = try world.backend()
        for code in ["", "VLT 1000"] {
            let address = PostalAddress(street: "Triq San Pawl 24", city: "Valletta", postalCode: code)
            let first = try #require(try backend.answer(.address(address)).objects.first)
            #expect(first.key == "paul" && first.matchQuality == .partial)
            #expect(first.unmatchedWords.contains("24"))
        }
        let elsewhere = PostalAddress(street: "Triq San Gorg 24", city: "Valletta")
        #expect(try backend.answer(.address(elsewhere)).objects.first?.key == "valletta")
    }

    /// A region that is a town is that town next to the name of its country: countries are not near towns.
    @Test func aTownAsRegionOfACountry() throws {
        var world = TinyWorld()
        world.add("ad", .country, "Andorra", 42.541, 1.573) { $0.countryCode = "AD" }
        world.add("ordino", .locality, "Ordino", 42.556, 1.533, in: "ad", people: 3_000) {
            $0.houses = [.init(number: "4", coordinate: Coordinate(latitude: 42.571, longitude: 1.52))]
        }
        let backend = try world.backend()
        for city in ["", "Ordino"] {
            let address = PostalAddress(city: city, state: "Ordino", country: "Andorra")
            let first = try #require(try backend.answer(.address(address)).objects.first)
            #expect(first.key == "ordino" && first.matchQuality == .exact, "\(city)")
        }
    }
}
