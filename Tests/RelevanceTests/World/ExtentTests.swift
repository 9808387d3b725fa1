import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// What a map shows of the places of the bundled world.
@Suite("Extents of the bundled world")
struct ExtentTests {
    private let backend: OfflineBackend

    init() throws {
        backend = try OfflineBackend(WorldGazetteer.index)
    }

    struct Extent: CustomTestStringConvertible {
        var uri: String
        /// In degrees, as an atlas has them, to one degree or, of what is small, to a tenth of its size.
        var south, west, north, east: Double

        init(_ uri: String, _ south: Double, _ west: Double, _ north: Double, _ east: Double) {
            self.uri = uri
            self.south = south
            self.west = west
            self.north = north
            self.east = east
        }

        var testDescription: String { uri }
    }

    @Test(
        "A place has its own box",
        arguments: [
            // Across 180°.
            Extent("geonames:2017370", 41.2, 19.6, 81.3, -169),
            Extent("geonames:2205218", -20.7, 177.1, -16.1, -178.2),
            // With Alaska and Hawaii.
            Extent("geonames:6252001", 18.9, 172.5, 71.4, -67),
            // In Europe: overseas France has its own codes.
            Extent("geonames:3017382", 41.4, -5.1, 51.1, 9.6),
            // With the Canary Islands, without Easter Island.
            Extent("geonames:2510769", 27.6, -18.2, 43.8, 4.3),
            Extent("geonames:3895114", -55.9, -75.7, -17.5, -66.4),
            Extent("geonames:3164670", 41.9003, 12.4458, 41.9074, 12.4584),
            Extent("geonames:US.AK", 51.2, 172.5, 71.4, -130),
            Extent("geonames:DE.02", 47.3, 9, 50.6, 13.8),
            Extent("mapsearch:water/pacific-ocean", -60, 117, 66, -67),
            Extent("mapsearch:water/lake-victoria", -3, 31.6, 0.5, 34.9),
        ])
    func box(_ expected: Extent) throws {
        let object = try #require(try backend.answer(.uri(expected.uri)).objects.first)
        let box = try #require(object.boundingBox)
        let tolerance = min(1, max(0.001, (expected.north - expected.south) / 10))
        #expect(abs(box.south - expected.south) <= tolerance)
        #expect(abs(box.north - expected.north) <= tolerance)
        #expect(abs(box.west - expected.west) <= tolerance)
        #expect(abs(box.east - expected.east) <= tolerance)
        #expect(box.contains(object.coordinate))
    }

    @Test("A settlement is as large as its population", arguments: [("2988507", 10.0...25), ("3042030", 1.0...3)])
    func settlement(identifier: String, kilometres: ClosedRange<Double>) throws {
        let object = try #require(try backend.answer(.uri("geonames:" + identifier)).objects.first)
        let radius = Placemark(object).region.radius / 1000
        // The circle reaches the corners of the square.
        #expect(kilometres.contains(radius / 2.squareRoot()), "\(object.name): \(radius)")
    }
}
