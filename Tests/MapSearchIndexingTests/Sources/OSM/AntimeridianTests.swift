import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import TestFixtures
import Testing

/// Countries on both sides of 180°, such as Fiji and Russia with Chukotka.
@Suite struct AntimeridianTests {
    private static let east = Coordinate(latitude: -16.5, longitude: 179.5)
    private static let west = Coordinate(latitude: -16.5, longitude: -179.5)
    private static let outside = Coordinate(latitude: -16.5, longitude: -178.5)
    private static let farAway = Coordinate(latitude: -16.5, longitude: 0)

    /// As OpenStreetMap has it: a part that ends at 180° and one that begins at −180°.
    private static let islands: TinyMap = {
        var map = TinyMap()
        map.box(1, firstNode: 1, -17, 179, -16, 180)
        map.box(2, firstNode: 11, -17, -180, -16, -179)
        map.relation(
            1, [("w", 1, "outer"), ("w", 2, "outer")],
            [
                "type": "boundary", "boundary": "administrative", "admin_level": "2", "name": "Islands",
                "ISO3166-1": "FJ",
            ])
        map.node(21, east.latitude, east.longitude, ["place": "village", "name": "Morning"])
        map.node(22, west.latitude, west.longitude, ["place": "village", "name": "Evening"])
        map.node(23, outside.latitude, outside.longitude, ["place": "village", "name": "Abroad"])
        // A street that ends at 180°, a house just beyond, and a shop at the house.
        map.node(31, -16.6, 179.998)
        map.node(32, -16.6, 180)
        map.way(31, [31, 32], ["highway": "residential", "name": "Date Line Road"])
        map.node(
            33, -16.6001, -179.9999,
            ["addr:housenumber": "7", "addr:street": "Date Line Road", "shop": "kiosk", "name": "Yesterday"])
        map.node(34, -16.6001, -179.9998, ["addr:housenumber": "9"])
        return map
    }()

    @Test("an extract")
    func extract() throws {
        var builder = IndexBuilder(name: "Islands")
        let files = try TemporaryFiles()
        try OSMExtract(paths: [try files.write(PBFWriter().file(Self.islands))]).read(into: &builder)
        let records = Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) })
        #expect(records["osm:n21"]?.parent == "osm:r1" && records["osm:n22"]?.parent == "osm:r1")
        #expect(records["osm:n23"]?.parent == nil)
        #expect(records["osm:w31"]?.houses.map(\.number).sorted() == ["7", "9"])
        #expect(records["osm:n33"]?.parent == "osm:w31" && records["osm:n33"]?.houseNumber == "7")
        #expect(records["osm:r1"]?.boundingBox.map { $0.west == 179 && $0.east == -179 } == true)
        try check(OfflineIndex(bytes: try builder.build().bytes))
    }

    /// As other programs write GeoJSON: a ring that continues beyond 180°, or jumps to the other side.
    @Test("outlines that are not cut", arguments: [181, -179] as [Double])
    func uncut(east: Double) throws {
        let ring = [[179, -17], [east, -17], [east, -16], [179, -16], [179, -17]]
        let files = try TemporaryFiles()
        let path = try files.write(
            Array(#"{"type":"Polygon","coordinates":[\#(ring)]}"#.utf8), "islands.geojson")
        var file = GeoJSONFile(path: path, kind: .country, countryCode: "FJ")
        file.scheme = "islands"
        var builder = IndexBuilder(name: "Islands")
        let error = #expect(throws: IndexingError.self) { try file.read(into: &builder) }
        #expect(error?.message.contains("name") == true)
        let feature =
            #"{"type":"Feature","properties":{"name":"Islands"},"geometry":{"type":"Polygon","coordinates":[\#(ring)]}}"#
        file = GeoJSONFile(
            path: try files.write(Array(feature.utf8), "named.geojson"), kind: .country, countryCode: "FJ")
        try file.read(into: &builder)
        #expect(abs(abs(builder.records[0].coordinate.longitude) - 180) < 1)
        try check(OfflineIndex(bytes: try builder.build().bytes))
    }

    private func check(_ index: OfflineIndex) throws {
        try index.verify()
        let backend = OfflineBackend(index)
        for place in [Self.east, Self.west] {
            #expect(try backend.answer(.reverse(place, zoom: 3)).objects.map(\.name) == ["Islands"], "\(place)")
        }
        let here = Coordinate(latitude: -16.5, longitude: 180)
        #expect(try backend.answer(.reverse(here, zoom: 3)).objects.map(\.name) == ["Islands"])
        for place in [Self.outside, Self.farAway] {
            let objects = try backend.answer(.reverse(place, zoom: 3)).objects
            #expect(!objects.map(\.name).contains("Islands"), "\(place)")
        }
    }
}
