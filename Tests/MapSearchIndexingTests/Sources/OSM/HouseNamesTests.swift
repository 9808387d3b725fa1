import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import TestFixtures
import Testing

/// Houses that have a name in place of a number.
@Suite struct HouseNamesTests {
    private static func backend() throws -> OfflineBackend {
        var map = OSMExtractTests.valley
        let address = ["addr:street": "Main Street", "addr:postcode": "9400"]
        map.node(201, 47.0206, 9.0222, address.merging(["addr:housename": "Rose Cottage"]) { $1 })
        map.box(
            202, firstNode: 210, 47.0204, 9.0231, 47.0205, 9.0233,
            address.merging(["addr:housename": "Thistle Hall", "building": "house"]) { $1 })
        map.node(
            203, 47.0207, 9.0223, address.merging(["addr:housename": "Numbered", "addr:housenumber": "21"]) { $1 })
        map.node(204, 47.0208, 9.0224, ["addr:housename": "Pub House", "amenity": "pub", "name": "The Crown"])
        map.node(205, 47.091, 9.09, ["addr:housename": "Old Mill", "addr:place": "Hamlet"])
        let files = try TemporaryFiles()
        var builder = IndexBuilder(name: "Valley")
        try OSMExtract(paths: [try files.write(PBFWriter().file(map))]).read(into: &builder)
        return OfflineBackend(try OfflineIndex(bytes: try builder.build().bytes))
    }

    @Test(arguments: [
        ("Rose Cottage", "osm:n201"), ("Rose Cottage, Main Street, Seat", "osm:n201"),
        ("rose cotage main st", "osm:n201"),
        ("Thistle Hall", "osm:w202"), ("Old Mill Hamlet", "osm:n205"), ("The Crown", "osm:n204"),
    ])
    func found(text: String, uri: String) throws {
        let objects = try Self.backend().found(text)
        #expect(objects.first?.uri == uri, "\(objects.map(\.name))")
    }

    @Test("a telephone number is not a house number", arguments: [("123456", true), ("21565927", false)])
    func telephoneNumber(number: String, isHouse: Bool) throws {
        var map = OSMExtractTests.valley
        map.node(201, 47.0206, 9.0222, ["addr:street": "Main Street", "addr:housenumber": number])
        let files = try TemporaryFiles()
        var builder = IndexBuilder(name: "Valley")
        try OSMExtract(paths: [try files.write(PBFWriter().file(map))]).read(into: &builder)
        #expect(builder.records.contains { $0.houses.contains { $0.number == number } } == isHouse)
    }

    @Test func shown() throws {
        let backend = try Self.backend()
        let cottage = try #require(try backend.object("osm:n201"))
        #expect(cottage.kind == .house && cottage.name == "Rose Cottage")
        #expect(cottage.address?.street == "Main Street" && cottage.address?.postalCode == "9400")
        #expect(cottage.address?.formatted.contains("Rose Cottage") == true, "\(cottage.address?.formatted ?? "")")
        let there = try backend.answer(.reverse(Coordinate(latitude: 47.02045, longitude: 9.0232))).objects
        #expect(there.first?.uri == "osm:w202", "\(there.map(\.name))")
        #expect(throws: SearchError.self) { try backend.object("osm:n203") }
    }
}
