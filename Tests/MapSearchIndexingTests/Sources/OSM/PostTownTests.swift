import MapGeometry
import MapSearch
import MapSearchIndexing
import TestFixtures
import Testing

/// Towns that only addresses name.
@Suite struct PostTownTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    private func read(_ map: TinyMap) throws -> [String: IndexRecord] {
        var builder = IndexBuilder(name: "Map")
        try OSMExtract(paths: [try files.write(PBFWriter().file(map))]).read(into: &builder)
        return Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) })
    }

    /// A street from west to east with houses that name a town.
    private static func addStreet(
        to map: inout TinyMap, _ id: Int64, _ name: String, _ latitude: Double, _ longitude: Double, houses: Int,
        of city: String
    ) {
        map.node(id, latitude, longitude)
        map.node(id + 1, latitude, longitude + 0.004)
        map.way(id, [id, id + 1], ["highway": "residential", "name": name])
        addHouses(to: &map, id + 10, name, latitude + 1e-4, longitude, houses, of: city)
    }

    private static func addHouses(
        to map: inout TinyMap, _ id: Int64, _ street: String, _ latitude: Double, _ longitude: Double, _ count: Int,
        of city: String
    ) {
        for house in 0..<Int64(count) {
            map.node(
                id + house, latitude, longitude + Double(house) * 1e-4,
                ["addr:housenumber": "\(house + 1)", "addr:street": street, "addr:city": city])
        }
    }

    /// A city with a boundary, whose addresses name towns of the post.
    private static let city: TinyMap = {
        var map = TinyMap()
        map.box(1, firstNode: 1, 55.6, 12.5, 55.8, 12.7)
        map.node(9, 55.7, 12.6, ["place": "city", "name": "København", "name:en": "Copenhagen"])
        map.relation(
            1, [("w", 1, "outer"), ("n", 9, "label")],
            [
                "type": "boundary", "boundary": "administrative", "admin_level": "7", "name": "København",
                "ISO3166-2": "DK-84",
            ])
        addStreet(to: &map, 100, "Kings Street", 55.70, 12.58, houses: 8, of: "København K")
        addStreet(to: &map, 200, "North Street", 55.72, 12.55, houses: 8, of: "København N")
        addStreet(to: &map, 300, "West Street", 55.68, 12.55, houses: 4, of: "København V")
        addStreet(to: &map, 400, "English Street", 55.69, 12.55, houses: 8, of: "COPENHAGEN")
        addStreet(to: &map, 500, "Wrong Street", 55.71, 12.55, houses: 8, of: "Købnhavn")
        addStreet(to: &map, 600, "List Street", 55.73, 12.55, houses: 8, of: "Hellerup, København")
        map.node(
            700, 55.7005, 12.58,
            ["shop": "supermarket", "name": "Netto", "addr:street": "Kings Street", "addr:city": "København K"])
        map.node(701, 55.69, 12.6, ["shop": "supermarket", "name": "Irma", "addr:city": "Christiania"])
        return map
    }()

    @Test("within the boundary of a city they are places, and other names of the streets of their addresses")
    func withinABoundary() throws {
        let records = try read(Self.city)
        let town = try #require(records["town:DK-kobenhavn-k"])
        #expect(town.kind == .locality && town.name == "København K" && town.parent == "osm:r1")
        #expect(abs(town.coordinate.latitude - 55.7001) < 1e-6 && abs(town.coordinate.longitude - 12.5804) < 2e-4)
        #expect(records["town:DK-kobenhavn-n"] != nil)
        #expect(records.keys.filter { $0.hasPrefix("town:") }.count == 2, "\(records.keys.sorted())")
        let expected = [
            "osm:w100": ["København K"], "osm:w200": ["København N"], "osm:w300": ["København V"], "osm:w400": [],
            "osm:w600": ["Hellerup"], "osm:n700": ["København K"], "osm:n701": ["Christiania"],
        ]
        for (uri, towns) in expected { #expect(records[uri]?.postTowns == towns, "\(uri)") }
        for street in [100, 200, 300, 400, 500, 600] { #expect(records["osm:w\(street)"]?.parent == "osm:r1") }
        #expect(records["osm:r1"]?.alternateNames == [], "no town of the post is the whole city")
    }

    /// A place without a boundary, and beside it a street whose addresses name a town.
    private static func neighbors(
        _ place: String, _ name: String, houses: Int, of town: String
    ) -> TinyMap {
        var map = TinyMap()
        map.node(1, 50.00, 8.70, ["place": place, "name": name])
        addStreet(to: &map, 100, "Long Street", 50.00, 8.70, houses: 9, of: name)
        addStreet(to: &map, 200, "Oak Street", 50.03, 8.70, houses: houses, of: town)
        return map
    }

    @Test("without a boundary they are where their addresses are")
    func withoutABoundary() throws {
        var map = Self.neighbors("town", "Langen", houses: 8, of: "Dreieich")
        Self.addStreet(to: &map, 300, "Elm Street", 50.035, 8.70, houses: 8, of: "Dreieich")
        map.node(400, 50.032, 8.701, ["shop": "books", "name": "Page"])
        let records = try read(map)
        #expect(records["town:XX-dreieich"]?.kind == .locality)
        #expect(records["osm:w200"]?.parent == "town:XX-dreieich" && records["osm:w200"]?.postTowns == [])
        #expect(records["osm:w300"]?.parent == "town:XX-dreieich")
        #expect(records["osm:n400"]?.parent == "town:XX-dreieich", "it is the nearest")
        #expect(records["osm:w100"]?.parent == "osm:n1")
        #expect(records["osm:n1"]?.alternateNames == [])
    }

    @Test("a few addresses are not a town", arguments: [(4, false), (5, true)])
    func threshold(count: Int, isTown: Bool) throws {
        let records = try read(Self.neighbors("town", "Langen", houses: count, of: "Dreieich"))
        #expect((records["town:XX-dreieich"] != nil) == isTown)
        #expect(records["osm:w200"]?.postTowns == (isTown ? [] : ["Dreieich"]))
    }

    @Test("two towns of one name are two, and one that is mapped near is none")
    func sameName() throws {
        var map = TinyMap()
        Self.addStreet(to: &map, 100, "First Street", 50.0, 8.0, houses: 8, of: "Neustadt")
        Self.addStreet(to: &map, 200, "Second Street", 50.5, 8.0, houses: 6, of: "Neustadt")
        Self.addStreet(to: &map, 300, "Third Street", 51.0, 8.0, houses: 6, of: "Neustadt")
        map.node(1, 51.01, 8.0, ["place": "village", "name": "Neustadt"])
        let records = try read(map)
        let towns = records.values.filter { $0.uri.hasPrefix("town:") }
        #expect(Set(towns.map { $0.coordinate.latitude.rounded(.down) }) == [50] && towns.count == 2)
        #expect(records["osm:w100"]?.parent == "town:XX-neustadt")
        #expect(records["osm:w200"]?.parent.map { $0.hasPrefix("town:XX-neustadt@") } == true)
        #expect(records["osm:w300"]?.parent == "osm:n1")
    }

    @Test("a settlement is not named from farther away than such a place is")
    func addressReach() throws {
        var map = Self.neighbors("hamlet", "Weiler", houses: 3, of: "Weiler")
        Self.addStreet(to: &map, 300, "Far Street", 50.15, 8.70, houses: 3, of: "Weiler")
        let records = try read(map)
        #expect(records["osm:w300"]?.parent == nil && records["osm:w300"]?.postTowns == ["Weiler"])
        #expect(records["osm:w200"]?.parent == "osm:n1")
    }

    @Test("the houses of a settlement keep the town of their addresses")
    func settlementHouses() throws {
        var map = OSMExtractTests.valley
        map.node(501, 47.09, 9.0906, ["addr:housenumber": "9", "addr:place": "Hamlet", "addr:city": "Far Town"])
        map.node(502, 47.09, 9.0907, ["addr:housenumber": "11", "addr:place": "Hamlet", "addr:city": "Seat"])
        let hamlet = try #require(try read(map)["osm:n22"])
        #expect(hamlet.houses.map(\.number) == ["3", "9", "11"] && hamlet.postTowns == ["Far Town"])
    }

    @Test("one address of another town among many is not a town of the street")
    func strays() throws {
        var map = Self.city
        Self.addHouses(to: &map, 150, "Kings Street", 55.7002, 12.5801, 1, of: "Roskilde")
        Self.addHouses(to: &map, 160, "Kings Street", 55.7003, 12.5801, 10, of: "København")
        let records = try read(map)
        #expect(records["osm:w100"]?.postTowns == ["København K"])
    }

    /// A road begins in one municipality and ends in the next one, whose houses need not name it.
    @Test("the municipality of a house is a town of its street", arguments: [true, false])
    func housesBeyondABorder(namesCity: Bool) throws {
        var map = TinyMap()
        for (id, name, west) in [(1, "Schaan", 9.50), (2, "Eschen", 9.52)] as [(Int64, String, Double)] {
            map.box(id, firstNode: id * 10, 47.0, west, 47.02, west + 0.02)
            map.relation(
                id, [("w", id, "outer")],
                ["type": "boundary", "boundary": "administrative", "admin_level": "8", "name": name])
        }
        map.node(100, 47.01, 9.505)
        map.node(101, 47.01, 9.510)
        map.node(102, 47.01, 9.523)
        map.way(100, [100, 101, 102], ["highway": "residential", "name": "Long Street"])
        for (house, longitude) in [(1, 9.506), (2, 9.508), (3, 9.510), (4, 9.522)] as [(Int64, Double)] {
            var tags = ["addr:housenumber": "\(house)", "addr:street": "Long Street"]
            if namesCity { tags["addr:city"] = "Schaan" }
            map.node(110 + house, 47.0101, longitude, tags)
        }
        let street = try #require(try read(map)["osm:w100"])
        #expect(street.houses.map(\.number) == ["1", "2", "3", "4"])
        #expect(street.parent == "osm:r1" && street.postTowns == ["Eschen"])
    }
}
