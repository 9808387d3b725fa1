import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchTestSupport
import Testing

/// Two countries on either side of the meridian of 9.5°, each with a town, streets, houses, and things between them.
///
/// Places are given in steps of a ten thousandth of a degree from 47°, 9.5°: 11 m to the north, 7.6 m to the east.
@Suite struct DetailedReverseTests {
    private static func at(_ north: Double, _ east: Double) -> Coordinate {
        Coordinate(latitude: 47 + north / 10_000, longitude: 9.5 + east / 10_000)
    }

    private static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Polygon {
        Polygon(outer: [at(south, west), at(south, east), at(north, east), at(north, west)])
    }

    private static func house(_ number: String, _ north: Double, _ east: Double, half: Double? = nil)
        -> IndexRecord.House
    {
        IndexRecord.House(
            number: number, coordinate: at(north, east),
            boundary: half.map { [box(north - $0, east - $0, north + $0, east + $0)] } ?? [])
    }

    private static let backend = Result {
        var world = TinyWorld()
        func add(
            _ id: String, _ kind: ObjectKind, _ north: Double, _ east: Double, in parent: String? = nil,
            _ change: (inout IndexRecord) -> Void = { _ in }
        ) {
            let place = at(north, east)
            world.add(
                id, kind, id.prefix(1).uppercased() + id.dropFirst(), place.latitude, place.longitude, in: parent,
                change)
        }
        for (country, code, west, east) in [("ostland", "OL", 0.0, 2000.0), ("westland", "WL", -2000, 0)] {
            add(country, .country, 0, (west + east) / 2) { record in
                record.countryCode = code
                record.minimumZoom = 3
                record.boundary = [box(-2000, west, 2000, east)]
            }
        }
        add("shire", .region, 0, 1000, in: "ostland") { $0.minimumZoom = 5 }
        add("county", .county, 0, 1000, in: "shire") { record in
            record.minimumZoom = 8
            record.boundary = [box(-1500, 0, 1500, 1500)]
        }
        add("stadt", .locality, 0, 500, in: "county") { record in
            record.minimumZoom = 10
            record.boundary = [box(-1000, 0, 300, 1000)]
        }
        add("nachbar", .locality, 600, 500, in: "county") { record in
            record.minimumZoom = 12
            record.boundary = [box(300, 0, 1000, 1000)]
        }
        add("weiler", .locality, 800, 900, in: "nachbar") { $0.minimumZoom = 14 }
        add("viertel", .district, 100, 500, in: "stadt") { $0.minimumZoom = 14 }
        add("drüben", .locality, 0, -20, in: "westland") { $0.minimumZoom = 13 }
        // A main street from south to north, a path beside it, a street across the border and one to the neighbours.
        add("hauptstrasse", .street, 0, 500, in: "stadt") { record in
            record.lines = [Polyline([at(-200, 500), at(200, 500)])]
            record.minimumZoom = 16
            record.houses = [house("1", 0, 503, half: 1), house("3", 10, 503), house("5", 60, 503)]
        }
        add("fussweg", .street, 0, 520, in: "stadt") { record in
            record.lines = [Polyline([at(-200, 520), at(200, 520)])]
            record.minimumZoom = 17
        }
        add("gasse", .street, 0, 490, in: "stadt") { record in
            record.lines = [Polyline([at(0, 490), at(0, 480)])]
            record.houses = [house("2", 12, 498.5), house("4", 50, 492, half: 1)]
        }
        add("grenzweg", .street, 0, -3, in: "westland") { record in
            record.lines = [Polyline([at(-100, -3), at(100, -3)])]
            record.houses = [house("7", 0, -1, half: 0.5)]
        }
        add("uferweg", .street, 0, 8, in: "stadt") { record in
            record.lines = [Polyline([at(-100, 8), at(100, 8)])]
            record.houses = [house("9", 0, 10, half: 0.5)]
        }
        add("landstrasse", .street, 250, 700, in: "stadt") { record in
            record.lines = [Polyline([at(200, 700), at(400, 700)])]
            record.houses = [house("1", 299, 702)]
        }
        add("markt", .street, -100, 600, in: "stadt") { record in
            record.boundary = [box(-103, 597, -97, 603)]
        }
        // A campus with a building, a shop in it, a kiosk, a park, an island in a lake.
        add("campus", .business, -150, 505, in: "stadt") { record in
            record.boundary = [box(-160, 501, -140, 515)]
        }
        add("mensa", .business, -150, 510, in: "hauptstrasse") { record in
            record.houseNumber = "8"
            record.boundary = [box(-151, 509, -149, 511)]
        }
        add("kiosk", .business, 100, 505, in: "hauptstrasse")
        add("", .business, 100, 504, in: "hauptstrasse")
        add("park", .area, -150, 505, in: "stadt") { $0.boundary = [box(-170, 495, -130, 530)] }
        add("see", .water, -500, 500, in: "stadt") { record in
            record.water = "lake"
            record.boundary = [
                Polygon(outer: box(-520, 480, -480, 520).outer, holes: [box(-502, 498, -498, 502).outer])
            ]
        }
        add("insel", .area, -500, 500, in: "stadt") { $0.boundary = [box(-502, 498, -498, 502)] }
        add("seestrasse", .street, -500, 530, in: "stadt") { record in
            record.lines = [Polyline([at(-600, 530), at(-400, 530)])]
        }
        return try world.backend()
    }

