import MapGeometry
import MapSearch
import MapSearchIndexing
import TestFixtures
import Testing

/// Extracts that are cut off, and several of them in one file: what belongs to what must be the same as in each alone.
@Suite struct MergedExtractTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    private func read(_ map: TinyMap, country: String? = nil) throws -> [String: IndexRecord] {
        var builder = IndexBuilder(name: "Map")
        try OSMExtract(paths: [try files.write(PBFWriter().file(map))], countryCode: country).read(into: &builder)
        return Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) })
    }

    /// Part of a city: none of its boundaries is complete, nor are those of its county, region and country.
    private static func city(_ number: Int64, _ name: String, _ latitude: Double, _ longitude: Double) -> TinyMap {
        let first = number * 1000
        var map = TinyMap()
        map.node(first, latitude, longitude, ["place": "city", "name": name])
        map.node(first + 1, latitude + 0.01, longitude, ["place": "suburb", "name": "\(name) North"])
        // The boundary passes south of the city; its other way is not there.
        map.node(first + 2, latitude - 0.02, longitude - 0.1)
        map.node(first + 3, latitude - 0.02, longitude + 0.1)
        map.way(first, [first + 2, first + 3])
        let boundary = ["type": "boundary", "boundary": "administrative"]
        let ways = [("w", first, "outer"), ("w", first + 999, "outer")]
        map.relation(
            first, ways + [("n", first, "label")],
            boundary.merging(["admin_level": "8", "name": name]) { $1 })
        map.relation(
            first + 1, [("w", first + 998, "outer"), ("n", first, "admin_centre")],
            boundary.merging(["admin_level": "6", "name": "\(name) County"]) { $1 })
        map.relation(
            first + 2, [("w", first + 997, "outer"), ("n", first, "admin_centre")],
            boundary.merging(["admin_level": "4", "name": "\(name) Region", "ISO3166-2": "X\(number)-R"]) { $1 })
        map.relation(
            first + 3, [("w", first + 996, "outer"), ("n", first + 996, "label")],
            boundary.merging(["admin_level": "2", "name": "\(name) Country", "ISO3166-1": "X\(number)"]) { $1 })
        map.node(first + 11, latitude + 0.001, longitude)
        map.node(first + 12, latitude + 0.001, longitude + 0.002)
        map.way(first + 11, [first + 11, first + 12], ["highway": "residential", "name": "High Street"])
        for house in 0..<6 as Range<Int64> {
            map.node(
                first + 20 + house, latitude + 0.0011, longitude + Double(house) * 1e-4,
                [
                    "addr:housenumber": "\(house + 1)", "addr:street": "High Street", "addr:city": name,
                    "addr:postcode": "1000",
                ])
        }
        map.node(first + 30, latitude - 0.005, longitude, ["shop": "books", "name": "Page"])
        // Beyond the boundary.
        map.node(first + 31, latitude - 0.03, longitude, ["shop": "books", "name": "Abroad"])
        return map
    }

    private static func merged(_ maps: [TinyMap]) -> TinyMap {
        var map = TinyMap()
        for part in maps {
            map.nodes += part.nodes
            map.ways += part.ways
            map.relations += part.relations
        }
        return map
    }

    /// The names of what a record belongs to, up to its country.
    private static func chain(_ uri: String, _ records: [String: IndexRecord]) -> [String] {
        var chain: [String] = []
        var next = records[uri]?.parent
        while let uri = next, let record = records[uri], chain.count < 20 {
            chain.append(record.name)
            next = record.parent
        }
        return chain
    }

    @Test("in a file of several extracts each has its own containers")
    func merging() throws {
        let cities = [
            Self.city(1, "Aville", 55.7, 12.6), Self.city(2, "Bstadt", 49.45, 11.1),
            Self.city(3, "Cporto", 41.15, -8.6),
            Self.city(4, "Djevo", -17.7, 179.99), Self.city(5, "Aville", 43.6, 1.4),
        ]
        let together = try read(Self.merged(cities))
        var count = 0
        for city in cities {
            let alone = try read(city)
            for (uri, record) in alone {
                count += 1
                #expect(together[uri] != nil, "\(uri) \(record.name)")
                #expect(Self.chain(uri, together) == Self.chain(uri, alone), "\(uri) \(record.name)")
                #expect(together[uri]?.countryCode == record.countryCode, "\(uri) \(record.name)")
            }
        }
        #expect(together.count == count)
        #expect(
            Self.chain("osm:n1030", together) == [
                "Aville North", "Aville", "Aville County", "Aville Region", "Aville Country",
            ])
        #expect(Self.chain("osm:n1031", together) == ["Aville County", "Aville Region", "Aville Country"])
        #expect(together["osm:w1011"]?.houses.count == 6)
        #expect(together["postcode:X1-1000"]?.coordinate.latitude.rounded() == 56)
        #expect(together["postcode:X2-1000"]?.coordinate.latitude.rounded() == 49)
    }

    @Test("a country of which only code and name are there contains what its codes say, and is where that is")
    func countryByCode() throws {
        let records = try read(Self.city(1, "Aville", 55.7, 12.6))
        let country = try #require(records["osm:r1003"])
        #expect(country.kind == .country && country.countryCode == "X1" && country.boundary.isEmpty)
        #expect(country.coordinate == records["osm:r1002"]?.coordinate)
        var lonely = Self.city(1, "Aville", 55.7, 12.6)
        lonely.relations.removeAll { $0.id == 1002 }
        lonely.relations[1].members.removeAll { $0.type == "n" }
        #expect(try read(lonely)["osm:r1003"] == nil, "nothing is known to be there")
        #expect(try read(lonely, country: "X1")["osm:r1000"]?.parent == "osm:r1003", "but the caller may know")
    }

    @Test("an area that is cut off reaches no farther than such areas do, and not over a gap in the data")
    func reach() throws {
        var map = Self.city(1, "Aville", 55.7, 12.6)
        // A road of settlements to the north, without a gap.
        for step in 1...60 as ClosedRange<Int64> {
            map.node(1100 + step, 55.7 + Double(step) * 0.01, 12.6, ["shop": "kiosk", "name": "Kiosk \(step)"])
        }
        map.node(1200, 57.2, 12.6, ["shop": "kiosk", "name": "Beyond the gap"])
        let records = try read(map)
        #expect(Self.chain("osm:n1105", records).contains("Aville"))
        #expect(!Self.chain("osm:n1160", records).contains("Aville"))
        #expect(Self.chain("osm:n1160", records).first == "Aville County")
        #expect(!Self.chain("osm:n1200", records).contains("Aville County"))
        #expect(!Self.chain("osm:n1200", records).contains("Aville Region"), "the data have a gap of 100 km")
    }

    @Test("no area that is cut off contains what a whole boundary separates from its seat")
    func wholeBorders() throws {
        var map = Self.city(1, "Aville", 55.7, 12.6)
        map.box(1500, firstNode: 1500, 55.705, 12.5, 55.75, 12.7)
        map.relation(
            1500, [("w", 1500, "outer")],
            [
                "type": "boundary", "boundary": "administrative", "admin_level": "2", "name": "Whole Country",
                "ISO3166-1": "WC",
            ])
        map.node(1510, 55.72, 12.6, ["shop": "kiosk", "name": "Foreign"])
        let records = try read(map)
        #expect(Self.chain("osm:n1510", records).last == "Whole Country")
        #expect(!Self.chain("osm:n1510", records).contains("Aville Region"))
        #expect(Self.chain("osm:n1030", records).last == "Aville Country")
    }

    @Test("a county whose seat is an independent city contains nothing of the city")
    func foreignSeat() throws {
        var map = Self.city(1, "Aville", 55.7, 12.6)
        // The city is of the level of the county, and its label is the county's seat. The county comes first.
        map.relations[0].tags["admin_level"] = "6"
        map.relations[1].id = 999
        let records = try read(map)
        #expect(Self.chain("osm:n1030", records) == ["Aville North", "Aville", "Aville Region", "Aville Country"])
        #expect(records["osm:r999"]?.parent == "osm:r1002")
    }

    @Test("a part of a town contains nothing beyond its own boundary")
    func districts() throws {
        var map = OSMExtractTests.valley
        map.box(500, firstNode: 500, 47.019, 9.019, 47.0205, 9.0225)
        map.relation(
            500, [("w", 500, "outer")],
            ["type": "boundary", "boundary": "administrative", "admin_level": "9", "name": "Centre"])
        map.node(510, 47.02, 9.0195, ["place": "neighbourhood", "name": "Old Town"])
        map.node(511, 47.0204, 9.022, ["shop": "kiosk", "name": "Inside"])
        map.node(512, 47.0207, 9.022, ["shop": "kiosk", "name": "Outside"])
        let records = try read(map)
        #expect(Self.chain("osm:n511", records).contains("Centre"))
        #expect(Self.chain("osm:n512", records) == ["Seat", "Valley"])
    }

    @Test("addresses of another extract do not move a city that only they locate")
    func cityByAddresses() throws {
        var map = TinyMap()
        map.node(1, 51.5, 0)
        map.node(2, 51.5, 0.01)
        map.way(1, [1, 2])
        map.relation(
            1, [("w", 1, "outer"), ("w", 99, "outer")],
            ["type": "boundary", "boundary": "administrative", "admin_level": "6", "place": "city", "name": "London"])
        for number in 0..<30 as Range<Int64> {
            // Two thirds of them are in Canada.
            let (latitude, longitude) = number < 10 ? (51.51, 0.001) : (42.98, -81.25)
            map.node(
                100 + number, latitude, longitude + Double(number) * 1e-5,
                ["addr:housenumber": "\(number)", "addr:street": "Street", "addr:city": "London"])
        }
        #expect(try read(map)["osm:r1"]?.coordinate.latitude == 51.51)
    }
}
