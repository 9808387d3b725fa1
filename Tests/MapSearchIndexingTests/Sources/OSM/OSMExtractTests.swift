import MapGeometry
import MapSearch
import MapSearchIndexing
import TestFixtures
import Testing

@Suite struct OSMExtractTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    /// What becomes of a map, by URI.
    private func read(
        _ map: TinyMap, _ writer: PBFWriter = PBFWriter(), country: String? = nil
    ) throws -> (records: [String: IndexRecord], report: OSMReport) {
        let path = try files.write(writer.file(map))
        var builder = IndexBuilder(name: "Map")
        let report = try OSMExtract(paths: [path], countryCode: country).read(into: &builder)
        return (Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) }), report)
    }

    /// A country with a municipality of two villages, streets, houses and shops.
    static let valley: TinyMap = {
        var map = TinyMap()
        map.box(1, firstNode: 1, 47, 9, 47.2, 9.2)
        map.box(2, firstNode: 11, 47.01, 9.01, 47.1, 9.1)
        map.node(21, 47.02, 9.02, ["place": "village", "name": "Seat", "population": "1 200", "name:fr": "Siège"])
        map.node(22, 47.09, 9.09, ["place": "village", "name": "Hamlet"])
        map.node(23, 47.15, 9.15, ["place": "country", "name": "Valley"])
        map.relation(
            1, [("w", 1, "outer"), ("n", 23, "label")],
            ["type": "boundary", "boundary": "administrative", "admin_level": "2", "name": "Valley", "ISO3166-1": "VA"])
        map.relation(
            2, [("w", 2, "outer"), ("n", 21, "admin_centre")],
            ["type": "boundary", "boundary": "administrative", "admin_level": "8", "name": "Seat"])
        // Main Street in two pieces, and one of the same name in the other village.
        map.node(31, 47.02, 9.021)
        map.node(32, 47.02, 9.023)
        map.node(33, 47.021, 9.025)
        map.node(34, 47.09, 9.091)
        map.node(35, 47.09, 9.093)
        map.way(31, [32, 33], ["highway": "residential", "name": "Main Street"])
        map.way(30, [31, 32], ["highway": "residential", "name": "Main Street", "name:de": "Hauptstrasse"])
        map.way(32, [34, 35], ["highway": "residential", "name": "Main Street"])
        // A house, its building with a shop in it, several numbers, and a range.
        map.node(41, 47.0201, 9.0211, ["addr:housenumber": "1", "addr:street": "Main Street", "addr:postcode": "9400"])
        map.box(
            40, firstNode: 42, 47.0202, 9.0221, 47.0203, 9.0223,
            [
                "building": "yes", "addr:housenumber": "2;4", "addr:street": "Main  Street", "addr:postcode": "9400",
            ])
        map.node(
            46, 47.02025, 9.0222,
            [
                "shop": "bakery", "name": "Crust", "phone": "+1 2; +1 3", "website": "https://crust", "brand": "Crumbs",
                "brand:wikidata": "Q1", "opening_hours": "Mo-Sa 06:00-18:00", "wheelchair": "yes", "takeaway": "no",
                "payment:cash": "yes", "payment:gold": "no", "cuisine": "cake;bread", "internet_access": "wlan",
            ])
        map.node(47, 47.0199, 9.0211, ["addr:housenumber": "11", "addr:street": "Main Street"])
        map.node(48, 47.0199, 9.0219, ["addr:housenumber": "19", "addr:street": "Main Street"])
        map.way(41, [47, 48], ["addr:interpolation": "odd"])
        map.node(51, 47.0902, 9.0911, ["addr:housenumber": "7", "addr:street": "Main Street", "addr:city": "Hamlet"])
        map.node(52, 47.03, 9.03, ["addr:housenumber": "5", "addr:street": "Lost Lane"])
        map.node(53, 47.09, 9.0905, ["addr:housenumber": "3", "addr:place": "Hamlet"])
        map.node(54, 47.0200, 9.0240, ["addr:housenumber": "s/n"])
        map.node(55, 47.0205, 9.0241, ["addr:housenumber": "8"])
        // What has no name, and is wanted all the same, or not.
        map.node(61, 47.03, 9.031, ["amenity": "toilets"])
        map.node(62, 47.03, 9.032, ["amenity": "bench"])
        map.node(63, 47.031, 9.031, ["railway": "station", "name": "Seat", "uic_ref": "85"])
        map.node(64, 47.0311, 9.031, ["highway": "bus_stop", "name": "Seat"])
        map.node(65, 47.04, 9.04, ["natural": "peak", "name": "Horn", "ele": "2000"])
        return map
    }()

    @Test("every encoding of the same file has the same result", arguments: 0..<6)
    func encodings(variant: Int) throws {
        var writer = PBFWriter()
        var map = Self.valley
        switch variant {
        case 1: writer.isDense = false
        case 2: writer.compression = .none
        case 3: writer.blockLength = 1
        case 4: (writer.granularity, writer.offset) = (10, -12_345_678_900)
        case 5:
            (map.nodes, map.ways, map.relations) = (map.nodes.reversed(), map.ways.reversed(), map.relations.reversed())
        default: break
        }
        func bytes(_ map: TinyMap, _ writer: PBFWriter) throws -> [UInt8] {
            var builder = IndexBuilder(name: "Map")
            try OSMExtract(paths: [try files.write(writer.file(map))]).read(into: &builder)
            #expect(builder.date == "2023-11-14")
            #expect(builder.license == "ODbL-1.0")
            #expect(builder.attributions == ["© OpenStreetMap contributors"])
            return try builder.build().bytes
        }
        #expect(try bytes(map, writer) == bytes(Self.valley, PBFWriter()))
    }

    // MARK: Places

    @Test func boundaries() throws {
        let (records, report) = try read(Self.valley)
        let country = try #require(records["osm:r1"])
        #expect(country.kind == .country && country.countryCode == "VA" && country.parent == nil)
        #expect(country.boundary.count == 1)
        let seat = try #require(records["osm:r2"])
        #expect(seat.kind == .locality && seat.population == 1200 && seat.parent == "osm:r1")
        #expect(seat.localizedNames["fr"] == "Siège")
        #expect(seat.coordinate == Coordinate(latitude: 47.02, longitude: 9.02))
        #expect(records["osm:n21"] == nil, "the node is told as the boundary")
        #expect(records["osm:n22"]?.parent == "osm:r2")
        #expect(report.openBoundaryCount == 0 && report.brokenAreaCount == 0)
    }

    @Test("a boundary that is cut off contains what its label's side of it has")
    func openBoundary() throws {
        var map = Self.valley
        map.ways.removeAll { $0.id == 1 }
        map.way(1, [3, 4], [:])
        map.way(70, [4, 1], [:])
        map.relations[0].members += [(type: "w", id: 70, role: "outer"), (type: "w", id: 999, role: "outer")]
        // Beyond the piece of the boundary that there is.
        map.node(80, 47.25, 9.1, ["shop": "kiosk", "name": "Abroad"])
        map.node(81, 47.19, 9.1, ["shop": "kiosk", "name": "Home"])
        let (records, report) = try read(map, country: "XY")
        #expect(report.openBoundaryCount == 1)
        #expect(records["osm:r1"]?.boundary.isEmpty == true)
        #expect(records["osm:n81"]?.parent == "osm:r1")
        #expect(records["osm:n80"]?.parent == nil)
        #expect(records["osm:n80"]?.countryCode == "XY")
    }

    @Test("a boundary without any place inside is dropped and counted")
    func cutBoundary() throws {
        var map = TinyMap()
        map.node(1, 1, 1)
        map.node(2, 1, 2)
        map.way(1, [1, 2])
        map.relation(
            1, [("w", 1, "outer"), ("w", 2, "outer")],
            ["type": "boundary", "boundary": "administrative", "admin_level": "4", "name": "Cut", "ISO3166-2": "NZ-X"])
        map.node(3, 1, 1, ["shop": "books", "name": "Page"])
        let (records, report) = try read(map)
        #expect(records["osm:r1"] == nil)
        #expect(report.cutBoundaryCount == 1)
        #expect(records["osm:n3"]?.countryCode == "NZ", "the code of the boundary tells the country")
    }

    // MARK: Streets and houses

    @Test func streets() throws {
        let (records, _) = try read(Self.valley)
        let street = try #require(records["osm:w30"])
        #expect(street.kind == .street && street.name == "Main Street" && street.parent == "osm:r2")
        #expect(street.localizedNames == ["de": "Hauptstrasse"])
        #expect(street.lines.count == 1 && street.lines[0].coordinates.count == 3)
        #expect(records["osm:w31"] == nil)
        #expect(street.postcode == "9400")
        #expect(street.houses.map(\.number) == ["1", "2", "4", "8", "11", "19"])
        #expect(street.houses.allSatisfy { $0.postcode == nil })
        #expect(street.houseRanges.map { [$0.first, $0.last, $0.step] } == [[11, 19, 2]])
        #expect(street.houseRanges.first?.line.coordinates.count == 2)
        let other = try #require(records["osm:w32"])
        #expect(other.parent == "osm:n22" && other.houses.map(\.number) == ["7"])
        #expect(records["osm:n22"]?.houses.map(\.number) == ["3"])
        let lost = try #require(records["osm:n52/street"])
        #expect(lost.name == "Lost Lane" && lost.houses.map(\.number) == ["5"] && lost.lines.isEmpty)
        #expect(records["postcode:VA-9400"]?.kind == .postcode)
    }

    @Test("a settlement has the name that its addresses use")
    func cityNames() throws {
        var map = Self.valley
        for number in 0..<6 {
            map.node(
                100 + Int64(number), 47.0201, 9.0211 + Double(number) * 1e-4,
                ["addr:housenumber": "\(100 + number)", "addr:street": "Main Street", "addr:city": "Seat-Hamlet"])
        }
        map.node(110, 47.0201, 9.0211, ["addr:housenumber": "200", "addr:street": "Main Street", "addr:city": "Slip"])
        #expect(try read(map).records["osm:r2"]?.alternateNames == ["Seat-Hamlet"])
    }

    @Test("streets of one name far from each other are two")
    func distantStreets() throws {
        var map = TinyMap()
        for (id, longitude) in [(Int64(1), 0.0), (2, 0.002), (3, 0.2)] {
            map.node(id * 10, 50, longitude)
            map.node(id * 10 + 1, 50, longitude + 0.001)
            map.way(id, [id * 10, id * 10 + 1], ["highway": "service", "name": "High Street"])
        }
        let (records, report) = try read(map)
        #expect(Set(records.keys) == ["osm:w1", "osm:w3"])
        #expect(records["osm:w1"]?.lines.count == 2)
        #expect(report.joinedCount == 1)
    }

    @Test("a house belongs to the street of its own town, though one of its name in the next town is nearer")
    func streetsOnBothSidesOfABorder() throws {
        var map = TinyMap()
        for (id, south, name) in [(Int64(1), 47.0, "South"), (2, 47.01, "North")] {
            map.box(id, firstNode: id * 10, south, 9, south + 0.01, 9.1)
            map.relation(
                id, [("w", id, "outer")],
                ["type": "boundary", "boundary": "administrative", "admin_level": "8", "name": name])
        }
        map.node(31, 47.005, 9.05)
        map.node(32, 47.0099, 9.05)
        map.node(33, 47.0110, 9.05)
        map.node(34, 47.015, 9.05)
        map.way(31, [31, 32], ["highway": "residential", "name": "Border Road"])
        map.way(33, [33, 34], ["highway": "residential", "name": "Border Road"])
        let address = ["addr:street": "Border Road"]
        map.node(41, 47.0102, 9.0501, address.merging(["addr:housenumber": "1", "addr:city": "North"]) { $1 })
        map.node(42, 47.0102, 9.0499, address.merging(["addr:housenumber": "2"]) { $1 })
        map.node(43, 47.0102, 9.0498, address.merging(["addr:housenumber": "4", "addr:city": "Elsewhere"]) { $1 })
        map.node(44, 47.0055, 9.0501, address.merging(["addr:housenumber": "90", "addr:city": "North"]) { $1 })
        let (records, _) = try read(map)
        // Neither town is called Elsewhere, and at 600 m the border does not matter.
        #expect(records["osm:w31"]?.houses.map(\.number) == ["4", "90"])
        #expect(records["osm:w33"]?.houses.map(\.number) == ["1", "2"])
    }

    @Test("a relation has the street of a house without one")
    func associatedStreet() throws {
        var map = TinyMap()
        map.node(1, 50, 0)
        map.node(2, 50, 0.001)
        map.way(1, [1, 2], ["highway": "residential", "name": "Rue Haute"])
        map.node(3, 50.005, 0, ["addr:housenumber": "12 bis"])
        map.relation(5, [("w", 1, "street"), ("n", 3, "house"), ("r", 5, "house")], ["type": "associatedStreet"])
        #expect(try read(map).records["osm:w1"]?.houses.map(\.number) == ["12 bis"])
    }

    // MARK: Points of interest

    @Test func business() throws {
        let (records, _) = try read(Self.valley)
        let shop = try #require(records["osm:n46"])
        #expect(shop.kind == .business && shop.name == "Crust" && shop.alternateNames == ["Crumbs"])
        #expect(shop.houseNumber == "2;4" && shop.parent == "osm:w30" && shop.postcode == "9400")
        let business = try #require(shop.business)
        #expect(business.categories.map(\.id) == ["shop=bakery", "cuisine=cake", "cuisine=bread"])
        #expect(business.phones.map(\.number) == ["+1 2", "+1 3"])
        #expect(business.links.map(\.url) == ["https://crust"])
        #expect(business.chains == [.init(id: "Q1", name: "Crumbs")])
        #expect(business.openingHoursText == "Mo-Sa 06:00-18:00")
        let features = Dictionary(uniqueKeysWithValues: business.features.map { ($0.id, $0.value) })
        #expect(
            features == [
                "wheelchair": .flag(true), "takeaway": .flag(false), "wifi": .flag(true), "payment": .values(["cash"]),
                "cuisine": .values(["cake", "bread"]),
            ])
        #expect(records["osm:n61"]?.name == "")
        #expect(records["osm:n62"]?.business?.categories.map(\.id) == ["amenity=bench"])
        #expect(records["osm:n63"]?.kind == .station)
        #expect(records["osm:n64"] == nil, "the stop is told as the station")
        #expect(records["osm:n65"]?.kind == .area)
    }

    @Test("everything can be built and found")
    func search() throws {
        let path = try files.write(PBFWriter().file(Self.valley))
        var builder = IndexBuilder(name: "Map")
        let report = try OSMExtract(paths: [path, path]).read(into: &builder)
        #expect(report.duplicateCount == 0, "objects of two files are one")
        #expect(try OSMExtract(paths: [path]).read(into: &builder).recordCount == 0)
        #expect(report.recordCount == builder.count)
        #expect(try builder.build().report.objectCount == builder.count)
        #expect(report.description.contains(" objects read, "))
    }
}