    private static func first(
        _ north: Double, _ east: Double, zoom: Double? = nil, types: SearchTypes = .places
    ) throws -> GeoObject? {
        try backend.get().answer(.reverse(at(north, east), zoom: zoom, options: SearchOptions(searchTypes: types)))
            .objects.first
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var north: Double
        var east: Double
        var key: String?
        var types: SearchTypes = .places

        init(_ what: String, _ north: Double, _ east: Double, _ key: String?, _ types: SearchTypes = .places) {
            testDescription = what
            self.north = north
            self.east = east
            self.key = key
            self.types = types
        }
    }

    static let cases: [Case] = [
        Case("in a building", 0.5, 503.5, "hauptstrasse#1"),
        Case("between a building and its street", 0, 501, "hauptstrasse#1"),
        Case("on the street, its own house and not the nearer one of another", 11, 500, "hauptstrasse#3"),
        Case("nearer to the other house than to the street", 12, 498.7, "gasse#2"),
        Case("on the street, without a house", 150, 500.5, "hauptstrasse"),
        Case("in the building, not its middle", 50.9, 491, "gasse#4"),
        Case("on a square", -101, 602, "markt"),
        Case("beside a square", -101, 605, "markt"),
        Case("on the path", 150, 519, "fussweg"),
        // Houses of the other country are 8 m away, those of this one 76 m.
        Case("east of the border", 0, 0.2, "uferweg#9"),
        Case("west of the border", 0, -0.2, "grenzweg#7"),
        Case("north of the town's border, the house is south of it", 300.5, 702, "landstrasse"),
        Case("in the lake", -485, 500, "see"),
        Case("on the island", -500, 500, "seestrasse"),
        Case("on the shore road", -500, 529, "seestrasse"),
        Case("far from all streets", 800, 900, "weiler"),
        Case("in the middle of nowhere", 1400, 1400, "county"),
        Case("in the middle of nowhere of the other country", -1500, -1500, "westland"),
        Case("outside of all countries", 0, 2600, nil),
        Case("far outside", 6000, 6000, nil),
        Case("the address comes before a shop", 100, 505, "hauptstrasse", .all),
        Case("a shop alone", 100, 505, "kiosk", .organizations),
        Case("a shop is no address", 100, 505, "hauptstrasse"),
        Case("on the campus, the address comes first", -145, 503, "hauptstrasse", .all),
        Case("on the campus, in a building", -150, 510, "mensa", .organizations),
        Case("240 m from a street", -525, 499, "seestrasse"),
        Case("260 m from a street", -525, 495, "stadt"),
        Case("150 m from a house and from the course of its street", 205, 504, "hauptstrasse"),
        Case("organizations alone", -150, 510, "mensa", .organizations),
        Case("90 m from a shop", 108, 505, "kiosk", .organizations),
        Case("110 m from a shop", 110, 505, nil, .organizations),
        Case("no organization across the border", 1000, -1000, nil, .organizations),
    ]

    @Test(arguments: cases)
    func whatIsThere(test: Case) throws {
        #expect(try Self.first(test.north, test.east, types: test.types)?.key == test.key)
    }

