import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// House numbers of streets: found, worked out, near, and never in another street.
@Suite struct HouseTests {
    /// Two towns with a street of one name; the houses of the first stand a ten thousandth of a degree apart.
    private static let backend = Result {
        var world = TinyWorld()
        world.add("land", .country, "Landia", 47, 9) { $0.countryCode = "LI" }
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, in: "land", people: 5_000)
        world.add("schaan", .locality, "Schaan", 47.16, 9.51, in: "land", people: 6_000)
        world.add("hv", .street, "Hauptstrasse", 47.14, 9.52, in: "vaduz") { street in
            street.postcode = "9490"
            street.houses = [
                house("2", 2), house("4", 4), house("8", 8), house("8a", 8.5), house("3/2", 3), house("9–13", 9),
                house("40", 40), house("12 bis", 12, postcode: "9491"),
            ]
            street.houseRanges = [
                IndexRecord.HouseRange(
                    first: 101, last: 121, step: 2,
                    line: Polyline([
                        Coordinate(latitude: 47.15, longitude: 9.53), Coordinate(latitude: 47.15, longitude: 9.54),
                    ]))
            ]
        }
        world.add("hs", .street, "Hauptstrasse", 47.16, 9.51, in: "schaan") { $0.houses = [house("77", 77)] }
        world.add("feld", .street, "Feldweg", 47.17, 9.51, in: "schaan") {
            $0.lines = [
                Polyline([Coordinate(latitude: 47.17, longitude: 9.5), Coordinate(latitude: 47.17, longitude: 9.52)])
            ]
        }
        return try world.backend()
    }

    private static func house(_ number: String, _ step: Double, postcode: String? = nil) -> IndexRecord.House {
        IndexRecord.House(
            number: number, coordinate: Coordinate(latitude: 47.14 + step * 0.0001, longitude: 9.52),
            postcode: postcode)
    }

    @Test(
        "numbers that begin or go on with words, if there is such a house",
        arguments: [
            ("Karlsplatz UG1, Vaduz", "UG1"), ("UG 1 Karlsplatz, Vaduz", "UG1"), ("Karlsplatz 1. UG, Vaduz", "1. UG"),
            ("km. 22 Karlsplatz, Vaduz", "km. 22"), ("Karlsplatz UG TK1, Vaduz", "UG TK1"),
        ])
    func wordedNumbers(text: String, number: String) throws {
        var world = TinyWorld()
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, people: 5_000)
        world.add("platz", .street, "Karlsplatz", 47.14, 9.52, in: "vaduz") { street in
            street.houses = ["1", "UG1", "1. UG", "km. 22", "UG TK1", "Building 9"].enumerated()
                .map { Self.house($1, Double($0)) }
        }
        // Some of the words are those of a name.
        world.add("bar", .business, "UG Bar km", 47.14, 9.52, in: "vaduz")
        let backend = try world.backend()
        let object = try #require(try backend.first(text))
        #expect(object.address?.houseNumber == number && object.matchQuality == .exact)
        let fields = PostalAddress(street: text.replacing(", Vaduz", with: ""), city: "Vaduz")
        #expect(try backend.answer(.address(fields)).objects.first?.address?.houseNumber == number)
        // A longer word is rather a name, and another such number is not a house.
        #expect(try backend.first("Karlsplatz Building 9, Vaduz")?.address?.houseNumber != "Building 9")
        #expect(try backend.first("Karlsplatz UG7, Vaduz")?.key == "vaduz")
    }

    /// A street of which two houses far apart have one number, and two beside each other another.
    @Test func housesOfOneNumber() throws {
        var world = TinyWorld()
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, people: 5_000)
        world.add("weg", .street, "Ringweg", 47.14, 9.52, in: "vaduz") {
            $0.houses = [
                Self.house("22", 1), Self.house("20", 49), Self.house("22", 50), Self.house("24", 52),
                Self.house("7", 30), Self.house("7", 30.1),
            ]
        }
        let backend = try world.backend()
        // The one beside its neighbours is the likelier.
        let answer = try backend.answer(.text("Ringweg 22, Vaduz"))
        #expect(answer.objects.map(\.uri) == ["t:weg#22~2", "t:weg#22"] && answer.metadata.found == 2)
        #expect(answer.objects.map(\.name) == ["Ringweg 22", "Ringweg 22"])
        for object in answer.objects {
            let uri = try #require(object.uri)
            #expect(try backend.answer(.uri(uri)).objects.map(\.coordinate) == [object.coordinate])
            #expect(try backend.answer(.reverse(object.coordinate)).objects.first?.uri == uri)
        }
        #expect(try backend.ids("Ringweg 7, Vaduz") == ["weg#7"])
        #expect(try backend.suggested("Ringweg 22") == ["weg#22~2"])
        #expect(try backend.ids("Ringweg 22, Vaduz", page: .init(limit: 1)) == ["weg#22~2"])
        #expect(try backend.ids("Ringweg 22, Vaduz", page: .init(offset: 1, limit: 1)) == ["weg#22"])
        for uri in ["t:weg#22~3", "t:weg#22~0", "t:weg#22~", "t:weg#~2"] {
            #expect(throws: SearchError.self) { try backend.answer(.uri(uri)) }
        }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var uri: String
        var precision: Precision?

        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case(text: "Hauptstrasse 4, Vaduz", uri: "t:hv#4", precision: .exact),
        Case(text: "4 Hauptstrasse Vaduz", uri: "t:hv#4", precision: .exact),
        Case(text: "Vaduz, Hauptstr. 4", uri: "t:hv#4", precision: .exact),
        Case(text: "Hauptstrasse 8a Vaduz", uri: "t:hv#8a", precision: .exact),
        Case(text: "Hauptstrasse 8 A, Vaduz", uri: "t:hv#8a", precision: .exact),
        Case(text: "Hauptstrasse 12bis, Vaduz", uri: "t:hv#12 bis", precision: .exact),
        Case(text: "Hauptstrasse 12 bis, Vaduz", uri: "t:hv#12 bis", precision: .exact),
        Case(text: "Hauptstrasse 3/2 Vaduz", uri: "t:hv#3/2", precision: .exact),
        Case(text: "Hauptstrasse 11 Vaduz", uri: "t:hv#9–13", precision: .exact),
        Case(text: "Hauptstrasse 12 Vaduz", uri: "t:hv#12 bis", precision: .number),
        Case(text: "Hauptstrasse 4c Vaduz", uri: "t:hv#4", precision: .number),
        Case(text: "Hauptstrasse 6 Vaduz", uri: "t:hv#6", precision: .range),
        Case(text: "Hauptstrasse 111 Vaduz", uri: "t:hv#111", precision: .range),
        Case(text: "Hauptstrasse 90 Vaduz", uri: "t:hv#40", precision: .nearby),
        Case(text: "Hauptstrasse 77 Schaan", uri: "t:hs#77", precision: .exact),
        Case(text: "Hauptstrasse 4 Schaan", uri: "t:hs#77", precision: .nearby),
        Case(text: "Hauptstrasse Vaduz", uri: "t:hv", precision: nil),
        Case(text: "Hauptstrasse 4, 9490 Vaduz", uri: "t:hv#4", precision: .exact),
        Case(text: "9490 Vaduz, Hauptstrasse 8a", uri: "t:hv#8a", precision: .exact),
        Case(text: "Hauptstrasse 12 bis, 9491 Vaduz", uri: "t:hv#12 bis", precision: .exact),
        Case(text: "Hauptstrasse, 9490", uri: "t:hv", precision: nil),
        Case(text: "Hauptstrasse 9490", uri: "t:hv", precision: nil),
    ]

    @Test(arguments: cases)
    func search(test: Case) throws {
        let object = try #require(try Self.backend.get().first(test.text))
        #expect(object.uri == test.uri)
        #expect(object[ToponymMetadata.self]?.precision == test.precision)
        #expect(object.kind == (test.precision == nil ? .street : .house))
    }

    @Test func aPostalCodeIsNoName() throws {
        var world = TinyWorld()
        world.add("v", .locality, "Vaduz", people: 5_000)
        world.add("p", .postcode, "9490", in: "v")
        world.add("s", .street, "Städtle", in: "v") { $0.postcode = "9490" }
        world.add("b", .business, "Café", in: "s") { $0.postcode = "9490" }
        world.add("t", .street, "Gasse", in: "v") { $0.postcode = "9487" }
        let backend = try world.backend()
        #expect(try backend.ids("9490") == ["p"])
        #expect(try backend.ids("9490 Vaduz").first == "p")
        #expect(try backend.ids("Café 9490") == ["b"])
        #expect(try backend.ids("9490 Städtle Vaduz") == ["s"])
        // Nobody's name: then those whose address it is in are better than nothing at all, but they have no such name.
        #expect(try backend.ids("9487 Gasse") == ["t"])
    }

    /// A shop has all words as they were typed but another number; the street has the number, and its town a typo.
    @Test func aShopAtAnotherNumberIsNoBetterThanATypo() throws {
        var world = TinyWorld()
        world.add("near", .locality, "Zanjan", 36.9, 2.5, people: 90_000)
        world.add("main2", .street, "Main Street", 36.9, 2.5, in: "near")
        world.add("shop", .business, "Financial Services Anbār", 36.9, 2.5, in: "main2") {
            $0.houseNumber = "9"
            $0.business = BusinessMetadata(name: "Financial Services Anbār")
        }
        world.add("town", .locality, "Anabar", 36.5, -8.8, people: 50)
        world.add("main", .street, "Main Street", 36.5, -8.8, in: "town") { $0.houses = [Self.house("6", 1)] }
        let ids = try world.backend().ids("Main Street 6, Anbaar")
        #expect(ids.first == "main#6" && ids.contains("shop"), "\(ids)")
    }

    /// A street with the name of its village loses a little score; one without the number loses more.
    @Test func aNumberThatIsThereIsBetterThanAStreetThatIsBetterNamed() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Town", 47.1, 9.5, people: 5_000)
        world.add("steg", .locality, "Steg", 47.11, 9.57, in: "town", people: 60)
        world.add("gross", .locality, "Grosssteg", 47.12, 9.57, in: "town", people: 60)
        world.add("upper", .street, "Grosssteg", 47.11, 9.57, in: "steg") { $0.houses = [Self.house("80", 1)] }
        world.add("lower", .street, "Grosssteg", 47.12, 9.57, in: "gross") { $0.houses = [Self.house("81", 2)] }
        let backend = try world.backend()
        #expect(try backend.ids("Grosssteg 81, Town").first == "lower#81")
        #expect(try backend.ids("Grosssteg 80, Town").first == "upper#80")
    }

    @Test func aHouseHasAnAddress() throws {
        let object = try #require(try Self.backend.get().first("Hauptstrasse 12 bis Vaduz"))
        #expect(object.name == "Hauptstrasse 12 bis")
        #expect(object.address?.street == "Hauptstrasse")
        #expect(object.address?.houseNumber == "12 bis")
        #expect(object.address?.locality == "Vaduz")
        #expect(object.address?.postalCode == "9491")
        #expect(object.address?.countryCode == "LI")
        #expect(abs(object.coordinate.latitude - 47.1412) < 1e-6)
        #expect(try Self.backend.get().first("Hauptstrasse 4 Vaduz")?.address?.postalCode == "9490")
    }

    /// Names and lines are in the order of the country, and as such they find the house again.
    @Test(arguments: [
        (
            "GB", "United Kingdom", "10 St. John Street", "10 St. John Street, Town, United Kingdom",
            ["10", "St", "John", "Street"]
        ),
        (
            "LI", "Liechtenstein", "St. John Street 10", "St. John Street 10, Town, Liechtenstein",
            ["St", "John", "Street", "10"]
        ),
        ("ES", "Spain", "St. John Street, 10", "St. John Street, 10, Town, Spain", ["St", "John", "Street", "10"]),
        ("IN", "India", "10, St. John Street", "10, St. John Street, Town, India", ["10", "St", "John", "Street"]),
    ])
    func aHouseIsNamedAsInItsCountry(
        code: String, country: String, name: String, line: String, marked: [String]
    ) throws {
        var world = TinyWorld()
        world.add("land", .country, country, 47, 9) { $0.countryCode = code }
        world.add("town", .locality, "Town", 47.14, 9.52, in: "land", people: 5_000)
        world.add("john", .street, "St. John Street", 47.14, 9.52, in: "town") {
            $0.houses = [Self.house("10", 1), Self.house("12", 2)]
        }
        world.add("inn", .business, "Inn", 47.1401, 9.52, in: "john") {
            $0.houseNumber = "10"
            $0.business = BusinessMetadata(name: "Inn")
        }
        let backend = try world.backend()
        let house = try #require(try backend.first("st john street 10"))
        #expect(house.name == name && house.address?.formatted == line)
        #expect(Placemark(house).postalAddress.street == name)
        for text in [name, line, "\(name), Town"] { #expect(try backend.ids(text).first == "john#10", "\(text)") }
        let spans = try #require(house[MatchMetadata.self]).spans
        #expect(spans.compactMap { $0.range(in: house.name).map { String(house.name[$0]) } } == marked)
        let inn = try #require(try backend.first("Inn"))
        #expect(inn.address?.formatted == line && inn.descriptionText == line)
    }

    @Test func aNumberBetweenTwoOthersStandsBetweenThem() throws {
        let object = try #require(try Self.backend.get().first("Hauptstrasse 6 Vaduz"))
        #expect(abs(object.coordinate.latitude - 47.1406) < 1e-6)
        let along = try #require(try Self.backend.get().first("Hauptstrasse 111 Vaduz"))
        #expect(abs(along.coordinate.longitude - 9.535) < 1e-5)
    }

    @Test func theNumberIsHighlighted() throws {
        let world = try Self.backend.get()
        for (text, marked) in [
            ("hauptstrasse 8 A, vaduz", ["Hauptstrasse", "8a"]), ("4 hauptstrasse vaduz", ["Hauptstrasse", "4"]),
            ("hauptstrasse 90 vaduz", ["Hauptstrasse"]),
        ] {
            let object = try #require(try world.first(text))
            let spans = try #require(object[MatchMetadata.self]).spans
            #expect(spans.compactMap { $0.range(in: object.name).map { String(object.name[$0]) } } == marked)
        }
    }

    @Test func anExplanationKnowsWhatTheNumberIs() throws {
        let explanation = try #require(try Self.backend.get().explain(.text("Hauptstrasse 4, 9490 Vaduz")).first)
        #expect(explanation.words.map(\.meaning) == [.exact, .address, .address, .exact])
        #expect(explanation.object.name == "Hauptstrasse 4")
    }

    /// Each house is in the layer of houses, but an area has its street once.
    @Test func aStreetIsCountedOnceInAnArea() throws {
        let box = CoordinateBounds(south: 47.13, west: 9.5, north: 47.15, east: 9.53)
        let response = try Self.backend.get().answer(.text("hauptstrasse", in: .bounds(box, .required)))
        #expect(response.objects.map(\.uri) == ["t:hv"])
        #expect(response.metadata.found == 1)
    }

    @Test func aHouseIsResolved() throws {
        let world = try Self.backend.get()
        #expect(try world.answer(.uri("t:hv#8a")).objects.first?.name == "Hauptstrasse 8a")
        #expect(
            try world.answer(.uris(["t:hv#2", "t:hv#999", "t:feld"])).objects.map(\.name) == [
                "Hauptstrasse 2", "Feldweg",
            ])
        #expect(throws: SearchError.self) { try world.answer(.uri("t:hv#999")) }
        #expect(throws: SearchError.self) { try world.answer(.uri("t:feld#1")) }
    }

    @Test func reverseFindsTheNearestHouse() throws {
        let world = try Self.backend.get()
        let near = Coordinate(latitude: 47.14081, longitude: 9.52001)
        let object = try #require(try world.answer(.reverse(near)).objects.first)
        #expect(object.uri == "t:hv#8")
        #expect(object[DistanceMetadata.self].map { $0.meters < 5 } == true)
        #expect(try world.answer(.reverse(near, zoom: 10)).objects.first?.kind == .locality)
        let far = Coordinate(latitude: 47.2, longitude: 9.6)
        #expect(try world.answer(.reverse(far)).objects.first?.kind == .locality)
    }

    @Test func reverseMeasuresToTheCourseOfAStreet() throws {
        let world = try Self.backend.get()
        // Far from the point of the street, near its course.
        let near = Coordinate(latitude: 47.1701, longitude: 9.519)
        for zoom in [nil, 16, 17, 18] as [Double?] {
            let object = try #require(try world.answer(.reverse(near, zoom: zoom)).objects.first)
            #expect(object.uri == "t:feld")
            #expect(object[DistanceMetadata.self].map { abs($0.meters - 11) < 0.5 } == true)
        }
        #expect(try world.answer(.reverse(near, zoom: 15)).objects.first?.name == "Schaan")
    }

    @Test func aDamagedHouseSectionIsAnError() throws {
        var world = TinyWorld()
        world.add("s", .street, "Weg") { $0.houses = [Self.house("1", 1), Self.house("2", 2)] }
        let bytes = try world.bytes()
        for place in bytes.indices.suffix(128) {
            var damaged = bytes
            damaged[place] ^= 0xFF
            let error = #expect(throws: SearchError.self, "byte \(place)") { try OfflineIndex(bytes: damaged).verify() }
            #expect(error?.code == .indexCorrupt, "byte \(place)")
        }
    }

    @Test func housesWithoutPlaceOrNumberAreRefused() throws {
        for house in [
            IndexRecord.House(number: "", coordinate: Coordinate(latitude: 1, longitude: 1)),
            IndexRecord.House(number: "1", coordinate: Coordinate(latitude: .nan, longitude: 1)),
        ] {
            var record = IndexRecord(
                uri: "t:1", kind: .street, name: "Weg", coordinate: Coordinate(latitude: 1, longitude: 1))
            record.houses = [house]
            var builder = IndexBuilder(name: "Bad")
            #expect(throws: IndexingError.self) { try builder.add(record) }
        }
    }
}
