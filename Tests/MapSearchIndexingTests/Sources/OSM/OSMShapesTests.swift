import MapGeometry
import MapSearch
import MapSearchIndexing
import TestFixtures
import Testing

/// What the reader keeps for reverse geocoding: outlines, and the zoom from which objects are returned.
@Suite struct OSMShapesTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    private func records(_ map: TinyMap) throws -> [String: IndexRecord] {
        var builder = IndexBuilder(name: "Map")
        try OSMExtract(paths: [try files.write(PBFWriter().file(map))]).read(into: &builder)
        return Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) })
    }

    @Test func zooms() throws {
        var map = OSMExtractTests.valley
        for (place, zoom) in [
            ("city", 10), ("town", 12), ("suburb", 13), ("hamlet", 14), ("quarter", 14), ("farm", 15),
        ] {
            map.node(Int64(500 + zoom * 10 + place.count), 47.15, 9.12, ["place": place, "name": place])
        }
        map.node(101, 47.05, 9.05)
        map.node(102, 47.05, 9.06)
        map.node(103, 47.05, 9.07)
        map.way(101, [101, 102], ["highway": "footway", "name": "Walk"])
        map.way(102, [102, 103], ["highway": "residential", "name": "Walk"])
        map.way(103, [101, 103], ["highway": "service", "name": "Yard"])
        let records = try records(map)
        #expect(records["osm:r1"]?.minimumZoom == 3)
        // A village that is a municipality is returned as one.
        #expect(records["osm:r2"]?.minimumZoom == 10)
        for record in records.values where record.uri.hasPrefix("osm:n6") && record.kind != .area {
            let expected = ["city": 10, "town": 12, "suburb": 13, "hamlet": 14, "quarter": 14, "farm": 15][record.name]
            #expect(record.minimumZoom == expected, "\(record.name)")
        }
        #expect(records["osm:w101"].map { $0.minimumZoom == nil && $0.kind == .street } == true)
        #expect(records["osm:w103"]?.minimumZoom == 17)
        #expect(records["osm:w30"].map { $0.minimumZoom == nil } == true)
    }

    /// An island in two ways, and a coast in three, of which one lacks a node.
    @Test func coastlines() throws {
        var map = TinyMap()
        let coast = ["natural": "coastline"]
        for (number, place) in [(1, 1), (1, 2), (2, 2), (2, 1)].enumerated() {
            map.node(Int64(number + 1), Double(place.0), Double(place.1))
        }
        map.way(1, [3, 4, 1], coast.merging(["place": "island", "name": "Isle"]) { $1 })
        map.way(2, [1, 2, 3], coast)
        for number in 11...16 { map.node(Int64(number), 5, Double(number)) }
        map.way(3, [13, 14], coast)
        map.way(4, [11, 12, 13], coast)
        map.way(5, [14, 99, 15], coast)
        map.way(6, [15, 16], ["natural": "cliff"])
        let records = try records(map).filter { $0.value.kind == .coastline }
        #expect(Set(records.keys) == ["coastline:w4", "coastline:w1"])
        func longitudes(_ uri: String) -> [Double]? { records[uri]?.lines.first?.coordinates.map(\.longitude) }
        #expect(longitudes("coastline:w4") == [11, 12, 13, 14], "the direction is kept")
        #expect(longitudes("coastline:w1") == [2, 1, 1, 2, 2])
        #expect(records.values.allSatisfy { $0.name.isEmpty && $0.importance == 0 && $0.lines.count == 1 })
    }

    @Test func outlines() throws {
        var map = OSMExtractTests.valley
        // An entrance and its building; a school with its grounds.
        map.node(201, 47.0206, 9.0221, ["addr:housenumber": "6", "addr:street": "Main Street"])
        map.box(
            202, firstNode: 210, 47.0205, 9.022, 47.0207, 9.0222,
            ["building": "yes", "addr:housenumber": "6", "addr:street": "Main Street"])
        map.box(203, firstNode: 220, 47.04, 9.03, 47.05, 9.04, ["amenity": "school", "name": "School"])
        // A building around a yard.
        map.box(204, firstNode: 230, 47.0208, 9.0224, 47.0212, 9.0228)
        map.box(205, firstNode: 240, 47.0209, 9.0225, 47.0211, 9.0227)
        map.relation(
            206, [("w", 204, "outer"), ("w", 205, "inner")],
            ["type": "multipolygon", "building": "yes", "addr:housenumber": "10", "addr:street": "Main Street"])
        let records = try records(map)
        let houses = try #require(records["osm:w30"]).houses
        let building = try #require(houses.first { $0.number == "2" })
        #expect(building.boundary.count == 1 && building.boundary[0].contains(building.coordinate))
        #expect(houses.first { $0.number == "1" }?.boundary.isEmpty == true)
        let yard = try #require(houses.first { $0.number == "10" })
        #expect(yard.boundary.count == 1 && yard.boundary[0].holes.count == 1)
        let entrance = houses.filter { $0.number == "6" }
        #expect(entrance.count == 1 && entrance[0].boundary.count == 1)
        #expect(entrance[0].coordinate == Coordinate(latitude: 47.0206, longitude: 9.0221))
        #expect(records["osm:w203"].map { $0.kind == .business && $0.boundary.count == 1 } == true)
    }

    @Test func entrances() throws {
        var map = OSMExtractTests.valley
        map.box(
            402, firstNode: 410, 47.0205, 9.022, 47.0207, 9.0222,
            ["building": "yes", "addr:housenumber": "6", "addr:street": "Main Street"])
        map.box(403, firstNode: 420, 47.04, 9.03, 47.05, 9.04, ["amenity": "school", "name": "School"])
        // Each again with what is at its corners; the one that says `no` is a wall.
        map.node(411, 47.0205, 9.0222, ["entrance": "service"])
        map.node(412, 47.0207, 9.0222, ["entrance": "main"])
        map.node(421, 47.04, 9.04, ["entrance": "no"])
        map.node(422, 47.05, 9.04, ["entrance": "yes"])
        // A door that belongs to no building.
        map.node(430, 47.06, 9.04, ["entrance": "main"])
        let records = try records(map)
        let houses = try #require(records["osm:w30"]).houses
        #expect(houses.first { $0.number == "6" }?.entrances.map(\.kind) == [.service, .main])
        #expect(houses.first { $0.number == "2" }?.entrances.isEmpty == true)
        #expect(
            records["osm:w403"]?.entrances
                == [Entrance(coordinate: Coordinate(latitude: 47.05, longitude: 9.04))])
    }

    @Test("Permanently closed places keep their category; their successors have their own")
    func closed() throws {
        let cases: [(tags: [String: String], name: String?, category: String, closure: BusinessMetadata.Closure?)] = [
            (["disused:shop": "bakery", "name": "Huber"], "Huber", "shop=bakery", .permanent),
            (["was:amenity": "cafe", "was:name": "Alt", "building": "yes"], "Alt", "amenity=cafe", .permanent),
            (["disused:amenity": "pub", "name": "Ox", "building": "yes"], "Ox", "amenity=pub", .permanent),
            (["amenity": "cinema", "disused": "yes", "name": "Lux"], "Lux", "amenity=cinema", .permanent),
            (["shop": "books", "disused:shop": "bakery", "name": "New"], "New", "shop=books", nil),
            (["amenity": "bank", "opening_hours": "off", "name": "Bank"], "Bank", "amenity=bank", .temporary),
            (["historic": "ruins", "abandoned": "yes", "name": "Castle"], "Castle", "historic=ruins", nil),
            (["disused:shop": "bakery"], nil, "", nil),
            (["disused:shop": "no", "name": "None"], nil, "", nil),
            (["shop": "vacant"], nil, "", nil),
        ]
        for (number, (tags, name, category, closure)) in cases.enumerated() {
            var map = OSMExtractTests.valley
            map.node(501, 47.0206, 9.0221, tags)
            let record = try records(map)["osm:n501"]
            #expect(record?.name == name, "\(number)")
            #expect(record?.business?.categories.first?.id ?? "" == category, "\(number)")
            #expect(record?.business?.closure == closure, "\(number)")
        }
    }

    /// A street that addresses spell otherwise than the map is the same street.
    @Test(arguments: [
        ("Sankt Luzi-Strasse", "St. Luzi-Strasse"), ("Doktor Grass-Strasse", "Dr. Grass-Strasse"),
        ("Bahnhofstrasse", "Bahnhofstr."), ("Müllerweg", "Muellerweg"),
    ])
    func otherSpellings(name: String, spelling: String) throws {
        var map = OSMExtractTests.valley
        map.node(301, 47.05, 9.05)
        map.node(302, 47.05, 9.06)
        map.way(301, [301, 302], ["highway": "residential", "name": name])
        map.node(303, 47.0501, 9.055, ["addr:housenumber": "3", "addr:street": spelling])
        #expect(try records(map)["osm:w301"]?.houses.map(\.number) == ["3"])
    }
}