    /// What is too small to be seen is left out.
    @Test(
        arguments: [
            (22, "fussweg"), (18, "fussweg"), (17, "fussweg"), (16, "hauptstrasse"), (15, "viertel"), (14, "viertel"),
            (13, "stadt"), (10, "stadt"), (9, "county"), (8, "county"), (7, "ostland"), (3, "ostland"), (0, "ostland"),
        ] as [(Double, String)])
    func zoom(zoom: Double, key: String) throws {
        #expect(try Self.first(150, 519, zoom: zoom)?.key == key)
    }

    /// A hamlet in a municipality, which is returned from zoom 12.
    @Test(
        arguments: [(15, "weiler"), (14, "weiler"), (13, "nachbar"), (12, "nachbar"), (11, "county")]
            as [(Double, String)])
    func zoomOfSettlements(zoom: Double, key: String) throws {
        #expect(try Self.first(800, 900, zoom: zoom)?.key == key)
    }

    @Test func distancesAreToTheShape() throws {
        let square = try #require(try Self.first(-101, 605))
        #expect(try abs(#require(square.distance) - 2 * 7.6) < 0.1)
        let pin = try #require(square[ToponymMetadata.self]?.balloonPoint)
        #expect(pin.distance(to: Self.at(-101, 603)) < 0.1)
        let house = try #require(try Self.first(0, 501))
        #expect(try abs(#require(house.distance) - 7.6) < 0.1)
        #expect(try #require(try Self.first(0.5, 503.5)).distance == 0)
        let street = try #require(try Self.first(150, 501, zoom: 16))
        #expect(try abs(#require(street.distance) - 7.6) < 0.1)
        #expect(try #require(street[ToponymMetadata.self]?.balloonPoint).distance(to: Self.at(150, 500)) < 0.1)
    }

    /// The address has the settlement that contains the place, even if the street belongs to the next town.
    @Test func theSettlementAroundThePlaceWins() throws {
        let street = try #require(try Self.first(300.5, 702))
        #expect(street.address?.locality == "Nachbar")
        #expect(street.address?.street == "Landstrasse")
        #expect(street.address?.formatted == "Landstrasse, Nachbar, County, Shire, Ostland")
        #expect(street.address?.countryCode == "OL")
        #expect(street.descriptionText == "Nachbar, County, Shire, Ostland")
        let own = try #require(try Self.first(299.5, 700.5))
        #expect(own.address?.formatted == "Landstrasse 1, Stadt, County, Shire, Ostland")
    }

    /// A point of interest without a street has the street in front of it.
    @Test func pointsOfInterestHaveAStreet() throws {
        let campus = try #require(try Self.first(-145, 503, types: .organizations))
        #expect(campus.address?.street == "Hauptstrasse")
        #expect(campus.address?.formatted == "Hauptstrasse, Stadt, County, Shire, Ostland")
        let mensa = try #require(try Self.first(-150, 510, types: .organizations))
        #expect(mensa.address?.street == "Hauptstrasse" && mensa.address?.houseNumber == "8")
    }

    @Test func areasOfInterest() throws {
        func areas(_ north: Double, _ east: Double, _ types: SearchTypes = .places) throws -> [String]? {
            try Self.first(north, east, types: types).map { Placemark($0).areasOfInterest }
        }
        #expect(try areas(-150, 510) == ["Mensa", "Campus", "Park"])
        #expect(try areas(-150, 510, .all) == ["Mensa", "Campus", "Park"])
        #expect(try areas(-165, 500) == ["Park"])
        #expect(try areas(-500, 500) == ["Insel"])
        #expect(try areas(0, 500) == [])
        let lake = try #require(try Self.first(-485, 500))
        #expect(Placemark(lake).inlandWater == "See")
    }

    /// All areas that contain a place, in one answer.
    @Test(
        arguments: [
            ("in a building", 0.5, 503.5, ["hauptstrasse#1", "hauptstrasse", "stadt", "county", "shire", "ostland"]),
            ("on a street", 150, 500.5, ["hauptstrasse", "viertel", "stadt", "county", "shire", "ostland"]),
            ("on the island", -500, 500, ["seestrasse", "stadt", "county", "shire", "ostland"]),
            ("on the lake", -485, 500, ["see", "seestrasse", "stadt", "county", "shire", "ostland"]),
            ("in a hamlet", 800, 900, ["weiler", "nachbar", "county", "shire", "ostland"]),
            ("across a municipality's border", 300.5, 702, ["landstrasse", "nachbar", "county", "shire", "ostland"]),
            ("nowhere", 1400, 1400, ["county", "shire", "ostland"]),
        ] as [(String, Double, Double, [String])])
    func hierarchy(what: String, north: Double, east: Double, keys: [String]) throws {
        let options = SearchOptions(searchTypes: .places, includesHierarchy: true)
        let response = try Self.backend.get().answer(.reverse(Self.at(north, east), options: options))
        #expect(response.objects.map(\.key) == keys)
        #expect(response.metadata.found == keys.count && !response.hasNextPage)
        for object in response.objects where [.county, .region, .country].contains(object.kind) {
            #expect(object.distance == 0)
        }
        let page = SearchRequest.Page(offset: 1, limit: 1)
        let second = try Self.backend.get().answer(.reverse(Self.at(north, east), options: options, page: page))
        #expect(second.objects.map(\.key) == Array(keys.dropFirst().prefix(1)))
        #expect(second.hasNextPage == (keys.count > 2))
    }

    @Test func hierarchyHasDistances() throws {
        let options = SearchOptions(searchTypes: .all, includesHierarchy: true)
        let objects = try Self.backend.get().answer(.reverse(Self.at(-150, 510), options: options)).objects
        #expect(objects.map(\.key) == ["hauptstrasse", "stadt", "county", "shire", "ostland", "mensa", "campus"])
        #expect(try abs(#require(objects[0].distance) - 76) < 1)
        #expect(objects[1].distance == 0 && objects[5].distance == 0)
        let quarter = try #require(
            try Self.backend.get().answer(.reverse(Self.at(150, 500.5), options: options)).objects.dropFirst().first)
        #expect(try quarter.key == "viertel" && abs(#require(quarter.distance) - 556) < 2)
    }

    /// Organizations come nearest first, and those that contain the place before them.
    @Test func organizations() throws {
        let backend = try Self.backend.get()
        let options = SearchOptions(searchTypes: .organizations)
        let all = try backend.answer(.reverse(Self.at(-150, 510), options: options)).objects.map(\.key)
        #expect(all == ["mensa", "campus"])
        // With both types the address comes first, and then what has a name.
        let both = try backend.answer(.reverse(Self.at(-150, 510))).objects.map(\.key)
        #expect(both == ["hauptstrasse", "mensa", "campus"])
        #expect(try backend.answer(.reverse(Self.at(100, 505))).objects.map(\.key) == ["hauptstrasse", "kiosk"])
        #expect(try backend.answer(.reverse(Self.at(100, 505), zoom: 17)).objects.map(\.key) == ["hauptstrasse"])
        let kiosks = try backend.answer(.reverse(Self.at(100, 505), options: options))
        #expect(kiosks.objects.map(\.key) == ["kiosk", ""])
        #expect(kiosks.metadata.found == 2 && !kiosks.hasNextPage)
        let page = SearchRequest.Page(offset: 0, limit: 1)
        #expect(try backend.answer(.reverse(Self.at(100, 505), options: options, page: page)).hasNextPage)
        let second = SearchRequest.Page(offset: 1, limit: 1)
        #expect(
            try backend.answer(.reverse(Self.at(100, 505), options: options, page: second)).objects.map(\.key) == [""])
        #expect(try backend.answer(.reverse(Self.at(100, 505), zoom: 12, options: options)).objects.isEmpty)
    }

    /// Of two indexes, the one that knows the street beside the place wins over one that knows a house far away.
    @Test func groupsTellWhatIsBeside() throws {
        var far = TinyWorld()
        let place = Self.at(0, 0)
        far.add("road", .street, "Road", 47, 9.5) { $0.houses = [Self.house("1", 50, 0)] }
        var near = TinyWorld()
        near.add("lane", .street, "Lane", 47, 9.5) { $0.lines = [Polyline([Self.at(-9, 1), Self.at(9, 1)])] }
        let indexes = try [far, near].map { try OfflineIndex(bytes: try $0.bytes()) }
        for group in [indexes, indexes.reversed()] {
            #expect(try OfflineIndexGroup(group).answer(.reverse(place)).objects.map(\.key) == ["lane"])
        }
    }

    /// Everything within a radius, the nearest first.
    @Test func radius() throws {
        let backend = try Self.backend.get()
        func answer(
            _ radius: Double, _ types: SearchTypes = .places, zoom: Double? = nil, page: SearchRequest.Page? = nil
        ) throws -> SearchResponse {
            let options = SearchOptions(searchTypes: types, radius: radius)
            return try backend.answer(.reverse(Self.at(11, 500), zoom: zoom, options: options, page: page))
        }
        func keys(_ radius: Double, _ types: SearchTypes = .places, zoom: Double? = nil) throws -> [String] {
            try answer(radius, types, zoom: zoom).objects.map(\.key)
        }
        #expect(try keys(10) == ["hauptstrasse"])
        #expect(try keys(20) == ["hauptstrasse", "gasse#2"])
        #expect(try keys(30) == ["hauptstrasse", "gasse#2", "hauptstrasse#3"])
        let all = ["hauptstrasse", "gasse#2", "hauptstrasse#3", "hauptstrasse#1", "gasse", "fussweg"]
        #expect(try keys(160) == all)
        #expect(try keys(160, zoom: 17) == ["hauptstrasse", "gasse", "fussweg"])
        #expect(try keys(160, zoom: 16) == ["hauptstrasse", "gasse"])
        #expect(try keys(1_200, .all).contains("kiosk"))
        #expect(try !keys(1_200, .all).contains(""))
        #expect(try keys(1_200, .organizations) == ["", "kiosk"])
        let whole = try answer(160)
        let distances = whole.objects.map { $0.distance ?? -1 }
        #expect(distances == distances.sorted() && distances[0] < 0.1 && distances.allSatisfy { $0 < 160 })
        #expect(whole.metadata.found == 6 && !whole.hasNextPage)
        #expect(whole.objects.allSatisfy { Placemark($0).precision == nil })
        // A page at a time, it is the same list.
        var pages: [String] = []
        for offset in 0..<6 {
            let page = try answer(160, page: .init(offset: offset, limit: 1))
            pages += page.objects.map(\.key)
            #expect(page.hasNextPage == (offset < 5))
        }
        #expect(pages == all)
        // At the zooms of settlements those, the one around the place first.
        #expect(try keys(8_000, zoom: 14) == ["stadt", "viertel", "drüben", "nachbar"])
        #expect(try keys(8_000, zoom: 5) == ["ostland"])
    }

    /// Where nothing is within the radius, the answer is the one without a radius.
    @Test func radiusWithNothingInIt() throws {
        let options = SearchOptions(radius: 50)
        let objects = try Self.backend.get().answer(.reverse(Self.at(800, 900), options: options)).objects
        #expect(objects.map(\.key) == ["weiler"])
    }

    @Test(arguments: [-1, .nan, .infinity, 50_001] as [Double])
    func radiusOutOfRange(radius: Double) throws {
        let options = SearchOptions(radius: radius)
        let error = #expect(throws: SearchError.self) {
            try Self.backend.get().answer(.reverse(Self.at(0, 0), options: options))
        }
        #expect(error?.code == .badRequest)
    }

    /// A reverse answer asked for no house number, so none can be met exactly.
    @Test func noPrecision() throws {
        let house = try #require(try Self.first(0.5, 503.5))
        #expect(house.kind == .house && Placemark(house).precision == nil)
        let uri = try #require(house.uri)
        let same = try #require(try Self.backend.get().answer(.uri(uri)).objects.first)
        #expect(same.kind == .house && Placemark(same).precision == nil)
        let found = try #require(try Self.backend.get().answer(.text("Hauptstrasse 1, Stadt")).objects.first)
        #expect(found.kind == .house && Placemark(found).precision == .exact)
    }

    /// The address is the toponym of the response, on each page and also where organizations are listed.
    @Test func toponym() throws {
        let backend = try Self.backend.get()
        for offset in 0...3 {
            let page = SearchRequest.Page(offset: offset, limit: 1)
            let response = try backend.answer(.reverse(Self.at(-150, 510), page: page))
            #expect(response.metadata.toponym?.key == "hauptstrasse")
            #expect(response.metadata.toponymResultMetadata?.mode == .reverse)
        }
    }
}
